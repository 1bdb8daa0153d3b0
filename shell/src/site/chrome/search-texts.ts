/** Texts of what the search field suggests. They travel with it, at the first visit to the field. */
import type { Locale } from '@suvarna/contracts/locale';
import { createTranslate, type Translate } from '@suvarna/i18n';
import en from '../locales/search-en.json' with { type: 'json' };
import hi from '../locales/search-hi.json' with { type: 'json' };

const TEXTS = { en, hi } as const;

export const searchTexts = (locale: Locale): Translate =>
  createTranslate(locale, 'shell-search', TEXTS[locale]);
