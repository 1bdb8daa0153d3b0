import type { Database, Tx } from '../../platform/database/database.ts';
import {
  endOrder,
  failPayment,
  findOrderForPayment,
  type PayableOrder,
  payBy,
  placeOrder,
  takeCoupon,
  WAITING,
} from '../orders/index.ts';
import {
  findAttempt,
  insertCapture,
  moveAttempt,
  replaceAttempts,
  type Attempt,
  type Capture,
} from './payment.store.ts';
import { recordCapture } from '../ledger/index.ts';
import { emit } from '../../platform/outbox/emit.ts';
import type { PaymentFact } from './fact.ts';
import { giveBackStray } from './give-back.ts';

/**
 * What came of a fact:
 * - `placed`: the order is paid by it, now.
 * - `repeated`: this money was counted before.
 * - `late`, `mismatch`, `unmatched`: real money that pays for nothing; it waits in suspense and goes back by itself.
 * - `failed`, `pending`: no money (yet).
 * - `foreign`: it was not paid to us; nothing is kept.
 */
export type FactOutcome =
  | 'placed'
  | 'repeated'
  | 'late'
  | 'mismatch'
  | 'unmatched'
  | 'failed'
  | 'pending'
  | 'foreign';

/** Compares a captured payment with our own record; what the provider says of our order is not asked. */
function kindOf(
  fact: PaymentFact,
  attempt: Attempt | undefined,
  order: PayableOrder | undefined,
): Capture['kind'] {
  if (attempt === undefined || order === undefined) return 'unmatched';
  if (fact.amount !== attempt.amount || fact.currency !== attempt.currency) return 'mismatch';
  // An attempt that was made before the price fell is no longer what the order costs.
  return WAITING.includes(order.state) &&
    attempt.amount === order.payable &&
    attempt.currency === order.currency
    ? 'order'
    : 'late';
}

async function applyCaptured(tx: Tx, fact: PaymentFact, at: Date): Promise<FactOutcome> {
  const attempt = await findAttempt(tx, fact.provider, fact.providerOrderId);
  if (attempt !== undefined && attempt.merchant !== fact.merchant) return 'foreign';
  // Locked first: whoever learns of the same order at the same moment waits here.
  const order = attempt === undefined ? undefined : await findOrderForPayment(tx, attempt.order_no);
  const expected = kindOf(fact, attempt, order);
  // Money for a price that this buyer may not have any more pays for nothing: it goes back, and the order with it.
  const couponGone = expected === 'order' && order !== undefined && !(await takeCoupon(tx, order.orderNo));
  const kind = couponGone ? 'late' : expected;
  const capture = {
    provider: fact.provider,
    provider_payment_id: fact.providerPaymentId,
    provider_order_id: fact.providerOrderId,
    attempt_id: attempt?.id ?? null,
    order_no: attempt?.order_no ?? null,
    merchant: fact.merchant,
    amount: fact.amount,
    currency: fact.currency,
    kind,
    source: fact.source,
    captured_at: at,
  };
  if (!(await insertCapture(tx, capture))) return 'repeated';
  if (kind !== 'order' || attempt === undefined || order === undefined) {
    await giveBackStray(tx, capture, at);
    if (attempt !== undefined) await moveAttempt(tx, attempt.id, ['intent', 'open', 'failed'], 'closed');
    if (couponGone && order !== undefined) await endOrder(tx, order.orderNo, at);
    return kind === 'order' ? 'late' : kind;
  }
  await moveAttempt(tx, attempt.id, ['intent', 'open', 'failed', 'closed'], 'captured');
  // Paid on a page that another way had already taken the place of: the money decides.
  await replaceAttempts(tx, attempt.order_no, attempt.id);
  await payBy(tx, order, fact.provider);
  await recordCapture(tx, {
    orderNo: attempt.order_no,
    provider: fact.provider,
    paymentId: fact.providerPaymentId,
    currency: attempt.currency,
    amount: fact.amount,
    at,
  });
  const placement = await placeOrder(tx, { orderNo: attempt.order_no, at });
  if (placement !== 'placed')
    throw new Error(`Order ${attempt.order_no} waited for its money and was then ${placement}.`);
  return 'placed';
}

async function applyFailed(tx: Tx, fact: PaymentFact, at: Date): Promise<FactOutcome> {
  const attempt = await findAttempt(tx, fact.provider, fact.providerOrderId);
  if (attempt === undefined || attempt.merchant !== fact.merchant) return 'foreign';
  await findOrderForPayment(tx, attempt.order_no);
  if (!(await moveAttempt(tx, attempt.id, ['open'], 'failed'))) return 'repeated';
  if ((await failPayment(tx, { orderNo: attempt.order_no, at })) === 'failed') {
    await emit(tx, {
      type: 'order.payment-failed',
      key: `${attempt.order_no}:${attempt.attempt}`,
      payload: { order_no: attempt.order_no },
    });
  }
  return 'failed';
}

/**
 * The single end of everything that says something about a payment: webhook, return of the shopper
 * and poller (reliability rules §4.4). However often and in whatever order it is called, a payment
 * is counted once, an order is paid once, and nothing makes a paid order unpaid.
 */
export async function applyPaymentFact(db: Database, fact: PaymentFact, at: Date): Promise<FactOutcome> {
  if (fact.state === 'pending') return 'pending';
  return db
    .transaction()
    .execute((tx) => (fact.state === 'captured' ? applyCaptured(tx, fact, at) : applyFailed(tx, fact, at)));
}
