import type { Refund } from '@suvarna/contracts/orders';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { linesOfOrder } from '../rows/order-line.store.ts';
import { moveOrder } from '../rows/order-step.store.ts';
import { lockOrder } from '../rows/order.store.ts';
import { givenBack } from '../pieces/given-back.ts';
import { creditNoteOfRefund } from '../rows/credit-note.store.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { findRefund, insertOrderRefund, insertRefundTenders, refundedOf } from '../rows/refund.store.ts';
import { cancellationOf, setState, openReturnOf, type RequestRow } from '../rows/request.store.ts';
import { sumOf, type Tenders } from '../../tenders/index.ts';
import { holdRefund } from '../../ledger/index.ts';
import { requestRefund } from '../../payments/index.ts';
import { moneyTradedIn } from '../pieces/paid-mix.ts';
import { newOrderNumber } from '../rows/order-number.ts';
import { mayBecomeCredits } from '../states.ts';
import { refundAsCredits } from './refund-as-credits.ts';
import { orderSubject } from '../rows/order-subject.ts';
import { refundSettled } from './refund-settled.ts';
import { refundOf } from '../reading/view.ts';

/** Accepts a return that passed its check. */
async function acceptReturn(tx: Tx, orderNo: string): Promise<RequestRow | undefined> {
  const request = await openReturnOf(tx, orderNo);
  if (request !== undefined) await setState(tx, request.id, { from: 'open', to: 'accepted', note: '' });
  return request;
}

/**
 * Approves the refund of a cancelled order, or of a return that passed its check. Each tender goes
 * back as it was paid, in reverse order: money through the provider that took it (paid at the door:
 * by the store's people) or, when its customer asked for that, as credits; tenders as what they were and
 * at once. Once for a request. The invoice is changed by a credit note.
 *
 * @throws Refusal when the order does not wait for a refund, or nothing of it was paid
 */
export async function approveRefund(
  tx: Tx,
  tenders: Tenders,
  { orderNo, approvedBy, at }: { readonly orderNo: string; readonly approvedBy: string; readonly at: Date },
): Promise<Refund> {
  const order = await lockOrder(tx, orderNo);
  if (order === undefined) throw new Refusal('ORDER.NOT_FOUND');
  const paidAtDoor = order.payment_mode === 'cod';
  // Called off before anybody paid at the door: there is nothing to give back.
  if (paidAtDoor && order.delivered_at === null) throw new Refusal('ORDER.STATE_CONFLICT');
  const request = await (order.state === 'return_qc'
    ? acceptReturn(tx, orderNo)
    : cancellationOf(tx, orderNo));
  if (!(await moveOrder(tx, orderNo, 'refund_initiated', 'staff', at, { by: approvedBy })))
    throw new Refusal('ORDER.STATE_CONFLICT');
  const before = await refundedOf(tx, orderNo);
  // Tenders go back in whole units: what an earlier refund was more by, the last is less by.
  const lines = await linesOfOrder(tx, orderNo);
  const amount = Math.min(givenBack(order, lines, request).total, order.totals.total_paise - before.amount);
  const shares = await tenders.share(
    tx,
    orderNo,
    amount,
    order.payable - before.money - moneyTradedIn(lines),
  );
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
    request_id: request?.id ?? null,
    approved_by: approvedBy,
    created_at: at,
    done_at: null,
  });
  await insertRefundTenders(tx, refundId, shares.tenders);
  await tenders.refund(tx, { orderNo, refundId, at }, shares.tenders);
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
  // Last, because the counter of the year is one row that all refunds wait for.
  if (order.invoice_no !== null) await issueCreditNote(tx, { orderNo, refundId, at });
  const refund = await findRefund(tx, refundId);
  if (refund === undefined) throw new Error(`The refund ${refundId} was just written.`);
  return refundOf(refund, shares.tenders, await creditNoteOfRefund(tx, refundId));
}
