import type { Database, Tx } from '../../platform/database/database.ts';
import { findCustomer, provePhone, type Customer, type Phone } from './customer.store.ts';
import { startOfSignIn } from './sign-in.store.ts';
import { later } from './session-rules.ts';

/** A phone that opens the account is not changed by whoever finds a browser signed in (ASVS 7.5.1). */
const RECENT_MS = 15 * 60_000;

/** Whether this sign-in may give the account a phone: any may give the first one, a recent one may change it. */
export async function mayChangePhone(
  db: Database,
  customerId: string,
  signInId: string | null,
  at: Date,
): Promise<boolean> {
  const customer = await findCustomer(db, customerId);
  if (customer === undefined || customer.phone_verified_at === null) return true;
  const began = signInId === null ? undefined : await startOfSignIn(db, signInId);
  return began !== undefined && later(began, RECENT_MS) > at;
}

/** Saves a phone that was just proven; `false` when it opens another account. */
export function changePhone(tx: Tx, customerId: string, phone: Phone, at: Date): Promise<boolean> {
  return provePhone(tx, customerId, phone, at);
}

/** A phone that was not proven is none yet. */
export function provenPhoneOf(customer: Pick<Customer, 'phone_no' | 'phone_verified_at'>): string {
  return customer.phone_verified_at === null ? '' : customer.phone_no;
}
