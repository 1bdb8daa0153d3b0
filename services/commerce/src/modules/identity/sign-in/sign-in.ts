import { normaliseEmail } from '@suvarna/forms/email';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { findCustomerByEmail, lockCustomer, type Customer } from '../records/customer.store.ts';
import { keepAccount } from '../records/account-deletion.store.ts';
import { isKnownTo, notePlace, type SignInPlace } from '../records/device.store.ts';
import { knowDevice } from '../records/known-device.store.ts';
import { replaceSession } from '../session/end-session.ts';
import type { MergeGuest } from './guest-merge.ts';
import type { HashingPlace } from '../password/password-hashing.ts';
import { sessionDead } from '../session/session.plugin.ts';
import { openSession, type Granted } from '../session/session.ts';
import type { Shopper } from '../records/shopper.ts';

/** What a browser is given at sign-in, and what it is known by afterwards. */
export interface Entered extends Granted {
  readonly device: string;
}

export interface SignedIn {
  readonly customer: Customer;
  readonly granted: Entered;
  /** Whether the account was there before this sign-in. */
  readonly existed: boolean;
}

/** What the browser was before: its session, and the cookie of a sign-in that this one replaces. */
export interface Before {
  readonly shopper: Shopper | undefined;
  readonly cookie: string | undefined;
  /** The cookie by which it is known to accounts, if it is. */
  readonly device: string | undefined;
  readonly place: SignInPlace;
}

/** Who comes in, and by what. */
export interface Arrival extends Before {
  /** By a code, or to an account that is opened now: nothing there is anybody else's. */
  readonly byCode: boolean;
}

export { normaliseEmail };

/**
 * Opens a session for a customer who has proven who they are. Where the shopper was a guest, what
 * the guest has goes into the account in the same transaction. Everything is new: a token or a
 * cookie that was planted before is worth nothing after.
 */
export async function enter(
  tx: Tx,
  mergeGuest: MergeGuest,
  customerId: string,
  before: Arrival,
  at: Date,
): Promise<Entered> {
  if (!(await keepAccount(tx, customerId, at))) throw sessionDead();
  if (before.shopper?.kind === 'guest') await mergeGuest(tx, before.shopper.id, customerId, at);
  const known = await isKnownTo(tx, customerId, before.device, at);
  const granted = await openSession(tx, customerId, at);
  if (before.cookie !== undefined)
    await replaceSession(tx, before.cookie, { signInId: granted.signInId, customerId }, at);
  const device = await knowDevice(tx, customerId, before.device, before.byCode, at);
  const codeGivenAt = before.byCode ? at : null;
  await notePlace(tx, granted.signInId, { ...before.place, device, known, codeGivenAt });
  return { ...granted, device };
}

/** Signs a customer in by password. An account that is not there takes as long as a wrong password. */
export async function signIn(
  { db, mergeGuest }: { readonly db: Database; readonly mergeGuest: MergeGuest },
  place: HashingPlace,
  credentials: { email: string; password: string },
  before: Before,
  at: Date,
): Promise<SignedIn | 'wrong-credentials'> {
  const customer = await findCustomerByEmail(db, normaliseEmail(credentials.email));
  const right = await place.isRight(credentials.password, customer?.password_hash ?? null);
  if (customer === undefined || !right) return 'wrong-credentials';
  const arrival = { ...before, byCode: false };
  return db.transaction().execute(async (tx) => {
    // A customer who set another password in the meantime, or moved the account to another address, has signed everybody out.
    const now = await lockCustomer(tx, customer.id);
    if (now?.password_hash !== customer.password_hash || now.email !== customer.email)
      return 'wrong-credentials';
    const granted = await enter(tx, mergeGuest, customer.id, arrival, at);
    return { customer, granted, existed: true };
  });
}
