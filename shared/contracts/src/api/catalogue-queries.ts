/** What the catalogue calls may be asked (`spec/api.md` §5); their answers stand in `catalogue.ts`. */
import { Type } from 'typebox';

const strict = { additionalProperties: false } as const;

const ListingPath = Type.String({ minLength: 1, maxLength: 600 });
export const ListingQuery = Type.Object(
  {
    path: ListingPath,
    /** Wins over the page in the path. */
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 98 })),
    facets: Type.Optional(Type.Boolean()),
  },
  strict,
);
export const FacetsQuery = Type.Object({ path: ListingPath }, strict);

const Words = Type.String({ maxLength: 120 });
export const SearchQuery = Type.Object(
  {
    q: Words,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  },
  strict,
);
export const SuggestQuery = Type.Object({ q: Words }, strict);

const ProductId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Word = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9 .+-]+$' });
const OptionFields = {
  karat: Type.Optional(Type.Integer({ minimum: 9, maximum: 24 })),
  colour: Type.Optional(Word),
  size: Type.Optional(Word),
};
export const ProductQuery = Type.Object(
  {
    product_id: ProductId,
    pincode: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{5}$' })),
    ...OptionFields,
  },
  strict,
);
export const BreakupQuery = Type.Object(
  { product_id: Type.Optional(ProductId), sku: Type.Optional(Word), ...OptionFields },
  strict,
);
export const SimilarQuery = Type.Object(
  {
    product_id: Type.Optional(ProductId),
    type: Type.Optional(Word),
    trend: Type.Optional(Word),
    wear_type: Type.Optional(Word),
  },
  strict,
);
export const ResolveQuery = Type.Object(
  {
    product_id: ProductId,
    wear_type_name: Type.Optional(Word),
    karat: OptionFields.karat,
  },
  strict,
);
export const PieceQuery = Type.Object({ product_id: ProductId, size: OptionFields.size }, strict);
export const PieceParams = Type.Object({ product_id: ProductId }, strict);
export const CompareQuery = Type.Object(
  {
    /** Comma-separated, at most twelve. */
    product_ids: Type.String({ pattern: '^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,11}$' }),
  },
  strict,
);
export const GoldRateQuery = Type.Object(
  { days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })) },
  strict,
);
