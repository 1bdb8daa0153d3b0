import type { Module } from '../../module.ts';
import { mergeGuestAddresses } from './addresses.ts';
import { addressRoutes } from './address.routes.ts';
import { profileRoutes } from './profile.routes.ts';

export const customers: Module = {
  name: 'customers',
  routes: { api: [profileRoutes, addressRoutes] },
  guestMerge: { merge: mergeGuestAddresses },
};
