import type { PaymentMethod } from '@suvarna/contracts/checkout';
import type { Currency } from '@suvarna/contracts/money';
import type { Generated, JSONColumnType } from 'kysely';
import type { Fact } from './settle/fact.ts';

type ProviderName = 'sandbox' | 'razorpay' | 'cod';

interface PaymentTables {
  payment_attempts: {
    id: string;
    subject_kind: string;
    subject_id: string;
    attempt: number;
    reference: string;
    provider: ProviderName;
    merchant: string;
    amount: number;
    currency: Currency;
    state: 'intent' | 'open' | 'failed' | 'closed' | 'captured';
    provider_order_id: string | null;
    redirect_url: string | null;
    /** A way to pay that was granted, and by which grant; null for the provider's own. */
    mode: Generated<'emi' | null>;
    grant_id: Generated<string | null>;
    /** What its page was asked to offer first; null where nothing was chosen. */
    method: Generated<PaymentMethod | null>;
    created_at: Date;
    polls: Generated<number>;
    next_poll_at: Date | null;
    cancel_tries: Generated<number>;
    next_cancel_at: Generated<Date | null>;
    cancelled_at: Generated<Date | null>;
  };
  payment_captures: {
    provider: ProviderName;
    provider_payment_id: string;
    provider_order_id: string;
    attempt_id: string | null;
    subject_kind: string | null;
    subject_id: string | null;
    merchant: string;
    amount: number;
    currency: string;
    kind: 'due' | 'late' | 'mismatch' | 'unmatched';
    source: 'webhook' | 'verify' | 'poll';
    captured_at: Date;
    refunded: Generated<number>;
  };
  payment_events: {
    provider: ProviderName;
    event_id: string;
    type: string;
    facts: JSONColumnType<readonly Fact[]>;
    received_at: Date;
    processed_at: Date | null;
    outcome: Generated<string>;
    tries: Generated<number>;
    next_try_at: Date;
  };
  payment_refunds: {
    refund_id: string;
    provider: ProviderName;
    provider_payment_id: string;
    subject_kind: string | null;
    subject_id: string | null;
    amount: number;
    currency: string;
    reason: 'asked' | 'stray';
    state: 'requested' | 'sent' | 'settled' | 'failed';
    provider_refund_id: string | null;
    requested_at: Date;
    settled_at: Date | null;
    tries: Generated<number>;
    next_try_at: Date | null;
    last_error: Generated<string>;
    retries: Generated<number>;
  };
  payment_refund_retries: {
    refund_id: string;
    retry: number;
    asked_by: string;
    note: string;
    error_before: string;
    asked_at: Date;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends PaymentTables {}
}
