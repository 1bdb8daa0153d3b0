import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AddressTables } from './modules/customers/tables.ts';
import type { CheckoutTables } from './modules/checkout/tables.ts';
import type { EventTables } from './modules/events/tables.ts';
import type { DeliveryTables } from './modules/shipping/tables.ts';
import type { IdentityTables } from './modules/identity/tables.ts';
import type { LedgerTables } from './modules/ledger/tables.ts';
import type { OrderTables } from './modules/orders/tables.ts';
import type { OutboxTables } from './platform/outbox/tables.ts';
import type { PaymentTables } from './modules/payments/tables.ts';
import type { PushTables } from './modules/push/tables.ts';
import type { RateTables } from './modules/pricing/tables.ts';
import type { WishlistTables } from './modules/wishlist/tables.ts';

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
