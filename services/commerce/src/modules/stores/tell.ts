import { localTime } from '@suvarna/contracts/stores';
import type { Logger } from 'pino';
import type { Database, Tx } from '../../platform/database/database.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { channelsFor } from '../../platform/notifications/wanted.ts';
import { findCustomer } from '../identity/index.ts';
import { lockToRemind, markReminded, type AppointmentRow } from './appointment.store.ts';
import { tokenOf } from './appointment-link.ts';
import { STORES, type KnownStore } from './stores.ts';

type News = 'booked' | 'changed' | 'cancelled' | 'reminder';

/** Tells whoever booked, once for each piece of news: by SMS to the number they gave, and by e-mail where there is an account. */
export async function tell(tx: Tx, row: AppointmentRow, news: News, secret: string): Promise<void> {
  const customer = row.customer_id === null ? undefined : await findCustomer(tx, row.customer_id);
  const email = customer?.email ?? null;
  const by =
    customer === undefined
      ? { sms: true, email: false }
      : await channelsFor(
          tx,
          { customerId: customer.id, topic: 'orders' },
          { email: email !== null, sms: true },
        );
  const message = {
    template: 'appointment' as const,
    locale: row.locale,
    values: {
      news,
      kind: row.kind,
      storeId: row.store_id,
      startsAt: row.starts_at.toISOString(),
      token: tokenOf(secret, row.id),
    },
    key: `appointment:${row.id}:${String(row.version)}:${news}`,
    expiresAt: row.starts_at,
  };
  if (by.sms) await notify(tx, { ...message, channel: 'sms', to: row.mobile });
  if (by.email && email !== null) await notify(tx, { ...message, channel: 'email', to: email });
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

interface Reminding {
  readonly db: Database;
  readonly log: Logger;
  readonly secret: string;
}

/** One of them could not be told. */
class ReminderFailed extends Error {
  override readonly name = 'ReminderFailed';
  readonly id: string;

  constructor(id: string, cause: unknown) {
    super('A reminder could not be sent.', { cause });
    this.id = id;
  }
}

/**
 * Reminds of what is less than a day away, each time of it once and by day. Each is a transaction of its
 * own, so that one that fails stops no other.
 *
 * @returns how many
 * @throws AggregateError of those that failed, after all others were told
 */
export async function remindOfAppointments({ db, log, secret }: Reminding, at: Date): Promise<number> {
  const due = {
    at,
    before: new Date(at.getTime() + AHEAD_MS),
    bookedBefore: new Date(at.getTime() - QUIET_MS),
    storeIds: STORES.filter((store) => isByDay(store, at)).map(({ view }) => view.store_id),
  };
  const failed: ReminderFailed[] = [];
  const remindOfNext = (except: readonly string[]): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const row = await lockToRemind(tx, { ...due, except });
      if (row === undefined) return false;
      try {
        await tell(tx, row, 'reminder', secret);
        await markReminded(tx, row.id, at);
      } catch (error) {
        throw new ReminderFailed(row.id, error);
      }
      return true;
    });
  for (let reminded = 0; ;) {
    try {
      if (await remindOfNext(failed.map(({ id }) => id))) reminded += 1;
      else if (failed.length === 0) return reminded;
      else throw new AggregateError(failed, `${String(failed.length)} reminders could not be sent.`);
    } catch (error) {
      if (!(error instanceof ReminderFailed)) throw error;
      log.error({ err: error.cause, appointment: error.id }, 'a reminder could not be sent');
      failed.push(error);
    }
  }
}
