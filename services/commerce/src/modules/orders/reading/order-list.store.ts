import type { OrderState } from '@suvarna/contracts/orders';
import type { Database } from '../../../platform/database/database.ts';
import type { LineRow } from '../rows/order-line.store.ts';
import type { OrderRow } from '../rows/order.store.ts';

export interface OrderPage {
  readonly orders: readonly OrderRow[];
  readonly lines: readonly LineRow[];
  readonly count: number;
}

/** A customer's orders in these states, the newest first. */
export async function pageOfOrders(
  db: Database,
  customerId: string,
  states: readonly OrderState[],
  page: { readonly size: number; readonly number: number },
): Promise<OrderPage> {
  const own = db.selectFrom('orders').where('customer_id', '=', customerId).where('state', 'in', states);
  const [orders, { count }] = await Promise.all([
    own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('order_no')
      .limit(page.size)
      .offset((page.number - 1) * page.size)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const numbers = orders.map((order) => order.order_no);
  const lines =
    numbers.length === 0
      ? []
      : await db
          .selectFrom('order_lines')
          .selectAll()
          .where('order_no', 'in', numbers)
          .orderBy('position')
          .execute();
  return { orders, lines, count };
}
