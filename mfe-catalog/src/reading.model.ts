import type { Locale } from '@suvarna/contracts/locale';

/** What a page needs to know about its reader. */
export interface Reading {
  readonly locale: Locale;
  /** ISO time the page was made. */
  readonly asOf: string;
}
