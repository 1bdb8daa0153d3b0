import type { Database, Tx } from '../../../platform/database/database.ts';

/** A piece of a design that was delivered to a customer, the latest; whatever became of it since. */
export function deliveredLine(
  db: Database | Tx,
  customerId: string,
  productId: number,
): Promise<{ readonly id: string } | undefined> {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_no', 'order_lines.order_no')
    .select('order_lines.id')
    .where('orders.customer_id', '=', customerId)
    .where('orders.delivered_at', 'is not', null)
    .where('order_lines.product_id', '=', productId)
    .orderBy('orders.delivered_at', 'desc')
    .orderBy('order_lines.position')
    .limit(1)
    .executeTakeFirst();
}
