import { timingSafeEqual } from 'node:crypto';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { endSession } from './end-session.ts';
import {
  addAccessToken,
  findToken,
  noteSeen,
  shopperOfToken,
  type KnownToken,
} from '../records/session.store.ts';
import {
  addRefreshToken,
  addSignIn,
  lockRefreshToken,
  noteUse,
  useRefreshToken,
} from '../records/sign-in.store.ts';
import { later, SESSION_RULES } from '../records/session-rules.ts';
import type { Shopper } from '../records/shopper.ts';
import { hashToken, looksLikeToken, newToken } from '../../../platform/crypto/token.ts';

/** What a browser is given at sign-in: a short token for its storage, and two secrets for its cookies. */
export interface Granted {
  readonly signInId: string;
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  readonly cookie: string;
  readonly refreshToken: string;
  /** When the sign-in ends at the latest. */
  readonly endsAt: Date;
}

export async function openSession(tx: Tx, customerId: string, at: Date): Promise<Granted> {
  const cookie = newToken();
  const signIn = await addSignIn(tx, customerId, cookie, at);
  const access = await addAccessToken(tx, { id: signIn.id, customerId }, at);
  const refreshToken = await addRefreshToken(tx, signIn.id, null, at);
  return {
    signInId: signIn.id,
    accessToken: access.token,
    accessExpiresAt: access.expiresAt,
    cookie,
    refreshToken,
    endsAt: signIn.expiresAt,
  };
}

export type Recognised =
  | {
      readonly kind: 'alive';
      readonly shopper: Shopper;
      readonly signInId: string | null;
      readonly browseOnly: boolean;
      /** When a customer proved last who they are; `null` for a guest. */
      readonly provenAt: Date | null;
      /** A customer's browser in which no person ever proved by a code who they are. */
      readonly newDevice: boolean;
    }
  /** The token has had its minutes, its sign-in lives: ask for another one. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'dead' };

const DEAD: Recognised = { kind: 'dead' };

function recogniseGuest(known: KnownToken, at: Date): Recognised {
  const idle = at.getTime() - known.last_seen_at.getTime() > SESSION_RULES.guestMs;
  if (known.revoked_at !== null || known.expires_at <= at || idle) return DEAD;
  return {
    kind: 'alive',
    shopper: shopperOfToken(known),
    signInId: null,
    browseOnly: known.browse_only,
    provenAt: null,
    newDevice: false,
  };
}

function recogniseCustomer(known: KnownToken, cookie: string | undefined, at: Date): Recognised {
  const { cookie_hash, ended_at, last_used_at, sign_in_expires_at } = known;
  if (
    cookie_hash === null ||
    last_used_at === null ||
    sign_in_expires_at === null ||
    ended_at !== null ||
    known.revoked_at !== null
  )
    return DEAD;
  if (sign_in_expires_at <= at || later(last_used_at, SESSION_RULES.idleMs) <= at) return DEAD;
  // The token lies where scripts can read it: alone it opens nothing.
  if (cookie === undefined || !timingSafeEqual(hashToken(cookie), cookie_hash)) return DEAD;
  if (known.expires_at <= at) return { kind: 'expired' };
  return {
    kind: 'alive',
    shopper: shopperOfToken(known),
    signInId: known.sign_in_id,
    browseOnly: false,
    provenAt: known.proven_at ?? known.signed_in_at,
    newDevice: known.device_known !== true && known.code_given_at === null,
  };
}

/** Whom a token speaks for, with the cookie it came with. */
export async function recognise(
  db: Database,
  given: { readonly token: string; readonly cookie: string | undefined },
  at: Date,
): Promise<Recognised> {
  const known = looksLikeToken(given.token) ? await findToken(db, given.token) : undefined;
  if (known === undefined) return DEAD;
  if (known.customer_id !== null) return recogniseCustomer(known, given.cookie, at);
  const guest = recogniseGuest(known, at);
  if (guest.kind === 'alive' && at.getTime() - known.last_seen_at.getTime() > SESSION_RULES.noteSeenMs)
    await noteSeen(db, given.token, at);
  return guest;
}

/**
 * Exchanges a refresh token for the next one and a new access token. A token that was exchanged
 * before is a thief's copy: the whole sign-in ends, for the owner and the thief alike. Within ten
 * seconds it is another tab of the same browser, which gets tokens of its own; the first of them to
 * be exchanged leaves the others behind.
 */
export async function renewSession(
  db: Database,
  given: { readonly refreshToken: string; readonly cookie: string },
  at: Date,
): Promise<Granted | 'dead'> {
  if (!looksLikeToken(given.refreshToken) || !looksLikeToken(given.cookie)) return 'dead';
  return db.transaction().execute(async (tx) => {
    const locked = await lockRefreshToken(tx, given.refreshToken);
    if (locked === undefined) return 'dead';
    const { signIn, refresh } = locked;
    const over =
      signIn.ended_at !== null ||
      signIn.expires_at <= at ||
      later(signIn.last_used_at, SESSION_RULES.idleMs) <= at;
    if (over || !timingSafeEqual(hashToken(given.cookie), signIn.cookie_hash)) return 'dead';
    const copied =
      refresh.superseded_at !== null ||
      (refresh.used_at !== null && later(refresh.used_at, SESSION_RULES.graceMs) < at);
    if (copied) {
      await endSession(tx, signIn.id, 'token-reused', at);
      return 'dead';
    }
    if (refresh.used_at === null) await useRefreshToken(tx, refresh, at);
    await noteUse(tx, signIn.id, at);
    const access = await addAccessToken(tx, { id: signIn.id, customerId: signIn.customer_id }, at);
    const refreshToken = await addRefreshToken(tx, signIn.id, refresh.token_hash, at);
    return {
      signInId: signIn.id,
      accessToken: access.token,
      accessExpiresAt: access.expiresAt,
      cookie: given.cookie,
      refreshToken,
      endsAt: signIn.expires_at,
    };
  });
}
