import {
  WALLET_NAMES,
  type WalletEntry,
  type WalletStatement,
  type WalletSummary,
} from '@suvarna/contracts/wallet';

export const SUMMARY = 'wallet/wallettransaction/summary/';
export const STATEMENT = 'wallet/wallettransaction/get_customer_wallet_txn/';

/** 1,200 coins, of which 200 end soon, and ₹2,500.50 of credits. */
export const summary: WalletSummary = {
  expires_soon_days: 30,
  wallets: WALLET_NAMES.map((wallet) => ({
    wallet,
    units: wallet === 'coins' ? 1_200 : wallet === 'credits' ? 250_050 : 0,
    balance_paise: wallet === 'coins' ? 120_000 : wallet === 'credits' ? 250_050 : 0,
    expiring_units: wallet === 'coins' ? 200 : 0,
    expiring_paise: wallet === 'coins' ? 20_000 : 0,
    expires_on: wallet === 'coins' ? '2026-12-10' : '',
  })),
};

const entry = (change: Partial<WalletEntry>): WalletEntry => ({
  at: '2026-11-20T06:00:00.000Z',
  kind: 'credit',
  coins: 0,
  order_no: '',
  expires_on: '',
  wallet: 'credits',
  move: 'grant',
  source: 'referral',
  amount: 250_050,
  balance: 250_050,
  ...change,
});

export const statement = (change: Partial<WalletStatement> = {}): WalletStatement => ({
  balance: 250_050,
  prepaid_discount: 0,
  wallet_threshold: 10_000,
  page: 1,
  page_size: 20,
  count: 2,
  results: [
    entry({}),
    entry({
      kind: 'debit',
      move: 'hold',
      source: 'order',
      amount: -50_000,
      balance: 0,
      order_no: 'SV-100200',
    }),
  ],
  ...change,
});

export const nothing = (): WalletStatement => statement({ count: 0, results: [], balance: 0 });
