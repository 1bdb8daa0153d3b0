/** Generated from `endpoints/wishlist.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/wishlist.ts';

const SHAPE_ea4347 = { results: [{ product_id: 'number' }], count: 'number' } as const;

export const wishlistAdd: CallOf<typeof table.wishlistAdd> = {
  path: 'customer_wishlist/add/',
  shape: SHAPE_ea4347,
};
export const wishlistFavourites: CallOf<typeof table.wishlistFavourites> = {
  path: 'customer_wishlist/favourites/',
  shape: SHAPE_ea4347,
};
export const wishlistMerge: CallOf<typeof table.wishlistMerge> = {
  path: 'customer_wishlist/merge/',
  shape: SHAPE_ea4347,
};
export const wishlistRead: CallOf<typeof table.wishlistRead> = {
  path: 'customer/customer_wishlist/',
  shape: SHAPE_ea4347,
};
export const wishlistRemove: CallOf<typeof table.wishlistRemove> = {
  path: 'customer_wishlist/remove/',
  shape: SHAPE_ea4347,
};
export const wishlistShare: CallOf<typeof table.wishlistShare> = {
  path: 'customer_wishlist/share/',
  shape: { token: 'string', path: 'string' },
};
export const wishlistShared: CallOf<typeof table.wishlistShared> = {
  path: 'customer_wishlist/shared/',
  shape: SHAPE_ea4347,
};
export const wishlistUnshare: CallOf<typeof table.wishlistUnshare> = {
  path: 'customer_wishlist/unshare/',
  shape: { ended: 'number' },
};
