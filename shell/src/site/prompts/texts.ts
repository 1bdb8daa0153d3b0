/** Texts of the prompts. They travel with the first prompt that opens, not with the shell. */
import type { Locale } from '@suvarna/contracts/locale';
import { createTranslate, type Translate } from '@suvarna/i18n';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

const TEXTS = { en, hi } as const;

export const promptTexts = (locale: Locale): Translate => createTranslate(locale, 'prompts', TEXTS[locale]);
