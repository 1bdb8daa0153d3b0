import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Pickup } from './courier.ts';

export type PickupRow = Selectable<Tables['courier_pickups']>;

/** Lets a courier fetch something; asked for twice it is one. */
export async function askPickup(tx: Tx, { reference, address }: Pickup, at: Date): Promise<void> {
  await tx
    .insertInto('courier_pickups')
    .values({
      reference,
      wanted: 'booked',
      state: 'asked',
      address: JSON.stringify(address),
      next_try_at: at,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

/** Calls a pickup off. No courier may have been asked for it yet; whether the courier was in time it says then. */
export async function callOffPickup(tx: Tx, reference: string, at: Date): Promise<void> {
  await tx
    .updateTable('courier_pickups')
    // While a process tells the courier of it, what is told next waits for that.
    .set({
      wanted: 'cancelled',
      tries: 0,
      next_try_at: sql<Date>`greatest(coalesce(next_try_at, ${at}::timestamptz), ${at}::timestamptz)`,
    })
    .where('reference', '=', reference)
    .where('state', 'in', ['asked', 'booked'])
    .execute();
}

/** No courier has to come any more, however that was arranged; the address is forgotten. */
export async function endPickup(tx: Tx, reference: string, state: 'cancelled' | 'collected'): Promise<void> {
  await tx
    .updateTable('courier_pickups')
    .set({ state, address: null, next_try_at: null })
    .where('reference', '=', reference)
    .execute();
}

export function findPickup(db: Database | Tx, reference: string): Promise<PickupRow | undefined> {
  return db.selectFrom('courier_pickups').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** Takes one that is to be told to the courier, and keeps it from others in the meantime. */
export async function claimPickup(db: Database, at: Date, until: Date): Promise<PickupRow | undefined> {
  return db
    .updateTable('courier_pickups')
    .set((row) => ({ next_try_at: until, tries: row('tries', '+', 1) }))
    .where('reference', '=', (one) =>
      one
        .selectFrom('courier_pickups')
        .select('reference')
        .where('next_try_at', '<=', at)
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** What the courier said of it. Where the store wants something else in the meantime, that is told next. */
export async function notePickup(
  db: Database,
  { reference, wanted, tries }: PickupRow,
  change: Pick<PickupRow, 'state' | 'next_try_at'> & { readonly last_error?: string },
): Promise<void> {
  const isOver = change.state !== 'asked' && change.state !== 'booked';
  await db
    .updateTable('courier_pickups')
    .set({ ...change, ...(isOver && { address: null }) })
    .where('reference', '=', reference)
    .where('wanted', '=', wanted)
    .where('tries', '=', tries)
    .execute();
  // Called off while it was booked: it is booked now, and called off next.
  await db
    .updateTable('courier_pickups')
    .set({ state: change.state })
    .where('reference', '=', reference)
    .where('wanted', '!=', wanted)
    .where('state', '=', 'asked')
    .execute();
}
