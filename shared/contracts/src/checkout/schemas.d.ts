import { Type, type Static } from 'typebox';
export declare const PaymentMode: Type.TUnion<
  [Type.TLiteral<'sandbox'>, Type.TLiteral<'razorpay'>, Type.TLiteral<'cod'>, Type.TLiteral<'emi'>]
>;
export type PaymentMode = Static<typeof PaymentMode>;
export declare const PaymentMethod: Type.TUnion<
  [Type.TLiteral<'upi'>, Type.TLiteral<'card'>, Type.TLiteral<'netbanking'>, Type.TLiteral<'wallet'>]
>;
export type PaymentMethod = Static<typeof PaymentMethod>;
export declare const GRANTED_MODES: readonly PaymentMode[];
export declare const QuoteLine: Type.TObject<{
  item_id: Type.TString;
  product_id: Type.TInteger;
  sku: Type.TString;
  karat: Type.TInteger;
  colour: Type.TString;
  size: Type.TString;
  size_names: Type.TOptional<
    Type.TObject<{
      uk: Type.TString;
      us: Type.TString;
      eu: Type.TString;
    }>
  >;
  quantity: Type.TInteger;
  engraving: Type.TOptional<Type.TString>;
  gift_note: Type.TOptional<Type.TString>;
  line_price_paise: Type.TInteger;
  line_mrp_paise: Type.TInteger;
  coupon_share_paise: Type.TInteger;
  without_gst_paise: Type.TInteger;
  gst_paise: Type.TInteger;
  productDetails: Type.TObject<{
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
  }>;
}>;
export type QuoteLine = Static<typeof QuoteLine>;
export declare const PriceHold: Type.TObject<{
  lock_id: Type.TString;
  issued_at: Type.TString;
  expires_at: Type.TString;
  rate_version: Type.TInteger;
  coupon: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        code: Type.TString;
        discount_paise: Type.TInteger;
      }>,
    ]
  >;
  identity: Type.TOptional<Type.TUnion<[Type.TNull, Type.TLiteral<'pan'>, Type.TLiteral<'passport'>]>>;
  items: Type.TArray<
    Type.TObject<{
      item_id: Type.TString;
      product_id: Type.TInteger;
      sku: Type.TString;
      karat: Type.TInteger;
      colour: Type.TString;
      size: Type.TString;
      size_names: Type.TOptional<
        Type.TObject<{
          uk: Type.TString;
          us: Type.TString;
          eu: Type.TString;
        }>
      >;
      quantity: Type.TInteger;
      engraving: Type.TOptional<Type.TString>;
      gift_note: Type.TOptional<Type.TString>;
      line_price_paise: Type.TInteger;
      line_mrp_paise: Type.TInteger;
      coupon_share_paise: Type.TInteger;
      without_gst_paise: Type.TInteger;
      gst_paise: Type.TInteger;
      productDetails: Type.TObject<{
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
      }>;
    }>
  >;
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
  }>;
}>;
export type PriceHold = Static<typeof PriceHold>;
export declare const HoldPriceBody: Type.TObject<{
  payment_mode: Type.TOptional<
    Type.TUnion<
      [Type.TLiteral<'sandbox'>, Type.TLiteral<'razorpay'>, Type.TLiteral<'cod'>, Type.TLiteral<'emi'>]
    >
  >;
  address_id: Type.TOptional<Type.TString>;
  use_coins: Type.TOptional<Type.TBoolean>;
}>;
export type HoldPriceBody = Static<typeof HoldPriceBody>;
export declare const CouponBody: Type.TObject<{
  code: Type.TString;
}>;
export type CouponBody = Static<typeof CouponBody>;
export declare const Coupon: Type.TObject<{
  code: Type.TString;
  title: Type.TString;
  title_hi: Type.TString;
  discount_paise: Type.TInteger;
  ends_on: Type.TString;
}>;
export type Coupon = Static<typeof Coupon>;
export declare const CouponList: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      code: Type.TString;
      title: Type.TString;
      title_hi: Type.TString;
      discount_paise: Type.TInteger;
      ends_on: Type.TString;
    }>
  >;
  count: Type.TInteger;
}>;
export type CouponList = Static<typeof CouponList>;
export declare const CouponApplied: Type.TObject<{
  code: Type.TString;
  discount_paise: Type.TInteger;
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
  }>;
}>;
export type CouponApplied = Static<typeof CouponApplied>;
export declare const CreateOrderBody: Type.TObject<{
  lock_id: Type.TString;
  shipping_address_id: Type.TString;
  billing_address_id: Type.TOptional<Type.TString>;
  payment_mode: Type.TUnion<
    [Type.TLiteral<'sandbox'>, Type.TLiteral<'razorpay'>, Type.TLiteral<'cod'>, Type.TLiteral<'emi'>]
  >;
  pan: Type.TOptional<Type.TString>;
  passport: Type.TOptional<Type.TString>;
  gift_note: Type.TOptional<Type.TString>;
  use_coins: Type.TOptional<Type.TBoolean>;
  vouchers: Type.TOptional<Type.TArray<Type.TString>>;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export type CreateOrderBody = Static<typeof CreateOrderBody>;
export declare const OrderCreated: Type.TObject<{
  order_no: Type.TString;
  state: Type.TString;
  payment_mode: Type.TUnion<
    [Type.TLiteral<'sandbox'>, Type.TLiteral<'razorpay'>, Type.TLiteral<'cod'>, Type.TLiteral<'emi'>]
  >;
  total_payable_paise: Type.TInteger;
  currency: Type.TString;
  rate_version: Type.TOptional<Type.TInteger>;
  expires_at: Type.TString;
}>;
export type OrderCreated = Static<typeof OrderCreated>;
export declare const PaymentOption: Type.TObject<{
  mode: Type.TUnion<
    [Type.TLiteral<'sandbox'>, Type.TLiteral<'razorpay'>, Type.TLiteral<'cod'>, Type.TLiteral<'emi'>]
  >;
  eligible: Type.TBoolean;
  text_key: Type.TUnion<
    [
      Type.TUnion<
        [
          Type.TUnion<
            [
              Type.TLiteral<'codAvailableText'>,
              Type.TLiteral<'codOnlyAvailableText'>,
              Type.TLiteral<'ccodOnlyAvailableText'>,
              Type.TLiteral<'codNotAvailableText'>,
            ]
          >,
          Type.TLiteral<'codLimitText'>,
          Type.TLiteral<'codIndiaOnlyText'>,
        ]
      >,
      Type.TLiteral<'onlineAvailableText'>,
      Type.TUnsafe<
        | 'emiAboveText'
        | 'emiApprovedLessText'
        | 'emiApprovedText'
        | 'emiAskText'
        | 'emiBelowText'
        | 'emiCoinsText'
        | 'emiSignInText'
        | 'emiWaitingText'
      >,
    ]
  >;
  limit_paise: Type.TOptional<Type.TInteger>;
}>;
export type PaymentOption = Static<typeof PaymentOption>;
export declare const PaymentOptions: Type.TObject<{
  lock_id: Type.TString;
  options: Type.TArray<
    Type.TObject<{
      mode: Type.TUnion<
        [Type.TLiteral<'sandbox'>, Type.TLiteral<'razorpay'>, Type.TLiteral<'cod'>, Type.TLiteral<'emi'>]
      >;
      eligible: Type.TBoolean;
      text_key: Type.TUnion<
        [
          Type.TUnion<
            [
              Type.TUnion<
                [
                  Type.TLiteral<'codAvailableText'>,
                  Type.TLiteral<'codOnlyAvailableText'>,
                  Type.TLiteral<'ccodOnlyAvailableText'>,
                  Type.TLiteral<'codNotAvailableText'>,
                ]
              >,
              Type.TLiteral<'codLimitText'>,
              Type.TLiteral<'codIndiaOnlyText'>,
            ]
          >,
          Type.TLiteral<'onlineAvailableText'>,
          Type.TUnsafe<
            | 'emiAboveText'
            | 'emiApprovedLessText'
            | 'emiApprovedText'
            | 'emiAskText'
            | 'emiBelowText'
            | 'emiCoinsText'
            | 'emiSignInText'
            | 'emiWaitingText'
          >,
        ]
      >;
      limit_paise: Type.TOptional<Type.TInteger>;
    }>
  >;
  total_payable_paise: Type.TInteger;
  currency: Type.TString;
  rate_version: Type.TInteger;
}>;
export type PaymentOptions = Static<typeof PaymentOptions>;
export declare const InitiatePaymentBody: Type.TObject<{
  kind: Type.TOptional<Type.TString>;
  order_no: Type.TString;
  mode: Type.TUnion<
    [Type.TLiteral<'sandbox'>, Type.TLiteral<'razorpay'>, Type.TLiteral<'cod'>, Type.TLiteral<'emi'>]
  >;
  method: Type.TOptional<
    Type.TUnion<
      [Type.TLiteral<'upi'>, Type.TLiteral<'card'>, Type.TLiteral<'netbanking'>, Type.TLiteral<'wallet'>]
    >
  >;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export type InitiatePaymentBody = Static<typeof InitiatePaymentBody>;
export declare const PaymentInitiated: Type.TObject<{
  payment_id: Type.TString;
  mode: Type.TUnion<
    [Type.TLiteral<'sandbox'>, Type.TLiteral<'razorpay'>, Type.TLiteral<'cod'>, Type.TLiteral<'emi'>]
  >;
  next: Type.TUnion<
    [
      Type.TObject<{
        kind: Type.TLiteral<'redirect'>;
        redirect_url: Type.TString;
      }>,
      Type.TObject<{
        kind: Type.TLiteral<'otp'>;
        sent_to: Type.TString;
        resend_after: Type.TInteger;
      }>,
    ]
  >;
}>;
export type PaymentInitiated = Static<typeof PaymentInitiated>;
export declare const VerifyPaymentBody: Type.TObject<{
  kind: Type.TOptional<Type.TString>;
  order_no: Type.TString;
  provider_payment_id: Type.TOptional<Type.TString>;
  provider_order_id: Type.TOptional<Type.TString>;
  signature: Type.TOptional<Type.TString>;
}>;
export type VerifyPaymentBody = Static<typeof VerifyPaymentBody>;
export declare const PaymentStatus: Type.TObject<{
  order_no: Type.TString;
  state: Type.TString;
  payment: Type.TUnion<[Type.TLiteral<'paid'>, Type.TLiteral<'pending'>, Type.TLiteral<'failed'>]>;
  retry_allowed: Type.TBoolean;
}>;
export type PaymentStatus = Static<typeof PaymentStatus>;
export declare const CodOtpBody: Type.TObject<{
  kind: Type.TOptional<Type.TString>;
  order_no: Type.TString;
}>;
export type CodOtpBody = Static<typeof CodOtpBody>;
export declare const CodOtpVerifyBody: Type.TObject<{
  kind: Type.TOptional<Type.TString>;
  order_no: Type.TString;
  otp: Type.TString;
}>;
export type CodOtpVerifyBody = Static<typeof CodOtpVerifyBody>;
export declare const TotalsQuery: Type.TObject<{
  pincode: Type.TOptional<Type.TString>;
  payment_mode: Type.TOptional<
    Type.TUnion<
      [Type.TLiteral<'sandbox'>, Type.TLiteral<'razorpay'>, Type.TLiteral<'cod'>, Type.TLiteral<'emi'>]
    >
  >;
}>;
export declare const OptionsQuery: Type.TObject<{
  lock_id: Type.TString;
}>;
