/** What a new piece of a design would bring if it came back. Amounts in paise, weights in milligrams. */
import { Type, type Static } from 'typebox';
import { FormulaLine } from './schemas.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

/** Which design, in which options; those left out are the design's own. */
export const ProductValueQuery = strictObject({
  product_id: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  karat: Type.Optional(Type.Integer({ minimum: 9, maximum: 24 })),
  colour: Type.Optional(Type.String({ maxLength: 20 })),
  size: Type.Optional(Type.String({ maxLength: 20 })),
});
const Worth = Type.Object({ amount_paise: Type.Integer(), lines: Type.Array(FormulaLine) });
/** What a new piece would bring if it came back today (domain rules, M4). No promise for another day. */
export const ProductValue = Type.Object({
  product_id: Type.Integer(),
  karat: Type.Integer(),
  net_weight_mg: Type.Integer(),
  gold_rate_paise: Type.Integer(),
  exchange: Worth,
  buyback: Worth,
  rate_version: Type.Integer(),
});
export type ProductValue = Static<typeof ProductValue>;

/** Why a piece of a bag would not come back; `unavailable`: it cannot be had any more. */
const NOT_TAKEN_BACK = ['coin', 'loose-stone', 'abroad', 'unavailable'] as const;
export type NotTakenBack = (typeof NOT_TAKEN_BACK)[number];

/** What the lines of a bag would bring if they came back today, by the same rule; a line comes back whole. */
export const BagValue = Type.Object({
  results: Type.Array(
    Type.Object({
      item_id: Type.String(),
      quantity: Type.Integer(),
      /** Of all pieces of the line; `null` for those that are not taken back. */
      value: Type.Union([Type.Null(), ProductValue]),
      not_taken_back: oneOf(['', ...NOT_TAKEN_BACK]),
    }),
  ),
  /** Of all pieces that are taken back. */
  exchange_paise: Type.Integer(),
  buyback_paise: Type.Integer(),
});
export type BagValue = Static<typeof BagValue>;
