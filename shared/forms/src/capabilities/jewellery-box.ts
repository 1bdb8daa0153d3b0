/** What the forms of the jewellery box may say; the server asks the same. */
import { EXTERNAL_PIECE, type ExternalPieceMetal } from '@suvarna/contracts/jewellery-box';
import { OLDEST_DAY } from '../fields/day.ts';
import { typedLine } from '../fields/free-text.ts';
import type { FormTextKey } from '../texts.ts';

/** A name or the words about stones: one line. */
export const writtenLine = (text: string): string => typedLine(text);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
};

export function faultOfPieceName(name: string): FormTextKey | undefined {
  const written = writtenLine(name);
  if (written === '') return 'required';
  return written.length > EXTERNAL_PIECE.nameMax ? 'tooLong' : undefined;
}

/** @param today ISO day in India; `''` is not known */
export const faultOfBoughtOn = (text: string, today: string): FormTextKey | undefined =>
  text === '' || (isDay(text) && text >= OLDEST_DAY && text <= today) ? undefined : 'dayBefore';

const YEARS_AHEAD = 10;
/** A day to be reminded on: after today, within ten years. @param today ISO day in India */
export function faultOfDueOn(text: string, today: string): FormTextKey | undefined {
  const last = `${String(Number(today.slice(0, 4)) + YEARS_AHEAD)}${today.slice(4)}`;
  return isDay(text) && text > today && text <= last ? undefined : 'dayAfter';
}

/** Karats are of gold. */
export const faultOfKarat = (metal: ExternalPieceMetal, karat: number | null): FormTextKey | undefined =>
  karat === null || metal === 'gold' ? undefined : 'karatOfGold';
