import type { GuestAddressBody } from '@suvarna/contracts/customers';
import { object, type ObjectSchema } from 'yup';
import { checkAddress } from './address.ts';
import {
  bodyOf,
  faultOfField,
  type AddressFields,
  type AddressFaultsAsTyped,
  type FieldName,
} from './address-draft.ts';
import { normaliseEmail } from './email.ts';
import { faultAt, faultsOf } from './faults.ts';
import { rule } from './schema.ts';
import type { FormTextKey } from './texts.ts';

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

const schemaOf = (guest: boolean): ObjectSchema<AddressFields> => SCHEMAS[guest ? 'guest' : 'customer'];

/** What one field says, given the others. */
export const faultOfTyped = (
  name: FieldName,
  fields: AddressFields,
  guest: boolean,
): FormTextKey | undefined => faultAt(schemaOf(guest), name, fields);

export type Checked =
  | { readonly kind: 'right'; readonly body: GuestAddressBody }
  | { readonly kind: 'refused'; readonly faults: AddressFaultsAsTyped };

/** The whole form, checked by the very rules the server checks by. */
export function checkFields(fields: AddressFields, guest: boolean): Checked {
  const faults = faultsOf(schemaOf(guest), fields);
  const checked = checkAddress(bodyOf(fields));
  if (Object.keys(faults).length > 0 || checked.kind === 'refused') return { kind: 'refused', faults };
  return { kind: 'right', body: { ...checked.address, email: normaliseEmail(fields.email) } };
}
