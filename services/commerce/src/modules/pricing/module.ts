import type { Module } from '../../module.ts';
import { staffExchangeRoutes } from './exchange.routes.ts';

export const pricing: Module = {
  name: 'pricing',
  routes: { staff: [staffExchangeRoutes] },
};
