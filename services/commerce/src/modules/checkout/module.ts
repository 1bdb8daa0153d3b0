import type { Module } from '../../module.ts';
import { guestMerge } from './guest-merge.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { dropExpiredPriceHolds } from './expired-price-holds.ts';

export const checkout: Module = {
  name: 'checkout',
  routes: { api: [checkoutRoutes] },
  tidy: dropExpiredPriceHolds,
  guestMerge,
};
