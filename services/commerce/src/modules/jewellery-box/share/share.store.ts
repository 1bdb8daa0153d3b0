import { SHARES_MOST } from '@suvarna/contracts/jewellery-box';
import { sql, type Selectable } from 'kysely';
import { hashToken } from '../../../platform/crypto/token.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { deleteUnlocked } from '../../../platform/database/delete-unlocked.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type ShareRow = Selectable<Tables['box_shares']>;

/** Links that work, the latest first. */
export function sharesOf(db: Database | Tx, customerId: string, at: Date): Promise<ShareRow[]> {
  return db
    .selectFrom('box_shares')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', at)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHARES_MOST)
    .execute();
}

export async function insertShare(tx: Tx, share: Omit<ShareRow, 'token_hash'>, token: string): Promise<void> {
  await tx
    .insertInto('box_shares')
    .values({ ...share, token_hash: hashToken(token) })
    .execute();
}

/** @returns whether it was there */
export async function deleteShare(tx: Tx, customerId: string, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .deleteFrom('box_shares')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', at)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function shareOfToken(db: Database, token: string, at: Date): Promise<ShareRow | undefined> {
  return db
    .selectFrom('box_shares')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', at)
    .executeTakeFirst();
}

/** Ends the links that a customer handed out up to a moment: what came after is the customer's again. */
export async function endShares(tx: Tx, customerId: string, until: Date): Promise<void> {
  await tx
    .deleteFrom('box_shares')
    .where('customer_id', '=', customerId)
    .where('created_at', '<=', until)
    .execute();
}

/** Links that are over are no use to anybody. */
export async function dropEndedShares(db: Database, at: Date): Promise<void> {
  await deleteUnlocked(db, 'box_shares', sql`expires_at <= ${at}`);
}
