import type { Database, Tx } from '../../../platform/database/database.ts';
import { findCustomer, provePhone, type Customer, type Phone } from './customer.store.ts';

/** Whether an account has no phone yet: its first one is given by its own code alone; later ones are changed on both ends (`change-contact.ts`). */
export async function mayGivePhone(db: Database | Tx, customerId: string): Promise<boolean> {
  const customer = await findCustomer(db, customerId);
  return customer === undefined || customer.phone_verified_at === null;
}

/** Saves a phone that was just proven; `false` when it opens another account. */
export function changePhone(tx: Tx, customerId: string, phone: Phone, at: Date): Promise<boolean> {
  return provePhone(tx, customerId, phone, at);
}

/** A phone that was not proven is none yet. */
export function provenPhoneOf(customer: Pick<Customer, 'phone_no' | 'phone_verified_at'>): string {
  return customer.phone_verified_at === null ? '' : customer.phone_no;
}

/** The same as calls write it, `91-9876543210`; `''` when there is none. */
export function phoneOfCustomer(customer: Customer | undefined): string {
  const number = customer === undefined ? '' : provenPhoneOf(customer);
  return number === '' ? '' : `${customer?.phone_code ?? ''}-${number}`;
}
