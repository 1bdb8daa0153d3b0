import type { Module } from '../../module.ts';
import { staffWalletRoutes } from './staff-wallet.routes.ts';
import { walletDocumentRoutes } from './wallet-document.routes.ts';
import { walletRoutes } from './wallet.routes.ts';
import { walletData } from './personal-data.ts';

export const wallet: Module = {
  name: 'wallet',
  personalData: walletData,
  routes: { api: [walletRoutes, walletDocumentRoutes], staff: [staffWalletRoutes] },
};
