import type { Tx } from '../../../platform/database/database.ts';
import { noteNeeded, OrderRefused } from '../errors.ts';
import { isWaiting, keptLines } from '../kept-lines.ts';
import { notifyBuyer } from '../notify-buyer.ts';
import type { OrderRow } from '../order.store.ts';
import { moveRequest, noteDecision, requestsOf, type RequestRow } from '../request.store.ts';
import type { RequestState, ServiceDecision } from '../tables.ts';

/** From where the store's people may move a request: it is taken or refused once, done once it was taken, and opened again once it was refused. */
const FROM = {
  accepted: 'open',
  declined: 'open',
  done: 'accepted',
  open: 'declined',
} as const satisfies Record<ServiceDecision, RequestState>;

interface Decided {
  readonly to: ServiceDecision;
  /** Who of the store's people. */
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}

/** What was refused is opened again only while its pieces are with their shopper, and nothing else is asked for them. */
async function assertStillThere(tx: Tx, order: OrderRow, { item_ids: ids }: RequestRow): Promise<void> {
  const kept = await keptLines(tx, order);
  const waiting = (await requestsOf(tx, order.order_no)).filter(isWaiting);
  const isFree = ids.every(
    (id) =>
      kept.some((line) => line.id === id) && !waiting.some(({ item_ids: others }) => others.includes(id)),
  );
  if (!isFree) throw new OrderRefused('ORDER.STATE_CONFLICT');
}

/**
 * Decides a request for another size, or a claim, and notifies its shopper. Its order is locked.
 *
 * @throws OrderRefused, Refusal of a no without a reason
 */
export async function decideService(
  tx: Tx,
  order: OrderRow,
  request: RequestRow,
  { to, by, note, at }: Decided,
): Promise<void> {
  if (to === 'declined' && note === '') throw noteNeeded();
  if (to === 'open') await assertStillThere(tx, order, request);
  if ((await moveRequest(tx, request.id, { from: FROM[to], to, note })) === undefined)
    throw new OrderRefused('ORDER.STATE_CONFLICT');
  await noteDecision(tx, { request_id: request.id, state: to, at, decided_by: by, note });
  if (request.kind !== 'resize' && request.kind !== 'claim') return;
  const values = {
    orderNo: order.order_no,
    kind: request.kind,
    isGuest: order.customer_id === null,
  };
  const about = `${request.id}:${to}:${String(at.getTime())}`;
  if (to === 'open') await notifyBuyer(tx, order, 'request-received', values, about);
  else {
    // As of a return: no courier fetches anything in a store.
    const isBrought = order.shipping_address.store_id !== undefined && request.pickup_address === null;
    const said = { ...values, decision: to, isBrought };
    await notifyBuyer(tx, order, 'request-decided', said, about, { note });
  }
}
