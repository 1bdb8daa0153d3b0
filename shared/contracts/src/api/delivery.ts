/** Where and when the store delivers (specification §8, §9; domain rules §2.8). Dates are `YYYY-MM-DD` in India's time. */
import { Type, type Static } from 'typebox';

const strict = { additionalProperties: false } as const;

/** The specification's text keys for the ways to pay at the door. */
export const ShippingTextKey = Type.Union([
  Type.Literal('codAvailableText'), Type.Literal('codOnlyAvailableText'), Type.Literal('ccodOnlyAvailableText'), Type.Literal('codNotAvailableText'),
]);
export type ShippingTextKey = Static<typeof ShippingTextKey>;
export const DeliveryTier = Type.Union([Type.Literal('express'), Type.Literal('fast'), Type.Literal('standard'), Type.Literal('international')]);
export type DeliveryTier = Static<typeof DeliveryTier>;

export const ServiceabilityQuery = Type.Object({ pincode: Type.String({ maxLength: 12 }), country_id: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) }, strict);
export const ServiceFields = {
  serviceable: Type.Boolean(), city: Type.String(), state: Type.String(),
  /** Cash, and card, on delivery. */
  cod: Type.Boolean(), ccod: Type.Boolean(), text_key: ShippingTextKey,
  /** Ready pieces arrive within 24 hours. */
  express: Type.Boolean(),
};
export const Serviceability = Type.Object({ pincode: Type.String(), country_id: Type.String(), ...ServiceFields });
export type Serviceability = Static<typeof Serviceability>;

export const DeliveryDatesBody = Type.Object({
  pincode: Type.String({ maxLength: 12 }),
  country_id: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  items: Type.Array(Type.Object({
    product_id: Type.Integer({ minimum: 1 }), sku: Type.Optional(Type.String({ maxLength: 64 })), size: Type.Optional(Type.String({ maxLength: 12 })), quantity: Type.Integer({ minimum: 1, maximum: 10 }),
  }, strict), { minItems: 1, maxItems: 100 }),
}, strict);
export type DeliveryDatesBody = Static<typeof DeliveryDatesBody>;
export const DeliveryDate = Type.Object({ product_id: Type.Integer(), sku: Type.String(), dispatch_date: Type.String(), delivery_date: Type.String(), tier: DeliveryTier });
export type DeliveryDate = Static<typeof DeliveryDate>;
export const DeliveryDates = Type.Object({ pincode: Type.String(), country_id: Type.String(), ...ServiceFields, items: Type.Array(DeliveryDate) });
export type DeliveryDates = Static<typeof DeliveryDates>;

export const PincodeBody = Type.Object({ pincode: Type.String({ maxLength: 12 }), country_id: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) }, strict);
export type PincodeBody = Static<typeof PincodeBody>;
