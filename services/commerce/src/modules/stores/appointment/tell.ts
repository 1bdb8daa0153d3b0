import { localTime } from '@suvarna/contracts/stores';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { eachDue } from '../../../platform/jobs/each-due.ts';
import { tell } from '../../../platform/notifications/tell.ts';
import { lockToRemind, markReminded, type AppointmentRow } from './appointment.store.ts';
import { tokenOf } from './appointment-link.ts';
import { STORES, type KnownStore } from '../stores.ts';

type News = 'booked' | 'changed' | 'cancelled' | 'reminder';

/** Tells the shopper who booked, once for each piece of news: by SMS to the number they gave, and by e-mail where there is an account. */
export function tellBooker(tx: Tx, row: AppointmentRow, news: News, secret: string): Promise<void> {
  const { id, customer_id: customerId, mobile: phone, locale, kind, store_id: storeId } = row;
  return tell(tx, {
    to: { customerId, phone, locale },
    purpose: 'orders',
    template: 'appointment',
    values: { news, kind, storeId, startsAt: row.starts_at.toISOString(), token: tokenOf(secret, id) },
    key: `appointment:${id}:${String(row.version)}:${news}`,
    expiresAt: row.starts_at,
  });
}

const HOUR_MS = 3_600_000;
const AHEAD_MS = 24 * HOUR_MS;
const QUIET_MS = 2 * HOUR_MS;
/** By day only, in minutes of the store's own clock: what comes due at night waits for the morning. */
const DAY = { from: 8 * 60, until: 20 * 60 } as const;

const isByDay = ({ view }: KnownStore, at: Date): boolean => {
  const { minutes } = localTime(at, view.time_zone);
  return minutes >= DAY.from && minutes < DAY.until;
};

/**
 * Reminds of what is less than a day away, each time of it once and by day.
 *
 * @returns how many
 * @throws AggregateError of those that failed, after all others were told
 */
export function remindOfAppointments(
  { db, secret }: { readonly db: Database; readonly secret: string },
  at: Date,
): Promise<number> {
  const due = {
    at,
    before: new Date(at.getTime() + AHEAD_MS),
    bookedBefore: new Date(at.getTime() - QUIET_MS),
    storeIds: STORES.filter((store) => isByDay(store, at)).map(({ view }) => view.store_id),
  };
  return eachDue(db, {
    lockOne: (tx, except) => lockToRemind(tx, { ...due, except }),
    idOf: ({ id }) => id,
    async work(tx, row) {
      await tellBooker(tx, row, 'reminder', secret);
      await markReminded(tx, row.id, at);
    },
  });
}
