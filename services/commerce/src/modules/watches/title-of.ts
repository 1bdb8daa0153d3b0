import type { Locale } from '@suvarna/contracts/locale';
import type { Design } from '../designs/index.ts';

/** The store's own name of a design, in the language of who reads it. */
export const titleOf = ({ title, title_hi }: Design, locale: Locale): string =>
  locale === 'hi' ? title_hi : title;
