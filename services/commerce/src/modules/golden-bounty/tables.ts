import type {
  MandateMethod,
  PlanEnding,
  PlanPaymentMode,
  PlanStatus,
} from '@suvarna/contracts/golden-bounty';
import type { Locale } from '@suvarna/contracts/locale';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Day } from './records/calendar.ts';

export type RefundReason = 'asked' | 'default' | 'year-over';
export type Step = 'lapse' | 'default' | 'cancel' | 'mature' | 'year-over';
export type NoticeKind =
  | 'due-soon'
  | 'due-today'
  | 'in-grace'
  | 'defaulted'
  | 'cured'
  | 'matured'
  | 'ending-soon'
  | 'canceled'
  | 'refund-begun'
  | 'charge-ahead'
  | 'charge-failed'
  | 'paper-undone';

interface BountyTables {
  bounty_plans: {
    plan_id: string;
    customer_id: string;
    status: Generated<PlanStatus>;
    ended_by: Generated<PlanEnding>;
    instalment: number;
    terms_version: string;
    consented_at: Date;
    name_on_pan: string;
    pan_sealed: Buffer | null;
    pan_last4: string;
    /** `null` where the job has still to seal what stands beside it; `''` stands there afterwards. */
    nominee_sealed: Buffer | null;
    nominee_name: Generated<string>;
    nominee_phone: Generated<string>;
    nominee_email: Generated<string>;
    nominee_relationship: Generated<string>;
    locale: Locale;
    created_at: Date;
    started_on: Day | null;
    redeem_by: Day | null;
    matures_on: Day | null;
    earned: Generated<number>;
    paid_count: Generated<number>;
    next_step: Step | null;
    next_step_on: Day | null;
    next_due_on: Day | null;
    next_grace_until: Day | null;
    next_amount: Generated<number>;
    cure_from: Day | null;
    reminded_on: Day | null;
    cancel_requested_at: Date | null;
    cancel_state: 'open' | 'approved' | 'declined' | null;
    cancel_note: Generated<string>;
  };
  bounty_payments: {
    payment_id: string;
    plan_id: string;
    number: number;
    amount: number;
    via: PlanPaymentMode | 'mandate' | 'paper';
    provider: PlanPaymentMode | null;
    state: Generated<'open' | 'failed' | 'over' | 'paid' | 'undone'>;
    locale: Locale;
    created_at: Date;
    paid_at: Date | null;
    paid_on: Day | null;
    refunded: Generated<number>;
    paper_no: string | null;
    undone_at: Generated<Date | null>;
  };
  bounty_redemptions: {
    order_no: string;
    plan_id: string;
    principal: number;
    contribution: number;
    state: Generated<'held' | 'spent' | 'released'>;
    principal_returned: Generated<number>;
    contribution_returned: Generated<number>;
    at: Date;
  };
  bounty_refunds: {
    refund_id: string;
    plan_id: string;
    payment_id: string;
    amount: number;
    reason: RefundReason;
    state: Generated<'initiated' | 'done'>;
    requested_at: Date;
    settled_at: Date | null;
  };
  bounty_bag_plans: { customer_id: string; plan_ids: string[] };
  bounty_history: {
    id: GeneratedAlways<number>;
    plan_id: string;
    at: Date;
    event: string;
    by: string;
    note: Generated<string>;
  };
  bounty_notices: {
    plan_id: string;
    kind: NoticeKind;
    about: string;
    amount: Generated<number>;
    named_day: Day | null;
    noted_at: Date;
    until: Date | null;
    sent_at: Date | null;
  };
  bounty_callbacks: {
    request_id: string;
    shopper: string;
    name: string;
    phone: string;
    time: 'morning' | 'afternoon' | 'evening';
    plan_id: string | null;
    comment: string;
    locale: Locale;
    requested_at: Date;
    state: Generated<'open' | 'done'>;
    done_by: Generated<string>;
    done_at: Date | null;
  };
  bounty_mandates: {
    mandate_id: string;
    plan_id: string;
    provider: PlanPaymentMode;
    provider_mandate_id: string | null;
    method: MandateMethod;
    state: 'pending' | 'active' | 'suspended' | 'canceled' | 'failed';
    limit_amount: number;
    redirect_url: Generated<string>;
    created_at: Date;
    charge_number: number | null;
    charge_on: Day | null;
    announced_at: Date | null;
    tries: Generated<number>;
    next_try_on: Day | null;
    cancel_told_at: Date | null;
    looked_at: Generated<Date | null>;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends BountyTables {}
}
