import type { Currency } from '@suvarna/contracts/money';
import type { Generated, GeneratedAlways } from 'kysely';

/** A currency in minor units, or whole coins. */
export type LedgerUnit = Currency | 'COIN';

/** A customer's wallets. */
export type Wallet = 'coins' | 'credits' | 'promotional' | 'gold-coin' | 'plain-gold' | 'diamond-gemstone';

/** Kinds of lots, one for each wallet. */
export type LotKind =
  | 'coin-lot'
  | 'credits-lot'
  | 'promotional-lot'
  | 'gold-coin-lot'
  | 'plain-gold-lot'
  | 'diamond-gemstone-lot';

/** Where the service books; what each is for is said in `docs/money.md`. */
export type AccountKind =
  | 'outside'
  | 'receivable'
  | 'sales'
  | 'gst'
  | 'shipping'
  | 'coin-cost'
  | 'coins-issued'
  | 'coins-spent'
  | 'coins-expired'
  | 'funds'
  | 'tender-value'
  | 'suspense'
  | 'refund-payable'
  | LotKind
  | 'coins-held'
  | 'credit-held'
  | 'credit-issued'
  | 'credit-expired'
  | 'promotional-spent'
  | 'promotional-cost'
  | 'plan-principal'
  | 'plan-contribution'
  | 'plan-held'
  | 'plan-discount';

/** The database adds to it: no query names a balance or changes a row. */
interface LedgerTables {
  ledger_accounts: {
    id: GeneratedAlways<number>;
    code: string;
    kind: AccountKind;
    unit: LedgerUnit;
    customer_id: string | null;
    expires_at: Date | null;
    floor: number | null;
    balance: GeneratedAlways<number>;
  };
  ledger_transactions: {
    id: string;
    idempotency_key: string;
    kind: string;
    reference: Generated<string>;
    occurred_at: Date;
    source: Generated<string>;
    note: Generated<string>;
  };
  ledger_entries: { transaction_id: string; account_id: number; amount: number };
  ledger_holds: { id: string; transaction_id: string; expires_at: Date | null };
  /** Made by the entries of lots. */
  ledger_wallets: { customer_id: string; wallet: Wallet; balance: number; lines: number };
  ledger_wallet_lines: {
    customer_id: string;
    wallet: Wallet;
    /** Counts from 1 in its wallet. */
    number: number;
    transaction_id: string;
    occurred_at: Date;
    kind: 'grant' | 'hold' | 'release' | 'recredit' | 'expire' | 'withdraw' | 'correct';
    amount: number;
    balance: number;
    source: string;
    reference: string;
    note: string;
    expires_at: Date | null;
  };
  ledger_hold_outcomes: { hold_id: string; outcome: 'posted' | 'voided'; transaction_id: string };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends LedgerTables {}
}
