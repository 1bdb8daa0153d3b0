import type { RequestContext } from './request-context.ts';
import { OrderRefused } from './errors.ts';
import type { CancelRequestBody, RefundTo, ReturnRequestBody } from '@suvarna/contracts/orders';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { linesOfOrder } from './order-line.store.ts';
import { moveOrder } from './order-step.store.ts';
import { lockOrder, type OrderRow } from './order.store.ts';
import { returnableOf } from './kept-lines.ts';
import { insertRequest, isReason, requestsOf } from './request.store.ts';
import { emit } from '../../platform/outbox/emit.ts';
import { pickupOf } from './pickup-address.ts';
import { isReturnWindowOpen, mayBecomeCredits, mayCancel, RETURNABLE } from './states.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { withdrawUnanswered } from './withdraw-unanswered.ts';

/** Where the money is to go. @throws OrderRefused when it cannot become credits */
function refundToOf(
  order: OrderRow,
  { refund_to: to = 'source' }: { readonly refund_to?: RefundTo },
): RefundTo {
  if (to === 'credits' && !mayBecomeCredits(order)) throw new OrderRefused('ORDER.NOT_AS_CREDITS');
  return to;
}

/** "Cancel Requested": support contacts the user and decides; nothing is given back before. @throws OrderRefused */
export async function requestCancellation(
  tx: Tx,
  { order, at }: RequestContext,
  body: CancelRequestBody,
): Promise<void> {
  if (!(await isReason(tx, 'cancel', body.reason_id))) throw new OrderRefused('REQUEST.INVALID');
  const now = await lockOrder(tx, order.order_no);
  if (now === undefined || !mayCancel(now)) throw new OrderRefused('ORDER.STATE_CONFLICT');
  if (!(await moveOrder(tx, order.order_no, 'cancel_requested', 'shopper', at)))
    throw new OrderRefused('ORDER.STATE_CONFLICT');
  await insertRequest(tx, {
    id: randomUUID(),
    order_no: order.order_no,
    kind: 'cancel',
    reason_id: body.reason_id,
    comment: body.comment ?? '',
    item_ids: [],
    refund_to: refundToOf(order, body),
    created_at: at,
  });
  await emit(tx, {
    type: 'order.cancel-requested',
    key: order.order_no,
    payload: { order_no: order.order_no },
  });
  await notifyBuyer(tx, order, 'cancel-requested', { orderNo: order.order_no });
}

/**
 * Pieces of a delivered order are sent back, within fifteen days of the delivery. An order has one return
 * at a time, and each piece may be in one.
 *
 * @throws OrderRefused
 */
export async function requestReturn(
  tx: Tx,
  { order, owner, at, photos }: RequestContext,
  body: ReturnRequestBody,
): Promise<void> {
  if (!(await isReason(tx, 'return', body.reason_id))) throw new OrderRefused('REQUEST.INVALID');
  // Locked, so that a piece that is handed in meanwhile is not sent back as well.
  await lockOrder(tx, order.order_no);
  const lines = await linesOfOrder(tx, order.order_no);
  if (body.item_ids.some((id) => !lines.some((line) => line.id === id)))
    throw new OrderRefused('ORDER.NOT_FOUND');
  if (order.delivered_at === null) throw new OrderRefused('ORDER.STATE_CONFLICT');
  if (RETURNABLE.includes(order.state) && !isReturnWindowOpen(order, at))
    throw new OrderRefused('ORDER.RETURN_WINDOW_CLOSED');
  // Moved first: of two that ask at once, the second sees what the first asked for.
  if (!(await moveOrder(tx, order.order_no, 'return_requested', 'shopper', at)))
    throw new OrderRefused('ORDER.STATE_CONFLICT');
  const requests = await requestsOf(tx, order.order_no);
  const returnable = new Set(returnableOf(lines, requests).map((line) => line.id));
  if (body.item_ids.some((id) => !returnable.has(id))) throw new OrderRefused('ORDER.STATE_CONFLICT');
  await withdrawUnanswered(tx, order, requests, body.item_ids, at);
  await insertRequest(
    tx,
    {
      id: randomUUID(),
      order_no: order.order_no,
      kind: 'return',
      state: 'open',
      reason_id: body.reason_id,
      comment: body.comment ?? '',
      item_ids: [...new Set(body.item_ids)],
      pickup_address: await pickupOf(tx, {
        owner,
        addressId: body.pickup_address_id,
        countryId: order.shipping_address.country_id,
      }),
      refund_to: refundToOf(order, body),
      created_at: at,
    },
    photos,
  );
}
