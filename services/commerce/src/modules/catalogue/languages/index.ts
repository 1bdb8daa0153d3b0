import type { Locale } from '@suvarna/contracts/locale';
import { en } from './en.ts';
import { hi } from './hi.ts';
import type { Phrases } from './phrases.ts';

const LANGUAGES: Readonly<Partial<Record<Locale, Phrases>>> = { hi };

/** English for a language without phrases of its own. */
export const phrases = (locale: Locale): Phrases => LANGUAGES[locale] ?? en;
