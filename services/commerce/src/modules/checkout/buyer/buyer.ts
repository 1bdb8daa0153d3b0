import type { Address } from '@suvarna/contracts/customers';
import { languageOf, type Locale } from '@suvarna/contracts/locale';
import { type Customer, findCustomer, type Shopper } from '../../identity/index.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { mailContact, phoneContact, type Contact } from './contact.ts';

export interface Buyer {
  /** Empty for an account made with a phone: its news goes by SMS to the phone of the address. */
  readonly email: string;
  /** The first of the contacts. */
  readonly key: Buffer;
  readonly contacts: readonly Contact[];
  readonly locale: Locale;
}

type Reached = Pick<Address, 'email' | 'mobile'>;

/**
 * Who buys, for what is once a buyer. An account is known by its own contacts, wherever it has its
 * pieces sent; a guest by what was typed in with the address.
 *
 * @param phoneProven a code that was sent to the phone of the address came back
 */
export function contactsOf(
  customer: Customer | undefined,
  address: Reached | undefined,
  phoneProven = false,
): Contact[] {
  const contacts: Contact[] = [];
  if (customer?.email) contacts.push(mailContact(customer.email, customer.email_verified_at !== null));
  if (customer?.phone_no)
    contacts.push(
      phoneContact(`${customer.phone_code}-${customer.phone_no}`, customer.phone_verified_at !== null),
    );
  if (customer !== undefined && !phoneProven) return contacts;
  if (customer === undefined && address?.email) contacts.push(mailContact(address.email, false));
  if (address?.mobile) contacts.push(phoneContact(address.mobile, phoneProven));
  // One and the same contact that was typed in and proven is proven.
  return contacts.filter(
    ({ fingerprint }, index) =>
      contacts.findLast((other) => other.fingerprint.equals(fingerprint)) === contacts[index],
  );
}

/**
 * Who buys: an account's e-mail address, or the one a guest left with the address. An account that
 * was opened with a code to a phone has none, and is known by that phone.
 */
export async function buyerOf(
  db: Database | Tx,
  owner: Shopper,
  address: Reached | undefined,
): Promise<Buyer | undefined> {
  const customer = owner.kind === 'customer' ? await findCustomer(db, owner.id) : undefined;
  const email =
    [customer?.email, address?.email]
      .map((one) => one?.trim().toLowerCase() ?? '')
      .find((one) => one !== '') ?? '';
  const contacts = contactsOf(customer, address);
  const [first] = contacts;
  if (first === undefined || (customer === undefined && email === '')) return undefined;
  return { email, key: first.fingerprint, contacts, locale: languageOf(customer?.language) };
}
