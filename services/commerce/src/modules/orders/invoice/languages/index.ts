import type { Locale } from '@suvarna/contracts/locale';
import { en } from './en.ts';
import { hi } from './hi.ts';
import type { NumberWords } from './number-words.ts';

const LANGUAGES: Readonly<Partial<Record<Locale, NumberWords>>> = { hi };

/** English for a language that says no numbers here. */
export const numberWords = (locale: Locale): NumberWords => LANGUAGES[locale] ?? en;
