import type { Address } from '@suvarna/contracts/api/address';
import { findCustomer } from '../../data/customer-store.ts';
import type { Database, Tx } from '../../data/database.ts';
import type { Shopper } from '../identity/shopper.ts';
import { buyerKeyOf } from './coupon.ts';

export interface Buyer {
  /** Empty for an account made with a phone: its news goes by SMS to the phone of the address. */
  readonly email: string;
  readonly key: Buffer;
  readonly locale: 'en' | 'hi';
}

/**
 * Who buys: an account's e-mail address, or the one a guest left with the address. An account that
 * was opened with a code to a phone has none, and is known by that phone.
 */
export async function buyerOf(db: Database | Tx, owner: Shopper, address: Pick<Address, 'email'> | undefined): Promise<Buyer | undefined> {
  const customer = owner.kind === 'customer' ? await findCustomer(db, owner.id) : undefined;
  const email = [customer?.email, address?.email].map((one) => one?.trim().toLowerCase() ?? '').find((one) => one !== '') ?? '';
  const known = email === '' && customer ? `${customer.phone_code}-${customer.phone_no}` : email;
  return known === '' ? undefined : { email, key: buyerKeyOf(known), locale: customer?.language === 'hi' ? 'hi' : 'en' };
}
