import type { OrderState } from '@suvarna/contracts/api/orders';
import type { Database, Tx } from '../../platform/database/database.ts';
import { linesOfOrder, type LineRow, type OrderRow } from './order.store.ts';
import { requestOf, type RequestRow } from './request.store.ts';

/** States in which everything of a delivered order is the shopper's. */
const ALL_KEPT: readonly OrderState[] = ['delivered', 'closed', 'return_rejected'];

/**
 * Lines of a delivered order that are the shopper's: of one that is coming back or has come back,
 * those that were not sent back.
 *
 * @param request the order's return, if there is one
 */
export function keptOf(
  order: Pick<OrderRow, 'state' | 'delivered_at'>,
  lines: readonly LineRow[],
  request: Pick<RequestRow, 'item_ids'> | undefined,
): readonly LineRow[] {
  if (order.delivered_at === null) return [];
  if (ALL_KEPT.includes(order.state)) return lines;
  return request === undefined ? [] : lines.filter((line) => !request.item_ids.includes(line.id));
}

export async function keptLines(
  db: Database | Tx,
  order: Pick<OrderRow, 'order_no' | 'state' | 'delivered_at'>,
): Promise<readonly LineRow[]> {
  return keptOf(order, await linesOfOrder(db, order.order_no), await requestOf(db, order.order_no, 'return'));
}
