/** The languages of this store, as the engine asks for them (`contracts/locale.ts` has the rule). */
import { LOCALES, localizePath, splitLocale } from '@suvarna/contracts/locale';
import type { Languages } from '../engine/languages.ts';

export const languages: Languages = {
  all: LOCALES,
  baseOf: (locale) => localizePath('', locale),
  split: splitLocale,
};
