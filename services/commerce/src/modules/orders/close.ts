import type { Database, Tx } from '../../platform/database/database.ts';
import { lockOneToClose, moveOrder, type OrderRow } from './order.store.ts';
import { recogniseSale } from '../ledger/index.ts';
import { emitKept } from './kept-value.ts';
import { earnForOrder } from './earn-coins.ts';
import { CLOSES_AFTER_MS } from './states.ts';

/** The order is over: its money is sales, tax and shipping, and its customer earns coins (domain rules §2.10: after the return window). */
export async function recogniseOrder(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  const { totals, order_no: orderNo, currency } = order;
  await recogniseSale(tx, {
    orderNo,
    currency,
    net: totals.without_gst_paise,
    gst: totals.gst_paise,
    shipping: totals.shipping_charge_paise,
    tenders: totals.tenders.map(({ kind }) => kind),
    at,
  });
  await earnForOrder(tx, order, order.payable, at);
  await emitKept(tx, orderNo, at);
}

/** Closes orders whose return window is over, one transaction each. @returns how many */
export async function closeOrders(db: Database, at: Date): Promise<number> {
  const deliveredBefore = new Date(at.getTime() - CLOSES_AFTER_MS);
  let closed = 0;
  for (;;) {
    const done = await db.transaction().execute(async (tx) => {
      const order = await lockOneToClose(tx, deliveredBefore);
      if (order === undefined || !(await moveOrder(tx, order.order_no, 'closed', 'clock', at))) return false;
      await recogniseOrder(tx, order, at);
      return true;
    });
    if (!done) return closed;
    closed += 1;
  }
}
