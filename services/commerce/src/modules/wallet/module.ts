import type { Module } from '../../module.ts';
import { walletRoutes } from './wallet.routes.ts';

export const wallet: Module = {
  name: 'wallet',
  routes: { api: [walletRoutes] },
};
