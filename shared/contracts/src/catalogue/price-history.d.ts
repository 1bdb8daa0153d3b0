import { Type, type Static } from 'typebox';
export declare const PriceHistory: Type.TObject<{
  currency: Type.TString;
  rate_version: Type.TInteger;
  fx_version: Type.TOptional<Type.TInteger>;
  product_id: Type.TInteger;
  product_title: Type.TString;
  title_hi: Type.TString;
  url: Type.TString;
  sku: Type.TString;
  karat: Type.TInteger;
  colour: Type.TString;
  size: Type.TString;
  formula_version: Type.TInteger;
  net_weight_mg: Type.TInteger;
  making: Type.TObject<{
    mode: Type.TUnion<[Type.TLiteral<'per-gram'>, Type.TLiteral<'percent'>, Type.TLiteral<'flat'>]>;
    charged: Type.TInteger;
    discount_bp: Type.TInteger;
  }>;
  stones: Type.TArray<
    Type.TObject<{
      label: Type.TString;
      label_hi: Type.TString;
      millicarat: Type.TInteger;
      per_carat_paise: Type.TInteger;
      setting_paise: Type.TInteger;
    }>
  >;
  hsn: Type.TString;
  points: Type.TArray<
    Type.TObject<{
      rate_version: Type.TInteger;
      fx_version: Type.TInteger;
      since: Type.TString;
      day: Type.TString;
      source: Type.TString;
      gold_paise: Type.TInteger;
      stones_paise: Type.TInteger;
      making_paise: Type.TInteger;
      tax_paise: Type.TInteger;
      special_price_paise: Type.TInteger;
      gold_per_gram_paise: Type.TInteger;
      gst_rate_bp: Type.TInteger;
      exchange: Type.TUnion<
        [
          Type.TObject<{
            per_unit_paise: Type.TInteger;
            uplift_bp: Type.TInteger;
          }>,
          Type.TNull,
        ]
      >;
      fingerprint: Type.TString;
    }>
  >;
}>;
export type PriceHistory = Static<typeof PriceHistory>;
