import { APPOINTMENTS } from '@suvarna/contracts/stores';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import {
  countAhead,
  deleteAppointment,
  insertAppointment,
  lockAppointment,
  lockHalfHours,
  updateAppointment,
  type AppointmentRow,
  type NewAppointment,
} from './appointment.store.ts';
import { placesFor, requireSlot, storeNamed } from './slots.ts';
import { isOpen } from './view-appointment.ts';

const SLOT_MS = APPOINTMENTS.slotMinutes * 60_000;

/**
 * Takes the first free place of a half hour. The unique index decides between those who want the same
 * one at the same moment: a place that is being taken is waited for, then the next one is tried.
 *
 * @throws Refusal where none is left
 */
async function takePlace(tx: Tx, row: Omit<NewAppointment, 'seat'>, places: number): Promise<AppointmentRow> {
  for (let seat = 1; seat <= places; seat += 1) {
    const taken = await insertAppointment(tx, { ...row, seat });
    if (taken !== undefined) return taken;
  }
  throw new Refusal('APPOINTMENT.SLOT_TAKEN');
}

export type Wanted = Pick<
  NewAppointment,
  'guest_id' | 'customer_id' | 'store_id' | 'kind' | 'name' | 'mobile' | 'address' | 'note' | 'locale'
> & { readonly starts_at: Date; readonly by_owner: boolean };

/** @throws Refusal */
export async function bookAppointment(tx: Tx, wanted: Wanted, at: Date): Promise<AppointmentRow> {
  const store = storeNamed(wanted.store_id);
  const places = placesFor(store, wanted.kind);
  requireSlot(store, wanted.kind, wanted.starts_at, at);
  if ((await countAhead(tx, wanted, at)) >= APPOINTMENTS.open) throw new Refusal('APPOINTMENT.TOO_MANY');
  return takePlace(
    tx,
    {
      ...wanted,
      id: randomUUID(),
      ends_at: new Date(wanted.starts_at.getTime() + SLOT_MS),
      state: 'booked',
      created_at: at,
      changed_at: at,
    },
    places,
  );
}

async function heldOpen(tx: Tx, id: string, at: Date): Promise<AppointmentRow> {
  const row = await lockAppointment(tx, id);
  if (row === undefined) throw new Refusal('APPOINTMENT.NOT_FOUND');
  if (!isOpen(row, at)) throw new Refusal('APPOINTMENT.CLOSED');
  return row;
}

/** Another time for the same appointment. Its own is given up only with the new one in hand. @throws Refusal */
export async function moveAppointment(tx: Tx, id: string, startsAt: Date, at: Date): Promise<AppointmentRow> {
  const before = await heldOpen(tx, id, at);
  if (before.starts_at.getTime() === startsAt.getTime()) return before;
  const store = storeNamed(before.store_id);
  const places = placesFor(store, before.kind);
  requireSlot(store, before.kind, startsAt, at);
  await lockHalfHours(tx, before.store_id, [before.starts_at, startsAt]);
  await deleteAppointment(tx, id);
  return takePlace(
    tx,
    {
      ...before,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + SLOT_MS),
      reminded_at: null,
      changed_at: at,
      version: before.version + 1,
    },
    places,
  );
}

/** Its place is free at once. @throws Refusal */
export async function cancelAppointment(tx: Tx, id: string, at: Date): Promise<AppointmentRow> {
  await heldOpen(tx, id, at);
  return updateAppointment(tx, id, { state: 'cancelled', changed_at: at });
}

export interface Decision {
  readonly id: string;
  readonly version: number;
  readonly to: 'done' | 'missed' | 'cancelled';
  readonly reason: string;
  readonly by: string;
}

/** What the store's people say about it. @throws Refusal */
export async function decideAppointment(
  tx: Tx,
  { id, version, to, reason, by }: Decision,
  at: Date,
): Promise<AppointmentRow> {
  if (to === 'cancelled' && reason === '') throw new Refusal('APPOINTMENT.REASON_REQUIRED');
  const row = await lockAppointment(tx, id);
  if (row === undefined) throw new Refusal('APPOINTMENT.NOT_FOUND');
  if (row.version !== version) throw new Refusal('APPOINTMENT.CHANGED');
  if (row.state !== 'booked') throw new Refusal('APPOINTMENT.CLOSED');
  if (to !== 'cancelled' && row.starts_at.getTime() > at.getTime())
    throw new Refusal('APPOINTMENT.NOT_BEGUN');
  return updateAppointment(tx, id, { state: to, reason, decided_by: by, decided_at: at, changed_at: at });
}
