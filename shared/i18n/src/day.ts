import type { Locale } from '@suvarna/contracts/locale';

/**
 * Month names are ours: those of `Intl` differ between Node and browsers ("Sept", "सित॰"), and what
 * the server drew must hydrate to the letter.
 */
const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
};

/**
 * A day without its year: `2026-11-27` → `27 Nov`, `27 नवंबर`.
 *
 * @param day ISO date; what follows the date is ignored
 */
export function formatDay(day: string, locale: Locale): string {
  return `${Number(day.slice(8, 10))} ${MONTHS[locale][Number(day.slice(5, 7)) - 1] ?? ''}`;
}

/** A day with its year: `2026-11-27` → `27 Nov 2026`. */
export function formatFullDay(day: string, locale: Locale): string {
  return `${formatDay(day, locale)} ${day.slice(0, 4)}`;
}
