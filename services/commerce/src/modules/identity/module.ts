import type { Module } from '../../platform/module.ts';
import { customerRoutes } from './customer.routes.ts';

export const identity: Module = {
  name: 'identity',
  routes: { api: [customerRoutes] },
};
