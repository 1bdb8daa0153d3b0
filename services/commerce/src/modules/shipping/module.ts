import type { Module } from '../../module.ts';
import { mergeGuestPincode } from './shopper-pincode.ts';
import { shippingRoutes } from './shipping.routes.ts';
import { shippingData } from './personal-data.ts';

export const shipping: Module = {
  name: 'shipping',
  personalData: shippingData,
  routes: { api: [shippingRoutes] },
  guestMerge: { merge: mergeGuestPincode },
};
