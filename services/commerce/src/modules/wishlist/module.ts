import type { Module } from '../../platform/module.ts';
import { wishlistRoutes } from './wishlist.routes.ts';

export const wishlist: Module = {
  name: 'wishlist',
  routes: { api: [wishlistRoutes] },
};
