/** The course of one design's price over versions of the gold rate, with everything each price follows from (M1). */
import { Type, type Static } from 'typebox';
import { MoneyFields } from './schemas.ts';

/** Making charges before their discount: paise for a gram, basis points of the metal, or paise for the piece. */
const Making = Type.Object({
  mode: Type.Union([Type.Literal('per-gram'), Type.Literal('percent'), Type.Literal('flat')]),
  charged: Type.Integer(),
  discount_bp: Type.Integer(),
});

const Stone = Type.Object({
  label: Type.String(),
  label_hi: Type.String(),
  millicarat: Type.Integer(),
  per_carat_paise: Type.Integer(),
  setting_paise: Type.Integer(),
});

/** A price when a version of the gold rate began to count. Parts add up to `special_price_paise`, in its currency. */
const Point = Type.Object({
  rate_version: Type.Integer(),
  /** Of the exchange rates; 0 for rupees. */
  fx_version: Type.Integer(),
  /** ISO time, and the same as an ISO date in India. */
  since: Type.String(),
  day: Type.String(),
  /** Who published that rate. */
  source: Type.String(),
  gold_paise: Type.Integer(),
  stones_paise: Type.Integer(),
  making_paise: Type.Integer(),
  tax_paise: Type.Integer(),
  special_price_paise: Type.Integer(),
  /** For a gram of this metal, in paise whatever the currency. */
  gold_per_gram_paise: Type.Integer(),
  gst_rate_bp: Type.Integer(),
  /** Of prices abroad: paise for one unit of the currency, and the country's mark-up. */
  exchange: Type.Union([
    Type.Object({ per_unit_paise: Type.Integer(), uplift_bp: Type.Integer() }),
    Type.Null(),
  ]),
  /** Names the inputs by their content. */
  fingerprint: Type.String(),
});

/** `product/price_history/`, newest first. The piece itself is the one of today at every point. */
export const PriceHistory = Type.Object({
  product_id: Type.Integer(),
  product_title: Type.String(),
  title_hi: Type.String(),
  /** Of the design's page, language-neutral. */
  url: Type.String(),
  sku: Type.String(),
  karat: Type.Integer(),
  colour: Type.String(),
  size: Type.String(),
  formula_version: Type.Integer(),
  net_weight_mg: Type.Integer(),
  making: Making,
  stones: Type.Array(Stone),
  hsn: Type.String(),
  points: Type.Array(Point),
  ...MoneyFields,
});
export type PriceHistory = Static<typeof PriceHistory>;
