import type { ReferralDoubt, ReferralStage } from '@suvarna/contracts/referrals';
import type { Generated, GeneratedAlways } from 'kysely';

export type Side = 'inviter' | 'invited';

interface ReferralTables {
  referral_codes: { customer_id: string; code: string; created_at: Date };
  referrals: {
    id: string;
    invited_id: string;
    inviter_id: string;
    joined_at: Date;
    state: ReferralStage;
    doubts: Generated<ReferralDoubt[]>;
    allowed: Generated<ReferralDoubt[]>;
    order_no: string | null;
    kept_at: Date | null;
  };
  referral_rewards: {
    referral_id: string;
    side: Side;
    customer_id: string;
    amount: number;
    month: string;
    at: Date;
    expires_at: Date;
    taken_back: Generated<number>;
  };
  referral_history: {
    id: GeneratedAlways<number>;
    referral_id: string;
    at: Date;
    event: string;
    by: string;
    note: Generated<string>;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends ReferralTables {}
}
