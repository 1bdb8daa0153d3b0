import {
  codOtp,
  codOtpVerify,
  paymentInitiate,
  paymentRetry,
  paymentVerify,
} from '@suvarna/contracts/payments';
import type { InitiatePaymentBody, PaymentInitiated } from '@suvarna/contracts/checkout';
import type { Envelope } from '@suvarna/contracts/call';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Needs } from './needs.ts';
import {
  deviceCookieOf,
  localeOf,
  principalOf,
  provenNumbers,
  requireRight,
  requireSent,
  shopperOf,
} from '../identity/index.ts';
import type { Subject } from '../ledger/index.ts';
import { isOnlineMode } from './fact.ts';
import { initiatePayment } from './initiate-payment.ts';
import { checkDoorCode, settleCashOnDelivery, sendDoorCode } from './cash-on-delivery.ts';
import { paymentStatus } from './payment-status.ts';
import { verifyPayment } from './verify-payment.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { paymentContext } from './route-context.ts';
import { orUnavailable, paymentRefusal } from './refusals.ts';
import type { Purpose } from './purpose.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';

/** `payment/payment/…`: paying for one's own. Foreign and unknown numbers are the same: not found. */
export function paymentRoutes(deps: Needs): FastifyPluginAsync {
  const { db, config } = deps;
  const context = paymentContext(deps);
  const numbers = provenNumbers(deps);

  /** What a call pays for: an order, unless it names another kind. @throws Refusal when there is no such kind */
  function paidFor({ kind = 'order', order_no: id }: { kind?: string; order_no: string }): {
    readonly subject: Subject;
    readonly purpose: Purpose;
  } {
    const subject = { kind, id };
    if (!context.purposes.has(kind))
      throw new Refusal(400, 'REQUEST.INVALID', 'The request is not valid.', {
        fields: { '/kind': 'names nothing that is paid for' },
      });
    return { subject, purpose: context.purposes.of(subject) };
  }

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
    const { mode, method, locale = localeOf(request) } = request.body;
    const { subject, purpose } = paidFor(request.body);
    if (isOnlineMode(mode)) {
      return outside(request, reply, async () => {
        const outcome = await orUnavailable(
          purpose,
          initiatePayment(context, { owner, subject, mode, method, locale }),
        );
        if (outcome.kind !== 'open') throw paymentRefusal(outcome.kind, purpose);
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
        subject,
        locale,
        address: callerAddress(request),
        device: deviceCookieOf(request, config),
      });
      if (outcome.kind !== 'code') throw paymentRefusal(outcome.kind, purpose);
      const { resend_after } = requireSent(outcome.issued, 'bag');
      return envelope({
        payment_id: outcome.paymentId,
        mode,
        next: { kind: 'otp' as const, sent_to: outcome.sentTo, resend_after },
      });
    });
  }

  return async (app) => {
    serve(app, paymentInitiate, open);
    serve(app, paymentRetry, open);

    serve(app, paymentVerify, (request, reply) =>
      outside(request, reply, async () => {
        const { subject, purpose } = paidFor(request.body);
        const {
          provider_order_id: providerOrderId,
          provider_payment_id: providerPaymentId,
          signature,
        } = request.body;
        const outcome = await verifyPayment(context, {
          owner: shopperOf(request),
          subject,
          providerOrderId,
          providerPaymentId,
          signature,
        });
        if (outcome.kind !== 'status') throw paymentRefusal(outcome.kind, purpose);
        return outcome.status;
      }),
    );

    serve(app, codOtp, (request, reply) =>
      performOnce(db, principalOf(shopperOf(request)), request, reply, async (tx) => {
        const { subject, purpose } = paidFor(request.body);
        const outcome = await sendDoorCode(tx, context, {
          owner: shopperOf(request),
          subject,
          locale: localeOf(request),
          address: callerAddress(request),
          device: deviceCookieOf(request, config),
        });
        if (outcome.kind !== 'code') throw paymentRefusal(outcome.kind, purpose);
        return envelope(requireSent(outcome.issued, 'bag'));
      }),
    );

    serve(app, codOtpVerify, (request, reply) => {
      const { subject, purpose } = paidFor(request.body);
      const asked = {
        owner: shopperOf(request),
        subject,
        locale: localeOf(request),
      };
      return performOnce(
        db,
        principalOf(asked.owner),
        request,
        reply,
        async (tx) => {
          const settled = await settleCashOnDelivery(tx, context, asked);
          if (typeof settled === 'string') throw paymentRefusal(settled, purpose);
          return envelope(paymentStatus(settled));
        },
        {
          before: async () => {
            const checked = await checkDoorCode(context, { ...asked, code: request.body.otp });
            if (checked === 'unknown' || checked === 'mode-unavailable')
              throw paymentRefusal(checked, purpose);
            if (checked === 'settled') return;
            requireRight(checked, 'bag');
            const payable = await purpose.find(db, subject.id);
            if (payable !== undefined) await numbers.note(request, payable.payer.phone);
          },
        },
      );
    });
  };
}
