import type { EnrolBody, EnrolForm, MandateMethod } from '@suvarna/contracts/golden-bounty';
import type { Locale } from '@suvarna/contracts/locale';
import { asciiDigits } from '@suvarna/forms/digits';
import { typedWord } from '@suvarna/forms/free-text';
import { normaliseName } from '@suvarna/forms/name';
import { readAmount } from '../calculator/amount.model.ts';
import { NOBODY, nomineeOf, type NomineeFields } from '../nominee/nominee.model.ts';
import type { Terms } from '../terms/terms.api.ts';

/** What the server knows before anything is written. */
export type EnrolStart = EnrolForm;

export interface EnrolFields extends NomineeFields {
  readonly amount: string;
  readonly name_on_pan: string;
  readonly pan: string;
  readonly consent: '' | 'yes';
  /** `''`: every instalment by hand. */
  readonly mandate: '' | MandateMethod;
}

export const firstFields = (start: EnrolStart, amount: string): EnrolFields => ({
  ...NOBODY,
  amount,
  name_on_pan: start.name,
  pan: '',
  consent: '',
  mandate: '',
});

/** As the server reads it: blanks out, digits of whatever keyboard, letters as capitals. */
const tidy = (pan: string): string => asciiDigits(typedWord(pan)).replaceAll(/\s/g, '').toUpperCase();
const PAN = /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/;

/** Whether the plan's total, with the others of the year, needs a PAN: from the monthly amount that the server says. */
export function needsPan(typed: string, terms: Terms, { pan_from_paise: from }: EnrolStart): boolean {
  const amount = readAmount(typed, terms);
  return from !== null && amount.ok && amount.paise >= from;
}

/** @param known last four signs of one that was given before and serves again; `''` when there is none */
export function faultOfPan(typed: string, known: string): string | undefined {
  if (tidy(typed) === '') return known === '' ? 'enrol.pan-required' : undefined;
  return PAN.test(tidy(typed)) ? undefined : 'enrol.pan-invalid';
}

/** As it is sent; the caller has checked the fields. */
export function bodyOf(fields: EnrolFields, terms: Terms, start: EnrolStart, locale: Locale): EnrolBody {
  const amount = readAmount(fields.amount, terms);
  const pan = tidy(fields.pan);
  return {
    amount_paise: amount.ok ? amount.paise : 0,
    name_on_pan: normaliseName(fields.name_on_pan),
    ...(pan !== '' && needsPan(fields.amount, terms, start) && { pan }),
    nominee: nomineeOf(fields),
    terms_version: terms.terms_version,
    consent: true,
    locale,
  };
}
