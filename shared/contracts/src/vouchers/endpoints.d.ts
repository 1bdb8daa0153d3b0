import { type Limit } from '../base/endpoint/limit.ts';
export declare const voucherBalance: {
  readonly method: 'POST';
  readonly path: 'wallet/giftvoucher/check_balance/';
  readonly access: 'shopper';
  readonly tag: 'vouchers';
  readonly summary: 'What is on a voucher; its provider is asked';
  readonly body: import('typebox').TObject<{
    voucher_number: import('typebox').TString;
    pin: import('typebox').TString;
    category: import('typebox').TOptional<
      import('typebox').TUnsafe<'diamond-gemstone' | 'gold-coin' | 'plain-gold'>
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    last4: import('typebox').TString;
    balance_paise: import('typebox').TInteger;
    expires_on: import('typebox').TString;
    category: import('typebox').TUnsafe<'' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold'>;
  }>;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const voucherApply: {
  readonly method: 'POST';
  readonly path: 'wallet/giftvoucher/apply/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'vouchers';
  readonly summary: 'Pays for the bag with a voucher, or a part of it';
  readonly body: import('typebox').TObject<{
    voucher_number: import('typebox').TString;
    pin: import('typebox').TString;
    category: import('typebox').TOptional<
      import('typebox').TUnsafe<'diamond-gemstone' | 'gold-coin' | 'plain-gold'>
    >;
    amount_paise: import('typebox').TOptional<import('typebox').TInteger>;
  }>;
  readonly answer: import('typebox').TObject<{
    vouchers: import('typebox').TArray<
      import('typebox').TObject<{
        voucher_id: import('typebox').TString;
        last4: import('typebox').TString;
        category: import('typebox').TUnsafe<'' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold'>;
        balance_paise: import('typebox').TInteger;
        amount_paise: import('typebox').TInteger;
        expires_on: import('typebox').TString;
      }>
    >;
    applied_paise: import('typebox').TInteger;
    totals: import('typebox').TObject<{
      currency: import('typebox').TString;
      rate_version: import('typebox').TInteger;
      fx_version: import('typebox').TOptional<import('typebox').TInteger>;
      product_total_paise: import('typebox').TInteger;
      mrp_total_paise: import('typebox').TInteger;
      product_discount_paise: import('typebox').TInteger;
      coupon_discount_paise: import('typebox').TInteger;
      prepaid_discount_paise: import('typebox').TInteger;
      loyalty_discount_paise: import('typebox').TInteger;
      shipping_charge_paise: import('typebox').TInteger;
      without_gst_paise: import('typebox').TInteger;
      gst_paise: import('typebox').TInteger;
      gst: import('typebox').TObject<{
        cgst_paise: import('typebox').TOptional<import('typebox').TInteger>;
        sgst_paise: import('typebox').TOptional<import('typebox').TInteger>;
        igst_paise: import('typebox').TOptional<import('typebox').TInteger>;
      }>;
      total_paise: import('typebox').TInteger;
      coins_redeemed: import('typebox').TInteger;
      coins_redeemed_paise: import('typebox').TInteger;
      tenders: import('typebox').TArray<
        import('typebox').TObject<{
          kind: import('typebox').TString;
          units: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
        }>
      >;
      total_payable_paise: import('typebox').TInteger;
      item_count: import('typebox').TInteger;
      coupon: import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            code: import('typebox').TString;
            discount_paise: import('typebox').TInteger;
          }>,
        ]
      >;
    }>;
  }>;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const voucherRemove: {
  readonly method: 'POST';
  readonly path: 'wallet/giftvoucher/remove/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'vouchers';
  readonly summary: 'Pays for the bag without it';
  readonly body: import('typebox').TObject<{
    voucher_id: import('typebox').TOptional<import('typebox').TString>;
    voucher_number: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    vouchers: import('typebox').TArray<
      import('typebox').TObject<{
        voucher_id: import('typebox').TString;
        last4: import('typebox').TString;
        category: import('typebox').TUnsafe<'' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold'>;
        balance_paise: import('typebox').TInteger;
        amount_paise: import('typebox').TInteger;
        expires_on: import('typebox').TString;
      }>
    >;
    applied_paise: import('typebox').TInteger;
    totals: import('typebox').TObject<{
      currency: import('typebox').TString;
      rate_version: import('typebox').TInteger;
      fx_version: import('typebox').TOptional<import('typebox').TInteger>;
      product_total_paise: import('typebox').TInteger;
      mrp_total_paise: import('typebox').TInteger;
      product_discount_paise: import('typebox').TInteger;
      coupon_discount_paise: import('typebox').TInteger;
      prepaid_discount_paise: import('typebox').TInteger;
      loyalty_discount_paise: import('typebox').TInteger;
      shipping_charge_paise: import('typebox').TInteger;
      without_gst_paise: import('typebox').TInteger;
      gst_paise: import('typebox').TInteger;
      gst: import('typebox').TObject<{
        cgst_paise: import('typebox').TOptional<import('typebox').TInteger>;
        sgst_paise: import('typebox').TOptional<import('typebox').TInteger>;
        igst_paise: import('typebox').TOptional<import('typebox').TInteger>;
      }>;
      total_paise: import('typebox').TInteger;
      coins_redeemed: import('typebox').TInteger;
      coins_redeemed_paise: import('typebox').TInteger;
      tenders: import('typebox').TArray<
        import('typebox').TObject<{
          kind: import('typebox').TString;
          units: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
        }>
      >;
      total_payable_paise: import('typebox').TInteger;
      item_count: import('typebox').TInteger;
      coupon: import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            code: import('typebox').TString;
            discount_paise: import('typebox').TInteger;
          }>,
        ]
      >;
    }>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const voucherList: {
  readonly method: 'GET';
  readonly path: 'wallet/giftvoucher/list/';
  readonly access: 'shopper';
  readonly tag: 'vouchers';
  readonly summary: 'Vouchers of the bag, and what vouchers have paid for';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        voucher_id: import('typebox').TString;
        last4: import('typebox').TString;
        category: import('typebox').TUnsafe<'' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold'>;
        balance_paise: import('typebox').TInteger;
        amount_paise: import('typebox').TInteger;
        expires_on: import('typebox').TString;
      }>
    >;
    count: import('typebox').TInteger;
    used: import('typebox').TArray<
      import('typebox').TObject<{
        voucher_id: import('typebox').TString;
        last4: import('typebox').TString;
        category: import('typebox').TUnsafe<'' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold'>;
        order_no: import('typebox').TString;
        amount_paise: import('typebox').TInteger;
        returned_paise: import('typebox').TInteger;
        at: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
