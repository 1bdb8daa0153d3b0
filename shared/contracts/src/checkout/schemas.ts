/**
 * From the bag to a paid order (`spec/api.md` §5.2; reliability rules §4.4). Amounts are integers in
 * minor units of `currency`, in fields called `…_paise` whatever the currency; answers carry each as
 * a string with two decimals beside it, whether it is declared here or not (`../money.ts`).
 */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { ProductCard, SizeNames } from '../catalogue/schemas.ts';
import { GiftNote } from '../bag/schemas.ts';
import { CheckoutTotals } from './totals.ts';
import { PayOnDelivery } from '../shipping/schemas.ts';
import { voucherId } from '../vouchers/schemas.ts';
import { EmiTextKey } from '../emi/schemas.ts';
import { strictObject } from '../base/endpoint/schema.ts';

const uuid = Type.String({ format: 'uuid' });

export const PaymentMode = Type.Union([
  Type.Literal('sandbox'),
  Type.Literal('razorpay'),
  Type.Literal('cod'),
  Type.Literal('emi'),
]);
export type PaymentMode = Static<typeof PaymentMode>;
/** What a payer uses on the page of an online mode. */
export const PaymentMethod = Type.Union([
  Type.Literal('upi'),
  Type.Literal('card'),
  Type.Literal('netbanking'),
  Type.Literal('wallet'),
]);
export type PaymentMethod = Static<typeof PaymentMethod>;
/** Those that are granted first: the money is that of who granted it. */
export const GRANTED_MODES: readonly PaymentMode[] = ['emi'];

export const QuoteLine = Type.Object({
  item_id: Type.String(),
  product_id: Type.Integer(),
  sku: Type.String(),
  karat: Type.Integer(),
  colour: Type.String(),
  size: Type.String(),
  size_names: Type.Optional(SizeNames),
  quantity: Type.Integer(),
  /** As in the bag; left out when there are none. */
  engraving: Type.Optional(Type.String()),
  gift_note: Type.Optional(Type.String()),
  line_price_paise: Type.Integer(),
  line_mrp_paise: Type.Integer(),
  coupon_share_paise: Type.Integer(),
  without_gst_paise: Type.Integer(),
  gst_paise: Type.Integer(),
  productDetails: ProductCard,
});
export type QuoteLine = Static<typeof QuoteLine>;

/** A price that stands for 30 minutes. At payment the lower of it and the price of that moment counts (domain rules M2). */
export const PriceHold = Type.Object({
  lock_id: Type.String(),
  /** By the store's clock, both: a browser whose own is wrong counts from one to the other. */
  issued_at: Type.String(),
  expires_at: Type.String(),
  rate_version: Type.Integer(),
  coupon: Type.Union([Type.Null(), Type.Object({ code: Type.String(), discount_paise: Type.Integer() })]),
  /** The document that an order of this value needs: its number goes into the order. */
  identity: Type.Optional(Type.Union([Type.Null(), Type.Literal('pan'), Type.Literal('passport')])),
  items: Type.Array(QuoteLine),
  totals: CheckoutTotals,
});
export type PriceHold = Static<typeof PriceHold>;
export const HoldPriceBody = strictObject({
  payment_mode: Type.Optional(PaymentMode),
  address_id: Type.Optional(uuid),
  use_coins: Type.Optional(Type.Boolean()),
});
export type HoldPriceBody = Static<typeof HoldPriceBody>;

export const CouponBody = strictObject({
  code: Type.String({ minLength: 1, maxLength: 32, 'x-text': 'couponRequired' }),
});
export type CouponBody = Static<typeof CouponBody>;
export const Coupon = Type.Object({
  code: Type.String(),
  title: Type.String(),
  title_hi: Type.String(),
  discount_paise: Type.Integer(),
  ends_on: Type.String(),
});
export type Coupon = Static<typeof Coupon>;
export const CouponList = Type.Object({ results: Type.Array(Coupon), count: Type.Integer() });
export type CouponList = Static<typeof CouponList>;
export const CouponApplied = Type.Object({
  code: Type.String(),
  discount_paise: Type.Integer(),
  totals: CheckoutTotals,
});
export type CouponApplied = Static<typeof CouponApplied>;

export const CreateOrderBody = strictObject({
  lock_id: uuid,
  shipping_address_id: uuid,
  /** The shipping address when left out. */
  billing_address_id: Type.Optional(uuid),
  payment_mode: PaymentMode,
  /** Needed above ₹2,00,000 (domain rules §2.6). */
  pan: Type.Optional(Type.String({ pattern: '^[A-Z]{3}[ABCFGHLJPT][A-Z]\\d{4}[A-Z]$' })),
  /** In place of `pan` for a buyer abroad. */
  passport: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{6,12}$' })),
  gift_note: Type.Optional(GiftNote),
  use_coins: Type.Optional(Type.Boolean()),
  /** Names of the vouchers it is paid with; given, they have to be those of the bag. */
  vouchers: Type.Optional(Type.Array(voucherId, { maxItems: 20 })),
  /** Language of the messages about this order; the account's, else English, when left out. */
  locale: Type.Optional(Language),
});
export type CreateOrderBody = Static<typeof CreateOrderBody>;
export const OrderCreated = Type.Object({
  order_no: Type.String(),
  state: Type.String(),
  payment_mode: PaymentMode,
  total_payable_paise: Type.Integer(),
  currency: Type.String(),
  /** Left out by kept answers older than it. */
  rate_version: Type.Optional(Type.Integer()),
  expires_at: Type.String(),
});
export type OrderCreated = Static<typeof OrderCreated>;

export const PaymentOption = Type.Object({
  mode: PaymentMode,
  eligible: Type.Boolean(),
  /** Why it is not, as a text key; also the shipping text key of payment at the door, and how a request for EMI stands. */
  text_key: Type.Union([PayOnDelivery.properties.text_key, Type.Literal('onlineAvailableText'), EmiTextKey]),
  /** Most that is paid this way, in paise, or least where it is too little; left out where there is no such limit. */
  limit_paise: Type.Optional(Type.Integer()),
});
export type PaymentOption = Static<typeof PaymentOption>;
export const PaymentOptions = Type.Object({
  lock_id: Type.String(),
  options: Type.Array(PaymentOption),
  total_payable_paise: Type.Integer(),
  currency: Type.String(),
  rate_version: Type.Integer(),
});
export type PaymentOptions = Static<typeof PaymentOptions>;

/** What is paid for: an order by its number, or something of another kind by its own. */
const paidFor = {
  kind: Type.Optional(Type.String({ pattern: '^[a-z][a-z-]{0,29}$' })),
  order_no: Type.String({ maxLength: 40 }),
};
export const InitiatePaymentBody = strictObject({
  ...paidFor,
  mode: PaymentMode,
  /** What its page offers first; left out, the page decides. */
  method: Type.Optional(PaymentMethod),
  locale: Type.Optional(Language),
});
export type InitiatePaymentBody = Static<typeof InitiatePaymentBody>;
/** `redirect_url`: the provider's own page, opened as a document. Payment at the door asks for a code instead. */
export const PaymentInitiated = Type.Object({
  payment_id: Type.String(),
  mode: PaymentMode,
  next: Type.Union([
    Type.Object({ kind: Type.Literal('redirect'), redirect_url: Type.String() }),
    Type.Object({ kind: Type.Literal('otp'), sent_to: Type.String(), resend_after: Type.Integer() }),
  ]),
});
export type PaymentInitiated = Static<typeof PaymentInitiated>;
/** What the provider's page handed back in the return address; checked against the provider, never believed. */
export const VerifyPaymentBody = strictObject({
  ...paidFor,
  provider_payment_id: Type.Optional(Type.String({ maxLength: 80 })),
  provider_order_id: Type.Optional(Type.String({ maxLength: 80 })),
  signature: Type.Optional(Type.String({ maxLength: 200 })),
});
export type VerifyPaymentBody = Static<typeof VerifyPaymentBody>;
export const PaymentStatus = Type.Object({
  order_no: Type.String(),
  state: Type.String(),
  payment: Type.Union([Type.Literal('paid'), Type.Literal('pending'), Type.Literal('failed')]),
  retry_allowed: Type.Boolean(),
});
export type PaymentStatus = Static<typeof PaymentStatus>;
export const CodOtpBody = strictObject({ ...paidFor });
export type CodOtpBody = Static<typeof CodOtpBody>;
export const CodOtpVerifyBody = strictObject({
  ...paidFor,
  otp: Type.String({ pattern: '^\\d{6}$', 'x-text': 'otp' }),
});
export type CodOtpVerifyBody = Static<typeof CodOtpVerifyBody>;

export const TotalsQuery = strictObject({
  pincode: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9 -]{1,12}$' })),
  payment_mode: Type.Optional(PaymentMode),
});
export const OptionsQuery = strictObject({ lock_id: Type.String({ format: 'uuid' }) });
