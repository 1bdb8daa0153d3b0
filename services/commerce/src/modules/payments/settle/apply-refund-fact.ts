import type { Tx } from '../../../platform/database/database.ts';
import { failRefundRow, lockRefund, noteSent, settleRefundRow } from '../refund/payment-refund.store.ts';
import { settleRefund } from '../../ledger/index.ts';
import type { RefundFact } from './fact.ts';
import type { Purposes } from '../purpose.ts';
import { refundNamed } from '../refund/refund-name.ts';
import type { FactContext } from './apply-payment-fact.ts';

/** `unknown`: no refund of ours, or another amount than we asked for; nothing is changed. */
export type RefundOutcome = 'settled' | 'sent' | 'failed' | 'repeated' | 'unknown';

const ASK_AGAIN_MS = 60_000;

async function apply(tx: Tx, purposes: Purposes, fact: RefundFact, at: Date): Promise<RefundOutcome> {
  const named = refundNamed(fact.refundId);
  const refund = await lockRefund(tx, named.refund_id);
  const isOurs =
    refund !== undefined &&
    refund.provider === fact.provider &&
    refund.provider_payment_id === fact.providerPaymentId &&
    refund.amount === fact.amount &&
    refund.currency === fact.currency &&
    named.retries <= refund.retries &&
    (named.retries < refund.retries ||
      (refund.provider_refund_id ?? fact.providerRefundId) === fact.providerRefundId);
  if (!isOurs) return 'unknown';
  // A provider that failed may still pay later; one that paid never takes it back.
  if (refund.state === 'settled') return 'repeated';
  // A try that staff gave up on: of it only the money counts.
  if (named.retries < refund.retries && fact.state !== 'settled') return 'repeated';
  if (fact.state === 'pending') {
    await noteSent(tx, refund.refund_id, fact.providerRefundId, new Date(at.getTime() + ASK_AGAIN_MS));
    return 'sent';
  }
  if (fact.state === 'failed') {
    await failRefundRow(tx, refund.refund_id, 'the provider could not pay it out');
    return 'failed';
  }
  await settleRefundRow(tx, refund.refund_id, fact.providerRefundId, at);
  await settleRefund(tx, { refundId: refund.refund_id, provider: refund.provider, at });
  // Money that paid for nothing goes back without anybody having asked.
  if (refund.reason === 'asked' && refund.subject_kind !== null)
    await purposes
      .of({ kind: refund.subject_kind, id: refund.subject_id ?? '' })
      .refunded(tx, refund.refund_id, at);
  return 'settled';
}

/** The single end of everything that says something about a refund: webhook, answer of the provider, poller. */
export async function applyRefundFact(
  { db, purposes }: FactContext,
  fact: RefundFact,
  at: Date,
): Promise<RefundOutcome> {
  return db.transaction().execute((tx) => apply(tx, purposes, fact, at));
}
