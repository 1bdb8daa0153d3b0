import type { Database, Tx } from '../../platform/database/database.ts';
import { linesOfOrder, type LineRow, type OrderRow } from './order.store.ts';
import { requestsOf, type RequestRow } from './request.store.ts';

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
  const gone = linesIn(requests, (state) => state !== 'declined');
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

/** Lines that may still be sent back: a piece is asked about once, whatever became of it, and one that was handed in is gone. */
export function returnableOf(lines: readonly LineRow[], requests: readonly Asked[]): readonly LineRow[] {
  const asked = linesIn(requests, () => true);
  return lines.filter(({ id, handed_in: handedIn }) => handedIn === null && !asked.has(id));
}

export async function keptLines(
  db: Database | Tx,
  order: Pick<OrderRow, 'order_no' | 'delivered_at'>,
): Promise<readonly LineRow[]> {
  return keptOf(order, await linesOfOrder(db, order.order_no), await requestsOf(db, order.order_no));
}
