import { Type, type Static } from 'typebox';
export declare const CodePrices: Type.TObject<{
  currency: Type.TString;
  rate_version: Type.TInteger;
  fx_version: Type.TOptional<Type.TInteger>;
  rate_since: Type.TString;
  results: Type.TArray<
    Type.TObject<{
      special_price_paise: Type.TInteger;
      price_paise: Type.TInteger;
      product_id: Type.TInteger;
      product_code: Type.TString;
      karat: Type.TInteger;
      discount_message: Type.TString;
      lead_days: Type.TInteger;
      stock: Type.TInteger;
      delivery_date: Type.TOptional<Type.TString>;
    }>
  >;
}>;
export type CodePrices = Static<typeof CodePrices>;
export declare const SizePrices: Type.TObject<{
  currency: Type.TString;
  rate_version: Type.TInteger;
  fx_version: Type.TOptional<Type.TInteger>;
  rate_since: Type.TString;
  results: Type.TArray<
    Type.TObject<{
      product_id: Type.TInteger;
      product_code: Type.TString;
      sizes: Type.TArray<
        Type.TObject<{
          special_price_paise: Type.TInteger;
          price_paise: Type.TInteger;
          size: Type.TString;
          sku: Type.TString;
          net_weight_mg: Type.TInteger;
          gross_weight_mg: Type.TInteger;
          stock: Type.TInteger;
          lead_days: Type.TInteger;
        }>
      >;
    }>
  >;
}>;
export type SizePrices = Static<typeof SizePrices>;
export declare const RelatedBody: Type.TObject<{
  product_id: Type.TInteger;
}>;
