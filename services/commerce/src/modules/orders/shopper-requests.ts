import { OrderRefused } from './errors.ts';
import type {
  CancelRequestBody,
  OrderDetails,
  OrderStats,
  RefundTo,
  ReturnRequestBody,
} from '@suvarna/contracts/api/orders';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { linesOfOrder, lockOrder, moveOrder, type OrderRow } from './order.store.ts';
import { returnableOf } from './kept-lines.ts';
import { insertRequest, isReason, requestsOf } from './request.store.ts';
import type { Shopper } from '../identity/index.ts';
import { emit } from '../../platform/outbox/emit.ts';
import { ownOrderOf, readOrder } from './read.ts';
import { photosOf } from './request-photos.ts';
import { pickupOf } from './service-requests.ts';
import { isReturnWindowOpen, mayBecomeCredits, RETURNABLE } from './states.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { followedOrder, followOrder, type Follower } from './track.ts';

/** Where the money is to go. @throws OrderRefused when it cannot become credits */
function refundToOf(
  order: OrderRow,
  { refund_to: to = 'source' }: { readonly refund_to?: RefundTo },
): RefundTo {
  if (to === 'credits' && !mayBecomeCredits(order)) throw new OrderRefused('ORDER.NOT_AS_CREDITS');
  return to;
}

/** "Cancel Requested": support contacts the user and decides; nothing is given back before. @throws OrderRefused */
async function askToCancel(tx: Tx, order: OrderRow, body: CancelRequestBody, at: Date): Promise<void> {
  if (!(await isReason(tx, 'cancel', body.reason_id))) throw new OrderRefused('REQUEST.INVALID');
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

/** Of a shopper's own order. @throws OrderRefused */
export async function requestCancellation(
  tx: Tx,
  owner: Shopper,
  body: CancelRequestBody,
  at: Date,
): Promise<OrderDetails> {
  await askToCancel(tx, await ownOrderOf(tx, owner, body.order_no), body, at);
  return readOrder(tx, owner, body.order_no, at);
}

/** Of an order that is followed, by its owner or a token for it. @throws OrderRefused */
export async function cancelFollowed(
  tx: Tx,
  follower: Follower,
  body: CancelRequestBody,
  at: Date,
): Promise<OrderStats> {
  // Who follows an order need not be its customer, whose money it is.
  if (body.refund_to === 'credits') throw new OrderRefused('ORDER.NOT_AS_CREDITS');
  await askToCancel(tx, await followedOrder(tx, follower, body.order_no, at), body, at);
  return followOrder(tx, follower, body.order_no, at);
}

/**
 * Pieces of a delivered order are sent back, within fifteen days of the delivery. An order has one return
 * at a time, and each piece may be in one.
 *
 * @throws OrderRefused
 */
export async function requestReturn(
  tx: Tx,
  owner: Shopper,
  body: ReturnRequestBody,
  at: Date,
): Promise<OrderDetails> {
  const order = await ownOrderOf(tx, owner, body.order_no);
  if (!(await isReason(tx, 'return', body.reason_id))) throw new OrderRefused('REQUEST.INVALID');
  // Locked, so that a piece that is handed in meanwhile is not sent back as well.
  await lockOrder(tx, order.order_no);
  const lines = await linesOfOrder(tx, order.order_no);
  if (body.item_ids.some((id) => !lines.some((line) => line.id === id)))
    throw new OrderRefused('ORDER.NOT_FOUND');
  if (order.delivered_at === null) throw new OrderRefused('ORDER.STATE_CONFLICT');
  if (RETURNABLE.includes(order.state) && !isReturnWindowOpen(order.delivered_at, at))
    throw new OrderRefused('ORDER.RETURN_WINDOW_CLOSED');
  // Moved first: of two that ask at once, the second sees what the first asked for.
  if (!(await moveOrder(tx, order.order_no, 'return_requested', 'shopper', at)))
    throw new OrderRefused('ORDER.STATE_CONFLICT');
  const returnable = new Set(
    returnableOf(lines, await requestsOf(tx, order.order_no)).map((line) => line.id),
  );
  if (body.item_ids.some((id) => !returnable.has(id))) throw new OrderRefused('ORDER.STATE_CONFLICT');
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
      pickup_address: await pickupOf(tx, owner, body.pickup_address_id),
      refund_to: refundToOf(order, body),
      created_at: at,
    },
    photosOf(body.photos),
  );
  return readOrder(tx, owner, order.order_no, at);
}
