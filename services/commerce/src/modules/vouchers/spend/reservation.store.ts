import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type Reservation = Selectable<Tables['voucher_reservations']>;

/** What is put aside of vouchers and can pay for an order of their shopper: free, or held by orders that would be given up for it. */
export function usableReservations(
  tx: Tx,
  voucherIds: readonly string[],
  { waiting, validAt }: { readonly waiting: readonly string[]; readonly validAt: Date },
): Promise<Reservation[]> {
  if (voucherIds.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('voucher_reservations')
    .selectAll()
    .where('voucher_id', 'in', voucherIds)
    .where('state', 'in', ['asked', 'reserved'])
    .where('valid_until', '>', validAt)
    .where((row) => row.or([row('order_no', 'is', null), sql<boolean>`order_no = any(${[...waiting]})`]))
    .orderBy('voucher_id')
    .orderBy('created_at')
    .orderBy('reservation_id')
    .forUpdate()
    .execute();
}

export async function insertReservation(
  tx: Tx,
  reservation: Pick<
    Reservation,
    'reservation_id' | 'voucher_id' | 'amount' | 'valid_until' | 'release_at' | 'created_at'
  >,
): Promise<Reservation> {
  return tx
    .insertInto('voucher_reservations')
    .values({ ...reservation, order_no: null, next_try_at: null, settled_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The provider has answered. Nothing changes when it was released in the meantime. */
export async function noteAnswer(
  db: Database | Tx,
  reservationId: string,
  state: 'reserved' | 'refused',
  error = '',
): Promise<void> {
  await db
    .updateTable('voucher_reservations')
    .set({ state, last_error: error.slice(0, 300) })
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'asked')
    .execute();
}

/** They are released only when no shopper makes an order of them by then. */
export async function keepUntil(tx: Tx, reservationIds: readonly string[], until: Date): Promise<void> {
  if (reservationIds.length === 0) return;
  await tx
    .updateTable('voucher_reservations')
    .set({ release_at: until })
    .where('reservation_id', 'in', reservationIds)
    .where('order_no', 'is', null)
    .execute();
}

/** Gives an order what it uses of a reservation. The row was locked; `false` when it is no longer put aside. */
export async function attach(
  tx: Tx,
  reservationId: string,
  { orderNo, used }: { readonly orderNo: string; readonly used: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('voucher_reservations')
    .set({ order_no: orderNo, used, release_at: null })
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'reserved')
    .where('order_no', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What an order holds, taken in the order of {@link usableReservations}: a transaction that changes all of it waits for no other in a circle. */
async function lockOfOrder(tx: Tx, orderNo: string): Promise<void> {
  await tx
    .selectFrom('voucher_reservations')
    .select('reservation_id')
    .where('order_no', '=', orderNo)
    .where('state', '=', 'reserved')
    .orderBy('voucher_id')
    .orderBy('created_at')
    .orderBy('reservation_id')
    .forUpdate()
    .execute();
}

/** The order ended unpaid: what it held can be used by the shopper's next one, or is released. */
export async function detach(tx: Tx, orderNo: string, at: Date): Promise<Reservation[]> {
  await lockOfOrder(tx, orderNo);
  return tx
    .updateTable('voucher_reservations')
    .set({ order_no: null, used: 0, release_at: at })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'reserved')
    .returningAll()
    .execute();
}

/** The order is placed: its provider is to pay. */
export async function beginCapture(tx: Tx, orderNo: string, at: Date): Promise<Reservation[]> {
  await lockOfOrder(tx, orderNo);
  return tx
    .updateTable('voucher_reservations')
    .set({ state: 'capturing', next_try_at: at, tries: 0 })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'reserved')
    .returningAll()
    .execute();
}

/** What an order used of vouchers, the last first. */
export function usedByOrder(tx: Tx, orderNo: string): Promise<Reservation[]> {
  return tx
    .selectFrom('voucher_reservations')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('state', 'in', ['capturing', 'captured', 'declined'])
    .orderBy('created_at', 'desc')
    .orderBy('reservation_id', 'desc')
    .forUpdate()
    .execute();
}

export async function noteReturned(tx: Tx, reservationId: string, amount: number): Promise<void> {
  await tx
    .updateTable('voucher_reservations')
    .set({ returned: sql<number>`returned + ${amount}::bigint` })
    .where('reservation_id', '=', reservationId)
    .execute();
}

/** What this shopper's live reservations of a voucher come to: put aside at the provider, and still the shopper's to use. */
export async function heldOf(db: Database | Tx, voucherId: string): Promise<number> {
  const { held } = await db
    .selectFrom('voucher_reservations')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('held'))
    .where('voucher_id', '=', voucherId)
    .where('state', '=', 'reserved')
    .executeTakeFirstOrThrow();
  return Number(held);
}
