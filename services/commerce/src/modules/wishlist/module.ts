import type { Module } from '../../module.ts';
import { mergeGuestWishlist } from './wishlist.ts';
import { wishlistRoutes } from './wishlist.routes.ts';
import { wishlistData } from './personal-data.ts';

export const wishlist: Module = {
  name: 'wishlist',
  personalData: wishlistData,
  routes: { api: [wishlistRoutes] },
  guestMerge: { merge: mergeGuestWishlist },
};
