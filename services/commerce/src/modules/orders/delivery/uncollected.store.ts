import { sql, type ExpressionBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { besides, isSentInIndia, type LastDaysBefore, type OrderRow } from '../rows/order.store.ts';

/** When the order of a row was ready in its store. */
const readySince = (row: ExpressionBuilder<Tables, 'orders'>) =>
  row
    .selectFrom('order_steps')
    .whereRef('order_steps.order_no', '=', 'orders.order_no')
    .where('order_steps.state', '=', 'out_for_delivery')
    .select(({ fn }) => fn.max('order_steps.at').as('since'));

/** Orders that wait in a store, ready there before some moment. */
const waiting = (tx: Tx, readyBefore: Date, except: readonly string[]) =>
  tx
    .selectFrom('orders')
    .selectAll('orders')
    .where('state', '=', 'out_for_delivery')
    .where('pickup_code', 'is not', null)
    .where(besides(except))
    .where((row) => row(readySince(row), '<', readyBefore))
    .orderBy('order_no')
    .limit(1)
    .forUpdate()
    .skipLocked();

/** One whose shopper was not reminded yet, and since when it is ready. */
export async function lockOneToRemind(
  tx: Tx,
  readyBefore: Date,
  except: readonly string[],
): Promise<{ readonly order: OrderRow; readonly since: Date } | undefined> {
  const order = await waiting(tx, readyBefore, except)
    .where('pickup_reminded_at', 'is', null)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const { since } = await tx
    .selectFrom('order_steps')
    .where('order_no', '=', order.order_no)
    .where('state', '=', 'out_for_delivery')
    .select(sql<Date>`max(at)`.as('since'))
    .executeTakeFirstOrThrow();
  return { order, since };
}

/** One whose last day is over. */
export const lockOneToCallOff = (
  tx: Tx,
  { india, abroad }: LastDaysBefore,
  except: readonly string[],
): Promise<OrderRow | undefined> =>
  waiting(tx, india, except)
    .where((row) => row.or([isSentInIndia, row(readySince(row), '<', abroad)]))
    .executeTakeFirst();

export async function noteReminded(tx: Tx, orderNo: string, at: Date): Promise<void> {
  await tx.updateTable('orders').set({ pickup_reminded_at: at }).where('order_no', '=', orderNo).execute();
}
