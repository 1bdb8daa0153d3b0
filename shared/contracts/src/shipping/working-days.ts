import { holidays } from '../base/countries/in.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;
const SUNDAY = 0;
/** Orders from this hour on, India's time, are taken up on the next working day (domain rules §2.8). */
export const CUT_OFF_HOUR = 14;

function after(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether couriers rest: every parcel begins in India. `day` is an ISO date. */
export const isHoliday = (day: string): boolean => holidays.includes(day) || holidays.includes(day.slice(5));

/** Whether workshop and couriers work: not on Sundays, not on holidays. `day` is an ISO date. */
export function isWorkingDay(day: string): boolean {
  return new Date(day).getUTCDay() !== SUNDAY && !isHoliday(day);
}

/** The working day an order of this moment is taken up on. */
export function dayOfWork(at: Date): string {
  const india = new Date(at.getTime() + INDIA_OFFSET_MS);
  const today = india.toISOString().slice(0, 10);
  return onWorkingDay(india.getUTCHours() >= CUT_OFF_HOUR ? after(today, 1) : today);
}

/** The last cut-off up to a moment: between two of them every order is taken up on the same day. */
export function lastCutOff(at: Date): Date {
  const first = CUT_OFF_HOUR * HOUR_MS - INDIA_OFFSET_MS;
  return new Date(Math.floor((at.getTime() - first) / DAY_MS) * DAY_MS + first);
}

/** The day itself when it is a working day, the next one otherwise. */
export function onWorkingDay(day: string): string {
  return isWorkingDay(day) ? day : addWorkingDays(day, 1);
}

/** How many working days lie after `from`, up to and with `to`; 0 when `to` is not later. ISO dates. */
export function workingDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = after(from, 1); day <= to; day = after(day, 1)) {
    if (isWorkingDay(day)) count += 1;
  }
  return count;
}

/** The `count`-th working day after a day; the day itself for 0. */
export function addWorkingDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = after(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}
