const OFFSET_MS = 5.5 * 3_600_000;

/** `YYYY-MM-DD` of a moment in India, whose clock never changes. */
export function indianDay(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** When the day in India began in which a moment lies. */
export const startOfIndianDay = (at: Date): Date => new Date(Date.parse(indianDay(at)) - OFFSET_MS);
