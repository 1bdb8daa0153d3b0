import type { Database, Tx } from '../../../platform/database/database.ts';
import type { LineRow } from './order-line.store.ts';
import type { OrderRow } from './order.store.ts';
import type { RequestRow } from './request.store.ts';

export interface DeliveredOrder {
  readonly order: OrderRow & { readonly delivered_at: Date };
  readonly lines: readonly LineRow[];
  readonly requests: readonly Pick<RequestRow, 'kind' | 'state' | 'item_ids'>[];
}

/** Every delivered order of a customer with its lines and what was asked for them, the latest first; whatever became of it since. */
export async function deliveredOrders(
  db: Database | Tx,
  customerId: string,
): Promise<readonly DeliveredOrder[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('delivered_at', 'is not', null)
    .$narrowType<{ delivered_at: Date }>()
    .orderBy('delivered_at', 'desc')
    .orderBy('order_no')
    .execute();
  if (orders.length === 0) return [];
  const numbers = orders.map(({ order_no: no }) => no);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_no', 'in', numbers)
    .orderBy('position')
    .execute();
  const requests = await db
    .selectFrom('order_requests')
    .select(['order_no', 'kind', 'state', 'item_ids'])
    .where('order_no', 'in', numbers)
    .execute();
  return orders.map((order) => ({
    order,
    lines: lines.filter(({ order_no: no }) => no === order.order_no),
    requests: requests.filter(({ order_no: no }) => no === order.order_no),
  }));
}
