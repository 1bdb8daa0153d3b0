import { indianDay } from '@suvarna/contracts/indian-day';
import { localTime } from '@suvarna/contracts/stores';
import { COLLECT } from '@suvarna/contracts/storefront-constants';
import type { Database } from '../../../platform/database/database.ts';
import { eachDue } from '../../../platform/jobs/each-due.ts';
import { DAY_MS } from '../../checkout/index.ts';
import { notifyBuyer } from '../notify-buyer.ts';
import { toCollectOf } from '../reading/pickup.ts';
import { lastDaysBefore } from '../states.ts';
import { cancelUncollected } from '../requests/request-cancellation.ts';
import { lockOneToCallOff, lockOneToRemind, noteReminded } from './uncollected.store.ts';

/** No customer is reminded at night: what comes due then waits for the morning, by the clock of the house. */
const DAYTIME = { zone: 'Asia/Kolkata', from: 8 * 60, until: 20 * 60 } as const;

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

/** The person who collects is reminded once, while there is time left. @returns how many were */
export async function remindToCollect(db: Database, at: Date): Promise<number> {
  const { minutes } = localTime(at, DAYTIME.zone);
  if (minutes < DAYTIME.from || minutes >= DAYTIME.until) return 0;
  return eachDue(db, {
    lockOne: (tx, except) => lockOneToRemind(tx, daysBefore(at, COLLECT.remind_after_days), except),
    idOf: ({ order }) => order.order_no,
    async work(tx, { order, since }) {
      await noteReminded(tx, order.order_no, at);
      const waits = toCollectOf(order, since);
      // For one that was not reached before, there is no time left: it is called off in a moment.
      if (indianDay(at) <= waits.until) await notifyBuyer(tx, order, 'pickup-reminder', waits);
    },
  });
}

/**
 * What was not collected is called off when its last day is over: its code opens nothing from then on, and
 * the store's people find it in the queue as a cancellation. They say when it is back in stock, and give all
 * that was paid back. @returns how many were
 */
export function callOffUncollected(db: Database, at: Date): Promise<number> {
  return eachDue(db, {
    lockOne: (tx, except) => lockOneToCallOff(tx, lastDaysBefore(at, COLLECT.kept_days), except),
    idOf: ({ order_no: orderNo }) => orderNo,
    work: (tx, order) => cancelUncollected(tx, order, at),
  });
}
