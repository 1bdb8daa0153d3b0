import type { Module } from '../../module.ts';
import { mergeGuestWishlist } from './wishlist.ts';
import { wishlistRoutes } from './wishlist.routes.ts';

export const wishlist: Module = {
  name: 'wishlist',
  routes: { api: [wishlistRoutes] },
  guestMerge: { merge: mergeGuestWishlist },
};
