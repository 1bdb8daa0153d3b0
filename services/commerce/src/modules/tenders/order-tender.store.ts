import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { TenderUse } from './rules.ts';

export type OrderTender = Selectable<Tables['order_tenders']>;

export async function insertTenders(tx: Tx, orderNo: string, uses: readonly TenderUse[]): Promise<void> {
  if (uses.length === 0) return;
  await tx
    .insertInto('order_tenders')
    .values(uses.map((use) => ({ order_no: orderNo, ...use })))
    .execute();
}

/** What an order is paid with besides money. */
export function tendersOf(db: Database | Tx, orderNo: string): Promise<OrderTender[]> {
  return db.selectFrom('order_tenders').selectAll().where('order_no', '=', orderNo).orderBy('kind').execute();
}

/** Moves what is held on; those it moved. A repeat moves none. */
export function settleTenders(tx: Tx, orderNo: string, to: 'spent' | 'released'): Promise<OrderTender[]> {
  return tx
    .updateTable('order_tenders')
    .set({ state: to })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'held')
    .returningAll()
    .execute();
}

/** Counts units as given back; `false` when not so many are left. */
export async function takeRefunded(
  tx: Tx,
  orderNo: string,
  { kind, units }: Pick<TenderUse, 'kind' | 'units'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_tenders')
    .set({ refunded_units: sql<number>`refunded_units + ${units}::bigint` })
    .where('order_no', '=', orderNo)
    .where('kind', '=', kind)
    .where('state', '=', 'spent')
    .where(sql<boolean>`refunded_units + ${units}::bigint <= units`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
