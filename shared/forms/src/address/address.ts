import type { AddressBody } from '@suvarna/contracts/customers';
import { OTHERS } from '@suvarna/contracts/countries';
import { faultOfCountry, findCountry } from './countries.ts';
import { asciiDigits } from '../fields/digits.ts';
import { typedWord } from '../fields/free-text.ts';
import { findState, stateName } from './india-states.ts';
import { faultOfFullName, normaliseName } from '../fields/name.ts';
import { faultOfPhone, normalisePhone, readPhone, wirePhone } from '../phone/phone.ts';
import { faultOfPostcode, normalisePostcode } from './postcode.ts';
import type { FormTextKey } from '../texts.ts';

export type AddressField = keyof AddressBody;
/** Refused fields with the text each shows. */
type AddressFaults = Readonly<Partial<Record<AddressField, FormTextKey>>>;

export type CheckedAddress =
  | { readonly kind: 'right'; readonly address: Required<AddressBody> }
  | { readonly kind: 'refused'; readonly faults: AddressFaults };

/** Most characters of a field, as the API's body says. */
const LONGEST = { house: 120, street: 160, landmark: 120, city: 80, state: 80 } as const;
/** Couriers read Latin letters (specification §5 "English text"; domain rules §2.14 row 43). */
const ENGLISH = /^[A-Za-z0-9 ,.'"/#&()+:;@_-]*$/;

/** A line of an address as it is kept: digits of any keyboard and signs that phones write by themselves as couriers read them. */
export const courierLine = (text: string): string => asciiDigits(typedWord(text));

function faultOfText(
  text: string,
  longest: number,
  whenEmpty: FormTextKey | undefined,
): FormTextKey | undefined {
  const written = courierLine(text);
  if (written.length > longest) return 'tooLong';
  if (written === '') return whenEmpty;
  if (!ENGLISH.test(written)) return 'englishOnly';
  return whenEmpty === undefined || /[A-Za-z0-9]/.test(written) ? undefined : whenEmpty;
}

/**
 * Code and number of a phone number still to be checked. One without a code is of the address's
 * country: what it lacks is said of the number. Others has no code, so there the number says its own.
 */
function splitPhone({ mobile, country_id: countryId }: AddressBody): [code: string, number: string] {
  const [, code, number] = /^([0-9]{1,3})-(.*)$/.exec(asciiDigits(typedWord(mobile))) ?? [];
  if (code !== undefined && number !== undefined) return [code, number];
  const written = countryId === OTHERS && isWithCode(mobile) ? readPhone(mobile) : undefined;
  return written === undefined
    ? [findCountry(countryId)?.dial ?? '', mobile]
    : [written.code, written.number];
}

const isWithCode = (mobile: string): boolean => /^(?:\+|00)/.test(normalisePhone(mobile));

function faultOfMobile(address: AddressBody): FormTextKey | undefined {
  const [code, number] = splitPhone(address);
  const fault = faultOfPhone(code, number);
  return fault === 'phone' &&
    address.country_id === OTHERS &&
    /^[0-9]+$/.test(normalisePhone(number)) &&
    code === ''
    ? 'phoneAbroad'
    : fault;
}

function stateInEnglish(name: string): string {
  const state = findState(name);
  return state === undefined ? '' : stateName(state.code, 'en');
}

function faultOfStateField(countryId: string, state: string): FormTextKey | undefined {
  // A parcel to Others finds its country here only.
  if (countryId !== 'IN')
    return faultOfText(state, LONGEST.state, countryId === OTHERS ? 'required' : undefined);
  if (courierLine(state) === '') return 'required';
  return findState(state) === undefined ? 'stateUnknown' : undefined;
}

/** What one field of an address says, given the others; `undefined` when it is right (specification §3, §5; domain rules §2.8). */
export function faultOfAddressField(field: AddressField, address: AddressBody): FormTextKey | undefined {
  switch (field) {
    case 'full_name':
      return faultOfFullName(address.full_name);
    case 'house':
    case 'street':
      return faultOfText(address[field], LONGEST[field], 'addressRequired');
    case 'landmark':
      return faultOfText(address.landmark ?? '', LONGEST.landmark, undefined);
    case 'city':
      return faultOfText(address.city, LONGEST.city, 'required');
    case 'state':
      return faultOfStateField(address.country_id, address.state);
    case 'pincode':
      return faultOfPostcode(address.country_id, address.pincode);
    case 'country_id':
      return faultOfCountry(address.country_id);
    case 'mobile':
      return faultOfMobile(address);
  }
}

/** The fields in the order a form shows them. */
export const ADDRESS_FIELDS = [
  'full_name',
  'mobile',
  'country_id',
  'pincode',
  'house',
  'street',
  'landmark',
  'city',
  'state',
] as const satisfies readonly AddressField[];

/** Checks a whole address and answers it as it is kept: spaces in order, postcode and Indian state in their one spelling. */
export function checkAddress(address: AddressBody): CheckedAddress {
  const faults: Partial<Record<AddressField, FormTextKey>> = {};
  for (const field of ADDRESS_FIELDS) {
    const fault = faultOfAddressField(field, address);
    if (fault !== undefined) faults[field] = fault;
  }
  if (Object.keys(faults).length > 0) return { kind: 'refused', faults };
  return {
    kind: 'right',
    address: {
      full_name: normaliseName(address.full_name),
      house: courierLine(address.house),
      street: courierLine(address.street),
      landmark: courierLine(address.landmark ?? ''),
      city: courierLine(address.city),
      state: address.country_id === 'IN' ? stateInEnglish(address.state) : courierLine(address.state),
      pincode: normalisePostcode(address.country_id, address.pincode) ?? '',
      country_id: address.country_id,
      mobile: wirePhone(...splitPhone(address)),
    },
  };
}
