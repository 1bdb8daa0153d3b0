import type { AddressBody, GuestAddressBody } from '@suvarna/contracts/customers';
import { object, type ObjectSchema } from 'yup';
import { checkAddress } from './address.ts';
import {
  bodyOf,
  faultOfField,
  type AddressDraft,
  type AddressFields,
  type FieldName,
} from './address-draft.ts';
import { normaliseEmail } from '../fields/email.ts';
import { faultAt } from '../form/faults.ts';
import { rule } from '../form/schema.ts';
import type { FormTextKey } from '../texts.ts';

function schemaFor(guest: boolean): ObjectSchema<AddressFields> {
  const field = (name: FieldName) => rule((_value, siblings) => faultOfField(name, siblings, guest));
  return object({
    full_name: field('full_name'),
    house: field('house'),
    street: field('street'),
    landmark: field('landmark'),
    city: field('city'),
    state: field('state'),
    pincode: field('pincode'),
    country_id: field('country_id'),
    phone: field('phone'),
    email: field('email'),
  });
}

/** Of a customer's address, and of a guest's, which has an e-mail address. */
const SCHEMAS = { customer: schemaFor(false), guest: schemaFor(true) } as const;

/** An address as a form of it is checked. @param guest whether it has an e-mail address */
export const addressSchema = (guest: boolean): ObjectSchema<AddressFields> =>
  SCHEMAS[guest ? 'guest' : 'customer'];

/** What one field says, given the others. */
export const faultOfTyped = (
  name: FieldName,
  fields: AddressFields,
  guest: boolean,
): FormTextKey | undefined => faultAt(addressSchema(guest), name, fields);

/** What is sent of fields that are right, by the very rules the server checks by; `null` when they are not. */
export function addressOf(fields: AddressDraft): Required<AddressBody> | null {
  const checked = checkAddress(bodyOf(fields));
  return checked.kind === 'right' ? checked.address : null;
}

/** As {@link addressOf}, with a guest's e-mail address. */
export function guestAddressOf(fields: AddressDraft): GuestAddressBody | null {
  const address = addressOf(fields);
  return address && { ...address, email: normaliseEmail(fields.email) };
}
