import type { OrderRequest } from '@suvarna/contracts/api/orders';
import type { RequestDecision } from '@suvarna/contracts/api/staff-orders';
import type { Tx } from '../../platform/database/database.ts';
import { findOrder } from './order.store.ts';
import { findRequest, moveRequest } from './request.store.ts';
import type { RequestState } from './tables.ts';
import { OrderRefused } from './errors.ts';
import { notifyBuyer } from './notify-buyer.ts';

/** From where the store's people may move a request: it is taken or refused once, and done once it was taken. */
const FROM = { accepted: 'open', declined: 'open', done: 'accepted' } as const satisfies Record<
  RequestDecision,
  RequestState
>;

/** Decides a request for another size, or a claim, and notifies its shopper. @throws CheckoutRefused */
export async function decideRequest(
  tx: Tx,
  {
    requestId,
    to,
    note,
  }: { readonly requestId: string; readonly to: RequestDecision; readonly note: string },
): Promise<Pick<OrderRequest, 'request_id' | 'state'>> {
  const request = await moveRequest(tx, requestId, { from: FROM[to], to, note });
  if (request === undefined)
    throw new OrderRefused(
      (await findRequest(tx, requestId)) === undefined ? 'ORDER.REQUEST_NOT_FOUND' : 'ORDER.STATE_CONFLICT',
    );
  const order = await findOrder(tx, request.order_no);
  if (order !== undefined && (request.kind === 'resize' || request.kind === 'claim')) {
    await notifyBuyer(
      tx,
      order,
      'request-decided',
      { orderNo: order.order_no, kind: request.kind, decision: to, note },
      `${requestId}:${to}`,
    );
  }
  return { request_id: request.id, state: request.state };
}
