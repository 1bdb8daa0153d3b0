/**
 * What a phone's digits are written with in its own country: the trunk digit of calls within it, and
 * which numbers there are. From the metadata of libphonenumber-js 1.13.16 (Google's libphonenumber),
 * which is too large for a page; `phone-plans.test.ts` compares the two, country by country.
 */

import { NUMBERS } from '@suvarna/contracts/countries';

/** Countries whose own numbers begin with a zero: there it is part of the number, and no trunk digit. */
const OWN_ZERO: ReadonlySet<string> = new Set([
  '39',
  '225',
  '226',
  '227',
  '229',
  '241',
  '242',
  '247',
  '267',
  '268',
  '378',
  '501',
  '676',
  '679',
  '687',
  '853',
  '992',
]);
/** What is written before a number where that is no zero. */
const TRUNKS: Readonly<Record<string, RegExp>> = {
  1: /^[01](?=\d{10}$)/,
  692: /^1/,
  36: /^06/,
  7: /^8(?=\d{10}$)/,
  375: /^80?(?=\d{9}$)/,
  370: /^[08](?=\d{8}$)/,
  993: /^8/,
};
const ZERO = /^0/;
const NONE = /^(?!)/;

/** Without the trunk digit of its country. */
export function withoutTrunk(code: string, digits: string): string {
  return digits.replace(TRUNKS[code] ?? (OWN_ZERO.has(code) ? NONE : ZERO), '');
}

const isNumberOf = (code: string, digits: string): boolean =>
  new RegExp(`^(?:${NUMBERS[code] ?? '(?!)'})$`).test(digits);

/** Without the calling code written once more and no plus before it, where only that makes a number of the country of it. */
export function withoutCodeAgain(code: string, digits: string): string {
  if (!digits.startsWith(code) || isNumberOf(code, digits)) return digits;
  const rest = withoutTrunk(code, digits.slice(code.length));
  return isNumberOf(code, rest) ? rest : digits;
}
