import type { ErrorCode } from '@suvarna/contracts/call';
import type { Tx } from '../../platform/database/database.ts';
import {
  clearWishlist,
  deleteWishlistItem,
  insertWishlistItems,
  wishlistOf,
  type WishlistRow,
} from './wishlist.store.ts';
import { holdShopper } from '../bag/index.ts';
import type { Shopper } from '../identity/index.ts';

/** Designs a wishlist holds at most: what one merge of a browser's favourites may bring (`WishlistMergeBody`), and room to spare. */
const WISHLIST_MAX = 500;

export type WishlistRefusal = {
  readonly kind: 'refused';
  readonly code: Extract<
    ErrorCode,
    'CATALOGUE.PRODUCT_NOT_FOUND' | 'REQUEST.TOO_LARGE' | 'SESSION.TOKEN_INVALID' | 'WISHLIST.ITEM_NOT_FOUND'
  >;
};
export type WishlistChange =
  | { readonly kind: 'changed'; readonly items: readonly WishlistRow[] }
  | WishlistRefusal;

const refused = (code: WishlistRefusal['code']): WishlistRefusal => ({ kind: 'refused', code });

/** What one shopper's wishlist knows of the catalogue. */
export type IsDesign = (productId: number) => boolean;

/**
 * Union of two wishlists by design: nothing is lost, and a design in both keeps the account's day
 * (domain rules §2.14 row 32). Newest first, as far as there is room: the account's come first.
 */
export function uniteWishlists(
  account: readonly WishlistRow[],
  others: readonly WishlistRow[],
): WishlistRow[] {
  const known = new Set(account.map((wish) => wish.product_id));
  const added = new Map<number, WishlistRow>();
  for (const wish of others)
    if (!known.has(wish.product_id) && !added.has(wish.product_id)) added.set(wish.product_id, wish);
  return [...account, ...added.values()];
}

async function addAll(tx: Tx, owner: Shopper, wishes: readonly WishlistRow[]): Promise<WishlistChange> {
  const before = await wishlistOf(tx, owner);
  const united = uniteWishlists(before, wishes);
  // A merge at sign-in may have brought more than there is room for: what is there already is added all the same.
  if (united.length > Math.max(WISHLIST_MAX, before.length)) return refused('REQUEST.TOO_LARGE');
  await insertWishlistItems(tx, owner, united.slice(before.length));
  return { kind: 'changed', items: await wishlistOf(tx, owner) };
}

/** Puts a design on the wishlist; one that is there already stays as it is. */
export async function addToWishlist(
  tx: Tx,
  owner: Shopper,
  productId: number,
  isDesign: IsDesign,
  at: Date,
): Promise<WishlistChange> {
  if (!isDesign(productId)) return refused('CATALOGUE.PRODUCT_NOT_FOUND');
  if (!(await holdShopper(tx, owner))) return refused('SESSION.TOKEN_INVALID');
  return addAll(tx, owner, [{ product_id: productId, added_at: at }]);
}

export async function removeFromWishlist(tx: Tx, owner: Shopper, productId: number): Promise<WishlistChange> {
  if (!(await holdShopper(tx, owner))) return refused('SESSION.TOKEN_INVALID');
  if (!(await deleteWishlistItem(tx, owner, productId))) return refused('WISHLIST.ITEM_NOT_FOUND');
  return { kind: 'changed', items: await wishlistOf(tx, owner) };
}

/** Takes in favourites a browser kept before it had a token. Designs that left the catalogue are left out. */
export async function mergeFavourites(
  tx: Tx,
  owner: Shopper,
  productIds: readonly number[],
  isDesign: IsDesign,
  at: Date,
): Promise<WishlistChange> {
  if (!(await holdShopper(tx, owner))) return refused('SESSION.TOKEN_INVALID');
  return addAll(
    tx,
    owner,
    productIds.filter(isDesign).map((product_id) => ({ product_id, added_at: at })),
  );
}

/**
 * At sign-in the guest's wishlist goes into the account's. The caller holds both bags, so that
 * nothing is added to the guest's in the meantime; a repeat finds it empty. Nothing is cut off here.
 */
export async function mergeGuestWishlist(tx: Tx, guestId: string, customerId: string): Promise<void> {
  const guest: Shopper = { kind: 'guest', id: guestId };
  const customer: Shopper = { kind: 'customer', id: customerId };
  const before = await wishlistOf(tx, customer);
  await insertWishlistItems(
    tx,
    customer,
    uniteWishlists(before, await wishlistOf(tx, guest)).slice(before.length),
  );
  await clearWishlist(tx, guest);
}
