import type { Refund } from '@suvarna/contracts/api/orders';
import type { Tx } from '../../platform/database/database.ts';
import { linesOfOrder, lockOrder, moveOrder, type OrderRow } from './order.store.ts';
import { findRefund, insertOrderRefund } from './refund.store.ts';
import { requestOf } from './request.store.ts';
import { CheckoutRefused } from '../checkout/index.ts';
import { recreditCoins } from '../loyalty/index.ts';
import { holdRefund } from '../ledger/index.ts';
import { requestRefund } from '../payments/index.ts';
import { newOrderNumber } from './order-number.ts';
import { orderSubject } from './order-subject.ts';
import { refundTenders } from './refund-tenders.ts';
import { refundOf } from './view.ts';

/** What goes back: everything of a cancelled order, the returned lines of a returned one. */
async function amountOf(tx: Tx, order: OrderRow): Promise<number> {
  if (order.state !== 'return_qc') return order.totals.total_paise;
  const request = await requestOf(tx, order.order_no, 'return');
  const lines = (await linesOfOrder(tx, order.order_no)).filter((line) =>
    request?.item_ids.includes(line.id),
  );
  return lines.reduce((sum, { quote }) => sum + quote.without_gst_paise + quote.gst_paise, 0);
}

/**
 * Approves the refund of a cancelled order, or of a return that passed its check. Each tender goes
 * back as it was paid, in reverse order: money through the provider that took it (paid at the door:
 * by the store's people), coins as coins and at once. Once for an order.
 *
 * @throws CheckoutRefused when the order does not wait for a refund, or nothing of it was paid
 */
export async function approveRefund(tx: Tx, orderNo: string, approvedBy: string, at: Date): Promise<Refund> {
  const order = await lockOrder(tx, orderNo);
  if (order === undefined) throw new CheckoutRefused('ORDER.NOT_FOUND');
  const paidAtDoor = order.payment_mode === 'cod';
  // Called off before anybody paid at the door: there is nothing to give back.
  if (paidAtDoor && order.delivered_at === null) throw new CheckoutRefused('ORDER.STATE_CONFLICT');
  const amount = await amountOf(tx, order);
  if (!(await moveOrder(tx, orderNo, 'refund_initiated', 'staff', at)))
    throw new CheckoutRefused('ORDER.STATE_CONFLICT');
  const { bank, coins } = refundTenders(amount, { bank: order.payable, coins: order.coins });
  const refundId = newOrderNumber('RF');
  await insertOrderRefund(tx, {
    refund_order_id: refundId,
    order_no: orderNo,
    currency: order.currency,
    amount: bank + coins * 100,
    bank_amount: bank,
    coins,
    state: 'initiated',
    approved_by: approvedBy,
    created_at: at,
    done_at: null,
  });
  if (coins > 0) await recreditCoins(tx, { orderNo, coins, at });
  const request = { refundId, subject: orderSubject(orderNo), currency: order.currency, amount: bank, at };
  if (paidAtDoor) await holdRefund(tx, request);
  else if ((await requestRefund(tx, request)) === 'refused')
    throw new Error(`The money of order ${orderNo} cannot be given back.`);
  const refund = await findRefund(tx, refundId);
  if (refund === undefined) throw new Error(`The refund ${refundId} was just written.`);
  return refundOf(refund);
}
