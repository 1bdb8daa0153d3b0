import type { Shopper } from '../identity/index.ts';
import { hashToken } from '../../platform/crypto/token.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { deleteUnlocked } from '../../platform/database/delete-unlocked.ts';
import { sql } from 'kysely';

export interface WishlistRow {
  readonly product_id: number;
  readonly added_at: Date;
}

const OWNER = { guest: 'guest_id', customer: 'customer_id' } as const;
/** Links a customer may have out at once; the oldest goes when there would be more. */
const SHARES_KEPT = 20;
const DAY_MS = 86_400_000;
/** A link that was not opened for so long is over: it leads to a customer's wishes, and no customer remembers who has it. */
const UNUSED_MS = 365 * DAY_MS;

/** Newest first. */
export function wishlistOf(db: Database | Tx, owner: Shopper): Promise<WishlistRow[]> {
  return db
    .selectFrom('wishlist_items')
    .select(['product_id', 'added_at'])
    .where(OWNER[owner.kind], '=', owner.id)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute();
}

/** Adds designs; those that are there already stay as they are. */
export async function insertWishlistItems(
  tx: Tx,
  owner: Shopper,
  wishes: readonly WishlistRow[],
): Promise<void> {
  if (wishes.length === 0) return;
  await tx
    .insertInto('wishlist_items')
    .values(
      wishes.map((wish) => ({
        ...wish,
        guest_id: owner.kind === 'guest' ? owner.id : null,
        customer_id: owner.kind === 'customer' ? owner.id : null,
      })),
    )
    .onConflict((conflict) => conflict.columns([OWNER[owner.kind], 'product_id']).doNothing())
    .execute();
}

/** @returns whether it was there */
export async function deleteWishlistItem(tx: Tx, owner: Shopper, productId: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('wishlist_items')
    .where(OWNER[owner.kind], '=', owner.id)
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function clearWishlist(tx: Tx, owner: Shopper): Promise<void> {
  await tx.deleteFrom('wishlist_items').where(OWNER[owner.kind], '=', owner.id).execute();
}

export async function insertShare(tx: Tx, customerId: string, token: string, at: Date): Promise<void> {
  await tx
    .insertInto('wishlist_shares')
    .values({ token_hash: hashToken(token), customer_id: customerId, created_at: at, last_used_at: at })
    .execute();
  await tx
    .deleteFrom('wishlist_shares')
    .where('customer_id', '=', customerId)
    .where('token_hash', 'not in', (query) =>
      query
        .selectFrom('wishlist_shares')
        .select('token_hash')
        .where('customer_id', '=', customerId)
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .limit(SHARES_KEPT),
    )
    .execute();
}

/** @returns how many links there were */
export async function deleteShares(tx: Tx, customerId: string): Promise<number> {
  return (
    await tx
      .deleteFrom('wishlist_shares')
      .where('customer_id', '=', customerId)
      .returning('created_at')
      .execute()
  ).length;
}

/** The customer whose wishlist a link shows. That it was used is noted, once a day: a look must not cost a write. */
export async function customerOfShare(
  db: Database | Tx,
  token: string,
  at: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('wishlist_shares')
    .select(['customer_id', 'last_used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('last_used_at', '>', new Date(at.getTime() - UNUSED_MS))
    .executeTakeFirst();
  if (row !== undefined && at.getTime() - row.last_used_at.getTime() >= DAY_MS)
    await db
      .updateTable('wishlist_shares')
      .set({ last_used_at: at })
      .where('token_hash', '=', hashToken(token))
      .execute();
  return row?.customer_id;
}

/** Ends the links that a customer handed out up to a moment: what came after is the customer's again. */
export async function endShares(tx: Tx, customerId: string, until: Date): Promise<void> {
  await tx
    .deleteFrom('wishlist_shares')
    .where('customer_id', '=', customerId)
    .where('created_at', '<=', until)
    .execute();
}

export async function dropUnusedShares(db: Database, at: Date): Promise<void> {
  await deleteUnlocked(db, 'wishlist_shares', sql`last_used_at <= ${new Date(at.getTime() - UNUSED_MS)}`);
}
