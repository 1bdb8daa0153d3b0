import { LOCALES, type Locale } from '@suvarna/contracts/locale';

/** The language that a page links to besides its own. */
export const otherThan = (language: Locale): Locale =>
  LOCALES.find((other) => other !== language) ?? language;
