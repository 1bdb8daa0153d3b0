import type { FormTextKey } from './texts.ts';

/** First day anybody who shops may name. */
export const OLDEST_DAY = '1900-01-01';

/** Days of a profile (specification §3) with what they say when they are none; all travel as `2026-11-21`, `''` is none. */
export const DAY_FAULTS = { date_of_birth: 'dateOfBirth', anniversary: 'anniversary', spouse_birthday: 'spouseBirthday' } as const satisfies Readonly<Record<string, FormTextKey>>;
export type DayField = keyof typeof DAY_FAULTS;

/** `2026-11-21` of a moment, as both sides of the API count days that have been. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** What a day says that is written: one of the calendar that has been; `undefined` when it is right, or empty. */
export function faultOfPastDay(field: DayField, text: string, today: string): FormTextKey | undefined {
  if (text === '') return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && dayOf(day) === text && text >= OLDEST_DAY && text <= today ? undefined : DAY_FAULTS[field];
}
