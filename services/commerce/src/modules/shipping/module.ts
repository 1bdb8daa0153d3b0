import type { Module } from '../../module.ts';
import { mergeGuestPincode } from './shopper-pincode.ts';
import { deliveryRoutes } from './shipping.routes.ts';

export const shipping: Module = {
  name: 'shipping',
  routes: { api: [deliveryRoutes] },
  guestMerge: { merge: mergeGuestPincode },
};
