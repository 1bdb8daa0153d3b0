/** Generated from `endpoints/wallet.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/wallet.ts';

const SHAPE_0b4a3e = {
  tenders: [
    {
      kind: 'string',
      name: 'string',
      units: 'number',
      balance_paise: 'number',
      used: 'boolean',
      pays_paise: 'number',
      refusal: 'string',
    },
  ],
} as const;
const SHAPE_bac152 = { coins_redeemed: 'number', balance: 'number' } as const;

export const bagTenders: CallOf<typeof table.bagTenders> = {
  path: 'wallet/tender/list/',
  shape: SHAPE_0b4a3e,
};
export const coinsRedeem: CallOf<typeof table.coinsRedeem> = {
  path: 'wallet/coins/redeem/',
  shape: SHAPE_bac152,
};
export const coinsRemove: CallOf<typeof table.coinsRemove> = {
  path: 'wallet/coins/remove/',
  shape: SHAPE_bac152,
};
export const tenderUse: CallOf<typeof table.tenderUse> = { path: 'wallet/tender/use/', shape: SHAPE_0b4a3e };
export const walletBalance: CallOf<typeof table.walletBalance> = {
  path: 'wallet/wallettransaction/get_customer_wallet_txn/',
  shape: { balance: 'number', prepaid_discount: 'number', wallet_threshold: 'number' },
};
export const walletDownload: CallOf<typeof table.walletDownload> = {
  path: 'wallet/wallettransaction/download/',
};
export const walletStatement: CallOf<typeof table.walletStatement> = {
  path: 'wallet/wallettransaction/get_customer_wallet_txn/',
  shape: {
    balance: 'number',
    prepaid_discount: 'number',
    wallet_threshold: 'number',
    results: [
      {
        at: 'string',
        kind: 'string',
        coins: 'number',
        order_no: 'string',
        expires_on: 'string',
        wallet: 'string',
        move: 'string',
        source: 'string',
        amount: 'number',
        balance: 'number',
      },
    ],
    page: 'number',
    page_size: 'number',
    count: 'number',
  },
};
export const walletSummary: CallOf<typeof table.walletSummary> = {
  path: 'wallet/wallettransaction/summary/',
  shape: {
    wallets: [
      {
        wallet: 'string',
        units: 'number',
        balance_paise: 'number',
        expiring_units: 'number',
        expiring_paise: 'number',
        expires_on: 'string',
      },
    ],
    expires_soon_days: 'number',
  },
};
export const walletTransactions: CallOf<typeof table.walletTransactions> = {
  path: 'wallet/wallettransaction/get_customer_wallet_txn/',
};
