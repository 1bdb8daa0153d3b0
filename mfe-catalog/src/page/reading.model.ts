import type { Locale } from '@suvarna/contracts/locale';
import { lastCutOff } from '@suvarna/contracts/shipping';

/** What a page needs to know about its reader. */
export interface Reading {
  readonly locale: Locale;
  /** ISO time that days of delivery are counted from. */
  readonly asOf: string;
}

/** Counts from the last cut-off and not from now: the same days, and a page made again is the same to the byte. */
export const readingNow = (locale: Locale, now: Date = new Date()): Reading => ({
  locale,
  asOf: lastCutOff(now).toISOString(),
});
