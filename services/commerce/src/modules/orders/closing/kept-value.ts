import type { Database, Tx } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { refundedOf } from '../rows/refund.store.ts';

/** Says, once for an order, that nothing of it comes back any more; in the transaction in which its coins are earned. */
export async function emitKept(tx: Tx, orderNo: string, at: Date): Promise<void> {
  await emit(tx, {
    type: 'order.kept',
    key: orderNo,
    payload: { order_no: orderNo, kept_at: at.toISOString() },
  });
}

/** What was kept of an order whose return window is over, as it was paid: with tax, whatever paid for it. */
export async function keptValue(
  db: Database | Tx,
  order: Pick<OrderRow, 'order_no' | 'totals'>,
): Promise<number> {
  return order.totals.total_paise - (await refundedOf(db, order.order_no)).amount;
}
