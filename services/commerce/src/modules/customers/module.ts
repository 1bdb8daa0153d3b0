import type { Module } from '../../platform/module.ts';
import { addressRoutes } from './address.routes.ts';
import { profileRoutes } from './profile.routes.ts';

export const customers: Module = {
  name: 'customers',
  routes: { api: [profileRoutes, addressRoutes] },
};
