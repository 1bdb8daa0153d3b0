import type { WalletBalance, WalletEntry, WalletStatement } from '@suvarna/contracts/api/wallet';
import { indianDay } from '@suvarna/contracts/indian-day';
import { coinBalance, COINS_MIN_CART, PREPAID_DISCOUNT_PCT, statementOf } from '../loyalty/index.ts';
import type { Database } from '../../platform/database/database.ts';

const PAGE_SIZE = 20;

/** What the bag needs to know of a wallet (specification §3, §5). */
export async function walletOf(db: Database, customerId: string, at: Date): Promise<WalletBalance> {
  return {
    balance: await coinBalance(db, customerId, at),
    prepaid_discount: PREPAID_DISCOUNT_PCT,
    wallet_threshold: COINS_MIN_CART,
  };
}

function kindOf(kind: string, coins: number): WalletEntry['kind'] {
  if (kind === 'coins-expire') return 'expiry';
  return coins > 0 ? 'credit' : 'debit';
}

/** Every coin that came or went, newest first; `page` counts from 1. */
export async function walletStatement(
  db: Database,
  customerId: string,
  at: Date,
  page: number,
): Promise<WalletStatement> {
  const { rows, count } = await statementOf(db, customerId, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return {
    ...(await walletOf(db, customerId, at)),
    page,
    page_size: PAGE_SIZE,
    count,
    results: rows.map((row) => ({
      at: row.at.toISOString(),
      kind: kindOf(row.kind, row.coins),
      coins: row.coins,
      order_no: row.reference,
      expires_on: row.expiresAt === null ? '' : indianDay(row.expiresAt),
    })),
  };
}
