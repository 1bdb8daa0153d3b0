/** Razorpay's answers and webhooks: what we rely on, and nothing else. */
import { Type, type Static } from 'typebox';
import type { FactSource, PaymentFact, RefundFact } from '../settle/fact.ts';
import { readerOf } from './reader.ts';

const Payment = Type.Object({
  id: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  status: Type.String(),
  order_id: Type.Optional(Type.Union([Type.Null(), Type.String()])),
  // An array where there are none.
  notes: Type.Optional(Type.Unknown()),
});
const Refund = Type.Object({
  id: Type.String(),
  payment_id: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  status: Type.String(),
  receipt: Type.Optional(Type.Union([Type.Null(), Type.String()])),
});
const Link = Type.Object({
  id: Type.String(),
  short_url: Type.String(),
  status: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  reference_id: Type.Optional(Type.Union([Type.Null(), Type.String()])),
  payments: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Array(Type.Object({ payment_id: Type.String(), amount: Type.Integer(), status: Type.String() })),
    ]),
  ),
});
const Event = Type.Object({
  event: Type.String(),
  account_id: Type.String(),
  payload: Type.Object({
    payment: Type.Optional(Type.Object({ entity: Payment })),
    payment_link: Type.Optional(Type.Object({ entity: Type.Object({ id: Type.String() }) })),
    refund: Type.Optional(Type.Object({ entity: Refund })),
  }),
});

export const readLink = readerOf(Link);
export const readLinks = readerOf(Type.Object({ payment_links: Type.Array(Link) }));
export const readPayments = readerOf(Type.Object({ items: Type.Array(Payment) }));
export const readRefund = readerOf(Refund);
export const readRefunds = readerOf(Type.Object({ items: Type.Array(Refund) }));
export const readEvent = readerOf(Event);

/** `created` and `authorized` are not ours yet; `refunded` was captured before. */
export function factOfPayment(
  payment: Static<typeof Payment>,
  linkId: string,
  merchant: string,
  source: FactSource,
): PaymentFact {
  const state =
    payment.status === 'captured' || payment.status === 'refunded'
      ? 'captured'
      : payment.status === 'failed'
        ? 'failed'
        : 'pending';
  return {
    kind: 'payment',
    provider: 'razorpay',
    merchant,
    source,
    amount: payment.amount,
    currency: payment.currency,
    providerPaymentId: payment.id,
    providerOrderId: linkId,
    state,
  };
}

const Charge = Type.Object({ charge: Type.String({ minLength: 1, maxLength: 100 }) });
const readCharge = readerOf(Charge);

/** What a mandate charged, which has no link: known by the note we gave it. */
export function factOfCharge(payment: Static<typeof Payment>, merchant: string): PaymentFact | undefined {
  const note = readCharge(payment.notes);
  if (note === undefined || !payment.order_id) return undefined;
  return { ...factOfPayment(payment, payment.order_id, merchant, 'webhook'), reference: note.charge };
}

export function factOfRefund(
  refund: Static<typeof Refund>,
  merchant: string,
  source: FactSource,
): RefundFact {
  const state = refund.status === 'processed' ? 'settled' : refund.status === 'failed' ? 'failed' : 'pending';
  return {
    kind: 'refund',
    provider: 'razorpay',
    merchant,
    source,
    amount: refund.amount,
    currency: refund.currency,
    providerPaymentId: refund.payment_id,
    providerRefundId: refund.id,
    refundId: refund.receipt ?? '',
    state,
  };
}
