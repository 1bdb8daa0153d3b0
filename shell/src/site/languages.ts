/** The languages of this store, as the engine asks for them (`contracts/locale.ts` has the rule). */
import { localizePath, splitLocale } from '@suvarna/contracts/locale';
import type { Languages } from '../engine/languages.ts';

export const languages: Languages = {
  all: ['en', 'hi'],
  baseOf: (locale) => localizePath('', locale),
  split: splitLocale,
};
