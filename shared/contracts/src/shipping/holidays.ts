/** Days on which no courier works, each year: Republic Day, Independence Day, Gandhi Jayanti. `MM-DD`. */
export const EACH_YEAR: ReadonlySet<string> = new Set(['01-26', '08-15', '10-02']);

/** Feasts that follow the moon: Holi and Diwali, by the lists of holidays of the Central Government. To be continued each year, before the last one is near. */
export const BY_THE_MOON: ReadonlySet<string> = new Set([
  '2026-03-04',
  '2026-11-08',
  '2027-03-22',
  '2027-10-29',
  '2028-03-11',
  '2028-10-17',
]);

/** @param day ISO date */
export function isHoliday(day: string): boolean {
  return EACH_YEAR.has(day.slice(5)) || BY_THE_MOON.has(day);
}
