/** What the catalogue calls may be asked (`spec/api.md` §5); their answers stand in `catalogue.ts`. */
import { Type } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { SORTS } from './rules.ts';
import { CURRENCIES } from '../base/money/money.ts';
import { strictObject } from '../base/endpoint/schema.ts';

const ListingPath = Type.String({ minLength: 1, maxLength: 600 });
export const ListingQuery = strictObject({
  path: ListingPath,
  /** Wins over the page in the path. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 98 })),
  facets: Type.Optional(Type.Boolean()),
});
export const FacetsQuery = strictObject({ path: ListingPath });

const Words = Type.String({ maxLength: 120 });
export const SearchQuery = strictObject({
  q: Words,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  /** What a listing's address says between `/jewellery/` and its last slash, e.g. `rings` or `colour+rose-filter`. */
  filter: Type.Optional(Type.String({ maxLength: 600 })),
  sort: Type.Optional(Type.Enum(SORTS)),
  /** Search for what was typed: nothing corrected, nothing understood. */
  exact: Type.Optional(Type.Boolean()),
});
export const SuggestQuery = strictObject({ q: Words });

const ProductId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Word = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9 .+-]+$' });
const OptionFields = {
  karat: Type.Optional(Type.Integer({ minimum: 9, maximum: 24 })),
  colour: Type.Optional(Word),
  size: Type.Optional(Word),
};
export const ProductQuery = strictObject({
  product_id: ProductId,
  pincode: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{5}$' })),
  ...OptionFields,
});
export const BreakupQuery = strictObject({
  product_id: Type.Optional(ProductId),
  sku: Type.Optional(Word),
  ...OptionFields,
});
const PriceHistoryFields = { product_id: ProductId, ...OptionFields };
export const PriceHistoryQuery = strictObject(PriceHistoryFields);
/** A file is led to by a link, which has no header to name a currency in. */
export const PriceHistoryFileQuery = strictObject({
  ...PriceHistoryFields,
  currency: Type.Optional(Type.Enum(CURRENCIES)),
});
export const SimilarQuery = strictObject({
  product_id: Type.Optional(ProductId),
  type: Type.Optional(Word),
  trend: Type.Optional(Word),
  wear_type: Type.Optional(Word),
});
export const ResolveQuery = strictObject({
  product_id: ProductId,
  wear_type_name: Type.Optional(Word),
  karat: OptionFields.karat,
});
export const CertificateQuery = strictObject({
  product_id: ProductId,
  /** English when left out. */
  lang: Type.Optional(Language),
});
export const PieceQuery = strictObject({ product_id: ProductId, size: OptionFields.size });
export const PieceParams = strictObject({ product_id: ProductId });
export const CompareQuery = strictObject({
  /** Comma-separated, at most twelve. */
  product_ids: Type.String({ pattern: '^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,11}$' }),
});
/** Product codes, `RG00001-18Y`; a design's own code means its default metal. A screen of a listing and more. */
const Codes = Type.String({
  pattern: '^[A-Z]{2}[0-9]{5,6}(-[0-9]{2}[YRW])?(,[A-Z]{2}[0-9]{5,6}(-[0-9]{2}[YRW])?){0,119}$',
});
export const CodePricesQuery = strictObject({
  product_code__in: Type.Optional(Codes),
  /** For who knows designs by their ids, each with its karat where that is not the default: `1042-18`. */
  product_id__in: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,8}(-[0-9]{2})?(,[1-9][0-9]{0,8}(-[0-9]{2})?){0,119}$' }),
  ),
  pincode: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{5}$' })),
});
export const SizePricesQuery = strictObject({
  product_code__in: Type.Optional(Codes),
  product_id: Type.Optional(ProductId),
});
export const RecommendedQuery = strictObject({
  trend: Type.Optional(Word),
  set_code: Type.Optional(Word),
  occasion: Type.Optional(Word),
  /** What somebody looked at, the latest first; alone. */
  product_ids: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,6}$' })),
});
export const GoldRateQuery = strictObject({
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 400 })),
});
