/**
 * What a phone's digits are written with in its own country: the trunk digit of calls within it, and
 * which numbers there are. From the metadata of libphonenumber-js 1.13.16 (Google's libphonenumber),
 * which is too large for a page; `phone-plans.test.ts` compares the two, country by country.
 */

import { NUMBERS, OWN_ZERO, TRUNKS } from '@suvarna/contracts/countries';

const ZERO = /^0/;
const NONE = /^(?!)/;

/** Without the trunk digit of its country. */
export function withoutTrunk(code: string, digits: string): string {
  return digits.replace(TRUNKS[code] ?? (OWN_ZERO.includes(code) ? NONE : ZERO), '');
}

const isNumberOf = (code: string, digits: string): boolean =>
  new RegExp(`^(?:${NUMBERS[code] ?? '(?!)'})$`).test(digits);

/** Without the calling code written once more and no plus before it, where only that makes a number of the country of it. */
export function withoutCodeAgain(code: string, digits: string): string {
  if (!digits.startsWith(code) || isNumberOf(code, digits)) return digits;
  const rest = withoutTrunk(code, digits.slice(code.length));
  return isNumberOf(code, rest) ? rest : digits;
}
