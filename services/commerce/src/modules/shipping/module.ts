import type { Module } from '../../module.ts';
import { mergeGuestPincode } from './shopper-pincode.ts';
import { shippingRoutes } from './shipping.routes.ts';

export const shipping: Module = {
  name: 'shipping',
  routes: { api: [shippingRoutes] },
  guestMerge: { merge: mergeGuestPincode },
};
