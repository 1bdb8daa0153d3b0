import { OrderRefused } from './errors.ts';
import type { Refund } from '@suvarna/contracts/api/orders';
import type { Tx } from '../../platform/database/database.ts';
import { linesOfOrder, lockOrder, moveOrder, type OrderRow } from './order.store.ts';
import { findRefund, insertOrderRefund, insertRefundTenders } from './refund.store.ts';
import { requestOf, type RequestRow } from './request.store.ts';
import { sumOf, type Tenders } from '../tenders/index.ts';
import { holdRefund } from '../ledger/index.ts';
import { requestRefund } from '../payments/index.ts';
import { newOrderNumber } from './order-number.ts';
import { mayBecomeCredits } from './states.ts';
import { refundAsCredits } from './refund-as-credits.ts';
import { orderSubject } from './order-subject.ts';
import { refundSettled } from './refund-settled.ts';
import { refundOf } from './view.ts';

/** What goes back: everything of a cancelled order, the returned lines of a returned one. */
async function amountOf(tx: Tx, order: OrderRow, request: RequestRow | undefined): Promise<number> {
  if (order.state !== 'return_qc') return order.totals.total_paise;
  const lines = (await linesOfOrder(tx, order.order_no)).filter((line) =>
    request?.item_ids.includes(line.id),
  );
  return lines.reduce((sum, { quote }) => sum + quote.without_gst_paise + quote.gst_paise, 0);
}

/**
 * Approves the refund of a cancelled order, or of a return that passed its check. Each tender goes
 * back as it was paid, in reverse order: money through the provider that took it (paid at the door:
 * by the store's people) or, when its customer asked for that, as credits; tenders as what they were and
 * at once. Once for an order.
 *
 * @throws OrderRefused when the order does not wait for a refund, or nothing of it was paid
 */
export async function approveRefund(
  tx: Tx,
  tenders: Tenders,
  { orderNo, approvedBy, at }: { readonly orderNo: string; readonly approvedBy: string; readonly at: Date },
): Promise<Refund> {
  const order = await lockOrder(tx, orderNo);
  if (order === undefined) throw new OrderRefused('ORDER.NOT_FOUND');
  const paidAtDoor = order.payment_mode === 'cod';
  // Called off before anybody paid at the door: there is nothing to give back.
  if (paidAtDoor && order.delivered_at === null) throw new OrderRefused('ORDER.STATE_CONFLICT');
  const request = await requestOf(tx, orderNo, order.state === 'return_qc' ? 'return' : 'cancel');
  const amount = await amountOf(tx, order, request);
  if (!(await moveOrder(tx, orderNo, 'refund_initiated', 'staff', at)))
    throw new OrderRefused('ORDER.STATE_CONFLICT');
  const shares = await tenders.share(tx, orderNo, amount, order.payable);
  const refundTo = request?.refund_to === 'credits' && mayBecomeCredits(order) ? 'credits' : 'source';
  const refundId = newOrderNumber('RF');
  await insertOrderRefund(tx, {
    refund_order_id: refundId,
    order_no: orderNo,
    currency: order.currency,
    amount: shares.money + sumOf(shares.tenders),
    bank_amount: shares.money,
    state: 'initiated',
    refund_to: refundTo,
    approved_by: approvedBy,
    created_at: at,
    done_at: null,
  });
  await insertRefundTenders(tx, refundId, shares.tenders);
  await tenders.refund(tx, orderNo, shares.tenders, at);
  const held = {
    refundId,
    subject: orderSubject(orderNo),
    currency: order.currency,
    amount: shares.money,
    at,
  };
  if (shares.money === 0) await refundSettled(tx, tenders, { refundId, at });
  else if (refundTo === 'credits') await refundAsCredits(tx, tenders, order, held);
  else if (paidAtDoor) await holdRefund(tx, held);
  else if ((await requestRefund(tx, held)) === 'refused')
    throw new Error(`The money of order ${orderNo} cannot be given back.`);
  const refund = await findRefund(tx, refundId);
  if (refund === undefined) throw new Error(`The refund ${refundId} was just written.`);
  return refundOf(refund, shares.tenders);
}
