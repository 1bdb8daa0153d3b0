import {
  WALLET_NAMES,
  type WalletBalance,
  type WalletEntry,
  type WalletEntryKind,
  type WalletStatement,
  type WalletSummary,
} from '@suvarna/contracts/wallet';
import { indianDay } from '@suvarna/contracts/indian-day';
import { WALLET_EXPIRES_SOON_DAYS } from '@suvarna/contracts/storefront-constants';
import type { Database, Tx } from '../../platform/database/database.ts';
import { creditBalance } from '../credits/index.ts';
import { coinBalance, COIN_VALUE, COINS_MIN_CART, PREPAID_DISCOUNT_PCT } from '../loyalty/index.ts';
import { balancesOf, countLines, linesOf, type LineFilter, type WalletLine } from './wallet-lines.store.ts';

export const PAGE_SIZE = 20;
const DAY_MS = 86_400_000;

/** What the bag needs to know of a wallet (specification §3, §5). */
export async function walletOf(db: Database, customerId: string, at: Date): Promise<WalletBalance> {
  return {
    balance: await coinBalance(db, customerId, at),
    prepaid_discount: PREPAID_DISCOUNT_PCT,
    wallet_threshold: COINS_MIN_CART,
  };
}

function kindOf({ kind, amount }: WalletLine): WalletEntryKind {
  if (kind === 'expire') return 'expiry';
  return amount > 0 ? 'credit' : 'debit';
}

export const entryOf = (line: WalletLine): WalletEntry => ({
  at: line.occurred_at.toISOString(),
  kind: kindOf(line),
  coins: line.wallet === 'coins' ? line.amount : 0,
  order_no: line.reference,
  expires_on: line.expires_at === null ? '' : indianDay(line.expires_at),
  wallet: line.wallet,
  move: line.kind,
  source: line.source,
  amount: line.amount,
  balance: line.balance,
});

/** What came and went, newest first; `page` counts from 1. */
export async function walletStatement(
  db: Database,
  filter: LineFilter,
  at: Date,
  page: number,
): Promise<WalletStatement> {
  const { customerId, wallet } = filter;
  const terms = await walletOf(db, customerId, at);
  const rows = await linesOf(db, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return {
    ...terms,
    ...(wallet !== 'coins' &&
      wallet !== 'all' && { balance: await creditBalance(db, customerId, wallet, at) }),
    page,
    page_size: PAGE_SIZE,
    count: await countLines(db, filter),
    results: rows.map(entryOf),
  };
}

/** Every wallet, in the order in which they pay. */
export async function walletSummary(db: Database | Tx, customerId: string, at: Date): Promise<WalletSummary> {
  const soon = new Date(at.getTime() + WALLET_EXPIRES_SOON_DAYS * DAY_MS);
  const rows = await balancesOf(db, customerId, at, soon);
  return {
    expires_soon_days: WALLET_EXPIRES_SOON_DAYS,
    wallets: WALLET_NAMES.map((wallet) => {
      const row = rows.find((one) => one.wallet === wallet);
      const unit = wallet === 'coins' ? COIN_VALUE : 1;
      const [balance, expiring] = [row?.balance ?? 0, row?.soon ?? 0];
      return {
        wallet,
        units: balance,
        balance_paise: balance * unit,
        expiring_units: expiring,
        expiring_paise: expiring * unit,
        expires_on: row?.next instanceof Date ? indianDay(row.next) : '',
      };
    }),
  };
}
