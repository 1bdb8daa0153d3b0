import type { Locale } from '@suvarna/contracts/locale';
import { countryOption } from '@suvarna/contracts/country-options';
import { MARKETS } from '@suvarna/contracts/countries';
import type { Tx } from '../../../platform/database/database.ts';
import {
  addCustomer,
  changeCustomer,
  findCustomerByEmail,
  findCustomerByPhone,
  type Customer,
  type Phone,
} from '../records/customer.store.ts';
import { takeRegistration } from '../records/registration.store.ts';
import { tell } from '../../../platform/notifications/tell.ts';

export interface Opened {
  readonly customer: Customer;
  readonly existed: boolean;
  /** Of the inviter to the account that was opened now; `''` without one. */
  readonly referralCode: string;
}

/** Calling codes of the countries the store sells to (specification §1); other numbers are of its currency option Others. */
const countryOfCode = (code: string): string =>
  MARKETS.find(({ dial }) => dial === code)?.id ?? countryOption('OTH-USD').country_id;

function found(customer: Customer | undefined, existed: boolean, referralCode = ''): Opened {
  if (customer === undefined) throw new Error('A customer that was made is not there.');
  return { customer, existed, referralCode: existed ? '' : referralCode };
}

/** The account of a phone that was just proven; made when there is none. */
export async function openByPhone(
  tx: Tx,
  phone: Phone,
  at: Date,
  name = { first: '', last: '' },
): Promise<Opened> {
  const added = await addCustomer(tx, {
    email: null,
    password_hash: null,
    first_name: name.first,
    last_name: name.last,
    phone_code: phone.code,
    phone_no: phone.number,
    phone_verified_at: at,
    country: countryOfCode(phone.code),
  });
  return found(await findCustomerByPhone(tx, phone), !added);
}

/**
 * The account of an e-mail address that was just proven; made when there is none, with what the
 * same session filled in before. Another person's filling-in for this address counts for nothing.
 */
export async function openByEmail(
  tx: Tx,
  email: string,
  session: { readonly subject: string; readonly locale: Locale },
  at: Date,
): Promise<Opened> {
  const filled = await takeRegistration(tx, session.subject, email, at);
  const added = await addCustomer(tx, {
    email,
    email_verified_at: at,
    password_hash: filled?.password_hash ?? null,
    first_name: filled?.first_name ?? '',
    last_name: filled?.last_name ?? '',
    phone_code: filled?.phone_code ?? '91',
    phone_no: filled?.phone_no ?? '',
    language: session.locale,
  });
  const opened = found(await findCustomerByEmail(tx, email), !added, filled?.referral_code);
  if (opened.customer.email_verified_at === null)
    await changeCustomer(tx, opened.customer.id, { email_verified_at: at });
  const { id } = opened.customer;
  if (added)
    await tell(tx, {
      to: { contact: email, locale: session.locale },
      purpose: 'necessary',
      template: 'registered',
      values: {},
      key: `registered:${id}`,
    });
  else if (filled !== undefined)
    await tell(tx, {
      to: { contact: email, locale: session.locale },
      purpose: 'necessary',
      template: 'address-known',
      values: {},
      key: `address-known:${id}:${at.toISOString()}`,
    });
  return opened;
}
