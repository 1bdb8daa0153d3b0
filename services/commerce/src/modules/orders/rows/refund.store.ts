import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { TenderUse } from '../../tenders/index.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type RefundRow = Selectable<Tables['refunds']>;

export async function insertOrderRefund(tx: Tx, refund: Insertable<Tables['refunds']>): Promise<void> {
  await tx.insertInto('refunds').values(refund).execute();
}

export function findRefund(db: Database | Tx, refundOrderId: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('refund_order_id', '=', refundOrderId).executeTakeFirst();
}

/** The oldest first. */
export function refundsOfOrder(db: Database | Tx, orderNo: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('created_at')
    .orderBy('refund_order_id')
    .execute();
}

/** What went back of an order, or is on its way: all of it, and the money of it. */
export async function refundedOf(
  db: Database | Tx,
  orderNo: string,
): Promise<{ readonly amount: number; readonly money: number }> {
  const refunds = await refundsOfOrder(db, orderNo);
  return {
    amount: refunds.reduce((sum, refund) => sum + refund.amount, 0),
    money: refunds.reduce((sum, refund) => sum + refund.bank_amount, 0),
  };
}

/** What else goes back, in the order in which it does. */
export async function insertRefundTenders(
  tx: Tx,
  refundOrderId: string,
  tenders: readonly TenderUse[],
): Promise<void> {
  if (tenders.length > 0)
    await tx
      .insertInto('refund_tenders')
      .values(tenders.map((tender, position) => ({ refund_order_id: refundOrderId, position, ...tender })))
      .execute();
}

export function tendersOfRefund(db: Database | Tx, refundOrderId: string): Promise<TenderUse[]> {
  return db
    .selectFrom('refund_tenders')
    .select(['kind', 'units', 'amount'])
    .where('refund_order_id', '=', refundOrderId)
    .orderBy('position')
    .execute();
}

/** The bank's part has arrived; `undefined` when it had before, or there is no such refund. */
export function finishRefund(tx: Tx, refundOrderId: string, at: Date): Promise<RefundRow | undefined> {
  return tx
    .updateTable('refunds')
    .set({ state: 'done', done_at: at })
    .where('refund_order_id', '=', refundOrderId)
    .where('state', '=', 'initiated')
    .returningAll()
    .executeTakeFirst();
}
