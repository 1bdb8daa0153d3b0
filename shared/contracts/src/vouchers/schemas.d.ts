import { Type, type Static } from 'typebox';
declare const VOUCHER_CATEGORIES: readonly ['plain-gold', 'diamond-gemstone', 'gold-coin'];
export type VoucherCategory = (typeof VOUCHER_CATEGORIES)[number];
export declare const voucherId: Type.TString;
export declare const VoucherBalanceBody: Type.TObject<{
  voucher_number: Type.TString;
  pin: Type.TString;
  category: Type.TOptional<Type.TUnsafe<'diamond-gemstone' | 'gold-coin' | 'plain-gold'>>;
}>;
export declare const VoucherBalance: Type.TObject<{
  last4: Type.TString;
  balance_paise: Type.TInteger;
  expires_on: Type.TString;
  category: Type.TUnsafe<'' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold'>;
}>;
export type VoucherBalance = Static<typeof VoucherBalance>;
export declare const ApplyVoucherBody: Type.TObject<{
  voucher_number: Type.TString;
  pin: Type.TString;
  category: Type.TOptional<Type.TUnsafe<'diamond-gemstone' | 'gold-coin' | 'plain-gold'>>;
  amount_paise: Type.TOptional<Type.TInteger>;
}>;
export type ApplyVoucherBody = Static<typeof ApplyVoucherBody>;
export declare const RemoveVoucherBody: Type.TObject<{
  voucher_id: Type.TOptional<Type.TString>;
  voucher_number: Type.TOptional<Type.TString>;
}>;
export declare const BagVoucher: Type.TObject<{
  voucher_id: Type.TString;
  last4: Type.TString;
  category: Type.TUnsafe<'' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold'>;
  balance_paise: Type.TInteger;
  amount_paise: Type.TInteger;
  expires_on: Type.TString;
}>;
export type BagVoucher = Static<typeof BagVoucher>;
export declare const VoucherUse: Type.TObject<{
  voucher_id: Type.TString;
  last4: Type.TString;
  category: Type.TUnsafe<'' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold'>;
  order_no: Type.TString;
  amount_paise: Type.TInteger;
  returned_paise: Type.TInteger;
  at: Type.TString;
}>;
export type VoucherUse = Static<typeof VoucherUse>;
export declare const VoucherList: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      voucher_id: Type.TString;
      last4: Type.TString;
      category: Type.TUnsafe<'' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold'>;
      balance_paise: Type.TInteger;
      amount_paise: Type.TInteger;
      expires_on: Type.TString;
    }>
  >;
  count: Type.TInteger;
  used: Type.TArray<
    Type.TObject<{
      voucher_id: Type.TString;
      last4: Type.TString;
      category: Type.TUnsafe<'' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold'>;
      order_no: Type.TString;
      amount_paise: Type.TInteger;
      returned_paise: Type.TInteger;
      at: Type.TString;
    }>
  >;
}>;
export type VoucherList = Static<typeof VoucherList>;
export declare const VouchersApplied: Type.TObject<{
  vouchers: Type.TArray<
    Type.TObject<{
      voucher_id: Type.TString;
      last4: Type.TString;
      category: Type.TUnsafe<'' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold'>;
      balance_paise: Type.TInteger;
      amount_paise: Type.TInteger;
      expires_on: Type.TString;
    }>
  >;
  applied_paise: Type.TInteger;
  totals: Type.TObject<{
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
}>;
export type VouchersApplied = Static<typeof VouchersApplied>;
export {};
