import type { Module } from '../../platform/module.ts';
import { deliveryRoutes } from './shipping.routes.ts';

export const shipping: Module = {
  name: 'shipping',
  routes: { api: [deliveryRoutes] },
};
