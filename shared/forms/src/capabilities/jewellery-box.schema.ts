/** A piece from elsewhere as its form holds it: every field a text, empty where it is not known. */
import { EXTERNAL_PIECE } from '@suvarna/contracts/jewellery-box';
import { indianDay } from '@suvarna/contracts/indian-day';
import { object, type InferType } from 'yup';
import { asciiDigits } from '../fields/digits.ts';
import { typedWord } from '../fields/free-text.ts';
import { faultOfBoughtOn, faultOfPieceName, writtenLine } from './jewellery-box.ts';
import { readNumber } from '../fields/number.ts';
import { rule } from '../form/schema.ts';
import type { FormTextKey } from '../texts.ts';

const MG_PER_GRAM = 1_000;
const PAISE = 100;

/** Milligrams of a weight in grams, with a point or a comma before its decimals; `null` for nothing written, `undefined` for what is no weight of a piece. */
export function readGrams(text: string): number | null | undefined {
  if (typedWord(text) === '') return null;
  const grams = readNumber(text.replace(',', '.'));
  if (grams === undefined) return undefined;
  const mg = Math.round(grams * MG_PER_GRAM);
  return mg >= EXTERNAL_PIECE.mg.least && mg <= EXTERNAL_PIECE.mg.most ? mg : undefined;
}

/** Paise of an amount in rupees; `null` for nothing written, `undefined` for what is no price. */
export function readRupees(text: string): number | null | undefined {
  if (typedWord(text) === '') return null;
  const rupees = readNumber(text);
  if (rupees === undefined) return undefined;
  const paise = Math.round(rupees * PAISE);
  return paise >= 0 && paise <= EXTERNAL_PIECE.paidMax ? paise : undefined;
}

/** As they are typed: `12.5`, `45000`. */
export const gramsAsTyped = (mg: number | null): string => (mg === null ? '' : String(mg / MG_PER_GRAM));
export const rupeesAsTyped = (paise: number | null): string => (paise === null ? '' : String(paise / PAISE));

/** The number of a hallmark: without blanks, in capitals. */
export const tidyHuid = (text: string): string =>
  asciiDigits(typedWord(text)).replaceAll(/\s/g, '').toUpperCase();
const HUID = /^(?:[A-Z0-9]{6})?$/;

const within =
  (most: number) =>
  (text: string): FormTextKey | undefined =>
    text.trim().length > most ? 'tooLong' : undefined;

export const pieceSchema = object({
  name: rule(faultOfPieceName),
  metal: rule(() => undefined),
  karat: rule(() => undefined),
  grams: rule((text) => (readGrams(text) === undefined ? 'grams' : undefined)),
  stones: rule((text) => within(EXTERNAL_PIECE.stonesMax)(writtenLine(text))),
  huid: rule((text) => (HUID.test(tidyHuid(text)) ? undefined : 'huid')),
  bought_on: rule((day) => faultOfBoughtOn(day, indianDay(new Date()))),
  paid: rule((text) => (readRupees(text) === undefined ? 'rupees' : undefined)),
  note: rule(within(EXTERNAL_PIECE.noteMax)),
});
export type PieceFields = InferType<typeof pieceSchema>;
