import type { Module } from '../../module.ts';
import { staffExchangeRoutes } from './exchange.routes.ts';
import { staffGoldRateRoutes } from './gold-rate.routes.ts';

export const pricing: Module = {
  name: 'pricing',
  routes: { staff: [staffExchangeRoutes, staffGoldRateRoutes] },
};
