import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AddressTables } from './tables/address.ts';
import type { CheckoutTables } from './tables/checkout.ts';
import type { EventTables } from './tables/events.ts';
import type { DeliveryTables } from './tables/delivery.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { LedgerTables } from './tables/ledger.ts';
import type { OrderTables } from './tables/orders.ts';
import type { OutboxTables } from './tables/outbox.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { PushTables } from './tables/push.ts';
import type { RateTables } from './tables/rates.ts';
import type { WishlistTables } from './tables/wishlist.ts';

type CreatedAt = ColumnType<Date, never, never>;

export interface Tables
  extends
    IdentityTables,
    OutboxTables,
    CheckoutTables,
    OrderTables,
    AddressTables,
    DeliveryTables,
    WishlistTables,
    PaymentTables,
    LedgerTables,
    PushTables,
    EventTables,
    RateTables {
  guests: { id: string; created_at: CreatedAt };
  customers: {
    id: string;
    email: string | null;
    email_verified_at: Date | null;
    password_hash: string | null;
    title: Generated<string>;
    first_name: string;
    last_name: string;
    phone_code: Generated<string>;
    phone_no: Generated<string>;
    phone_verified_at: Date | null;
    date_of_birth: string | null;
    anniversary: string | null;
    spouse_birthday: string | null;
    country: Generated<string>;
    language: Generated<string>;
    created_at: CreatedAt;
  };
  sessions: {
    token_hash: Buffer;
    guest_id: string | null;
    customer_id: string | null;
    sign_in_id: string | null;
    browse_only: Generated<boolean>;
    created_at: CreatedAt;
    last_seen_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
  };
  carts: {
    id: string;
    guest_id: string | null;
    customer_id: string | null;
    merged_at: Date | null;
    coupon_code: Generated<string | null>;
    use_coins: Generated<boolean>;
    created_at: CreatedAt;
  };
  cart_lines: {
    id: string;
    cart_id: string;
    product_id: number;
    sku: string;
    karat: number;
    colour: string;
    size: string;
    engraving: Generated<string>;
    gift_note: Generated<string>;
    quantity: number;
    seen_currency: string;
    seen_unit_minor: number;
    seen_rate_version: number;
    seen_fx_version: Generated<number>;
    added_at: Generated<Date>;
  };
  idempotency_keys: {
    principal: string;
    route: string;
    key: string;
    fingerprint: Buffer;
    claim: string;
    leased_until: Date;
    status: number | null;
    answer: JSONColumnType<object> | null;
    created_at: CreatedAt;
  };
}
