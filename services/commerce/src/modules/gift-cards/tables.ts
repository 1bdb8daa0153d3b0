import type { GiftCardDesign } from '@suvarna/contracts/gift-cards';
import type { Locale } from '@suvarna/contracts/locale';
import type { Generated, GeneratedAlways } from 'kysely';

interface GiftCardTables {
  gift_cards: {
    card_id: string;
    customer_id: string | null;
    /** When the buyer's account ended. */
    buyer_left_at: Generated<Date | null>;
    request_key: Buffer | null;
    state: Generated<'unpaid' | 'failed' | 'over' | 'paid' | 'redeemed' | 'void'>;
    design: GiftCardDesign;
    amount: number;
    from_name: string;
    to_name: string;
    to_email: Generated<string>;
    message: Generated<string>;
    delivery: 'email' | 'print';
    send_on: string;
    provider: 'sandbox' | 'razorpay' | null;
    locale: Locale;
    code_hash: Buffer | null;
    code_sealed: Buffer | null;
    last4: Generated<string>;
    created_at: Date;
    paid_at: Date | null;
    sent_at: Date | null;
    expires_on: string | null;
    redeemed_at: Date | null;
    redeemed_by: string | null;
    refund_id: string | null;
    refunded_at: Date | null;
  };
  gift_card_history: {
    id: GeneratedAlways<number>;
    card_id: string;
    at: Date;
    event: string;
    by: string;
    note: Generated<string>;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends GiftCardTables {}
}
