import type { Module } from '../../module.ts';
import type { ShopperOrders } from './index.ts';
import { guestMerge } from './guest-merge.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { dropExpiredPriceHolds } from './expired-price-holds.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** What checkout has to know of a shopper's orders. */
    readonly shopperOrders: ShopperOrders;
  }
}

export const checkout: Module = {
  name: 'checkout',
  routes: { api: [checkoutRoutes] },
  tidy: dropExpiredPriceHolds,
  guestMerge,
};
