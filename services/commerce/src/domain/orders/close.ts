import type { Database, Tx } from '../../data/database.ts';
import { lockOneToClose, moveOrder, type OrderRow } from '../../data/orders/order-store.ts';
import { COINS_EARNED_BP, COINS_LIFE_DAYS, DAY_MS, RETURN_WINDOW_DAYS } from '../checkout/terms.ts';
import { earnCoins } from '../ledger/coins.ts';
import { recogniseSale } from '../ledger/sale.ts';

/** The order is over: its money is sales, tax and shipping, and its customer earns coins (domain rules §2.10: after the return window). */
export async function recogniseOrder(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  const { totals, order_no: orderNo, currency } = order;
  await recogniseSale(tx, { orderNo, currency, net: totals.without_gst_paise, gst: totals.gst_paise, shipping: totals.shipping_charge_paise, at });
  const coins = currency === 'INR' ? Math.floor((order.payable * COINS_EARNED_BP) / 1_000_000) : 0;
  if (order.customer_id !== null && coins > 0) await earnCoins(tx, { customerId: order.customer_id, orderNo, coins, expiresAt: new Date(at.getTime() + COINS_LIFE_DAYS * DAY_MS), at });
}

/** Closes orders whose return window is over, one transaction each. @returns how many */
export async function closeOrders(db: Database, at: Date): Promise<number> {
  // A day more than the window: its last day is still the shopper's, wherever the clock stood at delivery.
  const deliveredBefore = new Date(at.getTime() - (RETURN_WINDOW_DAYS + 1) * DAY_MS);
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
