/** Orders after they were made (`spec/api.md` §5.2; states: domain rules §2.13). */
import { Type, type Static } from 'typebox';
import { byLocale } from '../base/locale/index.ts';
import { REQUEST_PHOTO_TEXT, REQUEST_PHOTOS } from './photos.ts';
import { Address } from '../customers/address.ts';
import { QuoteLine } from '../checkout/schemas.ts';
import { CheckoutTotals } from '../checkout/totals.ts';
import { pieceMarks } from './piece-certificate.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

const orderNo = Type.String({ pattern: '^[A-Z0-9-]{6,24}$' });

export const OrderState = oneOf([
  'payment_pending',
  'payment_failed',
  'placed',
  'confirmed',
  'in_production',
  'quality_check',
  'hallmarking',
  'ready',
  'shipped',
  'out_for_delivery',
  'delivered',
  'closed',
  'cancel_requested',
  'cancelled',
  'return_requested',
  'pickup_scheduled',
  'picked_up',
  'return_qc',
  'return_rejected',
  'return_withdrawn',
  'refund_initiated',
  'refunded',
  'expired',
]);
export type OrderState = Static<typeof OrderState>;

export const OrderSummary = Type.Object({
  order_no: Type.String(),
  state: Type.String(),
  placed_at: Type.String(),
  total_payable_paise: Type.Integer(),
  currency: Type.String(),
  item_count: Type.Integer(),
  delivery_by: Type.String(),
  pictures: Type.Array(Type.Object({ src: Type.String(), alt: Type.String() })),
  titles: Type.Array(Type.Object(byLocale(() => Type.String()))),
  /** It is collected in a store; left out by releases before that. */
  is_pickup: Type.Optional(Type.Boolean()),
});
export type OrderSummary = Static<typeof OrderSummary>;
export const OrderList = Type.Object({
  results: Type.Array(OrderSummary),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
});
export type OrderList = Static<typeof OrderList>;

const OrderStep = Type.Object({ state: Type.String(), at: Type.String() });
/** A step that is still to come; `by`: the ISO day it is expected by. */
export const StepAhead = Type.Object({ state: Type.String(), by: Type.String() });
export type StepAhead = Static<typeof StepAhead>;
const OrderLine = Type.Object({
  ...QuoteLine.properties,
  dispatch_date: Type.String(),
  delivery_date: Type.String(),
  ...pieceMarks,
  /** Of pieces too light to have to be hallmarked, which have no HUID: below which weight that is; left out of others. */
  unmarked_below_mg: Type.Optional(Type.Integer()),
  /** Whether the store takes such a piece back for another or for money; left out by earlier releases. */
  exchangeable: Type.Optional(Type.Boolean()),
  /** It was handed in: nothing else can be asked for it. */
  handed_in: Type.Optional(Type.Boolean()),
});
/** Days (ISO, in India) from delivery on; a window that has no end has none here. `exchange_from`: by courier; `exchange_store_from`: where it is brought to a store, left out by earlier releases. */
export const OrderTimeline = Type.Object({
  delivered_on: Type.String(),
  return_until: Type.String(),
  exchange_from: Type.String(),
  exchange_store_from: Type.Optional(Type.String()),
  buyback_from: Type.String(),
  warranty_until: Type.String(),
});
export type OrderTimeline = Static<typeof OrderTimeline>;
const RefundTender = Type.Object({
  /** `bank`, or the kind of a tender: `coins`. */
  tender: Type.String(),
  amount_paise: Type.Integer(),
  coins: Type.Integer(),
  state: Type.Union([Type.Literal('initiated'), Type.Literal('done')]),
});
export const Refund = Type.Object({
  refund_order_id: Type.String(),
  order_no: Type.String(),
  state: Type.Union([Type.Literal('initiated'), Type.Literal('done')]),
  amount_paise: Type.Integer(),
  currency: Type.String(),
  tenders: Type.Array(RefundTender),
  created_at: Type.String(),
  /** The credit note that takes it off the invoice; left out when there is none. */
  credit_note_no: Type.Optional(Type.String()),
});
export type Refund = Static<typeof Refund>;

/** What was asked for an order. `state` is `null` for a cancellation, of which the order's own state tells. */
export const OrderRequest = Type.Object({
  request_id: Type.String(),
  kind: oneOf(['cancel', 'return', 'resize', 'claim']),
  state: Type.Union([Type.Null(), oneOf(['open', 'accepted', 'declined', 'done', 'withdrawn'])]),
  state_note: Type.String(),
  reason_id: Type.Integer(),
  items: Type.Array(Type.Object({ item_id: Type.String(), size: Type.Optional(Type.String()) })),
  photos: Type.Integer(),
  created_at: Type.String(),
  /** Where its pieces are fetched, as the address was then; `null` for the order's own. Left out for a reader who follows an order by a code, and by earlier releases. */
  pickup_address: Type.Optional(Type.Union([Type.Null(), Address])),
});
export type OrderRequest = Static<typeof OrderRequest>;

/** An order that is collected in a store. */
export const OrderPickup = Type.Object({
  store_id: Type.String(),
  /** What its shopper says there; `''` until it is ready. */
  code: Type.String(),
  /** It is ready, and `code` is left out: in this browser no customer gave a code to the account yet (`order/pickup_code/`). */
  needs_proof: Type.Optional(Type.Boolean()),
  /** Last day on which it is kept there, `YYYY-MM-DD`; left out until it is ready. */
  kept_until: Type.Optional(Type.String()),
});
export type OrderPickup = Static<typeof OrderPickup>;
export const PickupCode = Type.Object({ code: Type.String() });
export type PickupCode = Static<typeof PickupCode>;

export const OrderDetails = Type.Object({
  order_no: Type.String(),
  state: Type.String(),
  created_at: Type.String(),
  placed_at: Type.String(),
  payment_mode: Type.String(),
  gift_note: Type.String(),
  steps: Type.Array(OrderStep),
  /** None once it is delivered or given up; left out by releases before there were any. */
  ahead: Type.Optional(Type.Array(StepAhead)),
  lines: Type.Array(OrderLine),
  totals: CheckoutTotals,
  shipping_address: Address,
  billing_address: Address,
  /** Left out of an order that goes to a door. */
  pickup: Type.Optional(OrderPickup),
  /** What may be asked for now. */
  can: Type.Object({
    retry_payment: Type.Boolean(),
    cancel: Type.Boolean(),
    return: Type.Boolean(),
    invoice: Type.Boolean(),
    resize: Type.Optional(Type.Boolean()),
    /** The return may be taken back: its pieces were not picked up. */
    withdraw_return: Type.Optional(Type.Boolean()),
    claim: Type.Optional(Type.Boolean()),
    /** Whether money that goes back may become credits of the wallet. */
    refund_as_credits: Type.Optional(Type.Boolean()),
  }),
  /** Last day of the return window; `''` before delivery. */
  return_until: Type.String(),
  /** What is possible with its pieces and when; `null` before delivery, left out by releases before there was any. */
  timeline: Type.Optional(Type.Union([Type.Null(), OrderTimeline])),
  /** The newest. */
  refund: Type.Union([Type.Null(), Refund]),
  /** The oldest first: an order may be sent back in parts. Left out by releases before that. */
  refunds: Type.Optional(Type.Array(Refund)),
  /** The oldest first; left out by releases before there were any. */
  requests: Type.Optional(Type.Array(OrderRequest)),
});
export type OrderDetails = Static<typeof OrderDetails>;

export const OrderReason = Type.Object({
  reason_id: Type.Integer(),
  label: Type.String(),
  label_hi: Type.String(),
});
export type OrderReason = Static<typeof OrderReason>;
export const OrderReasons = Type.Object({ results: Type.Array(OrderReason) });
export type OrderReasons = Static<typeof OrderReasons>;
const reasonId = Type.Integer({ minimum: 1, maximum: 10_000, 'x-text': 'reasonRequired' });
const comment = Type.Optional(Type.String({ maxLength: 500 }));
const itemIds = Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 100 });
/** A picture of what is wrong, as base64. */
export const RequestPhoto = strictObject({
  media_type: Type.Union([Type.Literal('image/jpeg'), Type.Literal('image/png'), Type.Literal('image/webp')]),
  data: Type.String({ minLength: 4, maxLength: REQUEST_PHOTO_TEXT }),
});
export type RequestPhoto = Static<typeof RequestPhoto>;
/** What everything that is sent back or in has: why, what it looks like, and where it is fetched (an address of the shopper's; the order's when left out). */
const sending = {
  order_no: orderNo,
  reason_id: reasonId,
  comment,
  photos: Type.Optional(Type.Array(RequestPhoto, { maxItems: REQUEST_PHOTOS.most })),
  pickup_address_id: Type.Optional(Type.String({ format: 'uuid' })),
};
/** Where the money of a refund goes: back the way it was paid (when left out), or into the credits of its customer's wallet, at once. */
export const RefundTo = Type.Union([Type.Literal('source'), Type.Literal('credits')]);
export type RefundTo = Static<typeof RefundTo>;
export const CancelRequestBody = strictObject({
  order_no: orderNo,
  reason_id: reasonId,
  comment,
  refund_to: Type.Optional(RefundTo),
});
export type CancelRequestBody = Static<typeof CancelRequestBody>;
export const ReturnRequestBody = strictObject({
  ...sending,
  item_ids: itemIds,
  refund_to: Type.Optional(RefundTo),
});
export type ReturnRequestBody = Static<typeof ReturnRequestBody>;
/** Pieces that are to have another size; `size` as the design names it. */
export const ResizeRequestBody = strictObject({
  ...sending,
  items: Type.Array(
    strictObject({
      item_id: Type.String({ format: 'uuid' }),
      size: Type.String({ minLength: 1, maxLength: 12 }),
    }),
    { minItems: 1, maxItems: 100 },
  ),
});
export type ResizeRequestBody = Static<typeof ResizeRequestBody>;
/** Pieces with a fault, within the year of the warranty. */
export const ClaimRequestBody = strictObject({ ...sending, item_ids: itemIds });
export type ClaimRequestBody = Static<typeof ClaimRequestBody>;

/** A piece of an order that is followed: what it is and costs, nothing of who gets it. */
export const TrackedLine = Type.Pick(OrderLine, [
  'item_id',
  'karat',
  'colour',
  'size',
  'size_names',
  'quantity',
  'engraving',
  'line_price_paise',
  'delivery_date',
  'productDetails',
  'handed_in',
]);
export type TrackedLine = Static<typeof TrackedLine>;
/** How far an order is, what it is of, what may be asked for it, and what was (the oldest first, without addresses). Everything after `delivery_by` was left out by earlier releases. */
export const OrderStats = Type.Object({
  order_no: Type.String(),
  state: Type.String(),
  steps: Type.Array(OrderStep),
  delivery_by: Type.String(),
  ahead: Type.Optional(Type.Array(StepAhead)),
  lines: Type.Optional(Type.Array(TrackedLine)),
  total_payable_paise: Type.Optional(Type.Integer()),
  currency: Type.Optional(Type.String()),
  can: Type.Optional(
    Type.Partial(
      Type.Pick(OrderDetails.properties.can, ['cancel', 'return', 'withdraw_return', 'resize', 'claim']),
    ),
  ),
  /** Last day of the return window; `''` before delivery. */
  return_until: Type.Optional(Type.String()),
  requests: Type.Optional(Type.Array(OrderRequest)),
  pickup: Type.Optional(OrderPickup),
});
export type OrderStats = Static<typeof OrderStats>;
