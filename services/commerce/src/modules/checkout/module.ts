import type { Module } from '../../platform/module.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { dropExpiredLocks } from './expired-locks.ts';

export const checkout: Module = {
  name: 'checkout',
  routes: { api: [checkoutRoutes] },
  tidy: dropExpiredLocks,
};
