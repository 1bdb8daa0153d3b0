import {
  CodOtpBody,
  CodOtpVerifyBody,
  InitiatePaymentBody,
  PaymentInitiated,
  PaymentStatus,
  VerifyPaymentBody,
} from '@suvarna/contracts/api/checkout';
import { OtpSent } from '@suvarna/contracts/api/identity';
import type { Envelope } from '@suvarna/contracts/errors';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import {
  deviceCookieOf,
  localeOf,
  principalOf,
  requireRight,
  requireSent,
  shopperOf,
} from '../identity/index.ts';
import { isOnline } from './fact.ts';
import { initiatePayment } from './initiate-payment.ts';
import { checkDoorCode, placeAtTheDoor, sendDoorCode } from './pay-at-the-door.ts';
import { paymentStatus } from './payment-status.ts';
import { verifyPayment } from './verify-payment.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { answers, envelope } from '../../platform/http/envelope.ts';
import { paymentContext } from './route-context.ts';
import { orUnavailable, paymentRefusal } from './refusals.ts';

const shopperOnce = { config: { access: 'shopper', once: true } } as const;
const security = [{ token: [] }];
const tags = ['payment'];

/** `payment/payment/…`: paying for one's own order. Foreign and unknown orders are the same: not found. */
export function paymentRoutes(deps: Dependencies): FastifyPluginAsyncTypebox {
  const { db, config } = deps;
  const context = paymentContext(deps);

  /** A provider is asked between transactions: its answer is made before the key's answer is written, and is the same if made twice. */
  async function outside<Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    ask: () => Promise<Answer>,
  ): Promise<Envelope<Answer>> {
    let answer: Answer | undefined;
    return performOnce(
      db,
      principalOf(shopperOf(request)),
      request,
      reply,
      async () => envelope(answer as Answer),
      {
        before: async () => {
          answer = await ask();
        },
      },
    );
  }

  async function open(
    request: FastifyRequest<{ Body: InitiatePaymentBody }>,
    reply: FastifyReply,
  ): Promise<Envelope<PaymentInitiated>> {
    const owner = shopperOf(request);
    const { order_no: orderNo, mode, locale = localeOf(request) } = request.body;
    if (isOnline(mode)) {
      return outside(request, reply, async () => {
        const outcome = await orUnavailable(initiatePayment(context, { owner, orderNo, mode, locale }));
        if (outcome.kind !== 'open') throw paymentRefusal(outcome.kind);
        return {
          payment_id: outcome.paymentId,
          mode,
          next: { kind: 'redirect' as const, redirect_url: outcome.redirectUrl },
        };
      });
    }
    return performOnce(db, principalOf(owner), request, reply, async (tx) => {
      const outcome = await sendDoorCode(tx, context, {
        owner,
        orderNo,
        locale,
        address: callerAddress(request),
        device: deviceCookieOf(request, config),
      });
      if (outcome.kind !== 'code') throw paymentRefusal(outcome.kind);
      const { resend_after } = requireSent(outcome.issued, 'bag');
      return envelope({
        payment_id: outcome.paymentId,
        mode,
        next: { kind: 'otp' as const, sent_to: outcome.sentTo, resend_after },
      });
    });
  }

  return async (app) => {
    app.post(
      '/payment/payment/initiate/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Opens a payment: a page of the provider, or a code for paying at the door',
          body: InitiatePaymentBody,
          response: answers(PaymentInitiated),
        },
      },
      open,
    );
    app.post(
      '/payment/payment/retry/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'The same after a payment failed',
          body: InitiatePaymentBody,
          response: answers(PaymentInitiated),
        },
      },
      open,
    );

    app.post(
      '/payment/payment/verify/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'What became of a payment; the provider is asked',
          body: VerifyPaymentBody,
          response: answers(PaymentStatus),
        },
      },
      (request, reply) =>
        outside(request, reply, async () => {
          const {
            order_no: orderNo,
            provider_order_id: providerOrderId,
            provider_payment_id: providerPaymentId,
            signature,
          } = request.body;
          const outcome = await verifyPayment(context, {
            owner: shopperOf(request),
            orderNo,
            providerOrderId,
            providerPaymentId,
            signature,
          });
          if (outcome.kind !== 'status') throw paymentRefusal(outcome.kind);
          return outcome.status;
        }),
    );

    app.post(
      '/payment/payment/cod_otp/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Sends the code for paying at the door again',
          body: CodOtpBody,
          response: answers(OtpSent),
        },
      },
      (request, reply) =>
        performOnce(db, principalOf(shopperOf(request)), request, reply, async (tx) => {
          const outcome = await sendDoorCode(tx, context, {
            owner: shopperOf(request),
            orderNo: request.body.order_no,
            locale: localeOf(request),
            address: callerAddress(request),
            device: deviceCookieOf(request, config),
          });
          if (outcome.kind !== 'code') throw paymentRefusal(outcome.kind);
          return envelope(requireSent(outcome.issued, 'bag'));
        }),
    );

    app.post(
      '/payment/payment/cod_verify_otp/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Places an order that is paid at the door',
          body: CodOtpVerifyBody,
          response: answers(PaymentStatus),
        },
      },
      (request, reply) => {
        const wish = { owner: shopperOf(request), orderNo: request.body.order_no };
        return performOnce(
          db,
          principalOf(wish.owner),
          request,
          reply,
          async (tx) => {
            const state = await placeAtTheDoor(tx, context, wish);
            if (state === 'no-order' || state === 'mode-unavailable' || state === 'coupon-used')
              throw paymentRefusal(state);
            return envelope(paymentStatus(wish.orderNo, state));
          },
          {
            before: async () => {
              const checked = await checkDoorCode(context, { ...wish, code: request.body.otp });
              if (checked === 'no-order' || checked === 'mode-unavailable') throw paymentRefusal(checked);
              if (checked !== 'placed') requireRight(checked, 'bag');
            },
          },
        );
      },
    );
  };
}
