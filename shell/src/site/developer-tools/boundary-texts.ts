import type { Locale } from '@suvarna/contracts/locale';
import { createTranslate, type Translate } from '@suvarna/i18n';
import en from './boundaries-en.json' with { type: 'json' };
import hi from './boundaries-hi.json' with { type: 'json' };

export const boundaryTexts = (locale: Locale): Translate =>
  createTranslate(locale, 'boundaries', { en, hi }[locale]);
