/** Generated from `endpoints/wishlist.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/wishlist.ts';

const SHAPE_f2c4af = {
  results: [{ product_id: 'number', images: { product_images: ['object'] } }],
  count: 'number',
} as const;

export const wishlistAdd: CallOf<typeof table.wishlistAdd> = {
  path: 'customer_wishlist/add/',
  shape: SHAPE_f2c4af,
};
export const wishlistFavourites: CallOf<typeof table.wishlistFavourites> = {
  path: 'customer_wishlist/favourites/',
  shape: SHAPE_f2c4af,
};
export const wishlistMerge: CallOf<typeof table.wishlistMerge> = {
  path: 'customer_wishlist/merge/',
  shape: SHAPE_f2c4af,
};
export const wishlistRead: CallOf<typeof table.wishlistRead> = {
  path: 'customer/customer_wishlist/',
  shape: SHAPE_f2c4af,
};
export const wishlistRemove: CallOf<typeof table.wishlistRemove> = {
  path: 'customer_wishlist/remove/',
  shape: SHAPE_f2c4af,
};
export const wishlistShare: CallOf<typeof table.wishlistShare> = {
  path: 'customer_wishlist/share/',
  shape: { token: 'string', path: 'string' },
};
export const wishlistShared: CallOf<typeof table.wishlistShared> = {
  path: 'customer_wishlist/shared/',
  shape: SHAPE_f2c4af,
};
export const wishlistUnshare: CallOf<typeof table.wishlistUnshare> = {
  path: 'customer_wishlist/unshare/',
  shape: { ended: 'number' },
};
