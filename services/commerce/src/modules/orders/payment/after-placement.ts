import type { Tx } from '../../../platform/database/database.ts';
import { financialYearOf, numberInYear } from '../rows/financial-year.ts';
import { nextDocumentNumber } from '../rows/document-number.store.ts';
import { setInvoiceNumber } from '../rows/invoice.store.ts';
import type { LineRow } from '../rows/order-line.store.ts';
import { placedOrder } from './placed-order.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import { notifyBuyer } from '../notify-buyer.ts';

/** What follows from an order being placed, in the transaction that places it. */
export async function afterPlacement(
  tx: Tx,
  order: OrderRow,
  lines: readonly LineRow[],
  at: Date,
): Promise<void> {
  const orderNo = order.order_no;
  await emit(tx, { type: 'order.placed', key: orderNo, payload: { order_no: orderNo } });
  const total = { currency: order.currency, minor: order.payable };
  const inMail = { order: placedOrder(order, lines) };
  await notifyBuyer(tx, order, 'order-placed', { orderNo, total }, orderNo, inMail);
  // Last, because the counter of the year is one row that all orders wait for.
  const financialYear = financialYearOf(at);
  await setInvoiceNumber(
    tx,
    orderNo,
    numberInYear('SV', financialYear, await nextDocumentNumber(tx, 'invoice_counters', financialYear)),
    at,
  );
}
