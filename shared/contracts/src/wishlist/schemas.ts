/** The wishlist (specification §3, §4; `spec/api.md` §5.2). */
import { Type, type Static } from 'typebox';
import { needs } from '../base/endpoint/needs.ts';
import { ProductCard } from '../catalogue/schemas.ts';
import { strictObject } from '../base/endpoint/schema.ts';

export const WishlistItem = needs(
  Type.Object({
    ...ProductCard.properties,
    /** Whether the design can be bought the way its card shows it. */
    available: Type.Boolean(),
    /** A size must be chosen before it goes into the bag. */
    size_required: Type.Boolean(),
    /** `''` for favourites only a browser knows. */
    added_at: Type.String(),
  }),
  'product_id',
);
export type WishlistItem = Static<typeof WishlistItem>;
export const Wishlist = Type.Object({ results: Type.Array(WishlistItem), count: Type.Integer() });
export type Wishlist = Static<typeof Wishlist>;
export const WishlistBody = strictObject({
  product_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type WishlistBody = Static<typeof WishlistBody>;
/** Favourites kept in a guest's browser; a repeat changes nothing. */
export const WishlistMergeBody = strictObject({
  product_ids: Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: 200 }),
});
export type WishlistMergeBody = Static<typeof WishlistMergeBody>;
/** Favourites a browser keeps without a token: comma-separated, at most 200. */
export const FavouritesQuery = strictObject({
  product_ids: Type.String({ pattern: '^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,199}$' }),
});
/** `path` is language-neutral. */
export const WishlistShare = Type.Object({ token: Type.String(), path: Type.String() });
export type WishlistShare = Static<typeof WishlistShare>;
/** How many links stopped working. */
export const WishlistUnshared = Type.Object({ ended: Type.Integer() });
export type WishlistUnshared = Static<typeof WishlistUnshared>;
/** A link to a list, as {@link WishlistShare} answered it. */
export const SharedQuery = strictObject({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) });
