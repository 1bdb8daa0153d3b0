import type { Module } from '../../module.ts';
import type { GrantedMode, GrantedModes, ShopperOrders } from './index.ts';
import { guestMerge } from './guest-merge.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { dropExpiredPriceHolds } from './expired-price-holds.ts';
import { checkoutData } from './personal-data.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** What checkout has to know of a shopper's orders. */
    readonly shopperOrders: ShopperOrders;
    /** Ways to pay that somebody has to grant. */
    readonly grantedModes: GrantedModes;
  }
}

declare module '../../module.ts' {
  interface Module {
    /** Ways to pay that it grants. */
    readonly grantedModes?: readonly GrantedMode[];
  }
}

export const checkout: Module = {
  name: 'checkout',
  personalData: checkoutData,
  routes: { api: [checkoutRoutes] },
  cleanup: dropExpiredPriceHolds,
  guestMerge,
};
