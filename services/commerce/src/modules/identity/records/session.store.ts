import { randomUUID } from 'node:crypto';
import { later, SESSION_RULES } from './session-rules.ts';
import type { Shopper } from './shopper.ts';
import { hashToken, newToken } from '../../../platform/crypto/token.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';

export interface NewSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/** A guest that no token opens: somebody else answers for it. */
export async function addGuest(tx: Tx): Promise<string> {
  const id = randomUUID();
  await tx.insertInto('guests').values({ id }).execute();
  return id;
}

/** A guest: a bag of its own, opened by a token that is made here and nowhere else. */
export async function createGuest(db: Database, at: Date, { browseOnly = false } = {}): Promise<NewSession> {
  const token = newToken();
  const expiresAt = later(at, browseOnly ? SESSION_RULES.browseMs : SESSION_RULES.guestMs);
  await db.transaction().execute(async (tx) => {
    const id = await addGuest(tx);
    await tx
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        guest_id: id,
        customer_id: null,
        sign_in_id: null,
        browse_only: browseOnly,
        last_seen_at: at,
        expires_at: expiresAt,
        revoked_at: null,
      })
      .execute();
  });
  return { token, expiresAt };
}

/** A short-lived token of a sign-in. */
export async function addAccessToken(
  tx: Tx,
  signIn: { readonly id: string; readonly customerId: string },
  at: Date,
): Promise<NewSession> {
  const token = newToken();
  const expiresAt = later(at, SESSION_RULES.accessMs);
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      guest_id: null,
      customer_id: signIn.customerId,
      sign_in_id: signIn.id,
      last_seen_at: at,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .execute();
  return { token, expiresAt };
}

/** Everything that is known of a token, living or not. */
export async function findToken(db: Database, token: string) {
  return db
    .selectFrom('sessions')
    .leftJoin('sign_ins', 'sign_ins.id', 'sessions.sign_in_id')
    .select([
      'sessions.guest_id',
      'sessions.customer_id',
      'sessions.sign_in_id',
      'sessions.browse_only',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.revoked_at',
      'sign_ins.cookie_hash',
      'sign_ins.ended_at',
      'sign_ins.last_used_at',
      'sign_ins.expires_at as sign_in_expires_at',
      'sign_ins.created_at as signed_in_at',
      'sign_ins.proven_at',
      'sign_ins.device_known',
      'sign_ins.code_given_at',
    ])
    .where('sessions.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

export type KnownToken = NonNullable<Awaited<ReturnType<typeof findToken>>>;

export async function noteSeen(db: Database, token: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/** Ends every session of a guest: what it had belongs to an account now, or it said good-bye. */
export async function revokeGuest(db: Database | Tx, guestId: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('guest_id', '=', guestId)
    .where('revoked_at', 'is', null)
    .execute();
}

export function shopperOfToken(known: Pick<KnownToken, 'guest_id' | 'customer_id'>): Shopper {
  return known.customer_id === null
    ? { kind: 'guest', id: known.guest_id ?? '' }
    : { kind: 'customer', id: known.customer_id };
}
