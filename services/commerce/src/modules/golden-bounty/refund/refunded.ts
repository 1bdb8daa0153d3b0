import type { Tx } from '../../../platform/database/database.ts';
import { noteHistory } from '../records/plan.store.ts';
import { settleRefundOf } from '../records/refund.store.ts';

/** The customer has a payment back. */
export async function noteRefunded(tx: Tx, refundId: string, at: Date, by = 'provider'): Promise<void> {
  const refund = await settleRefundOf(tx, refundId, at);
  if (refund === undefined) return;
  await noteHistory(tx, refund.plan_id, { at, event: 'refund-arrived', by, note: refundId });
}
