import type { Currency, MinorUnits } from '@suvarna/contracts/money';
import type { Tx } from '../../../platform/database/database.ts';
import { captureOf } from '../payment.store.ts';
import { insertRefund, lockRefund, takeFromCapture } from './payment-refund.store.ts';
import { holdRefund, type Subject } from '../../ledger/index.ts';

export interface WantedRefund {
  /** Names the refund for us, the provider and the ledger; the same name twice is one refund. */
  readonly refundId: string;
  readonly subject: Subject;
  readonly currency: Currency;
  readonly amount: MinorUnits;
  readonly at: Date;
}

/**
 * Gives money back the way it was paid. `refused`: more than was captured and not yet
 * given back, another currency, or nothing was captured at all. The provider is notified after the
 * transaction (`sendRefunds`); who asked hears of it when the shopper has the money.
 */
export async function requestRefund(
  tx: Tx,
  { refundId, subject, currency, amount, at }: WantedRefund,
): Promise<'requested' | 'repeated' | 'refused'> {
  if ((await lockRefund(tx, refundId)) !== undefined) return 'repeated';
  const capture = await captureOf(tx, subject);
  if (capture === undefined || capture.currency !== currency || amount <= 0) return 'refused';
  // The update decides: of two that ask for the last rupee at once, one is told no.
  if (!(await takeFromCapture(tx, capture, amount))) return 'refused';
  await insertRefund(tx, {
    refund_id: refundId,
    provider: capture.provider,
    provider_payment_id: capture.provider_payment_id,
    subject_kind: subject.kind,
    subject_id: subject.id,
    amount,
    currency,
    reason: 'asked',
    state: 'requested',
    provider_refund_id: null,
    requested_at: at,
    settled_at: null,
    next_try_at: at,
  });
  await holdRefund(tx, { refundId, subject, currency, amount, at });
  return 'requested';
}
