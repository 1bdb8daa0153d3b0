/** Texts of the choice of country and language. They travel with it, when somebody asks for it, and not with the shell. */
import type { Locale } from '@suvarna/contracts/locale';
import { createTranslate, type Translate } from '@suvarna/i18n';
import en from '../locales/picker-en.json' with { type: 'json' };
import hi from '../locales/picker-hi.json' with { type: 'json' };

const TEXTS = { en, hi } as const;

export const pickerTexts = (locale: Locale): Translate =>
  createTranslate(locale, 'shell-picker', TEXTS[locale]);
