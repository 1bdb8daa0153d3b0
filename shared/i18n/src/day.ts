import type { Locale } from '@suvarna/contracts/locale';
import { dayTexts } from '#texts/day';

/**
 * A day without its year: `2026-11-27` → `27 Nov`, `27 नवंबर`. None, as calls write it (`''`), reads as nothing.
 *
 * @param day ISO date, or an instant in UTC (`2026-11-26T20:00:00.000Z`), which is shown as the day it is in India
 */
export function formatDay(day: string, locale: Locale): string {
  return ofDate(dateIn(day), locale);
}

/** Five and a half hours ahead, all the year: what happens after midnight there is still yesterday's in UTC. */
const INDIA_OFFSET_MS = 5.5 * 3_600_000;

const dateIn = (day: string): string =>
  day.includes('T') ? new Date(Date.parse(day) + INDIA_OFFSET_MS).toISOString().slice(0, 10) : day;

/**
 * Month names are ours: those of `Intl` differ between Node and browsers ("Sept", "सित॰"), and what
 * the server drew must hydrate to the letter. One text has all twelve, which is half of the bytes of twelve texts.
 */
function ofDate(day: string, locale: Locale): string {
  if (day === '') return '';
  const months = dayTexts(locale)('months').split(' ');
  return `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1] ?? ''}`;
}

/** A day with its year: `2026-11-27` → `27 Nov 2026`; `''` as in {@link formatDay}. */
export function formatFullDay(day: string, locale: Locale): string {
  const date = dateIn(day);
  return `${ofDate(date, locale)} ${date.slice(0, 4)}`.trim();
}

/** A moment by India's clock: `2026-11-21T18:30:00.000Z` → `22 Nov, 00:00`. Hours are written as both languages write them. */
export function formatMoment(instant: string, locale: Locale): string {
  const india = new Date(Date.parse(instant) + INDIA_OFFSET_MS).toISOString();
  return `${ofDate(india.slice(0, 10), locale)}, ${india.slice(11, 16)}`;
}
