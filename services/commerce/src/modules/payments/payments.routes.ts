import {
  codOtp,
  codOtpVerify,
  paymentInitiate,
  paymentRetry,
  paymentVerify,
} from '@suvarna/contracts/payments';
import type { PaymentInitiated } from '@suvarna/contracts/checkout';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Needs } from './needs.ts';
import {
  deviceCookieOf,
  localeOf,
  provenNumbers,
  requireRight,
  requireSent,
  shopperOf,
} from '../identity/index.ts';
import type { Subject } from '../ledger/index.ts';
import { isOnlineMode } from './settle/fact.ts';
import { initiatePayment } from './begin/initiate-payment.ts';
import { checkDoorCode, settleCashOnDelivery, sendDoorCode } from './begin/cash-on-delivery.ts';
import { paymentStatus } from './settle/payment-status.ts';
import { verifyPayment } from './begin/verify-payment.ts';
import { callerAddress } from '../../platform/http/limits/caller-address.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { paymentContext } from './route-context.ts';
import { orUnavailable, paymentRefusal } from './refusals.ts';
import type { Purpose } from './purpose.ts';
import { type Asking, serveOnce } from '../../platform/http/serve.ts';

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
      throw new Refusal('REQUEST.INVALID', { fields: { '/kind': 'names nothing that is paid for' } });
    return { subject, purpose: context.purposes.of(subject) };
  }

  /** A provider is asked between transactions: its answer is made before the key's answer is written, and is the same if made twice. */
  async function openPage(request: Asking<typeof paymentInitiate>): Promise<PaymentInitiated | undefined> {
    const { mode, method, locale = localeOf(request) } = request.body;
    const { subject, purpose } = paidFor(request.body);
    if (!isOnlineMode(mode)) return undefined;
    const outcome = await orUnavailable(
      purpose,
      initiatePayment(context, { owner: shopperOf(request), subject, mode, method, locale }),
    );
    if (outcome.kind !== 'open') throw paymentRefusal(outcome.kind, purpose);
    return {
      payment_id: outcome.paymentId,
      mode,
      next: { kind: 'redirect' as const, redirect_url: outcome.redirectUrl },
    };
  }

  async function askAtTheDoor(tx: Tx, request: Asking<typeof paymentInitiate>): Promise<PaymentInitiated> {
    const { mode, locale = localeOf(request) } = request.body;
    const { subject, purpose } = paidFor(request.body);
    const outcome = await sendDoorCode(tx, context, {
      owner: shopperOf(request),
      subject,
      locale,
      address: callerAddress(request),
      device: deviceCookieOf(request, config),
    });
    if (outcome.kind !== 'code') throw paymentRefusal(outcome.kind, purpose);
    const { resend_after } = requireSent(outcome.issued, 'bag');
    return {
      payment_id: outcome.paymentId,
      mode,
      next: { kind: 'otp' as const, sent_to: outcome.sentTo, resend_after },
    };
  }

  async function verify(request: Asking<typeof paymentVerify>) {
    const { subject, purpose } = paidFor(request.body);
    const {
      provider_order_id: providerOrderId,
      provider_payment_id: providerPaymentId,
      signature,
    } = request.body;
    const owner = shopperOf(request);
    const outcome = await verifyPayment(context, {
      owner,
      subject,
      providerOrderId,
      providerPaymentId,
      signature,
    });
    if (outcome.kind !== 'status') throw paymentRefusal(outcome.kind, purpose);
    return outcome.status;
  }

  const askedOf = (request: Asking<typeof codOtpVerify>) => ({
    owner: shopperOf(request),
    subject: paidFor(request.body).subject,
    locale: localeOf(request),
  });

  return async (app) => {
    const open = async (
      tx: Tx,
      request: Asking<typeof paymentInitiate>,
      opened: PaymentInitiated | undefined,
    ) => envelope(opened ?? (await askAtTheDoor(tx, request)));
    serveOnce(app, paymentInitiate, { before: openPage }, ({ tx, request, asked }) =>
      open(tx, request, asked),
    );
    serveOnce(app, paymentRetry, { before: (request) => openPage(request) }, ({ tx, request, asked }) =>
      open(tx, request, asked),
    );

    serveOnce(app, paymentVerify, { before: verify }, async ({ asked: status }) => envelope(status));

    serveOnce(app, codOtp, async ({ tx, request }) => {
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
    });

    const checking = async (request: Asking<typeof codOtpVerify>): Promise<void> => {
      const { subject, purpose } = paidFor(request.body);
      const checked = await checkDoorCode(context, { ...askedOf(request), code: request.body.otp });
      if (checked === 'unknown' || checked === 'mode-unavailable') throw paymentRefusal(checked, purpose);
      if (checked === 'settled') return;
      requireRight(checked, 'bag');
      const payable = await purpose.find(db, subject.id);
      if (payable !== undefined) await numbers.note(request, payable.payer.phone);
    };
    serveOnce(app, codOtpVerify, { before: checking }, async ({ tx, request }) => {
      const settled = await settleCashOnDelivery(tx, context, askedOf(request));
      if (typeof settled === 'string') throw paymentRefusal(settled, paidFor(request.body).purpose);
      return envelope(paymentStatus(settled));
    });
  };
}
