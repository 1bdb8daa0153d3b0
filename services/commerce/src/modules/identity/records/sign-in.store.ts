import type { Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import { later, SESSION_RULES } from './session-rules.ts';
import { hashToken, newToken } from '../../../platform/crypto/token.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type EndReason = NonNullable<Selectable<Tables['sign_ins']>['ended_because']>;

/** @param cookie what the browser keeps out of the reach of scripts */
export async function addSignIn(
  tx: Tx,
  customerId: string,
  cookie: string,
  at: Date,
): Promise<{ readonly id: string; readonly expiresAt: Date }> {
  const id = randomUUID();
  const expiresAt = later(at, SESSION_RULES.signInMs);
  await tx
    .insertInto('sign_ins')
    .values({
      id,
      customer_id: customerId,
      cookie_hash: hashToken(cookie),
      created_at: at,
      last_used_at: at,
      expires_at: expiresAt,
      ended_at: null,
      ended_because: null,
    })
    .execute();
  return { id, expiresAt };
}

export async function addRefreshToken(
  tx: Tx,
  signInId: string,
  parent: Buffer | null,
  at: Date,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(token),
      sign_in_id: signInId,
      parent_hash: parent,
      issued_at: at,
      used_at: null,
      superseded_at: null,
    })
    .execute();
  return token;
}

/** The refresh token with its sign-in, locked, so that exchanges of one sign-in follow each other. */
export async function lockRefreshToken(tx: Tx, token: string) {
  const found = await tx
    .selectFrom('refresh_tokens')
    .innerJoin('sign_ins', 'sign_ins.id', 'refresh_tokens.sign_in_id')
    .select(['sign_in_id', 'customer_id'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (found === undefined) return undefined;
  // The new token needs the account as well: it comes before its sign-ins, as for a call that ends them.
  await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', found.customer_id)
    .forKeyShare()
    .executeTakeFirst();
  const signIn = await tx
    .selectFrom('sign_ins')
    .selectAll()
    .where('id', '=', found.sign_in_id)
    .forUpdate()
    .executeTakeFirst();
  // Read again under the lock: a twin may have exchanged it while this one waited.
  const refresh = await tx
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return signIn === undefined || refresh === undefined ? undefined : { signIn, refresh };
}

/** Marks a token as exchanged, and the others given for the same parent as left over. */
export async function useRefreshToken(
  tx: Tx,
  refresh: Selectable<Tables['refresh_tokens']>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: at })
    .where('token_hash', '=', refresh.token_hash)
    .execute();
  if (refresh.parent_hash === null) return;
  await tx
    .updateTable('refresh_tokens')
    .set({ superseded_at: at })
    .where('parent_hash', '=', refresh.parent_hash)
    .where('token_hash', '!=', refresh.token_hash)
    .where('superseded_at', 'is', null)
    .execute();
}

export async function noteUse(tx: Tx, signInId: string, at: Date): Promise<void> {
  await tx.updateTable('sign_ins').set({ last_used_at: at }).where('id', '=', signInId).execute();
}

/** All sign-ins of an account that live; for what is to end by it see `signOutEverywhere`. @returns which */
export async function endSignInsOf(
  tx: Tx,
  customerId: string,
  because: EndReason,
  at: Date,
): Promise<readonly string[]> {
  const ended = await tx
    .updateTable('sign_ins')
    .set({ ended_at: at, ended_because: because })
    .where('ended_at', 'is', null)
    .where('customer_id', '=', customerId)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Whether a sign-in was not ended. It is not while this transaction lasts. */
export async function holdSignIn(tx: Tx, signInId: string): Promise<boolean> {
  const of = tx.selectFrom('sign_ins').where('id', '=', signInId);
  const signIn = await of.select('customer_id').executeTakeFirst();
  if (signIn === undefined) return false;
  // The account comes before its sign-ins, as for a call that ends them.
  await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', signIn.customer_id)
    .forKeyShare()
    .executeTakeFirst();
  const living = await of.select('id').where('ended_at', 'is', null).forShare().executeTakeFirst();
  return living !== undefined;
}

/** One that lives; `undefined` for one that ended before. What is to end by it see `endSession`. */
export function endSignIn(
  tx: Tx,
  by: { readonly id: string } | { readonly cookie: string },
  because: EndReason,
  at: Date,
): Promise<{ readonly id: string; readonly customer_id: string } | undefined> {
  const update = tx
    .updateTable('sign_ins')
    .set({ ended_at: at, ended_because: because })
    .where('ended_at', 'is', null);
  return (
    'id' in by ? update.where('id', '=', by.id) : update.where('cookie_hash', '=', hashToken(by.cookie))
  )
    .returning(['id', 'customer_id'])
    .executeTakeFirst();
}

/** Notes that the owner of a sign-in proved once more who they are, by their password. */
export async function noteProof(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('sign_ins').set({ proven_at: at }).where('id', '=', id).execute();
}

/** Notes that they did so by a code: from now on the account knows this browser. */
export async function noteCode(tx: Tx, id: string, at: Date): Promise<void> {
  const signIn = await tx
    .updateTable('sign_ins')
    .set({ proven_at: at, code_given_at: at })
    .where('id', '=', id)
    .returning(['customer_id', 'device_hash'])
    .executeTakeFirst();
  if (signIn === undefined || signIn.device_hash === null) return;
  await tx
    .updateTable('known_devices')
    .set({ code_given_at: at })
    .where('device_hash', '=', signIn.device_hash)
    .where('customer_id', '=', signIn.customer_id)
    .execute();
}
