import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { OrderRow } from './order.store.ts';

/** One of the orders that no customer made, by its place in their plan. */
export function findDemoOrder(db: Database, place: number): Promise<OrderRow | undefined> {
  return db
    .selectFrom('demo_orders')
    .innerJoin('orders', 'orders.lock_id', 'demo_orders.lock_id')
    .selectAll('orders')
    .where('place', '=', place)
    .executeTakeFirst();
}

/** Pieces of each design that they took. */
export async function soldInDemo(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('demo_orders')
    .innerJoin('orders', 'orders.lock_id', 'demo_orders.lock_id')
    .innerJoin('order_lines', 'order_lines.order_no', 'orders.order_no')
    .select(({ fn }) => ['product_id', fn.sum<number>('quantity').as('pieces')])
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id: id, pieces }) => [id, Number(pieces)]));
}

/** Before the order is made: the hold that it is made of, instead of one that led to none. */
export async function noteDemoOrder(db: Database, place: number, lockId: string): Promise<void> {
  await db
    .insertInto('demo_orders')
    .values({ place, lock_id: lockId })
    .onConflict((conflict) => conflict.column('place').doUpdateSet({ lock_id: lockId, withdrawn: false }))
    .execute();
}

/** Whether an order was taken away: then it is found by no shopper. */
export async function isWithdrawn(tx: Tx, lockId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('demo_orders')
    .select('place')
    .where('lock_id', '=', lockId)
    .where('withdrawn', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes them away from the shoppers they were shown to. The books only grow: they keep what they have.
 *
 * @returns how many there were
 */
export async function withdrawDemoOrders(db: Database): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .updateTable('demo_orders')
      .set({ withdrawn: true })
      .where('withdrawn', '=', false)
      .returning('lock_id')
      .execute();
    const lockIds = rows.map(({ lock_id: id }) => id);
    if (lockIds.length === 0) return 0;
    // Those of guests are no shopper's as it is: no browser has their sessions.
    const theirs = await tx
      .selectFrom('orders')
      .select('order_no')
      .where('lock_id', 'in', lockIds)
      .where('customer_id', 'is not', null)
      .execute();
    for (const { order_no: orderNo } of theirs) {
      const nobody = { id: randomUUID() };
      await tx.insertInto('guests').values(nobody).execute();
      await tx
        .updateTable('orders')
        .set({ guest_id: nobody.id, customer_id: null })
        .where('order_no', '=', orderNo)
        .execute();
    }
    await tx
      .deleteFrom('order_tracking')
      .where('order_no', 'in', tx.selectFrom('orders').select('order_no').where('lock_id', 'in', lockIds))
      .execute();
    return lockIds.length;
  });
}

/** Shows them again; whose they are is said with the rest of an order. */
export async function showDemoOrders(db: Database): Promise<void> {
  await db.updateTable('demo_orders').set({ withdrawn: false }).where('withdrawn', '=', true).execute();
}
