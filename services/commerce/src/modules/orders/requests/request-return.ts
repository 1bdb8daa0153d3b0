import type { ReturnRequestBody } from '@suvarna/contracts/orders';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ask, moveRequest } from '../../requests/index.ts';
import { returnableOf } from '../pieces/kept-lines.ts';
import { linesOfOrder } from '../rows/order-line.store.ts';
import { moveOrder } from '../rows/order-step.store.ts';
import { lockOrder } from '../rows/order.store.ts';
import { pickupOf } from './pickup-address.ts';
import { insertPhotos, isReason, openReturnOf, requestsOf } from '../rows/request.store.ts';
import { isReturnWindowOpen, RETURNABLE } from '../states.ts';
import { ORDER_REQUESTS } from './kinds.ts';
import { refundToOf } from './refund-to.ts';
import type { RequestContext } from './request-context.ts';
import { withdrawUnanswered } from './withdraw-unanswered.ts';

/**
 * Pieces of a delivered order are sent back, within fifteen days of the delivery. An order has one return
 * at a time, and each piece may be in one.
 *
 * @throws Refusal
 */
export async function requestReturn(
  tx: Tx,
  { order, owner, at, photos }: RequestContext,
  body: ReturnRequestBody,
): Promise<void> {
  if (!(await isReason(tx, 'return', body.reason_id)))
    throw new Refusal('REQUEST.INVALID', { message: 'Please select from list of reasons' });
  // Locked, so that a piece that is handed in since is not sent back as well.
  await lockOrder(tx, order.order_no);
  const lines = await linesOfOrder(tx, order.order_no);
  if (body.item_ids.some((id) => !lines.some((line) => line.id === id))) throw new Refusal('ORDER.NOT_FOUND');
  if (order.delivered_at === null) throw new Refusal('ORDER.STATE_CONFLICT');
  if (RETURNABLE.includes(order.state) && !isReturnWindowOpen(order, at))
    throw new Refusal('ORDER.RETURN_WINDOW_CLOSED');
  // Moved first: of two that ask at once, the second sees what the first asked for.
  if (!(await moveOrder(tx, order.order_no, 'return_requested', 'shopper', at)))
    throw new Refusal('ORDER.STATE_CONFLICT');
  const requests = await requestsOf(tx, order.order_no);
  const returnable = new Set(returnableOf(lines, requests).map((line) => line.id));
  if (body.item_ids.some((id) => !returnable.has(id))) throw new Refusal('ORDER.STATE_CONFLICT');
  await withdrawUnanswered(tx, order, requests, body.item_ids, at);
  const request = await ask(tx, ORDER_REQUESTS, {
    ...{ kind: 'return', customerId: order.customer_id, subject: order.order_no, locale: order.locale, at },
    evidence: {
      reason_id: body.reason_id,
      comment: body.comment ?? '',
      item_ids: [...new Set(body.item_ids)],
      sizes: [],
      pickup_address: await pickupOf(tx, {
        owner,
        addressId: body.pickup_address_id,
        countryId: order.shipping_address.country_id,
      }),
      refund_to: refundToOf(order, body.refund_to),
    },
  });
  await insertPhotos(tx, request, photos);
}

/**
 * Takes the return back that an order waits for, as long as its pieces were not picked up. They are kept,
 * and may be sent back again while the window is open.
 *
 * @throws Refusal
 */
export async function withdrawReturn(tx: Tx, { order, at }: RequestContext): Promise<void> {
  await lockOrder(tx, order.order_no);
  const request = await openReturnOf(tx, order.order_no);
  if (request === undefined) throw new Refusal('ORDER.STATE_CONFLICT');
  const withdrawn = { requestId: request.id, to: 'return-withdrawn', actor: 'customer' as const, at };
  await moveRequest(tx, ORDER_REQUESTS, withdrawn);
}
