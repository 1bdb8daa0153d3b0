import { Type } from 'typebox';
export declare const ListingQuery: Type.TObject<{
  path: Type.TString;
  page: Type.TOptional<Type.TInteger>;
  page_size: Type.TOptional<Type.TInteger>;
  facets: Type.TOptional<Type.TBoolean>;
}>;
export declare const FacetsQuery: Type.TObject<{
  path: Type.TString;
}>;
export declare const SearchQuery: Type.TObject<{
  q: Type.TString;
  page: Type.TOptional<Type.TInteger>;
  filter: Type.TOptional<Type.TString>;
  sort: Type.TOptional<Type.TEnum<['popular', 'latest', 'price+low', 'price+high', 'discount']>>;
  exact: Type.TOptional<Type.TBoolean>;
}>;
export declare const SuggestQuery: Type.TObject<{
  q: Type.TString;
}>;
export declare const ProductQuery: Type.TObject<{
  karat: Type.TOptional<Type.TInteger>;
  colour: Type.TOptional<Type.TString>;
  size: Type.TOptional<Type.TString>;
  product_id: Type.TInteger;
  pincode: Type.TOptional<Type.TString>;
}>;
export declare const BreakupQuery: Type.TObject<{
  karat: Type.TOptional<Type.TInteger>;
  colour: Type.TOptional<Type.TString>;
  size: Type.TOptional<Type.TString>;
  product_id: Type.TOptional<Type.TInteger>;
  sku: Type.TOptional<Type.TString>;
}>;
export declare const PriceHistoryQuery: Type.TObject<{
  karat: Type.TOptional<Type.TInteger>;
  colour: Type.TOptional<Type.TString>;
  size: Type.TOptional<Type.TString>;
  product_id: Type.TInteger;
}>;
export declare const PriceHistoryFileQuery: Type.TObject<{
  karat: Type.TOptional<Type.TInteger>;
  colour: Type.TOptional<Type.TString>;
  size: Type.TOptional<Type.TString>;
  product_id: Type.TInteger;
  currency: Type.TOptional<Type.TEnum<('AED' | 'GBP' | 'INR' | 'SGD' | 'USD')[]>>;
}>;
export declare const SimilarQuery: Type.TObject<{
  product_id: Type.TOptional<Type.TInteger>;
  type: Type.TOptional<Type.TString>;
  trend: Type.TOptional<Type.TString>;
  wear_type: Type.TOptional<Type.TString>;
}>;
export declare const ResolveQuery: Type.TObject<{
  product_id: Type.TInteger;
  wear_type_name: Type.TOptional<Type.TString>;
  karat: Type.TOptional<Type.TInteger>;
}>;
export declare const CertificateQuery: Type.TObject<{
  product_id: Type.TInteger;
  lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export declare const PieceQuery: Type.TObject<{
  product_id: Type.TInteger;
  size: Type.TOptional<Type.TString>;
}>;
export declare const PieceParams: Type.TObject<{
  product_id: Type.TInteger;
}>;
export declare const CompareQuery: Type.TObject<{
  product_ids: Type.TString;
}>;
export declare const CodePricesQuery: Type.TObject<{
  product_code__in: Type.TOptional<Type.TString>;
  product_id__in: Type.TOptional<Type.TString>;
  pincode: Type.TOptional<Type.TString>;
}>;
export declare const SizePricesQuery: Type.TObject<{
  product_code__in: Type.TOptional<Type.TString>;
  product_id: Type.TOptional<Type.TInteger>;
}>;
export declare const RecommendedQuery: Type.TObject<{
  trend: Type.TOptional<Type.TString>;
  set_code: Type.TOptional<Type.TString>;
  occasion: Type.TOptional<Type.TString>;
  product_ids: Type.TOptional<Type.TString>;
}>;
export declare const GoldRateQuery: Type.TObject<{
  days: Type.TOptional<Type.TInteger>;
}>;
