import type { Address } from '@suvarna/contracts/api/address';
import { findCustomer } from '../../data/customer-store.ts';
import type { Database, Tx } from '../../data/database.ts';
import type { Shopper } from '../identity/shopper.ts';
import { buyerKeyOf } from './coupon.ts';

export interface Buyer {
  readonly email: string;
  readonly key: Buffer;
  readonly locale: 'en' | 'hi';
}

/** Who buys: an account's e-mail address, or the one a guest left with the address. */
export async function buyerOf(db: Database | Tx, owner: Shopper, address: Pick<Address, 'email'> | undefined): Promise<Buyer | undefined> {
  const customer = owner.kind === 'customer' ? await findCustomer(db, owner.id) : undefined;
  const email = (customer?.email ?? address?.email ?? '').trim().toLowerCase();
  return email === '' ? undefined : { email, key: buyerKeyOf(email), locale: customer?.language === 'hi' ? 'hi' : 'en' };
}
