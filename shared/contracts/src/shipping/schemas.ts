/** Where and when the store delivers (specification §8, §9; domain rules §2.8). Dates are `YYYY-MM-DD` in India's time. */
import { Type, type Static } from 'typebox';
import { COUNTRY_ID } from '../customers/address.ts';
import { needs } from '../base/endpoint/needs.ts';
import { strictObject } from '../base/endpoint/schema.ts';

/** The specification's text keys for the ways to pay at the door. */
export const ShippingTextKey = Type.Union([
  Type.Literal('codAvailableText'),
  Type.Literal('codOnlyAvailableText'),
  Type.Literal('ccodOnlyAvailableText'),
  Type.Literal('codNotAvailableText'),
]);
export type ShippingTextKey = Static<typeof ShippingTextKey>;
/**
 * Whether an amount can be paid at the door of a place: one rule for product page, bag and payment
 * (domain rules §2.5, §2.6). Asked without an amount it tells of the place alone.
 */
export const PayOnDelivery = Type.Object({
  possible: Type.Boolean(),
  /** How, or why not. */
  text_key: Type.Union([ShippingTextKey, Type.Literal('codLimitText'), Type.Literal('codIndiaOnlyText')]),
  /** Most that is paid at the door, in paise. */
  limit_paise: Type.Integer(),
});
export type PayOnDelivery = Static<typeof PayOnDelivery>;
export const DeliveryTier = Type.Union([
  Type.Literal('express'),
  Type.Literal('fast'),
  Type.Literal('standard'),
  Type.Literal('international'),
]);
export type DeliveryTier = Static<typeof DeliveryTier>;

export const ServiceabilityQuery = strictObject({
  pincode: Type.String({ maxLength: 12 }),
  country_id: Type.Optional(Type.String({ pattern: COUNTRY_ID })),
});
const ServiceFields = {
  serviceable: Type.Boolean(),
  city: Type.String(),
  state: Type.String(),
  /** Cash, and card, on delivery. */
  cod: Type.Boolean(),
  ccod: Type.Boolean(),
  text_key: ShippingTextKey,
  pay_on_delivery: PayOnDelivery,
  /** Ready pieces arrive within 24 hours. */
  express: Type.Boolean(),
};
export const Serviceability = needs(
  Type.Object({
    pincode: Type.String(),
    country_id: Type.String(),
    ...ServiceFields,
  }),
  'serviceable',
  'city',
  'state',
);
export type Serviceability = Static<typeof Serviceability>;

export const DeliveryDatesBody = strictObject({
  pincode: Type.String({ maxLength: 12 }),
  country_id: Type.Optional(Type.String({ pattern: COUNTRY_ID })),
  items: Type.Array(
    strictObject({
      product_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      sku: Type.Optional(Type.String({ maxLength: 64 })),
      size: Type.Optional(Type.String({ maxLength: 12 })),
      quantity: Type.Integer({ minimum: 1, maximum: 10 }),
      /** With words cut into it, for which it is made. */
      engraved: Type.Optional(Type.Boolean()),
    }),
    { minItems: 1, maxItems: 100 },
  ),
  /** What is to be paid for them, in paise, coupon and coins taken off; the sum of their prices when left out. */
  payable_paise: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
});
export type DeliveryDatesBody = Static<typeof DeliveryDatesBody>;
export const DeliveryDate = Type.Object({
  product_id: Type.Integer(),
  sku: Type.String(),
  dispatch_date: Type.String(),
  delivery_date: Type.String(),
  tier: DeliveryTier,
});
export type DeliveryDate = Static<typeof DeliveryDate>;
/** No items where nothing is delivered. */
export const DeliveryDates = Type.Object({
  pincode: Type.String(),
  country_id: Type.String(),
  ...ServiceFields,
  items: Type.Array(DeliveryDate),
});
export type DeliveryDates = Static<typeof DeliveryDates>;

export const PincodeBody = strictObject({
  pincode: Type.String({ maxLength: 12 }),
  country_id: Type.Optional(Type.String({ pattern: COUNTRY_ID })),
});
export type PincodeBody = Static<typeof PincodeBody>;

/** `pincode/update/` and `pincode/remove/`: what is kept now and what that moved (specification §4). The shop reads none of it: what a shopper sees comes with the next question about days. */
export const PincodeChange = needs(
  Type.Object({
    /** `''` when none is kept; the service is the default pincode's then. */
    pincode: Type.String(),
    country_id: Type.String(),
    ...ServiceFields,
    previous_pincode: Type.String(),
    /** Whether what the store can do there, or a date of the bag, is another than before. */
    changed: Type.Boolean(),
    /** Lines of the bag whose delivery date moved; `''` where nothing is delivered. */
    items: Type.Array(
      Type.Object({
        item_id: Type.String(),
        product_id: Type.Integer(),
        sku: Type.String(),
        before: Type.String(),
        after: Type.String(),
      }),
    ),
  }),
);
export type PincodeChange = Static<typeof PincodeChange>;

/** Part of `product/product/` when asked with a pincode. `promise` is null where nothing is delivered. */
export const ProductDelivery = Type.Object({
  pincode: Type.String(),
  country_id: Type.String(),
  ...ServiceFields,
  promise: Type.Union([
    Type.Object({ dispatch_date: Type.String(), delivery_date: Type.String(), tier: DeliveryTier }),
    Type.Null(),
  ]),
});
export type ProductDelivery = Static<typeof ProductDelivery>;
