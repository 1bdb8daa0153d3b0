import type { WalletName } from '@suvarna/contracts/wallet';

interface WalletTables {
  wallet_corrections: {
    correction_id: string;
    customer_id: string;
    wallet: WalletName;
    amount: number;
    reason: string;
    corrected_by: string;
    at: Date;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends WalletTables {}
}
