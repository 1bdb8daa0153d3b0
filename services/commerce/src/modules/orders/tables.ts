import type { Address } from '@suvarna/contracts/customers';
import type { Locale } from '@suvarna/contracts/locale';
import type { CheckoutTotals, PaymentMode, QuoteLine } from '@suvarna/contracts/checkout';
import type {
  OrderRequest,
  OrderState,
  PieceCertificate,
  RefundTo,
  RequestPhoto,
} from '@suvarna/contracts/orders';
import type { Currency } from '@suvarna/contracts/money';
import type { StoneRow } from '../designs/index.ts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** What a shopper may ask for, and how far the store is with it. */
export type RequestKind = OrderRequest['kind'];
export type RequestState = NonNullable<OrderRequest['state']>;

/** What the store's people decide of another size or a claim; `open` opens it again. */
export type ServiceDecision = 'accepted' | 'declined' | 'done' | 'open';

/** Who moves an order: its payment, its shopper, the store's people, or time. */
export type OrderActor = 'payment' | 'shopper' | 'staff' | 'clock';

/** What a line's price was made of, whole line, before the coupon; minor units. */
export interface LineComponents {
  readonly ratePerGram: number;
  readonly metal: number;
  readonly making: number;
  readonly stones: number;
}

interface OrderTables {
  order_transitions: { from_state: OrderState; to_state: OrderState; actor: OrderActor };
  orders: {
    order_no: string;
    guest_id: string | null;
    customer_id: string | null;
    state: OrderState;
    payment_mode: PaymentMode;
    currency: Currency;
    lock_id: string;
    request_fingerprint: Buffer;
    rate_version: number;
    fx_version: Generated<number>;
    locked_payable: number;
    payable: number;
    coupon_code: string | null;
    coupon_discount: number;
    totals: JSONColumnType<CheckoutTotals>;
    place_of_supply: string;
    shipping_address: JSONColumnType<Address>;
    billing_address: JSONColumnType<Address>;
    buyer_email: string;
    buyer_phone: string;
    buyer_key: Buffer;
    identity_kind: 'pan' | 'passport' | null;
    identity_sealed: Buffer | null;
    identity_last4: string | null;
    gift_note: string;
    locale: Locale;
    created_at: Date;
    expires_at: Date;
    placed_at: Date | null;
    delivered_at: Date | null;
    coins_due_at: Date | null;
    invoice_no: string | null;
    /** Said by the person who collects it in a store; `null` where it goes to a door. */
    pickup_code: string | null;
    /** When they were reminded to. */
    pickup_reminded_at: Generated<Date | null>;
  };
  order_lines: {
    id: string;
    order_no: string;
    position: number;
    product_id: number;
    sku: string;
    karat: number;
    colour: string;
    size: string;
    engraving: Generated<string>;
    quantity: number;
    quote: JSONColumnType<QuoteLine>;
    hsn: string;
    gst_bp: number;
    net_weight_mg: number;
    gross_weight_mg: number;
    from_stock: boolean;
    dispatch_date: string;
    delivery_date: string;
    huids: Generated<string[]>;
    certificates: JSONColumnType<readonly PieceCertificate[], string | undefined>;
    purity: string;
    components: JSONColumnType<LineComponents>;
    /** Of one piece, as the design had them when it was sold; `null` for what was sold before that was written. */
    stones: JSONColumnType<readonly StoneRow[]> | null;
    /** They were written down later, of what its design had then. */
    stones_of_design: Generated<boolean>;
    /** Of its design when it was sold: whether it is taken back goes by them. `''` where it is not known. */
    category: Generated<string>;
    form: Generated<string>;
    /** By which request it was handed in; `null` while it is its customer's. */
    handed_in: Generated<string | null>;
    /** Paise of money it was paid with, while it is handed in; `null` else, and for those from before this was written. */
    handed_in_money: Generated<number | null>;
  };
  order_steps: {
    id: GeneratedAlways<number>;
    order_no: string;
    state: OrderState;
    at: Date;
    actor: OrderActor;
    note: Generated<string>;
    /** Who of the store's people; `''` for anybody else's step, and those before names were kept. */
    moved_by: Generated<string>;
  };
  coupon_claims: { code: string; contact: Buffer; order_no: string; proven: boolean };
  invoice_pdfs: {
    order_no: string;
    credit_note_no: Generated<string>;
    locale: Locale;
    version: Buffer;
    pdf: Buffer;
  };
  order_reasons: {
    reason_id: number;
    kind: RequestKind;
    label: string;
    label_hi: string;
    position: number;
    /** Shoppers may choose it. */
    offered: Generated<boolean>;
  };
  order_requests: {
    id: string;
    order_no: string;
    kind: RequestKind;
    reason_id: number;
    comment: string;
    item_ids: string[];
    sizes: Generated<string[]>;
    pickup_address: JSONColumnType<Address> | null;
    state: RequestState | null;
    state_note: Generated<string>;
    refund_to: Generated<RefundTo>;
    created_at: Date;
  };
  order_request_steps: {
    id: GeneratedAlways<number>;
    request_id: string;
    /** A decision of the store's people, or that its shopper took it back; `called-off`: no courier comes for it any more. */
    state: ServiceDecision | 'withdrawn' | 'called-off';
    at: Date;
    decided_by: string;
    note: Generated<string>;
  };
  request_photos: {
    request_id: string;
    position: number;
    media_type: RequestPhoto['media_type'];
    bytes: Buffer;
    /** Not so for what was kept as it was sent, which is not handed on. */
    redrawn: Generated<boolean | null>;
  };
  refunds: {
    refund_order_id: string;
    order_no: string;
    currency: Currency;
    amount: number;
    bank_amount: number;
    state: 'initiated' | 'done';
    refund_to: Generated<RefundTo>;
    request_id: string | null;
    approved_by: string;
    created_at: Date;
    done_at: Date | null;
  };
  refund_tenders: { refund_order_id: string; kind: string; units: number; amount: number; position: number };
  credit_notes: { credit_note_no: string; refund_order_id: string; order_no: string; issued_at: Date };
  credit_note_counters: { financial_year: string; last: number };
  order_tracking: { token_hash: Buffer; order_no: string; expires_at: Date };
  invoice_counters: { financial_year: string; last: number };
  demo_orders: { place: number; lock_id: string; withdrawn: Generated<boolean> };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends OrderTables {}
}
