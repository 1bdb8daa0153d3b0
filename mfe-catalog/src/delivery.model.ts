/** When a parcel can be there (domain-rules §2.8): cut-off 14:00 in India, no Sundays. */
import type { Currency } from '@suvarna/contracts/money';

const DAY_MS = 86_400_000;
const INDIA_OFFSET_MS = 5.5 * 3_600_000;
const CUT_OFF_HOUR = 14;
/** Days on the road after dispatch (specification §9). */
const TRANSIT_DAYS = { india: 4, abroad: 9 } as const;
const SUNDAY = 0;

/**
 * @param asOf ISO time of the promise
 * @param leadDays days until dispatch
 * @returns the day as an ISO date
 */
export function deliveryDay(asOf: string, leadDays: number, currency: Currency): string {
  const india = new Date(Date.parse(asOf) + INDIA_OFFSET_MS);
  let day = Date.UTC(india.getUTCFullYear(), india.getUTCMonth(), india.getUTCDate());
  if (india.getUTCHours() >= CUT_OFF_HOUR) day += DAY_MS;
  // A ready piece leaves within its first day, which the days on the road include.
  const workshop = Math.max(leadDays - 1, 0);
  const days = workshop + (currency === 'INR' ? TRANSIT_DAYS.india : TRANSIT_DAYS.abroad);
  for (let left = days; left > 0;) {
    day += DAY_MS;
    if (new Date(day).getUTCDay() !== SUNDAY) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}
