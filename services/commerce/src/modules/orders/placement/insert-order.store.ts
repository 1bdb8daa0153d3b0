import type { Tx } from '../../../platform/database/database.ts';
import type { Shopper } from '../../identity/index.ts';
import type { NewLineRow } from '../rows/order-line.store.ts';
import { noteStep } from '../rows/order-step.store.ts';
import type { NewOrder, OrderRow } from '../rows/order.store.ts';

export async function insertOrder(
  tx: Tx,
  owner: Shopper,
  order: NewOrder,
  lines: readonly NewLineRow[],
): Promise<OrderRow> {
  const row = await tx
    .insertInto('orders')
    .values({
      ...order,
      state: 'payment_pending',
      guest_id: owner.kind === 'guest' ? owner.id : null,
      customer_id: owner.kind === 'customer' ? owner.id : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_lines')
    .values([...lines])
    .execute();
  await noteStep(tx, row.order_no, 'payment_pending', 'shopper', row.created_at);
  return row;
}
