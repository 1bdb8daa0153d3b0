import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { deleteUnlocked } from '../../platform/database/delete-unlocked.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type WatchRow = Selectable<Tables['watches']>;
type NewWatch = Insertable<Tables['watches']>;

/** What a customer still waits for, newest first. */
export function openWatches(db: Database | Tx, customerId: string): Promise<readonly WatchRow[]> {
  return db
    .selectFrom('watches')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('told_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function allWatches(db: Database | Tx, customerId: string): Promise<readonly WatchRow[]> {
  return db
    .selectFrom('watches')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The caller holds the customer's row: nobody adds the same one beside it. One asked for again is waited for anew. */
export async function putWatch(tx: Tx, watch: NewWatch): Promise<WatchRow> {
  const { id: _id, customer_id: owner, kind, product_id: product, karat, colour, size, ...wish } = watch;
  const known = await tx
    .updateTable('watches')
    .set({
      at_most: wish.at_most,
      currency: wish.currency,
      locale: wish.locale,
      created_at: wish.created_at,
    })
    .where('customer_id', '=', owner)
    .where('kind', '=', kind)
    .where('product_id', '=', product)
    .where('karat', '=', karat)
    .where('colour', '=', colour)
    .where('size', '=', size)
    .where('told_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return known ?? tx.insertInto('watches').values(watch).returningAll().executeTakeFirstOrThrow();
}

export async function deleteWatch(tx: Tx, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('watches')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteWatchesOf(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('watches').where('customer_id', '=', customerId).execute();
}

/** What anybody still waits for, in parts. @param after id of the last one of the part before */
export function someOpenWatches(db: Database, after: string, limit: number): Promise<readonly WatchRow[]> {
  return db
    .selectFrom('watches')
    .selectAll()
    .where('told_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** @returns it as it is waited for now; `undefined` for whoever comes second, and where it was changed meanwhile */
export function markTold(
  tx: Tx,
  { id, at_most, currency }: WatchRow,
  at: Date,
): Promise<WatchRow | undefined> {
  return tx
    .updateTable('watches')
    .set({ told_at: at })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .where('at_most', 'is not distinct from', at_most)
    .where('currency', '=', currency)
    .returningAll()
    .executeTakeFirst();
}

/** @param told of before that @param open asked for before that, which nobody waits for any more */
export async function dropWatches(db: Database, told: Date, open: Date): Promise<void> {
  await deleteUnlocked(db, 'watches', sql`told_at < ${told} or (told_at is null and created_at < ${open})`);
}
