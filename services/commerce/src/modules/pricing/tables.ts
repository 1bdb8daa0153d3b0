import type { ForeignCurrency } from './exchange-rules.ts';

interface RateTables {
  fx_rates: {
    version: number;
    effective_from: Date;
    currency: ForeignCurrency;
    paise_per_unit: number;
    source: string;
    published_by: string;
    /** `null` for rates of the seed. */
    published_at: Date | null;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends RateTables {}
}
