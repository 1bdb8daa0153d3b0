import { hashToken, looksLikeToken, newToken } from '../../../platform/crypto/token.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';

/** A new token by which one order may be followed until `expiresAt`. */
export async function createTracking(tx: Tx, orderNo: string, expiresAt: Date): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('order_tracking')
    .values({ token_hash: hashToken(token), order_no: orderNo, expires_at: expiresAt })
    .execute();
  return token;
}

/** Tokens that are over follow nothing any more. */
export async function dropEndedTracking(db: Database, at: Date): Promise<void> {
  await db.deleteFrom('order_tracking').where('expires_at', '<=', at).execute();
}

export async function mayTrack(
  db: Database | Tx,
  token: string,
  orderNo: string,
  at: Date,
): Promise<boolean> {
  if (!looksLikeToken(token)) return false;
  const row = await db
    .selectFrom('order_tracking')
    .select('order_no')
    .where('token_hash', '=', hashToken(token))
    .where('order_no', '=', orderNo)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}
