import type { Currency } from '@suvarna/contracts/money';
import type { Generated, GeneratedAlways } from 'kysely';

/** A currency in minor units, or whole coins. */
export type LedgerUnit = Currency | 'COIN';

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
  | 'coin-lot'
  | 'coins-held'
  | 'plan-principal'
  | 'plan-contribution'
  | 'plan-held'
  | 'plan-discount';

/** The database adds to it: nobody names a balance or changes a row. */
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
  };
  ledger_entries: { transaction_id: string; account_id: number; amount: number };
  ledger_holds: { id: string; transaction_id: string; expires_at: Date | null };
  ledger_hold_outcomes: { hold_id: string; outcome: 'posted' | 'voided'; transaction_id: string };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends LedgerTables {}
}
