import { sql, type ExpressionBuilder, type NotNull, type Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { holdNames } from '../../platform/database/hold-names.ts';
import { deleteUnlocked } from '../../platform/database/delete-unlocked.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { lockCustomer } from '../identity/index.ts';

export type WatchRow = Selectable<Tables['watches']>;
type Piece = Pick<WatchRow, 'kind' | 'product_id' | 'karat' | 'colour' | 'size'>;
/** Who waits: a customer, or an address of a reader without an account. */
export type Owner = Pick<WatchRow, 'customer_id' | 'email'>;
type Row = ExpressionBuilder<Tables, 'watches'>;

export const ofCustomer = (customerId: string): Owner => ({ customer_id: customerId, email: null });
export const ofAddress = (email: string): Owner => ({ customer_id: null, email });

const ownedBy =
  ({ customer_id: customerId, email }: Owner) =>
  (row: Row) =>
    customerId === null ? row('email', '=', email) : row('customer_id', '=', customerId);
const isOf =
  ({ kind, product_id, karat, colour, size }: Piece) =>
  (row: Row) =>
    row.and({ kind, product_id, karat, colour, size });

/** Transactions that change what an owner waits for do so one after the other. */
export async function lockOwner(tx: Tx, { customer_id: customerId, email }: Owner): Promise<void> {
  if (customerId !== null) await lockCustomer(tx, customerId);
  else await holdNames(tx, `guest-watches ${email ?? ''}`);
}

/** What a reader still waits for and said yes to, newest first. */
export function openWatches(db: Database | Tx, owner: Owner): Promise<readonly WatchRow[]> {
  return db
    .selectFrom('watches')
    .selectAll()
    .where(ownedBy(owner))
    .where('told_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Whatever became of it. */
export function allWatches(db: Database | Tx, owner: Owner): Promise<readonly WatchRow[]> {
  return db
    .selectFrom('watches')
    .selectAll()
    .where(ownedBy(owner))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What a letter to an address was about. */
export function findOfLetter(
  db: Database | Tx,
  id: string,
): Promise<(WatchRow & { readonly email: string }) | undefined> {
  return db
    .selectFrom('watches')
    .selectAll()
    .where('id', '=', id)
    .where('email', 'is not', null)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst();
}

/** The caller holds the owner. One asked for again takes the wish of now; what waits for a yes changes nothing of what has it. */
export async function putWatch(tx: Tx, watch: WatchRow): Promise<WatchRow> {
  const { at_most, currency, locale, created_at, confirmed_at, ...asked } = watch;
  const known = await tx
    .updateTable('watches')
    .set({ at_most, currency, locale, created_at, confirmed_at })
    .where(ownedBy(asked))
    .where(isOf(asked))
    .where('told_at', 'is', null)
    .where('confirmed_at', confirmed_at === null ? 'is' : 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return known ?? tx.insertInto('watches').values(watch).returningAll().executeTakeFirstOrThrow();
}

/** The caller holds the owner. What it waited for of the same piece before makes room. Its price is the one that was said yes to. */
export async function confirmWatch(
  tx: Tx,
  { id, at_most, currency, ...asked }: Owner & Piece & Pick<WatchRow, 'id' | 'at_most' | 'currency'>,
  at: Date,
): Promise<void> {
  await tx
    .deleteFrom('watches')
    .where('id', '!=', id)
    .where(ownedBy(asked))
    .where(isOf(asked))
    .where('told_at', 'is', null)
    .execute();
  await tx
    .updateTable('watches')
    .set({ confirmed_at: at, at_most, currency })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Open ones that the owner of `watch` said yes to, but for what this one takes the place of. */
export async function countOthersOf(tx: Tx, watch: Owner & Piece): Promise<number> {
  const { count } = await tx
    .selectFrom('watches')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(ownedBy(watch))
    .where('told_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where((row) => row.not(isOf(watch)(row)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteWatch(tx: Tx, owner: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('watches')
    .where('id', '=', id)
    .where(ownedBy(owner))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** @returns how many it waited for */
export async function deleteOpenOf(tx: Tx, owner: Owner): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('watches')
    .where(ownedBy(owner))
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteAllOf(tx: Tx, owner: Owner): Promise<void> {
  await tx.deleteFrom('watches').where(ownedBy(owner)).execute();
}

/** What anybody still waits for, in parts. @param after id of the last one of the part before */
export function someOpenWatches(db: Database, after: string, limit: number): Promise<readonly WatchRow[]> {
  return db
    .selectFrom('watches')
    .selectAll()
    .where('told_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** @returns it as it is waited for now; `undefined` for the call that comes second, and where it was changed in the meantime */
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
    .where('confirmed_at', 'is not', null)
    .where('at_most', 'is not distinct from', at_most)
    .where('currency', '=', currency)
    .returningAll()
    .executeTakeFirst();
}

interface Before {
  /** Told before that. */
  readonly told: Date;
  /** Said yes to before that, which no reader waits for any more. */
  readonly open: Date;
  /** Asked for before that, and never said yes to. */
  readonly unconfirmed: Date;
}

export async function dropWatches(db: Database, { told, open, unconfirmed }: Before): Promise<void> {
  await deleteUnlocked(
    db,
    'watches',
    sql`told_at < ${told} or (told_at is null and confirmed_at < ${open})
      or (confirmed_at is null and created_at < ${unconfirmed})`,
  );
}
