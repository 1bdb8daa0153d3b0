import {
  type AppointmentKind,
  APPOINTMENTS,
  type AppointmentSlots,
  dayAfter,
  hoursOn,
  instantOf,
  localTime,
} from '@suvarna/contracts/stores';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { bookedBetween } from './appointment.store.ts';
import { findStore, type KnownStore } from '../stores.ts';

const MINUTE_MS = 60_000;
const { slotMinutes, days, leadMinutes } = APPOINTMENTS;

/** @throws Refusal where there is no such store */
export function storeNamed(id: string): KnownStore {
  const store = findStore(id);
  if (store === undefined) throw new Refusal('STORE.NOT_FOUND');
  return store;
}

/** How many people at once. @throws Refusal where the store does not meet people in this way */
export function placesFor({ places }: KnownStore, kind: AppointmentKind): number {
  const many = places[kind];
  if (many === undefined) throw new Refusal('APPOINTMENT.KIND_UNAVAILABLE');
  return many;
}

interface Slot {
  readonly minutes: number;
  readonly startsAt: Date;
}

/** Half hours of a day, on the store's own clock, that can still be booked. */
function slotsOf({ view }: KnownStore, kind: AppointmentKind, day: string, at: Date): Slot[] {
  const today = localTime(at, view.time_zone).day;
  const hours = hoursOn(view, day);
  if (hours === null || day < today || day > dayAfter(today, days)) return [];
  const soonest = at.getTime() + leadMinutes[kind] * MINUTE_MS;
  const count = Math.floor((hours.closes - hours.opens) / slotMinutes);
  return Array.from({ length: count }, (_, index) => hours.opens + index * slotMinutes)
    .map((minutes) => ({ minutes, startsAt: instantOf({ day, minutes }, view.time_zone) }))
    .filter(({ startsAt }) => startsAt.getTime() >= soonest);
}

/** @throws Refusal where nothing begins then, or no longer */
export function requireSlot(store: KnownStore, kind: AppointmentKind, startsAt: Date, at: Date): void {
  const { day } = localTime(startsAt, store.view.time_zone);
  const slots = slotsOf(store, kind, day, at);
  if (!slots.some((slot) => slot.startsAt.getTime() === startsAt.getTime()))
    throw new Refusal('APPOINTMENT.SLOT_INVALID');
}

export async function readSlots(
  db: Database | Tx,
  { store, kind, day }: { readonly store: KnownStore; readonly kind: AppointmentKind; readonly day: string },
  at: Date,
): Promise<AppointmentSlots> {
  const places = placesFor(store, kind);
  const slots = slotsOf(store, kind, day, at);
  const [first, last] = [slots[0], slots.at(-1)];
  const { store_id: storeId, time_zone } = store.view;
  const booked =
    first === undefined || last === undefined
      ? new Map<number, number>()
      : await bookedBetween(db, {
          storeId,
          kind,
          from: first.startsAt,
          to: new Date(last.startsAt.getTime() + 1),
        });
  return {
    store_id: storeId,
    kind,
    date: day,
    time_zone,
    slots: slots.map(({ minutes, startsAt }) => ({
      starts_at: startsAt.toISOString(),
      minutes,
      free: Math.max(0, places - (booked.get(startsAt.getTime()) ?? 0)),
    })),
  };
}
