import { ACKNOWLEDGE_HOURS, ANSWER_DAYS, monthAfter, type EnquiryKind } from '@suvarna/contracts/enquiries';
import { instantOf, localTime } from '@suvarna/contracts/stores';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ZONE = 'Asia/Kolkata';

export const acknowledgedBy = (at: Date): Date => new Date(at.getTime() + ACKNOWLEDGE_HOURS * HOUR_MS);

/** By when it is answered: a grievance within one month by the calendar, at the same time of day in India. */
export function dueBy(kind: EnquiryKind, at: Date): Date {
  if (kind !== 'grievance') return new Date(at.getTime() + ANSWER_DAYS[kind] * DAY_MS);
  const { day, minutes } = localTime(at, ZONE);
  return instantOf({ day: monthAfter(day), minutes }, ZONE);
}
