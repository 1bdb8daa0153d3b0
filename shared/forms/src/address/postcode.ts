import type { PostcodeKind } from '@suvarna/contracts/countries';
import { findCountry, hasPostcodes } from './countries.ts';
import { asciiDigits } from '../fields/digits.ts';
import { typedWord } from '../fields/free-text.ts';
import type { FormTextKey } from '../texts.ts';

/** No country has a longer one, whatever was copied along with it, so nothing longer is looked at. */
const LONGEST = 64;
const ELSEWHERE = /^(?=.*[A-Za-z0-9])[A-Za-z0-9 -]{1,12}$/;
/** What is said of one that is wrong, by what the country calls it (domain rules §2.8). */
const FAULTS: Readonly<Record<PostcodeKind, FormTextKey>> = {
  pincode: 'pincode',
  'post-code': 'postCode',
  'zip-code': 'zipCode',
  'postal-code': 'postalCode',
  'po-box': 'poBox',
};

/**
 * The spelling of a postcode that is kept: trimmed, digits ASCII ones, Indian ones without spaces, British ones in capitals with one space,
 * American ones without the four digits of ZIP+4; `''` where a country has none. `undefined` when the country has no such postcode.
 *
 * @param countryId ISO 3166-1 alpha-2, or `OTH`
 */
export function normalisePostcode(countryId: string, text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const trimmed = asciiDigits(typedWord(text)).replace(/[\s.,;]+$/, '');
  if (trimmed === '' && !hasPostcodes(countryId)) return '';
  const { pattern = ELSEWHERE, normalise = (code: string) => code.toUpperCase() } =
    findCountry(countryId) ?? {};
  return pattern.test(trimmed) ? normalise(trimmed) : undefined;
}

/** What the postcode field of an address says (domain rules §2.8); `undefined` when it is right. */
export function faultOfPostcode(countryId: string, text: string): FormTextKey | undefined {
  return normalisePostcode(countryId, text) === undefined
    ? FAULTS[findCountry(countryId)?.postcode ?? 'zip-code']
    : undefined;
}

/** What the delivery box and the pincode modal say: India's rule with a text of its own (specification §5). */
export function faultOfDeliveryPincode(text: string, countryId = 'IN'): FormTextKey | undefined {
  const fault = faultOfPostcode(countryId, text);
  return fault === 'pincode' ? 'pincodeErrorMsg' : fault;
}
