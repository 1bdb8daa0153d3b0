import type { FormTextKey } from '../texts.ts';

/** First day anybody who shops may name. */
export const OLDEST_DAY = '1900-01-01';

/** Days of a profile (specification §3) with what they say when they are none; all travel as `2026-11-21`, `''` is none. */
export const DAY_FAULTS = {
  date_of_birth: 'dateOfBirth',
  anniversary: 'anniversary',
  spouse_birthday: 'spouseBirthday',
} as const satisfies Readonly<Record<string, FormTextKey>>;
export type DayField = keyof typeof DAY_FAULTS;

/**
 * What a day says that is written: one of the calendar that has been; `undefined` when it is right, or empty.
 *
 * @param today `2026-11-21` in India, on both sides of the API: there a day begins before it does in UTC
 */
export function faultOfPastDay(field: DayField, text: string, today: string): FormTextKey | undefined {
  if (text === '') return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) &&
    day.toISOString().slice(0, 10) === text &&
    text >= OLDEST_DAY &&
    text <= today
    ? undefined
    : DAY_FAULTS[field];
}
