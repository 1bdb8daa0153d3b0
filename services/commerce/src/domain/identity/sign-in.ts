import type { Database } from '../../data/database.ts';
import { findCustomerByEmail, type Customer } from '../../data/customer-store.ts';
import { createCustomerSession, revokeGuest, type NewSession } from '../../data/session-store.ts';
import { mergeGuestBag } from '../bag/merge.ts';
import { isPassword, refuseSlowly } from './password.ts';
import type { Shopper } from './shopper.ts';

export type SignIn = { readonly kind: 'signed-in'; readonly customer: Customer; readonly session: NewSession } | { readonly kind: 'wrong-credentials' };

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Signs a customer in. Where the shopper was a guest, the guest's bag goes into the account's in
 * the same transaction and the guest's sessions end, so that it happens once whatever is repeated.
 */
export async function signIn(db: Database, credentials: { email: string; password: string }, before: Shopper | undefined): Promise<SignIn> {
  const customer = await findCustomerByEmail(db, normaliseEmail(credentials.email));
  const right = customer === undefined ? await refuseSlowly(credentials.password) : await isPassword(credentials.password, customer.password_hash);
  if (customer === undefined || !right) return { kind: 'wrong-credentials' };
  const session = await db.transaction().execute(async (tx) => {
    if (before?.kind === 'guest') {
      await mergeGuestBag(tx, before.id, customer.id);
      await revokeGuest(tx, before.id);
    }
    return createCustomerSession(tx, customer.id);
  });
  return { kind: 'signed-in', customer, session };
}
