import type { ExchangeRequest } from '@suvarna/contracts/exchange';
import type { RequestPhoto } from '@suvarna/contracts/orders';
import type { Generated } from 'kysely';

/** `cancelled`: never sent, since an earlier try was paid. `excess`: paid although another one had been. */
export type PayoutState = 'asked' | 'sent' | 'paid' | 'failed' | 'reversed' | 'cancelled' | 'excess';
export type PayoutFault = ExchangeRequest['payout_fault'];

interface ExchangeTables {
  exchange_papers: {
    request_id: string;
    pan_sealed: Buffer | null;
    pan_last4: Generated<string>;
    account_sealed: Buffer | null;
    account_last4: Generated<string>;
    /** Whose the account is by its bank; `''` before that was asked. */
    registered_name: Generated<string>;
    /** Who of the store's people paid to it although that is not its customer's name. */
    name_accepted_by: Generated<string>;
  };
  exchange_papers_opened: {
    id: Generated<number>;
    request_id: string;
    opened_by: string;
    reason: string;
    opened_at: Date;
  };
  exchange_photos: {
    request_id: string;
    position: number;
    media_type: RequestPhoto['media_type'];
    bytes: Buffer;
    redrawn: Generated<boolean | null>;
  };
  exchange_payouts: {
    payout_id: string;
    request_id: string;
    attempt: number;
    amount: number;
    state: PayoutState;
    fund_account: string | null;
    /** The look at its account that its bank has not answered yet, as its provider names it. */
    check_id: Generated<string | null>;
    provider_id: string | null;
    fault: Generated<PayoutFault>;
    last_error: Generated<string>;
    tries: Generated<number>;
    next_try_at: Date | null;
    created_at: Date;
    settled_at: Date | null;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends ExchangeTables {}
}
