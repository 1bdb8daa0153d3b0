import { sql } from 'kysely';
import { hashToken } from '../../../platform/crypto/token.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { later, SESSION_RULES } from './session-rules.ts';

/** What a sign-in says of where it was made. */
export interface SignInPlace {
  readonly userAgent: string;
  /** Two letters, or `''`. */
  readonly country: string;
}

const LONGEST = 400;

/** Notes where a sign-in was made, so that its owner can tell it from others. */
export async function notePlace(
  tx: Tx,
  signInId: string,
  place: SignInPlace & {
    readonly device: string;
    readonly known: boolean;
    readonly codeGivenAt: Date | null;
  },
): Promise<void> {
  await tx
    .updateTable('sign_ins')
    .set({
      user_agent: place.userAgent.slice(0, LONGEST),
      country: place.country,
      device_hash: hashToken(place.device),
      device_known: place.known,
      code_given_at: place.codeGivenAt,
    })
    .where('id', '=', signInId)
    .execute();
}

/** Whether the owner of an account gave a code in this browser before; a password that was typed here makes no customer known. */
export async function isKnownTo(
  tx: Tx,
  customerId: string,
  device: string | undefined,
  at: Date,
): Promise<boolean> {
  if (device === undefined) return false;
  const known = await tx
    .selectFrom('known_devices')
    .select(sql`1`.as('one'))
    .where('device_hash', '=', hashToken(device))
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', at)
    .where('code_given_at', 'is not', null)
    .executeTakeFirst();
  return known !== undefined;
}

/** Sign-ins of an account that live, the last seen first. */
export function livingSignIns(db: Database | Tx, customerId: string, at: Date) {
  return db
    .selectFrom('sign_ins')
    .select(['id', 'user_agent', 'country', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .where('last_used_at', '>', later(at, -SESSION_RULES.idleMs))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** One sign-in, or all but one. */
export type Elsewhere = { readonly only: string } | { readonly allBut: string };

/**
 * Ends living sign-ins of an account and makes their browsers strangers to it: one of them, or all but one.
 * What is to end by it see `endElsewhere`.
 *
 * @returns which ended
 */
export async function endSignInsElsewhere(
  tx: Tx,
  customerId: string,
  which: Elsewhere,
  because: 'signed-out-elsewhere' | 'contact-changed',
  at: Date,
): Promise<readonly string[]> {
  const update = tx
    .updateTable('sign_ins')
    .set({ ended_at: at, ended_because: because })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null);
  const ended = await (
    'only' in which ? update.where('id', '=', which.only) : update.where('id', '!=', which.allBut)
  )
    .returning(['id', 'device_hash'])
    .execute();
  const devices = ended.flatMap(({ device_hash }) => device_hash ?? []);
  if (devices.length > 0)
    await tx
      .deleteFrom('known_devices')
      .where('customer_id', '=', customerId)
      .where('device_hash', 'in', devices)
      .execute();
  return ended.map(({ id }) => id);
}

/** Makes every browser but this one a stranger to the account. */
export async function forgetOtherDevices(
  tx: Tx,
  customerId: string,
  device: string | undefined,
): Promise<void> {
  const others = tx.deleteFrom('known_devices').where('customer_id', '=', customerId);
  await (device === undefined ? others : others.where('device_hash', '!=', hashToken(device))).execute();
}
