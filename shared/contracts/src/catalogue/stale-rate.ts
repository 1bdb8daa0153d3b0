import { indianDay } from '../base/indian-day.ts';
import { addWorkingDays, CUT_OFF_HOUR } from '../shipping/working-days.ts';

const HOUR_MS = 3_600_000;
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;

/** When a gold rate is older than a working day: at the cut-off of the working day after its own, hours after the next one was due. */
export const staleFrom = (since: string): Date =>
  new Date(
    Date.parse(addWorkingDays(indianDay(new Date(since)), 1)) + CUT_OFF_HOUR * HOUR_MS - INDIA_OFFSET_MS,
  );

/** Whether prices follow a gold rate that should have been followed by another. @param since ISO time from which it counts */
export const isRateStale = (since: string, now: Date): boolean => now >= staleFrom(since);
