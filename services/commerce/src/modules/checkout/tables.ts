import type { Currency } from '@suvarna/contracts/money';
import type { Generated, JSONColumnType } from 'kysely';
import type { Quote } from './quote/quote.ts';

interface CheckoutTables {
  coupons: {
    code: string;
    title: string;
    title_hi: string;
    kind: 'percent' | 'flat';
    percent_bp: number | null;
    amount_paise: number | null;
    cap_paise: number | null;
    minimum_paise: Generated<number>;
    starts_on: string;
    ends_on: string;
    uses_limit: number | null;
    uses_held: Generated<number>;
    uses_spent: Generated<number>;
    once_per_buyer: Generated<boolean>;
    listed: Generated<boolean>;
  };
  coupon_uses: {
    order_no: string;
    code: string;
    buyer_key: Buffer;
    once: boolean;
    state: 'held' | 'spent' | 'released';
  };
  price_holds: {
    id: string;
    guest_id: string | null;
    customer_id: string | null;
    currency: Currency;
    rate_version: number;
    payment_mode: string | null;
    address_id: string | null;
    tenders: string[];
    coupon_code: string | null;
    quote: JSONColumnType<Quote>;
    signature: Buffer;
    bag_fingerprint: Buffer;
    payable: number;
    created_at: Date;
    expires_at: Date;
    /** It was promised to who chose these pieces for the shopper. */
    handed_over: Generated<boolean>;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends CheckoutTables {}
}
