import type { Module } from '../../platform/module.ts';
import { staffExchangeRoutes } from './exchange.routes.ts';

export const pricing: Module = {
  name: 'pricing',
  routes: { staff: [staffExchangeRoutes] },
};
