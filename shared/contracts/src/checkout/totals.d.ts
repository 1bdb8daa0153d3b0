import { Type, type Static } from 'typebox';
export declare const CheckoutTotals: Type.TObject<{
  currency: Type.TString;
  rate_version: Type.TInteger;
  fx_version: Type.TOptional<Type.TInteger>;
  product_total_paise: Type.TInteger;
  mrp_total_paise: Type.TInteger;
  product_discount_paise: Type.TInteger;
  coupon_discount_paise: Type.TInteger;
  prepaid_discount_paise: Type.TInteger;
  loyalty_discount_paise: Type.TInteger;
  shipping_charge_paise: Type.TInteger;
  without_gst_paise: Type.TInteger;
  gst_paise: Type.TInteger;
  gst: Type.TObject<{
    cgst_paise: Type.TOptional<Type.TInteger>;
    sgst_paise: Type.TOptional<Type.TInteger>;
    igst_paise: Type.TOptional<Type.TInteger>;
  }>;
  total_paise: Type.TInteger;
  coins_redeemed: Type.TInteger;
  coins_redeemed_paise: Type.TInteger;
  tenders: Type.TArray<
    Type.TObject<{
      kind: Type.TString;
      units: Type.TInteger;
      amount_paise: Type.TInteger;
    }>
  >;
  total_payable_paise: Type.TInteger;
  item_count: Type.TInteger;
}>;
export type CheckoutTotals = Static<typeof CheckoutTotals>;
export declare const BagTotals: Type.TObject<{
  currency: Type.TString;
  rate_version: Type.TInteger;
  fx_version: Type.TOptional<Type.TInteger>;
  product_total_paise: Type.TInteger;
  mrp_total_paise: Type.TInteger;
  product_discount_paise: Type.TInteger;
  coupon_discount_paise: Type.TInteger;
  prepaid_discount_paise: Type.TInteger;
  loyalty_discount_paise: Type.TInteger;
  shipping_charge_paise: Type.TInteger;
  without_gst_paise: Type.TInteger;
  gst_paise: Type.TInteger;
  gst: Type.TObject<{
    cgst_paise: Type.TOptional<Type.TInteger>;
    sgst_paise: Type.TOptional<Type.TInteger>;
    igst_paise: Type.TOptional<Type.TInteger>;
  }>;
  total_paise: Type.TInteger;
  coins_redeemed: Type.TInteger;
  coins_redeemed_paise: Type.TInteger;
  tenders: Type.TArray<
    Type.TObject<{
      kind: Type.TString;
      units: Type.TInteger;
      amount_paise: Type.TInteger;
    }>
  >;
  total_payable_paise: Type.TInteger;
  item_count: Type.TInteger;
  coupon: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        code: Type.TString;
        discount_paise: Type.TInteger;
      }>,
    ]
  >;
}>;
export type BagTotals = Static<typeof BagTotals>;
