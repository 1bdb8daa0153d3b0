const DAY_MS = 86_400_000;

/** An ISO day in India, `2026-11-25`. Days compare as texts. */
export type Day = string;

const atMidnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayOf(atMidnight(day) + days * DAY_MS);

/** Whole days from one to the other; negative when the other comes first. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((atMidnight(to) - atMidnight(from)) / DAY_MS);

/** The same day of a later month, or its last day where the month is shorter (domain rules §2.12). */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last)));
}

export const later = (a: Day, b: Day): Day => (a > b ? a : b);
