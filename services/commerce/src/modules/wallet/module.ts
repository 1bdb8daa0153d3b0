import type { Module } from '../../platform/module.ts';
import { walletRoutes } from './wallet.routes.ts';

export const wallet: Module = {
  name: 'wallet',
  routes: { api: [walletRoutes] },
};
