/** The wishlist (specification §3, §4; `spec/api.md` §5.2). */
import { Type, type Static } from 'typebox';
import { ProductCard } from './catalogue.ts';

const strict = { additionalProperties: false } as const;

export const WishlistItem = Type.Object({ ...ProductCard.properties, added_at: Type.String() });
export type WishlistItem = Static<typeof WishlistItem>;
export const Wishlist = Type.Object({ results: Type.Array(WishlistItem), count: Type.Integer() });
export type Wishlist = Static<typeof Wishlist>;
export const WishlistBody = Type.Object({ product_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }, strict);
export type WishlistBody = Static<typeof WishlistBody>;
/** Favourites kept in a guest's browser; a repeat changes nothing. */
export const WishlistMergeBody = Type.Object({ product_ids: Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: 200 }) }, strict);
export type WishlistMergeBody = Static<typeof WishlistMergeBody>;
export const WishlistShare = Type.Object({ token: Type.String(), path: Type.String() });
export type WishlistShare = Static<typeof WishlistShare>;
