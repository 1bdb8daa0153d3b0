import { RESET_LINK_MINUTES } from '@suvarna/contracts/storefront-constants';
import type { Locale } from '@suvarna/contracts/locale';
import { sql } from 'kysely';
import { takeAllowances } from '../../../platform/http/limits/allowance.store.ts';
import { lockCustomer } from '../records/contact-change.store.ts';
import {
  changeCustomer,
  findCustomer,
  findCustomerByEmail,
  type Customer,
} from '../records/customer.store.ts';
import type { Database } from '../../../platform/database/database.ts';
import { forgetDevices, isKnownDevice, knowDevice } from '../records/known-device.store.ts';
import { customerOfReset, saveReset, takeReset } from '../records/registration.store.ts';
import { signOutEverywhere } from '../session/sign-out-everywhere.ts';
import { tell } from '../../../platform/notifications/tell.ts';
import { tooMany } from '../../../platform/refusal.ts';
import { sendsOf, type CodePolicy } from '../code/code-policy.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { later } from '../records/session-rules.ts';
import { hashToken, looksLikeToken, newToken } from '../../../platform/crypto/token.ts';

interface Asking {
  readonly email: string;
  /** IP address of the caller. */
  readonly address: string;
  readonly locale: Locale;
  /** The caller's browser is known to the account: strangers do not use up its links. */
  readonly own: boolean;
}

interface Parts {
  readonly db: Database;
  readonly hashing: PasswordHashing;
}

/**
 * Sends a link for a new password to an account's e-mail address. Under the limits of codes, which
 * count whether or not there is an account; the answer does not tell.
 *
 * @throws Refusal when too many were asked for
 */
export async function sendResetLink(db: Database, policy: CodePolicy, ask: Asking, at: Date): Promise<void> {
  const { email, locale } = ask;
  const { asked, strangers } = sendsOf(policy, 'reset', { ...ask, target: email });
  const token = newToken();
  await db.transaction().execute(async (tx) => {
    const usedUp = await takeAllowances(tx, [...asked, ...strangers], at);
    if (usedUp !== undefined) throw tooMany(usedUp.wait);
    const customer = await findCustomerByEmail(tx, email);
    const tokenHash = hashToken(token);
    const expiresAt = later(at, RESET_LINK_MINUTES * 60_000);
    // What is written for no account is taken back: an account that is not there takes as long as one that is.
    if (customer === undefined) await sql`savepoint nobody`.execute(tx);
    else
      await saveReset(tx, {
        token_hash: tokenHash,
        customer_id: customer.id,
        created_at: at,
        expires_at: expiresAt,
      });
    await tell(tx, {
      to: { contact: email, locale },
      purpose: 'necessary',
      template: 'reset-password',
      // After the #, so that no server and no log sees it.
      values: { path: `/sign-in/reset-password/#token=${token}`, minutes: RESET_LINK_MINUTES },
      key: `reset-password:${tokenHash.toString('base64url')}`,
      expiresAt,
    });
    if (customer === undefined) await sql`rollback to savepoint nobody`.execute(tx);
  });
}

/**
 * Sets a new password by a link, once. All sign-ins of the account end, and the browsers it knew are
 * strangers to it; the link proves the mailbox, so this browser is none.
 * A link that opens nothing is found out before a password is hashed.
 *
 * @param given `address` is whom the call counts for
 * @throws HashingBusy before anything is changed
 */
export async function resetPassword(
  { db, hashing }: Parts,
  {
    token,
    password,
    address,
    device,
  }: { token: string; password: string; address: string; device: string | undefined },
  at: Date,
): Promise<{ readonly customer: Customer; readonly device: string } | 'link-invalid'> {
  const tokenHash = hashToken(token);
  const customerId = looksLikeToken(token) ? await customerOfReset(db, tokenHash, at) : undefined;
  if (customerId === undefined) return 'link-invalid';
  const known = device !== undefined && (await isKnownDevice(db, device, { customerId }, at));
  const caller = { address, device: known ? device : undefined };
  const passwordHash = await hashing.withPlace(caller, (place) => place.hash(password));
  return db.transaction().execute(async (tx) => {
    // Before the links: a transaction that changes a contact takes the account first, and so does another link.
    await lockCustomer(tx, customerId);
    if (!(await takeReset(tx, { customerId, tokenHash }, at))) return 'link-invalid';
    const customer = await findCustomer(tx, customerId);
    if (customer === undefined) return 'link-invalid';
    await changeCustomer(tx, customer.id, {
      password_hash: passwordHash,
      email_verified_at: customer.email_verified_at ?? at,
    });
    await signOutEverywhere(tx, customer.id, 'password-changed', at);
    await forgetDevices(tx, customer.id);
    return { customer, device: await knowDevice(tx, customer.id, device, true, at) };
  });
}
