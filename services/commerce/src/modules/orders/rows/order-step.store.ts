import type { OrderState } from '@suvarna/contracts/orders';
import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { OrderActor } from '../tables.ts';

export type StepRow = Selectable<Tables['order_steps']>;

/** Who of the store's people moved an order, and why. */
export interface Said {
  readonly by?: string;
  readonly note?: string;
}

/**
 * Moves an order on if the table of transitions lets this actor; `false` when it stands elsewhere.
 * The update decides, so of two that ask at once one is told no.
 */
export async function moveOrder(
  tx: Tx,
  orderNo: string,
  to: OrderState,
  actor: OrderActor,
  at: Date,
  said: Said = {},
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ state: to })
    .where('order_no', '=', orderNo)
    .where(
      'state',
      '=',
      sql<OrderState>`any(select from_state from order_transitions where to_state = ${to} and actor = ${actor})`,
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await noteStep(tx, orderNo, to, actor, at, said);
  return true;
}

export async function noteStep(
  tx: Tx,
  orderNo: string,
  state: OrderState,
  actor: OrderActor,
  at: Date,
  { by = '', note = '' }: Said = {},
): Promise<void> {
  await tx
    .insertInto('order_steps')
    .values({ order_no: orderNo, state, at, actor, note, moved_by: by })
    .execute();
}

/** What an order went through, in order. */
export function stepsOfOrder(db: Database | Tx, orderNo: string): Promise<StepRow[]> {
  return db.selectFrom('order_steps').selectAll().where('order_no', '=', orderNo).orderBy('id').execute();
}
