import type { Tx } from '../../platform/database/database.ts';
import { callOffPickup, endPickup } from '../shipping/index.ts';
import type { RequestContext } from './request-context.ts';
import { OrderRefused } from './errors.ts';
import { linesOfOrder } from './order-line.store.ts';
import { moveOrder } from './order-step.store.ts';
import { lockOrder, type OrderRow } from './order.store.ts';
import { isWaiting, returnableOf } from './kept-lines.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { lastWithdrawnOf, moveRequest, openReturnOf, requestsOf } from './request.store.ts';
import { withdrawUnanswered } from './withdraw-unanswered.ts';

/**
 * Takes the return back that an order waits for, as long as its pieces were not picked up. They are kept,
 * and may be sent back anew while the window is open.
 *
 * @throws OrderRefused
 */
export async function withdrawReturn(tx: Tx, { order, at }: RequestContext): Promise<void> {
  await lockOrder(tx, order.order_no);
  // Of a courier who has them and a shopper who keeps them, the table of transitions lets one be first.
  if (!(await moveOrder(tx, order.order_no, 'return_withdrawn', 'shopper', at)))
    throw new OrderRefused('ORDER.STATE_CONFLICT');
  const request = await openReturnOf(tx, order.order_no);
  if (request === undefined) throw new Error(`Order ${order.order_no} waits for no return.`);
  await moveRequest(tx, request.id, { from: 'open', to: 'withdrawn', note: '' });
  // In the queue of the store's people until the courier says that nobody comes.
  await callOffPickup(tx, request.id, at);
  await notifyBuyer(tx, order, 'return-withdrawn', { orderNo: order.order_no }, request.id);
}

/**
 * A courier who was on the way collected what its shopper had taken back: the return goes on, and takes
 * back what nobody has answered for its pieces meanwhile.
 *
 * @throws OrderRefused for a piece that was handed in otherwise meanwhile, or is in work
 */
export async function resumeReturn(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  const { order_no: orderNo } = order;
  const request = await lastWithdrawnOf(tx, orderNo);
  if (request === undefined) throw new Error(`No return of order ${orderNo} was taken back.`);
  const lines = await linesOfOrder(tx, orderNo);
  const requests = await requestsOf(tx, orderNo);
  const returnable = new Set(returnableOf(lines, requests).map(({ id }) => id));
  if (!request.item_ids.every((id) => returnable.has(id))) throw new OrderRefused('ORDER.STATE_CONFLICT');
  await withdrawUnanswered(tx, order, requests, request.item_ids, at);
  await moveRequest(tx, request.id, { from: 'withdrawn', to: 'open', note: '' });
  await endPickup(tx, request.id, 'collected');
}

/**
 * A return that was rejected is looked at again: its pieces must still be neither handed in nor in work.
 *
 * @throws OrderRefused
 */
export async function reopenReturn(tx: Tx, orderNo: string): Promise<void> {
  const requests = await requestsOf(tx, orderNo);
  const request = requests.findLast(({ kind, state }) => kind === 'return' && state === 'declined');
  if (request === undefined) throw new Error(`No return of order ${orderNo} was rejected.`);
  const lines = await linesOfOrder(tx, orderNo);
  const isGone = lines.some(({ id, handed_in: to }) => to !== null && request.item_ids.includes(id));
  const inWork = requests.some(
    (other) => isWaiting(other) && other.item_ids.some((id) => request.item_ids.includes(id)),
  );
  if (isGone || inWork) throw new OrderRefused('ORDER.STATE_CONFLICT');
  await moveRequest(tx, request.id, { from: 'declined', to: 'open', note: '' });
}
