import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { staffWalletRoutes } from './staff-wallet.routes.ts';
import { walletDocumentRoutes } from './wallet-document.routes.ts';
import { walletRoutes } from './wallet.routes.ts';
import { walletData } from './personal-data.ts';

export const wallet = defineModule({
  name: 'wallet',
  needs: NEEDS,
  personalData: walletData,
  routes: { api: [walletRoutes, walletDocumentRoutes], staff: [staffWalletRoutes] },
});
