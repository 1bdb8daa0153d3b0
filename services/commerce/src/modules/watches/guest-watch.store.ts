import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { deleteUnlocked } from '../../platform/database/delete-unlocked.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type GuestWatchRow = Selectable<Tables['guest_watches']>;
type NewGuestWatch = Insertable<Tables['guest_watches']>;
type Piece = Pick<GuestWatchRow, 'email' | 'kind' | 'product_id' | 'karat' | 'colour' | 'size'>;

/** Whoever changes what an address waits for does so one after the other. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guest-watches ${email}`}, 0))`.execute(tx);
}

/** The caller holds the address. One that waits to be said yes to takes the wish of now. */
export async function putUnconfirmed(tx: Tx, watch: NewGuestWatch): Promise<GuestWatchRow> {
  const { at_most, currency, locale, created_at } = watch;
  const known = await tx
    .updateTable('guest_watches')
    .set({ at_most, currency, locale, created_at })
    .where('email', '=', watch.email)
    .where('kind', '=', watch.kind)
    .where('product_id', '=', watch.product_id)
    .where('karat', '=', watch.karat)
    .where('colour', '=', watch.colour)
    .where('size', '=', watch.size)
    .where('confirmed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return known ?? tx.insertInto('guest_watches').values(watch).returningAll().executeTakeFirstOrThrow();
}

export function findGuestWatch(db: Database | Tx, id: string): Promise<GuestWatchRow | undefined> {
  return db.selectFrom('guest_watches').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The caller holds the address. What it waited for of the same piece before makes room. Its price is the one that was said yes to. */
export async function confirmWatch(
  tx: Tx,
  { id, at_most, currency, ...piece }: Piece & Pick<GuestWatchRow, 'id' | 'at_most' | 'currency'>,
  at: Date,
): Promise<void> {
  await tx
    .deleteFrom('guest_watches')
    .where('id', '!=', id)
    .where('email', '=', piece.email)
    .where('kind', '=', piece.kind)
    .where('product_id', '=', piece.product_id)
    .where('karat', '=', piece.karat)
    .where('colour', '=', piece.colour)
    .where('size', '=', piece.size)
    .where('told_at', 'is', null)
    .execute();
  await tx
    .updateTable('guest_watches')
    .set({ confirmed_at: at, at_most, currency })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Open ones that the address of `watch` said yes to, but for what this one takes the place of. */
export async function countOthersOf(tx: Tx, watch: Piece): Promise<number> {
  const { count } = await tx
    .selectFrom('guest_watches')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('email', '=', watch.email)
    .where('told_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where((row) =>
      row.not(
        row.and([
          row('kind', '=', watch.kind),
          row('product_id', '=', watch.product_id),
          row('karat', '=', watch.karat),
          row('colour', '=', watch.colour),
          row('size', '=', watch.size),
        ]),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns how many it waited for */
export async function deleteOpenOf(tx: Tx, email: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('guest_watches')
    .where('email', '=', email)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whatever became of it. */
export function allOf(tx: Tx, email: string): Promise<readonly GuestWatchRow[]> {
  return tx
    .selectFrom('guest_watches')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function deleteAllOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('guest_watches').where('email', '=', email).execute();
}

/** What addresses that said yes still wait for, in parts. @param after id of the last one of the part before */
export function someGuestWatches(
  db: Database,
  after: string,
  limit: number,
): Promise<readonly GuestWatchRow[]> {
  return db
    .selectFrom('guest_watches')
    .selectAll()
    .where('told_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** @returns it as it is waited for; `undefined` for whoever comes second */
export function markGuestTold(tx: Tx, id: string, at: Date): Promise<GuestWatchRow | undefined> {
  return tx
    .updateTable('guest_watches')
    .set({ told_at: at })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

export interface Before {
  /** Told before that. */
  readonly told: Date;
  /** Said yes to before that, which nobody waits for any more. */
  readonly open: Date;
  /** Asked for before that, and never said yes to. */
  readonly unconfirmed: Date;
}

export async function dropGuestWatches(db: Database, { told, open, unconfirmed }: Before): Promise<void> {
  await deleteUnlocked(
    db,
    'guest_watches',
    sql`told_at < ${told} or (told_at is null and confirmed_at < ${open})
      or (confirmed_at is null and created_at < ${unconfirmed})`,
  );
}
