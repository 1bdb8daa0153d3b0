import { Type } from 'typebox';
declare const STAFF_STEPS: readonly [
  'confirmed',
  'in_production',
  'quality_check',
  'hallmarking',
  'ready',
  'shipped',
  'out_for_delivery',
  'delivered',
  'closed',
];
export type StaffStep = (typeof STAFF_STEPS)[number];
export declare const TransitionBody: Type.TObject<{
  order_no: Type.TString;
  to: Type.TUnion<
    Type.TLiteral<
      | 'closed'
      | 'confirmed'
      | 'delivered'
      | 'hallmarking'
      | 'in_production'
      | 'out_for_delivery'
      | 'quality_check'
      | 'ready'
      | 'shipped'
    >[]
  >;
  moved_by: Type.TString;
  note: Type.TOptional<Type.TString>;
  pickup_code: Type.TOptional<Type.TString>;
}>;
export declare const StaffOrderDetails: Type.TObject<{
  order_no: Type.TString;
  state: Type.TString;
  created_at: Type.TString;
  placed_at: Type.TString;
  payment_mode: Type.TString;
  gift_note: Type.TString;
  steps: Type.TArray<
    Type.TObject<{
      state: Type.TString;
      at: Type.TString;
    }>
  >;
  ahead: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        state: Type.TString;
        by: Type.TString;
      }>
    >
  >;
  lines: Type.TArray<
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
      huid: Type.TString;
      certificates: Type.TOptional<
        Type.TArray<
          Type.TObject<{
            laboratory: Type.TString;
            number: Type.TString;
          }>
        >
      >;
      dispatch_date: Type.TString;
      delivery_date: Type.TString;
      unmarked_below_mg: Type.TOptional<Type.TInteger>;
      exchangeable: Type.TOptional<Type.TBoolean>;
      handed_in: Type.TOptional<Type.TBoolean>;
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
  shipping_address: Type.TObject<{
    address_id: Type.TString;
    full_name: Type.TString;
    house: Type.TString;
    street: Type.TString;
    landmark: Type.TString;
    city: Type.TString;
    state: Type.TString;
    pincode: Type.TString;
    country_id: Type.TString;
    mobile: Type.TString;
    is_default: Type.TBoolean;
    email: Type.TString;
    store_id: Type.TOptional<Type.TString>;
  }>;
  billing_address: Type.TObject<{
    address_id: Type.TString;
    full_name: Type.TString;
    house: Type.TString;
    street: Type.TString;
    landmark: Type.TString;
    city: Type.TString;
    state: Type.TString;
    pincode: Type.TString;
    country_id: Type.TString;
    mobile: Type.TString;
    is_default: Type.TBoolean;
    email: Type.TString;
    store_id: Type.TOptional<Type.TString>;
  }>;
  pickup: Type.TOptional<
    Type.TObject<{
      store_id: Type.TString;
      code: Type.TString;
      needs_proof: Type.TOptional<Type.TBoolean>;
      kept_until: Type.TOptional<Type.TString>;
    }>
  >;
  can: Type.TObject<{
    retry_payment: Type.TBoolean;
    cancel: Type.TBoolean;
    return: Type.TBoolean;
    invoice: Type.TBoolean;
    resize: Type.TOptional<Type.TBoolean>;
    withdraw_return: Type.TOptional<Type.TBoolean>;
    claim: Type.TOptional<Type.TBoolean>;
    refund_as_credits: Type.TOptional<Type.TBoolean>;
  }>;
  return_until: Type.TString;
  timeline: Type.TOptional<
    Type.TUnion<
      [
        Type.TNull,
        Type.TObject<{
          delivered_on: Type.TString;
          return_until: Type.TString;
          exchange_from: Type.TString;
          exchange_store_from: Type.TOptional<Type.TString>;
          buyback_from: Type.TString;
          warranty_until: Type.TString;
        }>,
      ]
    >
  >;
  refund: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        refund_order_id: Type.TString;
        order_no: Type.TString;
        state: Type.TUnion<[Type.TLiteral<'initiated'>, Type.TLiteral<'done'>]>;
        amount_paise: Type.TInteger;
        currency: Type.TString;
        tenders: Type.TArray<
          Type.TObject<{
            tender: Type.TString;
            amount_paise: Type.TInteger;
            coins: Type.TInteger;
            state: Type.TUnion<[Type.TLiteral<'initiated'>, Type.TLiteral<'done'>]>;
          }>
        >;
        created_at: Type.TString;
        credit_note_no: Type.TOptional<Type.TString>;
      }>,
    ]
  >;
  refunds: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        refund_order_id: Type.TString;
        order_no: Type.TString;
        state: Type.TUnion<[Type.TLiteral<'initiated'>, Type.TLiteral<'done'>]>;
        amount_paise: Type.TInteger;
        currency: Type.TString;
        tenders: Type.TArray<
          Type.TObject<{
            tender: Type.TString;
            amount_paise: Type.TInteger;
            coins: Type.TInteger;
            state: Type.TUnion<[Type.TLiteral<'initiated'>, Type.TLiteral<'done'>]>;
          }>
        >;
        created_at: Type.TString;
        credit_note_no: Type.TOptional<Type.TString>;
      }>
    >
  >;
  requests: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        request_id: Type.TString;
        kind: Type.TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
        state: Type.TUnion<
          [Type.TNull, Type.TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>]
        >;
        state_note: Type.TString;
        reason_id: Type.TInteger;
        items: Type.TArray<
          Type.TObject<{
            item_id: Type.TString;
            size: Type.TOptional<Type.TString>;
          }>
        >;
        photos: Type.TInteger;
        created_at: Type.TString;
        pickup_address: Type.TOptional<
          Type.TUnion<
            [
              Type.TNull,
              Type.TObject<{
                address_id: Type.TString;
                full_name: Type.TString;
                house: Type.TString;
                street: Type.TString;
                landmark: Type.TString;
                city: Type.TString;
                state: Type.TString;
                pincode: Type.TString;
                country_id: Type.TString;
                mobile: Type.TString;
                is_default: Type.TBoolean;
                email: Type.TString;
                store_id: Type.TOptional<Type.TString>;
              }>,
            ]
          >
        >;
      }>
    >
  >;
  history: Type.TArray<
    Type.TObject<{
      state: Type.TString;
      at: Type.TString;
      actor: Type.TString;
      by: Type.TString;
      note: Type.TString;
    }>
  >;
}>;
export declare const HuidBody: Type.TObject<{
  order_no: Type.TString;
  item_id: Type.TString;
  huids: Type.TArray<Type.TString>;
}>;
export declare const CertificateBody: Type.TObject<{
  order_no: Type.TString;
  item_id: Type.TString;
  certificates: Type.TArray<
    Type.TObject<{
      laboratory: Type.TString;
      number: Type.TString;
    }>
  >;
}>;
export declare const SettleBody: Type.TObject<{
  refund_order_id: Type.TString;
}>;
export declare const FailedRefunds: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      refund_id: Type.TString;
      subject: Type.TUnion<
        [
          Type.TNull,
          Type.TObject<{
            kind: Type.TString;
            id: Type.TString;
          }>,
        ]
      >;
      order_no: Type.TUnion<[Type.TNull, Type.TString]>;
      provider: Type.TString;
      amount_paise: Type.TInteger;
      currency: Type.TString;
      requested_at: Type.TString;
      last_error: Type.TString;
      retries: Type.TInteger;
    }>
  >;
}>;
export declare const RefundRetryBody: Type.TObject<{
  refund_id: Type.TString;
  asked_by: Type.TString;
  note: Type.TString;
}>;
export declare const RefundRetried: Type.TObject<{
  refund_id: Type.TString;
  retry: Type.TInteger;
}>;
export {};
