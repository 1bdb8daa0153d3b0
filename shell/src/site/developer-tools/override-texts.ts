import type { Locale } from '@suvarna/contracts/locale';
import { createTranslate, type Translate } from '@suvarna/i18n';
import en from './override-en.json' with { type: 'json' };
import hi from './override-hi.json' with { type: 'json' };

export const overrideTexts = (locale: Locale): Translate =>
  createTranslate(locale, 'override', { en, hi }[locale]);
