/**
 * Texts of the frame. Both languages travel with the shell: the slot of a broken remote must be
 * able to speak when nothing more can be fetched.
 */
import type { Locale } from '@suvarna/contracts/locale';
import { createTranslate, type Translate } from '@suvarna/i18n';
import en from '../locales/en.json' with { type: 'json' };
import hi from '../locales/hi.json' with { type: 'json' };

const TEXTS = { en, hi } as const;
const ready = new Map<Locale, Translate>();

export function chromeTexts(locale: Locale): Translate {
  const known = ready.get(locale);
  if (known) return known;
  const made = createTranslate(locale, 'shell', TEXTS[locale]);
  ready.set(locale, made);
  return made;
}
