/** Generated from `endpoints/bag.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/bag.ts';

const SHAPE_35a458 = {
  items: [{ item_id: 'string', productDetails: { url: 'string', images: 'object' } }],
  totals: { gst: 'object' },
  count: 'number',
} as const;

export const cartAdd: CallOf<typeof table.cartAdd> = { path: 'customer/cart/add/', shape: SHAPE_35a458 };
export const cartList: CallOf<typeof table.cartList> = { path: 'customer/cart/list/', shape: SHAPE_35a458 };
export const cartMerge: CallOf<typeof table.cartMerge> = {
  path: 'customer/cart/merge/',
  shape: { merged: 'boolean', lines_added: 'number', lines_united: 'number' },
};
export const cartMoveToWishlist: CallOf<typeof table.cartMoveToWishlist> = {
  path: 'customer/cart/move_to_wishlist/',
  shape: SHAPE_35a458,
};
export const cartRemove: CallOf<typeof table.cartRemove> = {
  path: 'customer/cart/remove/',
  shape: SHAPE_35a458,
};
export const cartUpdate: CallOf<typeof table.cartUpdate> = {
  path: 'customer/cart/update/',
  shape: SHAPE_35a458,
};
