/** When a parcel can be there (domain-rules §2.8): cut-off 14:00 in India, no Sundays. */
import type { Currency } from '@suvarna/contracts/money';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;
const CUT_OFF_HOUR = 14;
/** Days on the road after dispatch (specification §9). */
const TRANSIT_DAYS = { india: 4, abroad: 9 } as const;
/** The day numbered 0, 1970-01-01, was a Thursday. */
const FIRST_SUNDAY = 3;

/**
 * @param asOf ISO time of the promise
 * @param leadDays days until dispatch
 * @returns the day as an ISO date
 */
export function deliveryDay(asOf: string, leadDays: number, currency: Currency): string {
  const india = Date.parse(asOf) + INDIA_OFFSET_MS;
  // Days are plain numbers here: a listing asks for fifty, and `Date` objects were a fiftieth of its work.
  let day = Math.floor(india / DAY_MS);
  if (india - day * DAY_MS >= CUT_OFF_HOUR * HOUR_MS) day += 1;
  // A ready piece leaves within its first day, which the days on the road include.
  const workshop = Math.max(leadDays - 1, 0);
  const days = workshop + (currency === 'INR' ? TRANSIT_DAYS.india : TRANSIT_DAYS.abroad);
  for (let left = days; left > 0;) {
    day += 1;
    if ((day - FIRST_SUNDAY) % 7 !== 0) left -= 1;
  }
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
