/** What catalogue operations answer, whole: checked in tests, and shown to agents that ask what a tool answers. */
import { strictObject } from '@suvarna/contracts/endpoint';
import { type Static, Type } from 'typebox';
import { Message } from '../model/message.ts';

const Words = Type.String({ minLength: 1 });
/** Minor units of the currency (ISO 4217). */
const Amount = Type.Integer({ minimum: 0 });
const Price = strictObject({ amount: Amount, currency: Type.String({ pattern: '^[A-Z]{3}$' }) });
const PriceRange = strictObject({ min: Price, max: Price });
const Description = strictObject({ plain: Words });
const Picture = strictObject({ type: Type.Literal('image'), url: Words, alt_text: Words });
const Nullable = Type.Union([Words, Type.Null()]);
const OptionValue = strictObject({ id: Words, label: Words });
const ChosenOption = strictObject({ name: Words, id: Words, label: Words });

const variant = {
  /** Its SKU. */
  id: Words,
  sku: Words,
  title: Words,
  description: Description,
  url: Words,
  price: Price,
  list_price: Type.Optional(Price),
  availability: strictObject({
    available: Type.Boolean(),
    status: Type.Enum(['in_stock', 'made_to_order', 'out_of_stock']),
  }),
  options: Type.Array(ChosenOption),
  media: Type.Array(Picture),
  metadata: strictObject({
    net_weight_mg: Type.Integer({ minimum: 1 }),
    gross_weight_mg: Type.Integer({ minimum: 1 }),
    /** Who hallmarks it; `null` for what needs none. */
    hallmark: Type.Union([Type.Literal('BIS'), Type.Null()]),
    /** Working days until dispatch. */
    lead_days: Type.Integer({ minimum: 0 }),
    /** Its rows add up to `price_before_tax`; with the tax in it that is the price. */
    price_breakup: Type.Array(strictObject({ component: Words, label: Words, amount: Type.Integer() })),
    price_before_tax: Amount,
    gst_included: Amount,
    gst_rate_percent: Words,
    gold_rate_version: Type.Integer(),
  }),
};
const Variant = strictObject(variant);
const LookedUpVariant = strictObject({
  ...variant,
  inputs: Type.Array(strictObject({ id: Words, match: Type.Enum(['exact', 'featured']) }), { minItems: 1 }),
});

const frame = {
  /** Its design code. */
  id: Words,
  handle: Words,
  title: Words,
  description: Description,
  url: Words,
  categories: Type.Array(strictObject({ value: Words, taxonomy: Type.Literal('merchant') })),
  price_range: PriceRange,
  list_price_range: Type.Optional(PriceRange),
  media: Type.Array(Picture),
  rating: Type.Optional(
    strictObject({
      value: Type.Number(),
      scale_min: Type.Literal(1),
      scale_max: Type.Literal(5),
      count: Type.Integer({ minimum: 1 }),
    }),
  ),
  tags: Type.Array(Words),
  metadata: strictObject({
    stones: Type.Array(
      strictObject({
        type: Words,
        shape: Words,
        quality: Type.String(),
        count: Type.Integer({ minimum: 1 }),
        total_millicarat: Type.Integer({ minimum: 0 }),
      }),
    ),
    certificate_laboratory: Nullable,
    width_mm: Type.Number(),
    height_mm: Type.Number(),
    country_of_origin: Nullable,
    /** For another piece, or for money. */
    taken_back: Type.Boolean(),
  }),
};
const options = Type.Array(strictObject({ name: Words, values: Type.Array(OptionValue) }));
const messages = Type.Optional(Type.Array(Message, { minItems: 1 }));

export const SearchAnswer = strictObject({
  products: Type.Array(strictObject({ ...frame, options, variants: Type.Array(Variant, { minItems: 1 }) })),
  pagination: strictObject({
    has_next_page: Type.Boolean(),
    cursor: Type.Optional(Words),
    total_count: Type.Integer({ minimum: 0 }),
  }),
  messages,
});
export type SearchAnswer = Static<typeof SearchAnswer>;

export const LookupAnswer = strictObject({
  products: Type.Array(
    strictObject({ ...frame, options, variants: Type.Array(LookedUpVariant, { minItems: 1 }) }),
  ),
  messages,
});
export type LookupAnswer = Static<typeof LookupAnswer>;

export const ProductAnswer = strictObject({
  product: strictObject({
    ...frame,
    selected: Type.Array(ChosenOption),
    options: Type.Array(
      strictObject({
        name: Words,
        values: Type.Array(
          strictObject({ ...OptionValue.properties, exists: Type.Boolean(), available: Type.Boolean() }),
        ),
      }),
    ),
    variants: Type.Array(Variant, { minItems: 1 }),
  }),
  messages,
});
export type ProductAnswer = Static<typeof ProductAnswer>;
