import type { Database, Tx } from '../../data/database.ts';
import { linesOfOrder, type LineRow, type OrderRow } from '../../data/orders/order-store.ts';
import { requestOf } from '../../data/orders/request-store.ts';
import type { OrderState } from '@suvarna/contracts/api/orders';

/** States in which everything of a delivered order is the shopper's. */
const ALL_KEPT: readonly OrderState[] = ['delivered', 'closed', 'return_rejected'];

/** Lines of a delivered order that are the shopper's: of one that is coming back or has come back, those that were not sent back. */
export async function keptLines(db: Database | Tx, order: OrderRow): Promise<LineRow[]> {
  if (order.delivered_at === null) return [];
  const lines = await linesOfOrder(db, order.order_no);
  if (ALL_KEPT.includes(order.state)) return lines;
  const request = await requestOf(db, order.order_no, 'return');
  return request === undefined ? [] : lines.filter((line) => !request.item_ids.includes(line.id));
}
