import type { Wishlist } from '@suvarna/contracts/api/wishlist';
import type { Currency } from '@suvarna/contracts/money';
import type { WishlistRow } from '../../data/wishlist-store.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts';
import { rowsOfProducts } from '../catalogue/rows-of-products.ts';

/** A wishlist with cards priced now. A design that left the catalogue leaves the view; the wish stays, should it return. */
export function viewWishlist(wishes: readonly WishlistRow[], snapshot: CatalogueSnapshot, currency: Currency): Wishlist {
  const addedAt = new Map(wishes.map((wish) => [wish.product_id, wish.added_at.toISOString()]));
  const results = rowsOfProducts(snapshot.index, [...addedAt.keys()]).map((row) => {
    const card = snapshot.card(row, currency);
    return { ...card, added_at: addedAt.get(card.product_id) ?? '' };
  });
  return { results, count: results.length };
}
