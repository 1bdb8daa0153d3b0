import { type Static, Type } from 'typebox';
import { Context, Text } from '../model/presentment.ts';

const MOST = { ids: 50, page: 50 } as const;

/** Ids of one lookup; more are refused (rule 77). */
export const MOST_IDS = MOST.ids;
/** Products of a page: as asked for, ten by default, so many at most (rule 75). */
export const PAGE = { usual: 10, most: MOST.page };

const Amount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const Filters = Type.Object({
  /** Any of them; the ids of our categories, as products carry them. */
  categories: Type.Optional(Type.Array(Text, { maxItems: 50 })),
  /** In minor units of the currency in the context. */
  price: Type.Optional(Type.Object({ min: Type.Optional(Amount), max: Type.Optional(Amount) })),
});
export type Filters = Static<typeof Filters>;

export const SelectedOption = Type.Object({ name: Text, id: Type.Optional(Text), label: Text });
export type SelectedOption = Static<typeof SelectedOption>;

export const SearchAsked = Type.Object({
  query: Type.Optional(Text),
  context: Type.Optional(Context),
  filters: Type.Optional(Filters),
  pagination: Type.Optional(
    Type.Object({
      cursor: Type.Optional(Text),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    }),
  ),
});
export type SearchAsked = Static<typeof SearchAsked>;

export const LookupAsked = Type.Object({
  ids: Type.Array(Text, { minItems: 1, maxItems: 1_000 }),
  context: Type.Optional(Context),
  filters: Type.Optional(Filters),
});
export type LookupAsked = Static<typeof LookupAsked>;

export const ProductAsked = Type.Object({
  id: Text,
  selected: Type.Optional(Type.Array(SelectedOption, { maxItems: 20 })),
  preferences: Type.Optional(Type.Array(Text, { maxItems: 20 })),
  context: Type.Optional(Context),
});
export type ProductAsked = Static<typeof ProductAsked>;
