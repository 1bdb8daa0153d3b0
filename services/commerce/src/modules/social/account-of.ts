import type { Locale } from '@suvarna/contracts/locale';
import type { SocialProvider } from '@suvarna/contracts/social';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/database/database.ts';
import { tell } from '../../platform/notifications/tell.ts';
import {
  addCustomer,
  changeCustomer,
  findCustomer,
  findCustomerByEmail,
  forgetDevices,
  signOutEverywhere,
  type Customer,
} from '../identity/index.ts';
import { addLink, lockLink } from './link/link.store.ts';
import { tellLinked } from './messages.ts';
import type { Identity } from './provider/provider.ts';

interface Asked {
  readonly provider: SocialProvider;
  readonly identity: Identity;
  /** Whether the shopper proved the address to us just now, by a code. */
  readonly proven: boolean;
  readonly locale: Locale;
}

type Found = { readonly customer: Customer; readonly existed: boolean } | 'prove-mail';

/**
 * A person who typed this address in and never proved it has no claim to it: what they may have left behind,
 * a password, open sign-ins, known browsers, ends with the proof.
 */
async function giveToOwner(tx: Tx, { id }: Customer, at: Date): Promise<void> {
  await changeCustomer(tx, id, { email_verified_at: at, password_hash: null });
  await signOutEverywhere(tx, id, 'password-changed', at);
  await forgetDevices(tx, id);
}

/**
 * The account that a person of a provider opens. A known person opens what they opened before, whatever
 * their address is now. Anybody else is led to an account by a proven address alone: proven by the
 * provider to us now and by a person to the account before, or by a code.
 *
 * @throws Refusal when the provider vouches for no address
 */
export async function accountOf(
  tx: Tx,
  { provider, identity, proven, locale }: Asked,
  at: Date,
): Promise<Found> {
  const { subject, email } = identity;
  const linked = await lockLink(tx, { provider, subject });
  if (linked !== undefined) return { customer: await there(tx, linked), existed: true };
  if (!proven && identity.mail === 'unproven') throw new Refusal('SOCIAL.MAIL_UNPROVEN');
  if (!proven && identity.mail === 'once') return 'prove-mail';

  const added = await addCustomer(tx, {
    email,
    email_verified_at: at,
    password_hash: null,
    first_name: identity.firstName,
    last_name: identity.lastName,
    phone_no: '',
    language: locale,
  });
  const customer = await findCustomerByEmail(tx, email);
  if (customer === undefined) throw new Error('A customer that was made is not there.');
  if (customer.email_verified_at === null) {
    if (!proven) return 'prove-mail';
    await giveToOwner(tx, customer, at);
  }
  await addLink(tx, { provider, subject, customer_id: customer.id, email, linked_at: at });
  if (added)
    await tell(tx, {
      to: { contact: email, locale },
      purpose: 'necessary',
      template: 'registered',
      values: {},
      key: `registered:${customer.id}`,
    });
  else await tellLinked(tx, 'social-linked', customer.id, { provider, at });
  return { customer, existed: !added };
}

async function there(tx: Tx, id: string): Promise<Customer> {
  const customer = await findCustomer(tx, id);
  if (customer === undefined) throw new Error('A linked customer is not there.');
  return customer;
}
