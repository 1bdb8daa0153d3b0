import type { AppointmentKind } from '@suvarna/contracts/stores';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { holdNames } from '../../../platform/database/hold-names.ts';
import { deleteUnlocked } from '../../../platform/database/delete-unlocked.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type AppointmentRow = Selectable<Tables['appointments']>;
export type NewAppointment = Insertable<Tables['appointments']>;

/** How many are booked at each moment of a span. */
export async function bookedBetween(
  db: Database | Tx,
  { storeId, kind, from, to }: { storeId: string; kind: AppointmentKind; from: Date; to: Date },
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('appointments')
    .select((row) => ['starts_at', row.fn.countAll<number>().as('count')])
    .where('store_id', '=', storeId)
    .where('kind', '=', kind)
    .where('state', '=', 'booked')
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .groupBy('starts_at')
    .execute();
  return new Map(rows.map(({ starts_at, count }) => [starts_at.getTime(), Number(count)]));
}

/** `undefined` where this place is taken; one that is being taken is waited for. */
export function insertAppointment(tx: Tx, row: NewAppointment): Promise<AppointmentRow | undefined> {
  return tx
    .insertInto('appointments')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'kind', 'starts_at', 'seat'])
        // To the letter: PostgreSQL matches a partial index by its words, not by a parameter.
        .where(sql<boolean>`state = 'booked'`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export function findAppointment(db: Database | Tx, id: string): Promise<AppointmentRow | undefined> {
  return db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockAppointment(tx: Tx, id: string): Promise<AppointmentRow | undefined> {
  return tx.selectFrom('appointments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

type Changes = Partial<Omit<AppointmentRow, 'id' | 'version' | 'created_at'>>;

/** The caller holds the row. */
export function updateAppointment(tx: Tx, id: string, changes: Changes): Promise<AppointmentRow> {
  return tx
    .updateTable('appointments')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Its old row as it was, out of the way of the one that takes its place. The caller holds it. */
export async function deleteAppointment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('appointments').where('id', '=', id).execute();
}

/** Half hours of a store, until the transaction ends. In one order for all: two who want each other's would wait for each other. */
export async function lockHalfHours(tx: Tx, storeId: string, times: readonly Date[]): Promise<void> {
  const sorted = times.map((each) => each.toISOString()).toSorted();
  await holdNames(tx, ...sorted.map((time) => `half-hour ${storeId} ${time}`));
}

/**
 * Ahead of this number, booked by its owner or by anybody else: who types a customer's number takes nothing of
 * theirs. Held until the transaction ends, so that two calls do not both count the same.
 */
export async function countAhead(
  tx: Tx,
  { mobile, by_owner }: { readonly mobile: string; readonly by_owner: boolean },
  at: Date,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`appointments:${mobile}`}))`.execute(tx);
  const { count } = await tx
    .selectFrom('appointments')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('mobile', '=', mobile)
    .where('by_owner', '=', by_owner)
    .where('state', '=', 'booked')
    .where('starts_at', '>', at)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const isAhead = (at: Date) => sql<boolean>`(state = 'booked' and starts_at > ${at})`;

/** A hundred at most: what is ahead comes first, the next one at the top; then what is over, the last one first. */
export function appointmentsOfCustomer(
  db: Database,
  customerId: string,
  at: Date,
): Promise<AppointmentRow[]> {
  return db
    .selectFrom('appointments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy(isAhead(at), 'desc')
    .orderBy((row) => row.case().when(isAhead(at)).then(row.ref('starts_at')).end())
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

export function everyAppointmentOfCustomer(tx: Tx, customerId: string): Promise<AppointmentRow[]> {
  return tx
    .selectFrom('appointments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** Their places are free again. */
export async function deleteAppointmentsOfCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('appointments').where('customer_id', '=', customerId).execute();
}

export function appointmentsOfDay(
  db: Database,
  storeId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<AppointmentRow[]> {
  return db
    .selectFrom('appointments')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

interface ToRemind {
  readonly at: Date;
  readonly before: Date;
  readonly bookedBefore: Date;
  readonly storeIds: readonly string[];
  /** Ids of those that were tried in vain. */
  readonly except: readonly string[];
}

/** The next one to be reminded of now; another process passes over it in the meantime. */
export function lockToRemind(
  tx: Tx,
  { at, before, bookedBefore, storeIds, except }: ToRemind,
): Promise<AppointmentRow | undefined> {
  return (
    tx
      .selectFrom('appointments')
      .selectAll()
      .where('state', '=', 'booked')
      .where('reminded_at', 'is', null)
      .where('starts_at', '>', at)
      .where('starts_at', '<=', before)
      // A shopper who booked a moment ago was told a moment ago.
      .where('changed_at', '<=', bookedBefore)
      .where(sql<boolean>`store_id = any(${storeIds}::text[])`)
      .where(sql<boolean>`id <> all(${except}::uuid[])`)
      .orderBy('starts_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
  );
}

export async function markReminded(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('appointments').set({ reminded_at: at }).where('id', '=', id).execute();
}

export async function deleteEndedBefore(db: Database, at: Date): Promise<void> {
  await deleteUnlocked(db, 'appointments', sql`ends_at < ${at}`);
}

export async function moveGuestAppointments(tx: Tx, guestId: string, customerId: string): Promise<void> {
  await tx
    .updateTable('appointments')
    .set({ guest_id: null, customer_id: customerId })
    .where('guest_id', '=', guestId)
    .execute();
}
