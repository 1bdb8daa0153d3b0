import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Shopper } from '../domain/identity/shopper.ts';
import { hashToken, newToken } from '../domain/identity/token.ts';
import type { Database, Tx } from './database.ts';

export interface NewSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/** A session ends after this at the latest, and earlier when it is not used (reliability rules §4.1). */
const LIFETIME_DAYS = 30;
const IDLE_DAYS = { guest: 30, customer: 7 } as const;
const DAY_MS = 86_400_000;

async function insertSession(db: Database | Tx, shopper: Shopper): Promise<NewSession> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME_DAYS * DAY_MS);
  await db.insertInto('sessions').values({
    token_hash: hashToken(token),
    guest_id: shopper.kind === 'guest' ? shopper.id : null,
    customer_id: shopper.kind === 'customer' ? shopper.id : null,
    expires_at: expiresAt,
    revoked_at: null,
  }).execute();
  return { token, expiresAt };
}

export async function createGuest(db: Database): Promise<NewSession> {
  return db.transaction().execute(async (tx) => {
    const id = randomUUID();
    await tx.insertInto('guests').values({ id }).execute();
    return insertSession(tx, { kind: 'guest', id });
  });
}

export function createCustomerSession(tx: Tx, customerId: string): Promise<NewSession> {
  return insertSession(tx, { kind: 'customer', id: customerId });
}

/** The shopper a token speaks for, while its session lives. */
export async function findShopper(db: Database, token: string): Promise<Shopper | undefined> {
  const row = await db.selectFrom('sessions')
    .select(['guest_id', 'customer_id', 'last_seen_at'])
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const shopper: Shopper | undefined = row.customer_id !== null ? { kind: 'customer', id: row.customer_id }
    : row.guest_id !== null ? { kind: 'guest', id: row.guest_id } : undefined;
  const idleMs = Date.now() - row.last_seen_at.getTime();
  if (shopper === undefined || idleMs > IDLE_DAYS[shopper.kind] * DAY_MS) return undefined;
  if (idleMs > 600_000) await noteSeen(db, token);
  return shopper;
}

/** Written at most every ten minutes: reading a page must not cost a write. */
async function noteSeen(db: Database, token: string): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: sql<Date>`now()` }).where('token_hash', '=', hashToken(token)).execute();
}

export async function revokeSession(db: Database | Tx, token: string): Promise<void> {
  await db.updateTable('sessions').set({ revoked_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(token)).where('revoked_at', 'is', null).execute();
}

/** Ends every session of a guest: its bag now belongs to an account. */
export async function revokeGuest(tx: Tx, guestId: string): Promise<void> {
  await tx.updateTable('sessions').set({ revoked_at: sql<Date>`now()` })
    .where('guest_id', '=', guestId).where('revoked_at', 'is', null).execute();
}
