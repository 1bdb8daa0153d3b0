import type { Profile, ProfileBody } from '@suvarna/contracts/identity';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Locale } from '@suvarna/contracts/locale';
import { faultOfCountry } from '@suvarna/forms/countries';
import { DAY_FAULTS, faultOfPastDay, type DayField } from '@suvarna/forms/day';
import { normaliseName, faultOfNamePart } from '@suvarna/forms/name';
import { formText } from '@suvarna/forms/texts';
import { type Customer, provenPhoneOf } from '../identity/index.ts';

const DATE_FIELDS = Object.keys(DAY_FAULTS) as DayField[];

/** Refused fields with what they say in the shopper's language; `{}` when the profile can be kept. */
export function faultsOfProfile(
  body: ProfileBody,
  at: Date,
  locale: Locale,
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  const today = indianDay(at);
  for (const field of DATE_FIELDS) {
    const fault = faultOfPastDay(field, body[field] ?? '', today);
    if (fault !== undefined) faults[`/${field}`] = formText(fault, locale);
  }
  for (const [field, part] of [
    ['first_name', 'first'],
    ['last_name', 'last'],
  ] as const) {
    const value = body[field];
    const fault = value === undefined ? undefined : faultOfNamePart(part, value);
    if (fault !== undefined) faults[`/${field}`] = formText(fault, locale);
  }
  const countryFault = body.country === undefined ? undefined : faultOfCountry(body.country);
  if (countryFault !== undefined) faults['/country'] = formText(countryFault, locale);
  return faults;
}

/** Columns to change. A day that is emptied is forgotten. */
export function changeOfProfile({ first_name, last_name, ...body }: ProfileBody) {
  const days = Object.fromEntries(
    DATE_FIELDS.filter((field) => body[field] !== undefined).map((field) => [
      field,
      body[field] === '' ? null : body[field],
    ]),
  );
  return {
    ...(body.title === undefined ? {} : { title: body.title }),
    ...(body.country === undefined ? {} : { country: body.country }),
    ...(body.language === undefined ? {} : { language: body.language }),
    ...(first_name === undefined ? {} : { first_name: normaliseName(first_name) }),
    ...(last_name === undefined ? {} : { last_name: normaliseName(last_name) }),
    ...days,
  };
}

/** Where the customer wants things delivered; told when asked for. */
export type ShippingWanted = Required<Pick<Profile, 'pincode' | 'default_address'>>;

/** The account as its owner sees it. A phone that was not proven is none yet. */
export function viewProfile(customer: Customer, shipping?: ShippingWanted): Profile {
  return {
    email: customer.email ?? '',
    first_name: customer.first_name,
    last_name: customer.last_name,
    phone_no: provenPhoneOf(customer),
    title: customer.title,
    date_of_birth: customer.date_of_birth ?? '',
    anniversary: customer.anniversary ?? '',
    spouse_birthday: customer.spouse_birthday ?? '',
    country: customer.country,
    language: customer.language,
    member_since: customer.created_at.toISOString(),
    ...shipping,
  };
}
