import type { Wishlist } from '@suvarna/contracts/wishlist';
import type { Currency } from '@suvarna/contracts/money';
import type { WishlistRow } from './wishlist.store.ts';
import { type CatalogueSnapshot, rowsOfProducts } from '../catalogue/index.ts';

/** A wishlist with cards priced now. A design that left the catalogue leaves the view; the item stays, should it return. */
export function viewWishlist(
  wishes: readonly WishlistRow[],
  snapshot: CatalogueSnapshot,
  currency: Currency,
): Wishlist {
  const addedAt = new Map(wishes.map((wish) => [wish.product_id, wish.added_at.toISOString()]));
  const results = rowsOfProducts(snapshot.index, [...addedAt.keys()]).map((row) => {
    const card = snapshot.card(row, currency);
    const design = snapshot.byId.get(card.product_id);
    return {
      ...card,
      available: design !== undefined && card.available !== false,
      size_required: design !== undefined && design.sizes.length > 0,
      added_at: addedAt.get(card.product_id) ?? '',
    };
  });
  return { results, count: results.length };
}

/** Favourites only a browser knows, as a wishlist. */
export function viewFavourites(
  productIds: readonly number[],
  snapshot: CatalogueSnapshot,
  currency: Currency,
): Wishlist {
  const { results, count } = viewWishlist(
    [...new Set(productIds)].map((product_id) => ({ product_id, added_at: new Date(0) })),
    snapshot,
    currency,
  );
  return { results: results.map((item) => ({ ...item, added_at: '' })), count };
}
