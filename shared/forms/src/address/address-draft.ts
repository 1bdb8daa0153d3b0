import type { AddressBody } from '@suvarna/contracts/customers';
import { faultOfAddressField, type AddressField } from './address.ts';
import { findCountry } from './countries.ts';
import { faultOfEmail } from '../fields/email.ts';
import { normalisePhone, readWirePhone } from '../phone/phone.ts';
import type { FormTextKey } from '../texts.ts';

/** What the form holds: the address's fields, with the phone number without its country code. */
export type AddressFields = Readonly<Record<Exclude<AddressField, 'mobile'> | 'phone' | 'email', string>>;
export type FieldName = keyof AddressFields;

/** An address being written. */
export interface AddressDraft extends AddressFields {
  /** What the pincode filled in by itself: it goes with that pincode, what the shopper wrote stays. */
  readonly filledIn?: Pick<AddressFields, 'city' | 'state'> | undefined;
}

export const EMPTY: AddressFields = {
  full_name: '',
  house: '',
  street: '',
  landmark: '',
  city: '',
  state: '',
  pincode: '',
  country_id: 'IN',
  phone: '',
  email: '',
};

export const dialOf = (countryId: string): string => findCountry(countryId)?.dial ?? '';

/** The phone's country code is the country's: a parcel is handed over to somebody who lives there. Where the country has none, it stands in the field. */
export function bodyOf({ email: _email, filledIn: _place, phone, ...fields }: AddressDraft): AddressBody {
  const code = dialOf(fields.country_id);
  return { ...fields, mobile: code === '' ? normalisePhone(phone) : `${code}-${normalisePhone(phone)}` };
}

/** A kept phone (`"91-9845012345"`) as the field of that country shows it. */
export function phoneAsTyped(countryId: string, mobile: string): string {
  const { code, number } = readWirePhone(mobile) ?? { code: '', number: '' };
  return code !== '' && dialOf(countryId) === '' ? `+${code} ${number}` : number;
}

/** The rule of one field, given the others; `address-schema.ts` is the form of them. */
export function faultOfField(
  name: FieldName,
  fields: AddressFields,
  guest: boolean,
): FormTextKey | undefined {
  if (name === 'email') return guest ? faultOfEmail(fields.email) : undefined;
  if (name === 'phone')
    return normalisePhone(fields.phone) === ''
      ? 'phoneRequired'
      : faultOfAddressField('mobile', bodyOf(fields));
  return faultOfAddressField(name, bodyOf(fields));
}
