import type { ColumnType, Generated } from 'kysely';

interface BagTables {
  carts: {
    id: string;
    guest_id: string | null;
    customer_id: string | null;
    merged_at: Date | null;
    coupon_code: Generated<string | null>;
    /** Kinds that the bag is to be paid with, as far as they may be. */
    tenders: Generated<string[]>;
    created_at: ColumnType<Date, never, never>;
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
    /** Pieces that two bags asked for together, where there are not so many; null otherwise. */
    asked_for: Generated<number | null>;
    seen_currency: string;
    seen_unit_minor: number;
    seen_rate_version: number;
    seen_fx_version: Generated<number>;
    added_at: Generated<Date>;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends BagTables {}
}
