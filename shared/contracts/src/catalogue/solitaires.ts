/** `product/solitaires/`: set solitaires by the stone that is wanted. */
import { Type, type Static } from 'typebox';
import { METAL_COLOURS } from './rules.ts';
import { SOLITAIRE_CHOICES } from './solitaire-rules.ts';
import { ProductCard } from './schemas.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

export const SolitairesQuery = strictObject({
  shape: Type.Optional(oneOf(SOLITAIRE_CHOICES.shape)),
  carat: Type.Optional(oneOf(SOLITAIRE_CHOICES.carat)),
  cut: Type.Optional(oneOf(SOLITAIRE_CHOICES.cut)),
  clarity: Type.Optional(oneOf(SOLITAIRE_CHOICES.clarity)),
  grade: Type.Optional(oneOf(SOLITAIRE_CHOICES.grade)),
  setting: Type.Optional(oneOf(SOLITAIRE_CHOICES.setting)),
  /** Metal of the setting. */
  karat: Type.Optional(Type.Integer({ minimum: 9, maximum: 24 })),
  colour: Type.Optional(oneOf(METAL_COLOURS)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type SolitairesQuery = Static<typeof SolitairesQuery>;

const Value = Type.Object({
  id: Type.String(),
  /** Designs with it, whatever else of its kind is chosen. */
  count: Type.Integer(),
  /** The least one costs; 0 where there is none. */
  from_paise: Type.Integer(),
});

export const Solitaires = Type.Object({
  count: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
  currency: Type.String(),
  choices: Type.Object({
    shape: Type.Array(Value),
    carat: Type.Array(Value),
    cut: Type.Array(Value),
    clarity: Type.Array(Value),
    grade: Type.Array(Value),
    setting: Type.Array(Value),
  }),
  /** The least dear first. */
  results: Type.Array(ProductCard),
  /** The stone of each result, in the same order. `millicarat` of one of them. */
  stones: Type.Array(
    Type.Object({
      product_id: Type.Integer(),
      shape: Type.String(),
      millicarat: Type.Integer(),
      count: Type.Integer(),
      /** `''` where it is no round one, or where it is not graded. */
      cut: Type.String(),
      /** Polish and symmetry; `''` where it is a round one, or where it is not graded. */
      finish: Type.String(),
      clarity: Type.String(),
      grade: Type.String(),
    }),
  ),
});
export type Solitaires = Static<typeof Solitaires>;
