import { LOCALES, type Locale } from '@suvarna/contracts/locale';
import { moduleTexts } from '@suvarna/i18n/module-texts';

const texts = moduleTexts(import.meta.dirname);

const written = (name: string, rating: number, locale: Locale = 'en') => ({
  rating,
  locale,
  title: texts(locale)(`${name}.title`),
  body: texts(locale)(`${name}.body`),
});

/** What demo reviews say: that they are none. Two of them are in another language than English. */
export const DEMO_TEXTS = [
  written('first', 5),
  written('second', 4, LOCALES[1]),
  written('third', 5, LOCALES[1]),
  written('fourth', 3),
] as const;
