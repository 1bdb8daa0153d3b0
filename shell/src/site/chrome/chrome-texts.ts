/**
 * Texts of what only the server draws: menus, footer, page not found. They stay out of the browser's
 * bundle, which carries the shell's other texts in both languages.
 */
import type { Locale } from '@suvarna/contracts/locale';
import { createTranslate, type Translate } from '@suvarna/i18n';
import en from '../locales/chrome-en.json' with { type: 'json' };
import hi from '../locales/chrome-hi.json' with { type: 'json' };

const TEXTS = { en, hi } as const;
const ready = new Map<Locale, Translate>();

export function frameTexts(locale: Locale): Translate {
  const known = ready.get(locale);
  if (known) return known;
  const made = createTranslate(locale, 'shell-frame', TEXTS[locale]);
  ready.set(locale, made);
  return made;
}
