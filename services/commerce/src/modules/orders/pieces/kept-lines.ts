import type { Database, Tx } from '../../../platform/database/database.ts';
import { linesOfOrder, type LineRow } from '../rows/order-line.store.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { requestsOf, type RequestRow } from '../rows/request.store.ts';

type Asked = Pick<RequestRow, 'kind' | 'state' | 'item_ids'>;

/** Lines of an order that returns in one of these states are about. */
function linesIn(requests: readonly Asked[], is: (state: RequestRow['state']) => boolean): Set<string> {
  return new Set(
    requests.flatMap(({ kind, state, item_ids: ids }) => (kind === 'return' && is(state) ? ids : [])),
  );
}

/** Lines of a delivered order that stay sold: neither on their way back nor given back. */
export function soldOf(
  order: Pick<OrderRow, 'delivered_at'>,
  lines: readonly LineRow[],
  requests: readonly Asked[],
): readonly LineRow[] {
  if (order.delivered_at === null) return [];
  const gone = linesIn(requests, (state) => state !== 'declined' && state !== 'withdrawn');
  return lines.filter(({ id }) => !gone.has(id));
}

/** Of these, the shopper's: what was handed in for another piece or for money is gone. */
export function keptOf(
  order: Pick<OrderRow, 'delivered_at'>,
  lines: readonly LineRow[],
  requests: readonly Asked[],
): readonly LineRow[] {
  return soldOf(order, lines, requests).filter((line) => line.handed_in === null);
}

/** Whether a request still waits for the store: pieces it is about are asked for once at a time. */
export const isWaiting = ({ state }: Pick<Asked, 'state'>): boolean =>
  state === 'open' || state === 'accepted';

/**
 * Lines that may still be sent back: a piece is decided about once, one that was handed in is gone, and one
 * whose other size or repair the store has taken on is sent back after that. What was not answered is
 * taken back with its return (`withdraw-unanswered.ts`).
 */
export function returnableOf(lines: readonly LineRow[], requests: readonly Asked[]): readonly LineRow[] {
  const returned = linesIn(requests, (state) => state !== 'withdrawn');
  const inWork = new Set(
    requests.filter(({ state }) => state === 'accepted').flatMap(({ item_ids: ids }) => ids),
  );
  return lines.filter(
    ({ id, handed_in: tradedIn }) => tradedIn === null && !returned.has(id) && !inWork.has(id),
  );
}

export async function keptLines(
  db: Database | Tx,
  order: Pick<OrderRow, 'order_no' | 'delivered_at'>,
): Promise<readonly LineRow[]> {
  return keptOf(order, await linesOfOrder(db, order.order_no), await requestsOf(db, order.order_no));
}
