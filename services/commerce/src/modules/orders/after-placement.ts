import { indianDay } from '@suvarna/contracts/indian-day';
import { takeOrderedPieces } from '../checkout/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { nextInvoiceNumber, setInvoiceNumber } from './invoice/invoice.store.ts';
import { linesOfOrder, type OrderRow } from './order.store.ts';
import { emit } from '../../platform/outbox/emit.ts';
import { notifyBuyer } from './notify-buyer.ts';

/** `26-27`: India's financial year begins on the first of April. */
function financialYearOf(at: Date): string {
  const [year = '', month = ''] = indianDay(at).split('-');
  const first = Number(year) - (Number(month) < 4 ? 1 : 0);
  return `${String(first).slice(2)}-${String(first + 1).slice(2)}`;
}

/** `SV/26-27/000001`: at most sixteen signs, one series a year (GST rule 46). */
function invoiceNoOf(financialYear: string, number: number): string {
  return `SV/${financialYear}/${String(number).padStart(6, '0')}`;
}

/** What follows from an order being placed, in the transaction that places it. */
export async function afterPlacement(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  const orderNo = order.order_no;
  await takeOrderedPieces(tx, order, await linesOfOrder(tx, orderNo));
  await emit(tx, { type: 'order.placed', key: orderNo, payload: { order_no: orderNo } });
  await notifyBuyer(tx, order, 'order-placed', {
    orderNo,
    total: { currency: order.currency, minor: order.payable },
  });
  // Last, because the counter of the year is one row that all orders wait for.
  const financialYear = financialYearOf(at);
  await setInvoiceNumber(
    tx,
    orderNo,
    invoiceNoOf(financialYear, await nextInvoiceNumber(tx, financialYear)),
    at,
  );
}
