import { isCurrency } from '@suvarna/contracts/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { NewCapture } from '../payment.store.ts';
import { insertRefund, takeFromCapture } from './payment-refund.store.ts';
import { holdStray, recordLateMoney } from '../../ledger/index.ts';

/** Money that pays for nothing goes to suspense, and from there back to where it came from, all of it. */
export async function giveBackStray(tx: Tx, capture: NewCapture, at: Date): Promise<void> {
  const { provider, provider_payment_id: paymentId, amount, currency } = capture;
  const subject = { kind: capture.subject_kind ?? 'none', id: capture.subject_id ?? 'none' };
  // The ledger counts the store's five currencies. Another one cannot be asked for, and is sent back unbooked.
  const unit = isCurrency(currency) ? currency : undefined;
  const refundId = `stray-${provider}-${paymentId}`;
  if (unit !== undefined)
    await recordLateMoney(tx, { subject, provider, paymentId, currency: unit, amount, at });
  if (!(await takeFromCapture(tx, capture, amount)))
    throw new Error(`Payment ${paymentId} was just recorded and cannot be given back.`);
  await insertRefund(tx, {
    refund_id: refundId,
    provider,
    provider_payment_id: paymentId,
    subject_kind: capture.subject_kind ?? null,
    subject_id: capture.subject_id ?? null,
    amount,
    currency,
    reason: 'stray',
    state: 'requested',
    provider_refund_id: null,
    requested_at: at,
    settled_at: null,
    next_try_at: at,
  });
  if (unit !== undefined) await holdStray(tx, { refundId, currency: unit, amount, at });
}
