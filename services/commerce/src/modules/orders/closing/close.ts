import { RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { eachDue } from '../../../platform/jobs/each-due.ts';
import { soldOf } from '../pieces/kept-lines.ts';
import { linesOfOrder } from '../rows/order-line.store.ts';
import { moveOrder } from '../rows/order-step.store.ts';
import { lockOneToClose, lockOneWithCoinsDue, setCoinsDue, type OrderRow } from '../rows/order.store.ts';
import { refundedOf } from '../rows/refund.store.ts';
import { requestsOf } from '../rows/request.store.ts';
import { recogniseSale } from '../../ledger/index.ts';
import { emitKept } from './kept-value.ts';
import { earnForOrder } from './earn-coins.ts';
import { lastDaysBefore } from '../states.ts';

/**
 * The order is over: the money of what was kept of it is sales, tax and shipping, and its customer earns
 * coins (domain rules §2.10: after the return window). Money goes back before tenders do, so what did not
 * go back is what was paid for the rest in money.
 */
export async function recogniseOrder(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  const { totals, order_no: orderNo, currency } = order;
  const kept = soldOf(order, await linesOfOrder(tx, orderNo), await requestsOf(tx, orderNo));
  await recogniseSale(tx, {
    orderNo,
    currency,
    net: kept.reduce((sum, { quote }) => sum + quote.without_gst_paise, 0),
    gst: kept.reduce((sum, { quote }) => sum + quote.gst_paise, 0),
    shipping: totals.shipping_charge_paise,
    tenders: totals.tenders.map(({ kind }) => kind),
    at,
  });
  await earnForOrder(tx, order, order.payable - (await refundedOf(tx, orderNo)).money, at);
  await setCoinsDue(tx, orderNo, null);
  await emitKept(tx, orderNo, at);
}

const idOf = ({ order_no: orderNo }: OrderRow): string => orderNo;

/** Closes orders whose return window is over. One that cannot be closed holds up no other. @returns how many. @throws AggregateError of those */
export function closeOrders(db: Database, at: Date): Promise<number> {
  return eachDue(db, {
    lockOne: (tx, except) => lockOneToClose(tx, lastDaysBefore(at, RETURN_WINDOW_DAYS), except),
    idOf,
    async work(tx, order) {
      if (!(await moveOrder(tx, order.order_no, 'closed', 'clock', at)))
        throw new Error(`Order ${order.order_no} cannot be closed.`);
      await recogniseOrder(tx, order, at);
    },
  });
}

/** Does the same for orders of which a part came back: such an order ends as refunded and is never closed. @returns how many */
export function closePartsKept(db: Database, at: Date): Promise<number> {
  return eachDue(db, {
    lockOne: (tx, except) => lockOneWithCoinsDue(tx, at, except),
    idOf,
    work: (tx, order) => recogniseOrder(tx, order, at),
  });
}
