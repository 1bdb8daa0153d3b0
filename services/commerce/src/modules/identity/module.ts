import type { Module } from '../../module.ts';
import { customerRoutes } from './customer.routes.ts';

export const identity: Module = {
  name: 'identity',
  routes: { api: [customerRoutes] },
};
