import type { ContactKind } from '@suvarna/contracts/customers';
import { faultOfEmail } from '@suvarna/forms/email';
import { formText } from '@suvarna/forms/texts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Customer } from '../records/customer.store.ts';
import { phoneOf } from '../records/fields.ts';
import { phoneOfCustomer } from '../records/phone.ts';
import { normaliseEmail } from '../sign-in/sign-in.ts';

/** A contact in its one spelling. @throws Refusal with the text of forms */
export function readContact(kind: ContactKind, written: string): string {
  if (kind === 'phone') return phoneOf(written.trim(), 'phoneUpdate', '/to').wire;
  const fault = faultOfEmail(written);
  if (fault === undefined) return normaliseEmail(written);
  const text = formText(fault, 'en');
  throw new Refusal('ACCOUNT.CONTACT_INVALID', { message: text, fields: { '/to': text } });
}

/** What an account has now; `''` for none. A phone counts once it is proven. */
export const contactOf = (customer: Customer, kind: ContactKind): string =>
  kind === 'email' ? (customer.email ?? '') : phoneOfCustomer(customer);

/** Which contact has to agree: the one that goes, or else the one there is. */
export const oldContactOf = (customer: Customer, kind: ContactKind): string =>
  contactOf(customer, kind) || contactOf(customer, kind === 'email' ? 'phone' : 'email');

/** Every contact of an account but one. */
export const contactsBut = (customer: Customer, but: string): readonly string[] =>
  [contactOf(customer, 'email'), contactOf(customer, 'phone')].filter((one) => one !== '' && one !== but);

/** `as•••@shop.example`, `•••3210`: enough to know one's own by. */
export const maskedContact = (contact: string): string =>
  contact.includes('@') ? contact.replace(/^(.{1,2}).*@/, '$1•••@') : `•••${contact.slice(-4)}`;
