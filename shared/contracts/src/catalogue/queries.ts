/** What the catalogue calls may be asked (`spec/api.md` §5); their answers stand in `catalogue.ts`. */
import { Type } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { SORTS } from './rules.ts';
import { CURRENCIES } from '../base/money/money.ts';

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
    /** What a listing's address says between `/jewellery/` and its last slash, e.g. `rings` or `colour+rose-filter`. */
    filter: Type.Optional(Type.String({ maxLength: 600 })),
    sort: Type.Optional(Type.Enum(SORTS)),
    /** Search for what was typed: nothing corrected, nothing understood. */
    exact: Type.Optional(Type.Boolean()),
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
const PriceHistoryFields = { product_id: ProductId, ...OptionFields };
export const PriceHistoryQuery = Type.Object(PriceHistoryFields, strict);
/** A file is led to by a link, which has no header to name a currency in. */
export const PriceHistoryFileQuery = Type.Object(
  { ...PriceHistoryFields, currency: Type.Optional(Type.Enum(CURRENCIES)) },
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
export const CertificateQuery = Type.Object(
  {
    product_id: ProductId,
    /** English when left out. */
    lang: Type.Optional(Language),
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
/** Product codes, `RG00001-18Y`; a design's own code means its default metal. A screen of a listing and more. */
const Codes = Type.String({
  pattern: '^[A-Z]{2}[0-9]{5,6}(-[0-9]{2}[YRW])?(,[A-Z]{2}[0-9]{5,6}(-[0-9]{2}[YRW])?){0,119}$',
});
export const CodePricesQuery = Type.Object(
  {
    product_code__in: Type.Optional(Codes),
    /** For who knows designs by their ids, each with its karat where that is not the default: `1042-18`. */
    product_id__in: Type.Optional(
      Type.String({ pattern: '^[1-9][0-9]{0,8}(-[0-9]{2})?(,[1-9][0-9]{0,8}(-[0-9]{2})?){0,119}$' }),
    ),
    pincode: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{5}$' })),
  },
  strict,
);
export const SizePricesQuery = Type.Object(
  { product_code__in: Type.Optional(Codes), product_id: Type.Optional(ProductId) },
  strict,
);
export const RecommendedQuery = Type.Object(
  {
    trend: Type.Optional(Word),
    set_code: Type.Optional(Word),
    occasion: Type.Optional(Word),
    /** What a shopper looked at, the latest first; alone. */
    product_ids: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,6}$' })),
  },
  strict,
);
export const GoldRateQuery = Type.Object(
  { days: Type.Optional(Type.Integer({ minimum: 1, maximum: 400 })) },
  strict,
);
