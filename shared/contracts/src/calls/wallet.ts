/** Generated from `endpoints/wallet.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/wallet.ts';

const SHAPE_bac152 = { coins_redeemed: 'number', balance: 'number' } as const;

export const coinsRedeem: CallOf<typeof table.coinsRedeem> = {
  path: 'wallet/coins/redeem/',
  shape: SHAPE_bac152,
};
export const coinsRemove: CallOf<typeof table.coinsRemove> = {
  path: 'wallet/coins/remove/',
  shape: SHAPE_bac152,
};
export const walletBalance: CallOf<typeof table.walletBalance> = {
  path: 'wallet/wallettransaction/get_customer_wallet_txn/',
  shape: { balance: 'number', prepaid_discount: 'number', wallet_threshold: 'number' },
};
export const walletTransactions: CallOf<typeof table.walletTransactions> = {
  path: 'wallet/wallettransaction/get_customer_wallet_txn/',
};
