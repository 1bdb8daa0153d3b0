import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Reservation } from './reservation.store.ts';

interface Claim {
  readonly at: Date;
  /** The process that claimed a row has it until then. */
  readonly until: Date;
  readonly atOnce: number;
}

/** Reservations whose order is placed and whose provider did not pay yet. */
export function claimCaptures(db: Database, { at, until, atOnce }: Claim): Promise<Reservation[]> {
  return db
    .updateTable('voucher_reservations')
    .set({ tries: sql<number>`tries + 1`, next_try_at: until })
    .where('reservation_id', 'in', (due) =>
      due
        .selectFrom('voucher_reservations')
        .select('reservation_id')
        .where('state', '=', 'capturing')
        .where('next_try_at', '<=', at)
        .orderBy('next_try_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Reservations that no order has in time. From here on none can take them: the state decides. */
export function claimReleases(db: Database, { at, until, atOnce }: Claim): Promise<Reservation[]> {
  return db
    .updateTable('voucher_reservations')
    .set({ state: 'releasing', tries: sql<number>`tries + 1`, release_at: until })
    .where('reservation_id', 'in', (due) =>
      due
        .selectFrom('voucher_reservations')
        .select('reservation_id')
        .where('order_no', 'is', null)
        .where('state', 'in', ['asked', 'reserved', 'releasing'])
        .where('release_at', '<=', at)
        .orderBy('release_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

const FROM = {
  captured: 'capturing',
  declined: 'capturing',
  released: 'releasing',
  stuck: 'releasing',
} as const;

/** How it ended. */
export async function endReservation(
  db: Database,
  reservationId: string,
  state: keyof typeof FROM,
  { error = '', at }: { readonly error?: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('voucher_reservations')
    .set({
      state,
      last_error: error.slice(0, 300),
      next_try_at: null,
      release_at: null,
      settled_at: at,
    })
    .where('reservation_id', '=', reservationId)
    .where('state', '=', FROM[state])
    .execute();
}

/** There was no answer: it is asked for again. */
export async function tryAgain(
  db: Database,
  { reservation_id: id, state }: Pick<Reservation, 'reservation_id' | 'state'>,
  error: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('voucher_reservations')
    .set({
      last_error: error.slice(0, 300),
      ...(state === 'releasing' ? { release_at: at } : { next_try_at: at }),
    })
    .where('reservation_id', '=', id)
    .where('state', '=', state)
    .execute();
}
