import { Type, type Static } from 'typebox';
declare const REASONS: readonly ['bought', 'viewed', 'set', 'similar', 'popular'];
export type RelatedReason = (typeof REASONS)[number];
export declare const RelatedProducts: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      currency: Type.TString;
      rate_version: Type.TInteger;
      fx_version: Type.TOptional<Type.TInteger>;
      product_id: Type.TInteger;
      sku: Type.TString;
      product_title: Type.TString;
      title_hi: Type.TOptional<Type.TString>;
      category_name: Type.TString;
      url: Type.TString;
      images: Type.TObject<{
        product_images: Type.TArray<
          Type.TObject<{
            tint: Type.TOptional<Type.TString>;
            src: Type.TString;
            alt: Type.TString;
          }>
        >;
      }>;
      karat: Type.TInteger;
      colour: Type.TString;
      colours: Type.TOptional<Type.TArray<Type.TString>>;
      special_price_paise: Type.TInteger;
      price_paise: Type.TInteger;
      discount_message: Type.TString;
      set_name: Type.TString;
      wear_type_name: Type.TString;
      product_type: Type.TUnion<[Type.TLiteral<'made-to-order'>, Type.TLiteral<'ready-to-ship'>]>;
      gross_weight_mg: Type.TInteger;
      lead_days: Type.TInteger;
      available: Type.TOptional<Type.TBoolean>;
      badge: Type.TUnion<[Type.TLiteral<'new'>, Type.TLiteral<'bestseller'>, Type.TLiteral<''>]>;
      rating: Type.TOptional<
        Type.TObject<{
          count: Type.TInteger;
          average_tenths: Type.TInteger;
        }>
      >;
    }>
  >;
  groups: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        reason: Type.TUnsafe<'bought' | 'popular' | 'set' | 'similar' | 'viewed'>;
        product_ids: Type.TArray<Type.TInteger>;
      }>
    >
  >;
}>;
export type RelatedProducts = Static<typeof RelatedProducts>;
export {};
