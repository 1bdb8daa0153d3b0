import type { ColumnType } from 'kysely';
import type { ForeignCurrency } from '@suvarna/contracts/money';
import type { PaisePerUnit } from './exchange/exchange-rules.ts';
import type { GoldRateOfDay } from './gold/gold-rate-rules.ts';

interface RateTables {
  gold_rates: {
    version: number;
    effective_from: Date;
    karat: number;
    paise_per_gram: number;
    source: string;
    published_by: string;
    confirmed_by: string | null;
    /** `null` for rates of the seed. */
    published_at: Date | null;
  };
  gold_rate_proposals: {
    proposal_id: string;
    paise_per_gram: ColumnType<GoldRateOfDay, string, never>;
    /** `null`: from the moment of the decision. */
    effective_from: Date | null;
    source: string;
    proposed_by: string;
    proposed_at: Date;
    moved_bp: number;
    decision: 'published' | 'dropped' | null;
    decided_by: string | null;
    decided_at: Date | null;
    version: number | null;
  };
  fx_rates: {
    version: number;
    effective_from: Date;
    currency: ForeignCurrency;
    paise_per_unit: number;
    source: string;
    published_by: string;
    confirmed_by: string | null;
    /** `null` for rates of the seed. */
    published_at: Date | null;
  };
  fx_rate_proposals: {
    proposal_id: string;
    paise_per_unit: ColumnType<PaisePerUnit, string, never>;
    /** `null`: from the moment of the decision. */
    effective_from: Date | null;
    source: string;
    proposed_by: string;
    proposed_at: Date;
    moved_bp: number;
    decision: 'published' | 'dropped' | null;
    decided_by: string | null;
    decided_at: Date | null;
    version: number | null;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends RateTables {}
}
