import { Type, type Static } from 'typebox';
export declare const OrderState: Type.TUnsafe<
  | 'cancel_requested'
  | 'cancelled'
  | 'closed'
  | 'confirmed'
  | 'delivered'
  | 'expired'
  | 'hallmarking'
  | 'in_production'
  | 'out_for_delivery'
  | 'payment_failed'
  | 'payment_pending'
  | 'picked_up'
  | 'pickup_scheduled'
  | 'placed'
  | 'quality_check'
  | 'ready'
  | 'refund_initiated'
  | 'refunded'
  | 'return_qc'
  | 'return_rejected'
  | 'return_requested'
  | 'return_withdrawn'
  | 'shipped'
>;
export type OrderState = Static<typeof OrderState>;
export declare const OrderSummary: Type.TObject<{
  order_no: Type.TString;
  state: Type.TString;
  placed_at: Type.TString;
  total_payable_paise: Type.TInteger;
  currency: Type.TString;
  item_count: Type.TInteger;
  delivery_by: Type.TString;
  pictures: Type.TArray<
    Type.TObject<{
      src: Type.TString;
      alt: Type.TString;
    }>
  >;
  titles: Type.TArray<Type.TObject<Readonly<Record<'en' | 'hi', Type.TString>>>>;
  is_pickup: Type.TOptional<Type.TBoolean>;
}>;
export type OrderSummary = Static<typeof OrderSummary>;
export declare const OrderList: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      order_no: Type.TString;
      state: Type.TString;
      placed_at: Type.TString;
      total_payable_paise: Type.TInteger;
      currency: Type.TString;
      item_count: Type.TInteger;
      delivery_by: Type.TString;
      pictures: Type.TArray<
        Type.TObject<{
          src: Type.TString;
          alt: Type.TString;
        }>
      >;
      titles: Type.TArray<Type.TObject<Readonly<Record<'en' | 'hi', Type.TString>>>>;
      is_pickup: Type.TOptional<Type.TBoolean>;
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
}>;
export type OrderList = Static<typeof OrderList>;
export declare const StepAhead: Type.TObject<{
  state: Type.TString;
  by: Type.TString;
}>;
export type StepAhead = Static<typeof StepAhead>;
export declare const OrderTimeline: Type.TObject<{
  delivered_on: Type.TString;
  return_until: Type.TString;
  exchange_from: Type.TString;
  exchange_store_from: Type.TOptional<Type.TString>;
  buyback_from: Type.TString;
  warranty_until: Type.TString;
}>;
export type OrderTimeline = Static<typeof OrderTimeline>;
export declare const Refund: Type.TObject<{
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
}>;
export type Refund = Static<typeof Refund>;
export declare const OrderRequest: Type.TObject<{
  request_id: Type.TString;
  kind: Type.TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
  state: Type.TUnion<[Type.TNull, Type.TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>]>;
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
}>;
export type OrderRequest = Static<typeof OrderRequest>;
export declare const OrderPickup: Type.TObject<{
  store_id: Type.TString;
  code: Type.TString;
  needs_proof: Type.TOptional<Type.TBoolean>;
  kept_until: Type.TOptional<Type.TString>;
}>;
export type OrderPickup = Static<typeof OrderPickup>;
export declare const PickupCode: Type.TObject<{
  code: Type.TString;
}>;
export type PickupCode = Static<typeof PickupCode>;
export declare const OrderDetails: Type.TObject<{
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
}>;
export type OrderDetails = Static<typeof OrderDetails>;
export declare const OrderReason: Type.TObject<{
  reason_id: Type.TInteger;
  label: Type.TString;
  label_hi: Type.TString;
}>;
export type OrderReason = Static<typeof OrderReason>;
export declare const OrderReasons: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      reason_id: Type.TInteger;
      label: Type.TString;
      label_hi: Type.TString;
    }>
  >;
}>;
export type OrderReasons = Static<typeof OrderReasons>;
export declare const RequestPhoto: Type.TObject<{
  media_type: Type.TUnion<
    [Type.TLiteral<'image/jpeg'>, Type.TLiteral<'image/png'>, Type.TLiteral<'image/webp'>]
  >;
  data: Type.TString;
}>;
export type RequestPhoto = Static<typeof RequestPhoto>;
export declare const RefundTo: Type.TUnion<[Type.TLiteral<'source'>, Type.TLiteral<'credits'>]>;
export type RefundTo = Static<typeof RefundTo>;
export declare const CancelRequestBody: Type.TObject<{
  order_no: Type.TString;
  reason_id: Type.TInteger;
  comment: Type.TOptional<Type.TString>;
  refund_to: Type.TOptional<Type.TUnion<[Type.TLiteral<'source'>, Type.TLiteral<'credits'>]>>;
}>;
export type CancelRequestBody = Static<typeof CancelRequestBody>;
export declare const ReturnRequestBody: Type.TObject<{
  order_no: Type.TString;
  reason_id: Type.TInteger;
  comment: Type.TOptional<Type.TString>;
  photos: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        media_type: Type.TUnion<
          [Type.TLiteral<'image/jpeg'>, Type.TLiteral<'image/png'>, Type.TLiteral<'image/webp'>]
        >;
        data: Type.TString;
      }>
    >
  >;
  pickup_address_id: Type.TOptional<Type.TString>;
  item_ids: Type.TArray<Type.TString>;
  refund_to: Type.TOptional<Type.TUnion<[Type.TLiteral<'source'>, Type.TLiteral<'credits'>]>>;
}>;
export type ReturnRequestBody = Static<typeof ReturnRequestBody>;
export declare const ResizeRequestBody: Type.TObject<{
  order_no: Type.TString;
  reason_id: Type.TInteger;
  comment: Type.TOptional<Type.TString>;
  photos: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        media_type: Type.TUnion<
          [Type.TLiteral<'image/jpeg'>, Type.TLiteral<'image/png'>, Type.TLiteral<'image/webp'>]
        >;
        data: Type.TString;
      }>
    >
  >;
  pickup_address_id: Type.TOptional<Type.TString>;
  items: Type.TArray<
    Type.TObject<{
      item_id: Type.TString;
      size: Type.TString;
    }>
  >;
}>;
export type ResizeRequestBody = Static<typeof ResizeRequestBody>;
export declare const ClaimRequestBody: Type.TObject<{
  order_no: Type.TString;
  reason_id: Type.TInteger;
  comment: Type.TOptional<Type.TString>;
  photos: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        media_type: Type.TUnion<
          [Type.TLiteral<'image/jpeg'>, Type.TLiteral<'image/png'>, Type.TLiteral<'image/webp'>]
        >;
        data: Type.TString;
      }>
    >
  >;
  pickup_address_id: Type.TOptional<Type.TString>;
  item_ids: Type.TArray<Type.TString>;
}>;
export type ClaimRequestBody = Static<typeof ClaimRequestBody>;
export declare const TrackedLine: Type.TObject<{
  colour: Type.TString;
  delivery_date: Type.TString;
  engraving: Type.TOptional<Type.TString>;
  handed_in: Type.TOptional<Type.TBoolean>;
  item_id: Type.TString;
  karat: Type.TInteger;
  line_price_paise: Type.TInteger;
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
  quantity: Type.TInteger;
  size: Type.TString;
  size_names: Type.TOptional<
    Type.TObject<{
      uk: Type.TString;
      us: Type.TString;
      eu: Type.TString;
    }>
  >;
}>;
export type TrackedLine = Static<typeof TrackedLine>;
export declare const OrderStats: Type.TObject<{
  order_no: Type.TString;
  state: Type.TString;
  steps: Type.TArray<
    Type.TObject<{
      state: Type.TString;
      at: Type.TString;
    }>
  >;
  delivery_by: Type.TString;
  ahead: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        state: Type.TString;
        by: Type.TString;
      }>
    >
  >;
  lines: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        colour: Type.TString;
        delivery_date: Type.TString;
        engraving: Type.TOptional<Type.TString>;
        handed_in: Type.TOptional<Type.TBoolean>;
        item_id: Type.TString;
        karat: Type.TInteger;
        line_price_paise: Type.TInteger;
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
        quantity: Type.TInteger;
        size: Type.TString;
        size_names: Type.TOptional<
          Type.TObject<{
            uk: Type.TString;
            us: Type.TString;
            eu: Type.TString;
          }>
        >;
      }>
    >
  >;
  total_payable_paise: Type.TOptional<Type.TInteger>;
  currency: Type.TOptional<Type.TString>;
  can: Type.TOptional<
    Type.TObject<{
      cancel: Type.TOptional<Type.TBoolean>;
      claim: Type.TOptional<Type.TBoolean>;
      resize: Type.TOptional<Type.TBoolean>;
      return: Type.TOptional<Type.TBoolean>;
      withdraw_return: Type.TOptional<Type.TBoolean>;
    }>
  >;
  return_until: Type.TOptional<Type.TString>;
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
  pickup: Type.TOptional<
    Type.TObject<{
      store_id: Type.TString;
      code: Type.TString;
      needs_proof: Type.TOptional<Type.TBoolean>;
      kept_until: Type.TOptional<Type.TString>;
    }>
  >;
}>;
export type OrderStats = Static<typeof OrderStats>;
