import { type Limit } from '../base/endpoint/limit.ts';
export declare const orderCreate: {
  readonly method: 'POST';
  readonly path: 'order/order/create/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'orders';
  readonly summary: 'Makes an order of a promised price and puts its pieces aside';
  readonly body: import('typebox').TObject<{
    lock_id: import('typebox').TString;
    shipping_address_id: import('typebox').TString;
    billing_address_id: import('typebox').TOptional<import('typebox').TString>;
    payment_mode: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'sandbox'>,
        import('typebox').TLiteral<'razorpay'>,
        import('typebox').TLiteral<'cod'>,
        import('typebox').TLiteral<'emi'>,
      ]
    >;
    pan: import('typebox').TOptional<import('typebox').TString>;
    passport: import('typebox').TOptional<import('typebox').TString>;
    gift_note: import('typebox').TOptional<import('typebox').TString>;
    use_coins: import('typebox').TOptional<import('typebox').TBoolean>;
    vouchers: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    payment_mode: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'sandbox'>,
        import('typebox').TLiteral<'razorpay'>,
        import('typebox').TLiteral<'cod'>,
        import('typebox').TLiteral<'emi'>,
      ]
    >;
    total_payable_paise: import('typebox').TInteger;
    currency: import('typebox').TString;
    rate_version: import('typebox').TOptional<import('typebox').TInteger>;
    expires_at: import('typebox').TString;
  }>;
  readonly conflict: import('typebox').TObject<{
    lock_id: import('typebox').TString;
    issued_at: import('typebox').TString;
    expires_at: import('typebox').TString;
    rate_version: import('typebox').TInteger;
    coupon: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          code: import('typebox').TString;
          discount_paise: import('typebox').TInteger;
        }>,
      ]
    >;
    identity: import('typebox').TOptional<
      import('typebox').TUnion<
        [import('typebox').TNull, import('typebox').TLiteral<'pan'>, import('typebox').TLiteral<'passport'>]
      >
    >;
    items: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        product_id: import('typebox').TInteger;
        sku: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size: import('typebox').TString;
        size_names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        quantity: import('typebox').TInteger;
        engraving: import('typebox').TOptional<import('typebox').TString>;
        gift_note: import('typebox').TOptional<import('typebox').TString>;
        line_price_paise: import('typebox').TInteger;
        line_mrp_paise: import('typebox').TInteger;
        coupon_share_paise: import('typebox').TInteger;
        without_gst_paise: import('typebox').TInteger;
        gst_paise: import('typebox').TInteger;
        productDetails: import('typebox').TObject<{
          currency: import('typebox').TString;
          rate_version: import('typebox').TInteger;
          fx_version: import('typebox').TOptional<import('typebox').TInteger>;
          product_id: import('typebox').TInteger;
          sku: import('typebox').TString;
          product_title: import('typebox').TString;
          title_hi: import('typebox').TOptional<import('typebox').TString>;
          category_name: import('typebox').TString;
          url: import('typebox').TString;
          images: import('typebox').TObject<{
            product_images: import('typebox').TArray<
              import('typebox').TObject<{
                tint: import('typebox').TOptional<import('typebox').TString>;
                src: import('typebox').TString;
                alt: import('typebox').TString;
              }>
            >;
          }>;
          karat: import('typebox').TInteger;
          colour: import('typebox').TString;
          colours: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
          special_price_paise: import('typebox').TInteger;
          price_paise: import('typebox').TInteger;
          discount_message: import('typebox').TString;
          set_name: import('typebox').TString;
          wear_type_name: import('typebox').TString;
          product_type: import('typebox').TUnion<
            [import('typebox').TLiteral<'made-to-order'>, import('typebox').TLiteral<'ready-to-ship'>]
          >;
          gross_weight_mg: import('typebox').TInteger;
          lead_days: import('typebox').TInteger;
          available: import('typebox').TOptional<import('typebox').TBoolean>;
          badge: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'new'>,
              import('typebox').TLiteral<'bestseller'>,
              import('typebox').TLiteral<''>,
            ]
          >;
          rating: import('typebox').TOptional<
            import('typebox').TObject<{
              count: import('typebox').TInteger;
              average_tenths: import('typebox').TInteger;
            }>
          >;
        }>;
      }>
    >;
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
    }>;
  }>;
  readonly alert: 'order_create';
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderList: {
  readonly method: 'GET';
  readonly path: 'order/order/list/';
  readonly access: 'customer';
  readonly tag: 'orders';
  readonly summary: 'Orders, the newest first';
  readonly query: import('typebox').TObject<{
    state: import('typebox').TUnion<
      [import('typebox').TLiteral<'active'>, import('typebox').TLiteral<'recent'>]
    >;
    page: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        order_no: import('typebox').TString;
        state: import('typebox').TString;
        placed_at: import('typebox').TString;
        total_payable_paise: import('typebox').TInteger;
        currency: import('typebox').TString;
        item_count: import('typebox').TInteger;
        delivery_by: import('typebox').TString;
        pictures: import('typebox').TArray<
          import('typebox').TObject<{
            src: import('typebox').TString;
            alt: import('typebox').TString;
          }>
        >;
        titles: import('typebox').TArray<
          import('typebox').TObject<Readonly<Record<'en' | 'hi', import('typebox').TString>>>
        >;
        is_pickup: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderDetails: {
  readonly method: 'GET';
  readonly path: 'order/order/details/';
  readonly access: 'shopper';
  readonly tag: 'orders';
  readonly summary: 'An order with its lines, totals and steps';
  readonly query: import('typebox').TObject<{
    order_no: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    created_at: import('typebox').TString;
    placed_at: import('typebox').TString;
    payment_mode: import('typebox').TString;
    gift_note: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
      }>
    >;
    ahead: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          state: import('typebox').TString;
          by: import('typebox').TString;
        }>
      >
    >;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        product_id: import('typebox').TInteger;
        sku: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size: import('typebox').TString;
        size_names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        quantity: import('typebox').TInteger;
        engraving: import('typebox').TOptional<import('typebox').TString>;
        gift_note: import('typebox').TOptional<import('typebox').TString>;
        line_price_paise: import('typebox').TInteger;
        line_mrp_paise: import('typebox').TInteger;
        coupon_share_paise: import('typebox').TInteger;
        without_gst_paise: import('typebox').TInteger;
        gst_paise: import('typebox').TInteger;
        productDetails: import('typebox').TObject<{
          currency: import('typebox').TString;
          rate_version: import('typebox').TInteger;
          fx_version: import('typebox').TOptional<import('typebox').TInteger>;
          product_id: import('typebox').TInteger;
          sku: import('typebox').TString;
          product_title: import('typebox').TString;
          title_hi: import('typebox').TOptional<import('typebox').TString>;
          category_name: import('typebox').TString;
          url: import('typebox').TString;
          images: import('typebox').TObject<{
            product_images: import('typebox').TArray<
              import('typebox').TObject<{
                tint: import('typebox').TOptional<import('typebox').TString>;
                src: import('typebox').TString;
                alt: import('typebox').TString;
              }>
            >;
          }>;
          karat: import('typebox').TInteger;
          colour: import('typebox').TString;
          colours: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
          special_price_paise: import('typebox').TInteger;
          price_paise: import('typebox').TInteger;
          discount_message: import('typebox').TString;
          set_name: import('typebox').TString;
          wear_type_name: import('typebox').TString;
          product_type: import('typebox').TUnion<
            [import('typebox').TLiteral<'made-to-order'>, import('typebox').TLiteral<'ready-to-ship'>]
          >;
          gross_weight_mg: import('typebox').TInteger;
          lead_days: import('typebox').TInteger;
          available: import('typebox').TOptional<import('typebox').TBoolean>;
          badge: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'new'>,
              import('typebox').TLiteral<'bestseller'>,
              import('typebox').TLiteral<''>,
            ]
          >;
          rating: import('typebox').TOptional<
            import('typebox').TObject<{
              count: import('typebox').TInteger;
              average_tenths: import('typebox').TInteger;
            }>
          >;
        }>;
        huid: import('typebox').TString;
        certificates: import('typebox').TOptional<
          import('typebox').TArray<
            import('typebox').TObject<{
              laboratory: import('typebox').TString;
              number: import('typebox').TString;
            }>
          >
        >;
        dispatch_date: import('typebox').TString;
        delivery_date: import('typebox').TString;
        unmarked_below_mg: import('typebox').TOptional<import('typebox').TInteger>;
        exchangeable: import('typebox').TOptional<import('typebox').TBoolean>;
        handed_in: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
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
    }>;
    shipping_address: import('typebox').TObject<{
      address_id: import('typebox').TString;
      full_name: import('typebox').TString;
      house: import('typebox').TString;
      street: import('typebox').TString;
      landmark: import('typebox').TString;
      city: import('typebox').TString;
      state: import('typebox').TString;
      pincode: import('typebox').TString;
      country_id: import('typebox').TString;
      mobile: import('typebox').TString;
      is_default: import('typebox').TBoolean;
      email: import('typebox').TString;
      store_id: import('typebox').TOptional<import('typebox').TString>;
    }>;
    billing_address: import('typebox').TObject<{
      address_id: import('typebox').TString;
      full_name: import('typebox').TString;
      house: import('typebox').TString;
      street: import('typebox').TString;
      landmark: import('typebox').TString;
      city: import('typebox').TString;
      state: import('typebox').TString;
      pincode: import('typebox').TString;
      country_id: import('typebox').TString;
      mobile: import('typebox').TString;
      is_default: import('typebox').TBoolean;
      email: import('typebox').TString;
      store_id: import('typebox').TOptional<import('typebox').TString>;
    }>;
    pickup: import('typebox').TOptional<
      import('typebox').TObject<{
        store_id: import('typebox').TString;
        code: import('typebox').TString;
        needs_proof: import('typebox').TOptional<import('typebox').TBoolean>;
        kept_until: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
    can: import('typebox').TObject<{
      retry_payment: import('typebox').TBoolean;
      cancel: import('typebox').TBoolean;
      return: import('typebox').TBoolean;
      invoice: import('typebox').TBoolean;
      resize: import('typebox').TOptional<import('typebox').TBoolean>;
      withdraw_return: import('typebox').TOptional<import('typebox').TBoolean>;
      claim: import('typebox').TOptional<import('typebox').TBoolean>;
      refund_as_credits: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    return_until: import('typebox').TString;
    timeline: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            delivered_on: import('typebox').TString;
            return_until: import('typebox').TString;
            exchange_from: import('typebox').TString;
            exchange_store_from: import('typebox').TOptional<import('typebox').TString>;
            buyback_from: import('typebox').TString;
            warranty_until: import('typebox').TString;
          }>,
        ]
      >
    >;
    refund: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          refund_order_id: import('typebox').TString;
          order_no: import('typebox').TString;
          state: import('typebox').TUnion<
            [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
          >;
          amount_paise: import('typebox').TInteger;
          currency: import('typebox').TString;
          tenders: import('typebox').TArray<
            import('typebox').TObject<{
              tender: import('typebox').TString;
              amount_paise: import('typebox').TInteger;
              coins: import('typebox').TInteger;
              state: import('typebox').TUnion<
                [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
              >;
            }>
          >;
          created_at: import('typebox').TString;
          credit_note_no: import('typebox').TOptional<import('typebox').TString>;
        }>,
      ]
    >;
    refunds: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          refund_order_id: import('typebox').TString;
          order_no: import('typebox').TString;
          state: import('typebox').TUnion<
            [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
          >;
          amount_paise: import('typebox').TInteger;
          currency: import('typebox').TString;
          tenders: import('typebox').TArray<
            import('typebox').TObject<{
              tender: import('typebox').TString;
              amount_paise: import('typebox').TInteger;
              coins: import('typebox').TInteger;
              state: import('typebox').TUnion<
                [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
              >;
            }>
          >;
          created_at: import('typebox').TString;
          credit_note_no: import('typebox').TOptional<import('typebox').TString>;
        }>
      >
    >;
    requests: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          request_id: import('typebox').TString;
          kind: import('typebox').TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
          state: import('typebox').TUnion<
            [
              import('typebox').TNull,
              import('typebox').TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>,
            ]
          >;
          state_note: import('typebox').TString;
          reason_id: import('typebox').TInteger;
          items: import('typebox').TArray<
            import('typebox').TObject<{
              item_id: import('typebox').TString;
              size: import('typebox').TOptional<import('typebox').TString>;
            }>
          >;
          photos: import('typebox').TInteger;
          created_at: import('typebox').TString;
          pickup_address: import('typebox').TOptional<
            import('typebox').TUnion<
              [
                import('typebox').TNull,
                import('typebox').TObject<{
                  address_id: import('typebox').TString;
                  full_name: import('typebox').TString;
                  house: import('typebox').TString;
                  street: import('typebox').TString;
                  landmark: import('typebox').TString;
                  city: import('typebox').TString;
                  state: import('typebox').TString;
                  pincode: import('typebox').TString;
                  country_id: import('typebox').TString;
                  mobile: import('typebox').TString;
                  is_default: import('typebox').TBoolean;
                  email: import('typebox').TString;
                  store_id: import('typebox').TOptional<import('typebox').TString>;
                }>,
              ]
            >
          >;
        }>
      >
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderPickupCode: {
  readonly method: 'GET';
  readonly path: 'order/order/pickup_code/';
  readonly access: 'shopper';
  readonly proof: readonly ['on-new-device'];
  readonly tag: 'orders';
  readonly summary: 'What is said in the store where an order waits to be collected';
  readonly query: import('typebox').TObject<{
    order_no: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    code: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderReasons: {
  readonly method: 'GET';
  readonly path: 'order/order/reasons/';
  readonly access: 'public';
  readonly tag: 'orders';
  readonly summary: 'Reasons to cancel, to send back, to ask for another size, and faults';
  readonly query: import('typebox').TObject<{
    type: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'cancel'>,
        import('typebox').TLiteral<'return'>,
        import('typebox').TLiteral<'resize'>,
        import('typebox').TLiteral<'claim'>,
      ]
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        reason_id: import('typebox').TInteger;
        label: import('typebox').TString;
        label_hi: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderInvoice: {
  readonly method: 'GET';
  readonly path: 'order/order/invoice/';
  readonly access: 'shopper';
  readonly tag: 'order';
  readonly summary: 'The tax invoice of an order, as a PDF';
  readonly query: import('typebox').TObject<{
    order_no: import('typebox').TString;
    lang: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderCreditNote: {
  readonly method: 'GET';
  readonly path: 'order/order/credit_note/';
  readonly access: 'shopper';
  readonly tag: 'order';
  readonly summary: 'The credit note of a refund, as a PDF';
  readonly query: import('typebox').TObject<{
    refund_order_id: import('typebox').TString;
    lang: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderCancel: {
  readonly method: 'POST';
  readonly path: 'order/order/cancel_request/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'orders';
  readonly summary: 'Asks for a cancellation';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
    reason_id: import('typebox').TInteger;
    comment: import('typebox').TOptional<import('typebox').TString>;
    refund_to: import('typebox').TOptional<
      import('typebox').TUnion<[import('typebox').TLiteral<'source'>, import('typebox').TLiteral<'credits'>]>
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    created_at: import('typebox').TString;
    placed_at: import('typebox').TString;
    payment_mode: import('typebox').TString;
    gift_note: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
      }>
    >;
    ahead: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          state: import('typebox').TString;
          by: import('typebox').TString;
        }>
      >
    >;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        product_id: import('typebox').TInteger;
        sku: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size: import('typebox').TString;
        size_names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        quantity: import('typebox').TInteger;
        engraving: import('typebox').TOptional<import('typebox').TString>;
        gift_note: import('typebox').TOptional<import('typebox').TString>;
        line_price_paise: import('typebox').TInteger;
        line_mrp_paise: import('typebox').TInteger;
        coupon_share_paise: import('typebox').TInteger;
        without_gst_paise: import('typebox').TInteger;
        gst_paise: import('typebox').TInteger;
        productDetails: import('typebox').TObject<{
          currency: import('typebox').TString;
          rate_version: import('typebox').TInteger;
          fx_version: import('typebox').TOptional<import('typebox').TInteger>;
          product_id: import('typebox').TInteger;
          sku: import('typebox').TString;
          product_title: import('typebox').TString;
          title_hi: import('typebox').TOptional<import('typebox').TString>;
          category_name: import('typebox').TString;
          url: import('typebox').TString;
          images: import('typebox').TObject<{
            product_images: import('typebox').TArray<
              import('typebox').TObject<{
                tint: import('typebox').TOptional<import('typebox').TString>;
                src: import('typebox').TString;
                alt: import('typebox').TString;
              }>
            >;
          }>;
          karat: import('typebox').TInteger;
          colour: import('typebox').TString;
          colours: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
          special_price_paise: import('typebox').TInteger;
          price_paise: import('typebox').TInteger;
          discount_message: import('typebox').TString;
          set_name: import('typebox').TString;
          wear_type_name: import('typebox').TString;
          product_type: import('typebox').TUnion<
            [import('typebox').TLiteral<'made-to-order'>, import('typebox').TLiteral<'ready-to-ship'>]
          >;
          gross_weight_mg: import('typebox').TInteger;
          lead_days: import('typebox').TInteger;
          available: import('typebox').TOptional<import('typebox').TBoolean>;
          badge: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'new'>,
              import('typebox').TLiteral<'bestseller'>,
              import('typebox').TLiteral<''>,
            ]
          >;
          rating: import('typebox').TOptional<
            import('typebox').TObject<{
              count: import('typebox').TInteger;
              average_tenths: import('typebox').TInteger;
            }>
          >;
        }>;
        huid: import('typebox').TString;
        certificates: import('typebox').TOptional<
          import('typebox').TArray<
            import('typebox').TObject<{
              laboratory: import('typebox').TString;
              number: import('typebox').TString;
            }>
          >
        >;
        dispatch_date: import('typebox').TString;
        delivery_date: import('typebox').TString;
        unmarked_below_mg: import('typebox').TOptional<import('typebox').TInteger>;
        exchangeable: import('typebox').TOptional<import('typebox').TBoolean>;
        handed_in: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
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
    }>;
    shipping_address: import('typebox').TObject<{
      address_id: import('typebox').TString;
      full_name: import('typebox').TString;
      house: import('typebox').TString;
      street: import('typebox').TString;
      landmark: import('typebox').TString;
      city: import('typebox').TString;
      state: import('typebox').TString;
      pincode: import('typebox').TString;
      country_id: import('typebox').TString;
      mobile: import('typebox').TString;
      is_default: import('typebox').TBoolean;
      email: import('typebox').TString;
      store_id: import('typebox').TOptional<import('typebox').TString>;
    }>;
    billing_address: import('typebox').TObject<{
      address_id: import('typebox').TString;
      full_name: import('typebox').TString;
      house: import('typebox').TString;
      street: import('typebox').TString;
      landmark: import('typebox').TString;
      city: import('typebox').TString;
      state: import('typebox').TString;
      pincode: import('typebox').TString;
      country_id: import('typebox').TString;
      mobile: import('typebox').TString;
      is_default: import('typebox').TBoolean;
      email: import('typebox').TString;
      store_id: import('typebox').TOptional<import('typebox').TString>;
    }>;
    pickup: import('typebox').TOptional<
      import('typebox').TObject<{
        store_id: import('typebox').TString;
        code: import('typebox').TString;
        needs_proof: import('typebox').TOptional<import('typebox').TBoolean>;
        kept_until: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
    can: import('typebox').TObject<{
      retry_payment: import('typebox').TBoolean;
      cancel: import('typebox').TBoolean;
      return: import('typebox').TBoolean;
      invoice: import('typebox').TBoolean;
      resize: import('typebox').TOptional<import('typebox').TBoolean>;
      withdraw_return: import('typebox').TOptional<import('typebox').TBoolean>;
      claim: import('typebox').TOptional<import('typebox').TBoolean>;
      refund_as_credits: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    return_until: import('typebox').TString;
    timeline: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            delivered_on: import('typebox').TString;
            return_until: import('typebox').TString;
            exchange_from: import('typebox').TString;
            exchange_store_from: import('typebox').TOptional<import('typebox').TString>;
            buyback_from: import('typebox').TString;
            warranty_until: import('typebox').TString;
          }>,
        ]
      >
    >;
    refund: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          refund_order_id: import('typebox').TString;
          order_no: import('typebox').TString;
          state: import('typebox').TUnion<
            [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
          >;
          amount_paise: import('typebox').TInteger;
          currency: import('typebox').TString;
          tenders: import('typebox').TArray<
            import('typebox').TObject<{
              tender: import('typebox').TString;
              amount_paise: import('typebox').TInteger;
              coins: import('typebox').TInteger;
              state: import('typebox').TUnion<
                [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
              >;
            }>
          >;
          created_at: import('typebox').TString;
          credit_note_no: import('typebox').TOptional<import('typebox').TString>;
        }>,
      ]
    >;
    refunds: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          refund_order_id: import('typebox').TString;
          order_no: import('typebox').TString;
          state: import('typebox').TUnion<
            [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
          >;
          amount_paise: import('typebox').TInteger;
          currency: import('typebox').TString;
          tenders: import('typebox').TArray<
            import('typebox').TObject<{
              tender: import('typebox').TString;
              amount_paise: import('typebox').TInteger;
              coins: import('typebox').TInteger;
              state: import('typebox').TUnion<
                [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
              >;
            }>
          >;
          created_at: import('typebox').TString;
          credit_note_no: import('typebox').TOptional<import('typebox').TString>;
        }>
      >
    >;
    requests: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          request_id: import('typebox').TString;
          kind: import('typebox').TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
          state: import('typebox').TUnion<
            [
              import('typebox').TNull,
              import('typebox').TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>,
            ]
          >;
          state_note: import('typebox').TString;
          reason_id: import('typebox').TInteger;
          items: import('typebox').TArray<
            import('typebox').TObject<{
              item_id: import('typebox').TString;
              size: import('typebox').TOptional<import('typebox').TString>;
            }>
          >;
          photos: import('typebox').TInteger;
          created_at: import('typebox').TString;
          pickup_address: import('typebox').TOptional<
            import('typebox').TUnion<
              [
                import('typebox').TNull,
                import('typebox').TObject<{
                  address_id: import('typebox').TString;
                  full_name: import('typebox').TString;
                  house: import('typebox').TString;
                  street: import('typebox').TString;
                  landmark: import('typebox').TString;
                  city: import('typebox').TString;
                  state: import('typebox').TString;
                  pincode: import('typebox').TString;
                  country_id: import('typebox').TString;
                  mobile: import('typebox').TString;
                  is_default: import('typebox').TBoolean;
                  email: import('typebox').TString;
                  store_id: import('typebox').TOptional<import('typebox').TString>;
                }>,
              ]
            >
          >;
        }>
      >
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderReturn: {
  readonly method: 'POST';
  readonly path: 'order/order/return_request/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'orders';
  readonly summary: 'Asks to send pieces back';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
    reason_id: import('typebox').TInteger;
    comment: import('typebox').TOptional<import('typebox').TString>;
    photos: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          media_type: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'image/jpeg'>,
              import('typebox').TLiteral<'image/png'>,
              import('typebox').TLiteral<'image/webp'>,
            ]
          >;
          data: import('typebox').TString;
        }>
      >
    >;
    pickup_address_id: import('typebox').TOptional<import('typebox').TString>;
    item_ids: import('typebox').TArray<import('typebox').TString>;
    refund_to: import('typebox').TOptional<
      import('typebox').TUnion<[import('typebox').TLiteral<'source'>, import('typebox').TLiteral<'credits'>]>
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    created_at: import('typebox').TString;
    placed_at: import('typebox').TString;
    payment_mode: import('typebox').TString;
    gift_note: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
      }>
    >;
    ahead: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          state: import('typebox').TString;
          by: import('typebox').TString;
        }>
      >
    >;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        product_id: import('typebox').TInteger;
        sku: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size: import('typebox').TString;
        size_names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        quantity: import('typebox').TInteger;
        engraving: import('typebox').TOptional<import('typebox').TString>;
        gift_note: import('typebox').TOptional<import('typebox').TString>;
        line_price_paise: import('typebox').TInteger;
        line_mrp_paise: import('typebox').TInteger;
        coupon_share_paise: import('typebox').TInteger;
        without_gst_paise: import('typebox').TInteger;
        gst_paise: import('typebox').TInteger;
        productDetails: import('typebox').TObject<{
          currency: import('typebox').TString;
          rate_version: import('typebox').TInteger;
          fx_version: import('typebox').TOptional<import('typebox').TInteger>;
          product_id: import('typebox').TInteger;
          sku: import('typebox').TString;
          product_title: import('typebox').TString;
          title_hi: import('typebox').TOptional<import('typebox').TString>;
          category_name: import('typebox').TString;
          url: import('typebox').TString;
          images: import('typebox').TObject<{
            product_images: import('typebox').TArray<
              import('typebox').TObject<{
                tint: import('typebox').TOptional<import('typebox').TString>;
                src: import('typebox').TString;
                alt: import('typebox').TString;
              }>
            >;
          }>;
          karat: import('typebox').TInteger;
          colour: import('typebox').TString;
          colours: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
          special_price_paise: import('typebox').TInteger;
          price_paise: import('typebox').TInteger;
          discount_message: import('typebox').TString;
          set_name: import('typebox').TString;
          wear_type_name: import('typebox').TString;
          product_type: import('typebox').TUnion<
            [import('typebox').TLiteral<'made-to-order'>, import('typebox').TLiteral<'ready-to-ship'>]
          >;
          gross_weight_mg: import('typebox').TInteger;
          lead_days: import('typebox').TInteger;
          available: import('typebox').TOptional<import('typebox').TBoolean>;
          badge: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'new'>,
              import('typebox').TLiteral<'bestseller'>,
              import('typebox').TLiteral<''>,
            ]
          >;
          rating: import('typebox').TOptional<
            import('typebox').TObject<{
              count: import('typebox').TInteger;
              average_tenths: import('typebox').TInteger;
            }>
          >;
        }>;
        huid: import('typebox').TString;
        certificates: import('typebox').TOptional<
          import('typebox').TArray<
            import('typebox').TObject<{
              laboratory: import('typebox').TString;
              number: import('typebox').TString;
            }>
          >
        >;
        dispatch_date: import('typebox').TString;
        delivery_date: import('typebox').TString;
        unmarked_below_mg: import('typebox').TOptional<import('typebox').TInteger>;
        exchangeable: import('typebox').TOptional<import('typebox').TBoolean>;
        handed_in: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
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
    }>;
    shipping_address: import('typebox').TObject<{
      address_id: import('typebox').TString;
      full_name: import('typebox').TString;
      house: import('typebox').TString;
      street: import('typebox').TString;
      landmark: import('typebox').TString;
      city: import('typebox').TString;
      state: import('typebox').TString;
      pincode: import('typebox').TString;
      country_id: import('typebox').TString;
      mobile: import('typebox').TString;
      is_default: import('typebox').TBoolean;
      email: import('typebox').TString;
      store_id: import('typebox').TOptional<import('typebox').TString>;
    }>;
    billing_address: import('typebox').TObject<{
      address_id: import('typebox').TString;
      full_name: import('typebox').TString;
      house: import('typebox').TString;
      street: import('typebox').TString;
      landmark: import('typebox').TString;
      city: import('typebox').TString;
      state: import('typebox').TString;
      pincode: import('typebox').TString;
      country_id: import('typebox').TString;
      mobile: import('typebox').TString;
      is_default: import('typebox').TBoolean;
      email: import('typebox').TString;
      store_id: import('typebox').TOptional<import('typebox').TString>;
    }>;
    pickup: import('typebox').TOptional<
      import('typebox').TObject<{
        store_id: import('typebox').TString;
        code: import('typebox').TString;
        needs_proof: import('typebox').TOptional<import('typebox').TBoolean>;
        kept_until: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
    can: import('typebox').TObject<{
      retry_payment: import('typebox').TBoolean;
      cancel: import('typebox').TBoolean;
      return: import('typebox').TBoolean;
      invoice: import('typebox').TBoolean;
      resize: import('typebox').TOptional<import('typebox').TBoolean>;
      withdraw_return: import('typebox').TOptional<import('typebox').TBoolean>;
      claim: import('typebox').TOptional<import('typebox').TBoolean>;
      refund_as_credits: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    return_until: import('typebox').TString;
    timeline: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            delivered_on: import('typebox').TString;
            return_until: import('typebox').TString;
            exchange_from: import('typebox').TString;
            exchange_store_from: import('typebox').TOptional<import('typebox').TString>;
            buyback_from: import('typebox').TString;
            warranty_until: import('typebox').TString;
          }>,
        ]
      >
    >;
    refund: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          refund_order_id: import('typebox').TString;
          order_no: import('typebox').TString;
          state: import('typebox').TUnion<
            [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
          >;
          amount_paise: import('typebox').TInteger;
          currency: import('typebox').TString;
          tenders: import('typebox').TArray<
            import('typebox').TObject<{
              tender: import('typebox').TString;
              amount_paise: import('typebox').TInteger;
              coins: import('typebox').TInteger;
              state: import('typebox').TUnion<
                [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
              >;
            }>
          >;
          created_at: import('typebox').TString;
          credit_note_no: import('typebox').TOptional<import('typebox').TString>;
        }>,
      ]
    >;
    refunds: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          refund_order_id: import('typebox').TString;
          order_no: import('typebox').TString;
          state: import('typebox').TUnion<
            [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
          >;
          amount_paise: import('typebox').TInteger;
          currency: import('typebox').TString;
          tenders: import('typebox').TArray<
            import('typebox').TObject<{
              tender: import('typebox').TString;
              amount_paise: import('typebox').TInteger;
              coins: import('typebox').TInteger;
              state: import('typebox').TUnion<
                [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
              >;
            }>
          >;
          created_at: import('typebox').TString;
          credit_note_no: import('typebox').TOptional<import('typebox').TString>;
        }>
      >
    >;
    requests: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          request_id: import('typebox').TString;
          kind: import('typebox').TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
          state: import('typebox').TUnion<
            [
              import('typebox').TNull,
              import('typebox').TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>,
            ]
          >;
          state_note: import('typebox').TString;
          reason_id: import('typebox').TInteger;
          items: import('typebox').TArray<
            import('typebox').TObject<{
              item_id: import('typebox').TString;
              size: import('typebox').TOptional<import('typebox').TString>;
            }>
          >;
          photos: import('typebox').TInteger;
          created_at: import('typebox').TString;
          pickup_address: import('typebox').TOptional<
            import('typebox').TUnion<
              [
                import('typebox').TNull,
                import('typebox').TObject<{
                  address_id: import('typebox').TString;
                  full_name: import('typebox').TString;
                  house: import('typebox').TString;
                  street: import('typebox').TString;
                  landmark: import('typebox').TString;
                  city: import('typebox').TString;
                  state: import('typebox').TString;
                  pincode: import('typebox').TString;
                  country_id: import('typebox').TString;
                  mobile: import('typebox').TString;
                  is_default: import('typebox').TBoolean;
                  email: import('typebox').TString;
                  store_id: import('typebox').TOptional<import('typebox').TString>;
                }>,
              ]
            >
          >;
        }>
      >
    >;
  }>;
  readonly photos: true;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderReturnWithdraw: {
  readonly method: 'POST';
  readonly path: 'order/order/return_withdraw/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'orders';
  readonly summary: 'Takes a return back before its pieces are picked up';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    created_at: import('typebox').TString;
    placed_at: import('typebox').TString;
    payment_mode: import('typebox').TString;
    gift_note: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
      }>
    >;
    ahead: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          state: import('typebox').TString;
          by: import('typebox').TString;
        }>
      >
    >;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        product_id: import('typebox').TInteger;
        sku: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size: import('typebox').TString;
        size_names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        quantity: import('typebox').TInteger;
        engraving: import('typebox').TOptional<import('typebox').TString>;
        gift_note: import('typebox').TOptional<import('typebox').TString>;
        line_price_paise: import('typebox').TInteger;
        line_mrp_paise: import('typebox').TInteger;
        coupon_share_paise: import('typebox').TInteger;
        without_gst_paise: import('typebox').TInteger;
        gst_paise: import('typebox').TInteger;
        productDetails: import('typebox').TObject<{
          currency: import('typebox').TString;
          rate_version: import('typebox').TInteger;
          fx_version: import('typebox').TOptional<import('typebox').TInteger>;
          product_id: import('typebox').TInteger;
          sku: import('typebox').TString;
          product_title: import('typebox').TString;
          title_hi: import('typebox').TOptional<import('typebox').TString>;
          category_name: import('typebox').TString;
          url: import('typebox').TString;
          images: import('typebox').TObject<{
            product_images: import('typebox').TArray<
              import('typebox').TObject<{
                tint: import('typebox').TOptional<import('typebox').TString>;
                src: import('typebox').TString;
                alt: import('typebox').TString;
              }>
            >;
          }>;
          karat: import('typebox').TInteger;
          colour: import('typebox').TString;
          colours: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
          special_price_paise: import('typebox').TInteger;
          price_paise: import('typebox').TInteger;
          discount_message: import('typebox').TString;
          set_name: import('typebox').TString;
          wear_type_name: import('typebox').TString;
          product_type: import('typebox').TUnion<
            [import('typebox').TLiteral<'made-to-order'>, import('typebox').TLiteral<'ready-to-ship'>]
          >;
          gross_weight_mg: import('typebox').TInteger;
          lead_days: import('typebox').TInteger;
          available: import('typebox').TOptional<import('typebox').TBoolean>;
          badge: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'new'>,
              import('typebox').TLiteral<'bestseller'>,
              import('typebox').TLiteral<''>,
            ]
          >;
          rating: import('typebox').TOptional<
            import('typebox').TObject<{
              count: import('typebox').TInteger;
              average_tenths: import('typebox').TInteger;
            }>
          >;
        }>;
        huid: import('typebox').TString;
        certificates: import('typebox').TOptional<
          import('typebox').TArray<
            import('typebox').TObject<{
              laboratory: import('typebox').TString;
              number: import('typebox').TString;
            }>
          >
        >;
        dispatch_date: import('typebox').TString;
        delivery_date: import('typebox').TString;
        unmarked_below_mg: import('typebox').TOptional<import('typebox').TInteger>;
        exchangeable: import('typebox').TOptional<import('typebox').TBoolean>;
        handed_in: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
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
    }>;
    shipping_address: import('typebox').TObject<{
      address_id: import('typebox').TString;
      full_name: import('typebox').TString;
      house: import('typebox').TString;
      street: import('typebox').TString;
      landmark: import('typebox').TString;
      city: import('typebox').TString;
      state: import('typebox').TString;
      pincode: import('typebox').TString;
      country_id: import('typebox').TString;
      mobile: import('typebox').TString;
      is_default: import('typebox').TBoolean;
      email: import('typebox').TString;
      store_id: import('typebox').TOptional<import('typebox').TString>;
    }>;
    billing_address: import('typebox').TObject<{
      address_id: import('typebox').TString;
      full_name: import('typebox').TString;
      house: import('typebox').TString;
      street: import('typebox').TString;
      landmark: import('typebox').TString;
      city: import('typebox').TString;
      state: import('typebox').TString;
      pincode: import('typebox').TString;
      country_id: import('typebox').TString;
      mobile: import('typebox').TString;
      is_default: import('typebox').TBoolean;
      email: import('typebox').TString;
      store_id: import('typebox').TOptional<import('typebox').TString>;
    }>;
    pickup: import('typebox').TOptional<
      import('typebox').TObject<{
        store_id: import('typebox').TString;
        code: import('typebox').TString;
        needs_proof: import('typebox').TOptional<import('typebox').TBoolean>;
        kept_until: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
    can: import('typebox').TObject<{
      retry_payment: import('typebox').TBoolean;
      cancel: import('typebox').TBoolean;
      return: import('typebox').TBoolean;
      invoice: import('typebox').TBoolean;
      resize: import('typebox').TOptional<import('typebox').TBoolean>;
      withdraw_return: import('typebox').TOptional<import('typebox').TBoolean>;
      claim: import('typebox').TOptional<import('typebox').TBoolean>;
      refund_as_credits: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    return_until: import('typebox').TString;
    timeline: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            delivered_on: import('typebox').TString;
            return_until: import('typebox').TString;
            exchange_from: import('typebox').TString;
            exchange_store_from: import('typebox').TOptional<import('typebox').TString>;
            buyback_from: import('typebox').TString;
            warranty_until: import('typebox').TString;
          }>,
        ]
      >
    >;
    refund: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          refund_order_id: import('typebox').TString;
          order_no: import('typebox').TString;
          state: import('typebox').TUnion<
            [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
          >;
          amount_paise: import('typebox').TInteger;
          currency: import('typebox').TString;
          tenders: import('typebox').TArray<
            import('typebox').TObject<{
              tender: import('typebox').TString;
              amount_paise: import('typebox').TInteger;
              coins: import('typebox').TInteger;
              state: import('typebox').TUnion<
                [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
              >;
            }>
          >;
          created_at: import('typebox').TString;
          credit_note_no: import('typebox').TOptional<import('typebox').TString>;
        }>,
      ]
    >;
    refunds: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          refund_order_id: import('typebox').TString;
          order_no: import('typebox').TString;
          state: import('typebox').TUnion<
            [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
          >;
          amount_paise: import('typebox').TInteger;
          currency: import('typebox').TString;
          tenders: import('typebox').TArray<
            import('typebox').TObject<{
              tender: import('typebox').TString;
              amount_paise: import('typebox').TInteger;
              coins: import('typebox').TInteger;
              state: import('typebox').TUnion<
                [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
              >;
            }>
          >;
          created_at: import('typebox').TString;
          credit_note_no: import('typebox').TOptional<import('typebox').TString>;
        }>
      >
    >;
    requests: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          request_id: import('typebox').TString;
          kind: import('typebox').TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
          state: import('typebox').TUnion<
            [
              import('typebox').TNull,
              import('typebox').TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>,
            ]
          >;
          state_note: import('typebox').TString;
          reason_id: import('typebox').TInteger;
          items: import('typebox').TArray<
            import('typebox').TObject<{
              item_id: import('typebox').TString;
              size: import('typebox').TOptional<import('typebox').TString>;
            }>
          >;
          photos: import('typebox').TInteger;
          created_at: import('typebox').TString;
          pickup_address: import('typebox').TOptional<
            import('typebox').TUnion<
              [
                import('typebox').TNull,
                import('typebox').TObject<{
                  address_id: import('typebox').TString;
                  full_name: import('typebox').TString;
                  house: import('typebox').TString;
                  street: import('typebox').TString;
                  landmark: import('typebox').TString;
                  city: import('typebox').TString;
                  state: import('typebox').TString;
                  pincode: import('typebox').TString;
                  country_id: import('typebox').TString;
                  mobile: import('typebox').TString;
                  is_default: import('typebox').TBoolean;
                  email: import('typebox').TString;
                  store_id: import('typebox').TOptional<import('typebox').TString>;
                }>,
              ]
            >
          >;
        }>
      >
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderResize: {
  readonly method: 'POST';
  readonly path: 'order/order/resize_request/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'orders';
  readonly summary: 'Asks for another size of delivered pieces';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
    reason_id: import('typebox').TInteger;
    comment: import('typebox').TOptional<import('typebox').TString>;
    photos: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          media_type: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'image/jpeg'>,
              import('typebox').TLiteral<'image/png'>,
              import('typebox').TLiteral<'image/webp'>,
            ]
          >;
          data: import('typebox').TString;
        }>
      >
    >;
    pickup_address_id: import('typebox').TOptional<import('typebox').TString>;
    items: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        size: import('typebox').TString;
      }>
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    created_at: import('typebox').TString;
    placed_at: import('typebox').TString;
    payment_mode: import('typebox').TString;
    gift_note: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
      }>
    >;
    ahead: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          state: import('typebox').TString;
          by: import('typebox').TString;
        }>
      >
    >;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        product_id: import('typebox').TInteger;
        sku: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size: import('typebox').TString;
        size_names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        quantity: import('typebox').TInteger;
        engraving: import('typebox').TOptional<import('typebox').TString>;
        gift_note: import('typebox').TOptional<import('typebox').TString>;
        line_price_paise: import('typebox').TInteger;
        line_mrp_paise: import('typebox').TInteger;
        coupon_share_paise: import('typebox').TInteger;
        without_gst_paise: import('typebox').TInteger;
        gst_paise: import('typebox').TInteger;
        productDetails: import('typebox').TObject<{
          currency: import('typebox').TString;
          rate_version: import('typebox').TInteger;
          fx_version: import('typebox').TOptional<import('typebox').TInteger>;
          product_id: import('typebox').TInteger;
          sku: import('typebox').TString;
          product_title: import('typebox').TString;
          title_hi: import('typebox').TOptional<import('typebox').TString>;
          category_name: import('typebox').TString;
          url: import('typebox').TString;
          images: import('typebox').TObject<{
            product_images: import('typebox').TArray<
              import('typebox').TObject<{
                tint: import('typebox').TOptional<import('typebox').TString>;
                src: import('typebox').TString;
                alt: import('typebox').TString;
              }>
            >;
          }>;
          karat: import('typebox').TInteger;
          colour: import('typebox').TString;
          colours: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
          special_price_paise: import('typebox').TInteger;
          price_paise: import('typebox').TInteger;
          discount_message: import('typebox').TString;
          set_name: import('typebox').TString;
          wear_type_name: import('typebox').TString;
          product_type: import('typebox').TUnion<
            [import('typebox').TLiteral<'made-to-order'>, import('typebox').TLiteral<'ready-to-ship'>]
          >;
          gross_weight_mg: import('typebox').TInteger;
          lead_days: import('typebox').TInteger;
          available: import('typebox').TOptional<import('typebox').TBoolean>;
          badge: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'new'>,
              import('typebox').TLiteral<'bestseller'>,
              import('typebox').TLiteral<''>,
            ]
          >;
          rating: import('typebox').TOptional<
            import('typebox').TObject<{
              count: import('typebox').TInteger;
              average_tenths: import('typebox').TInteger;
            }>
          >;
        }>;
        huid: import('typebox').TString;
        certificates: import('typebox').TOptional<
          import('typebox').TArray<
            import('typebox').TObject<{
              laboratory: import('typebox').TString;
              number: import('typebox').TString;
            }>
          >
        >;
        dispatch_date: import('typebox').TString;
        delivery_date: import('typebox').TString;
        unmarked_below_mg: import('typebox').TOptional<import('typebox').TInteger>;
        exchangeable: import('typebox').TOptional<import('typebox').TBoolean>;
        handed_in: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
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
    }>;
    shipping_address: import('typebox').TObject<{
      address_id: import('typebox').TString;
      full_name: import('typebox').TString;
      house: import('typebox').TString;
      street: import('typebox').TString;
      landmark: import('typebox').TString;
      city: import('typebox').TString;
      state: import('typebox').TString;
      pincode: import('typebox').TString;
      country_id: import('typebox').TString;
      mobile: import('typebox').TString;
      is_default: import('typebox').TBoolean;
      email: import('typebox').TString;
      store_id: import('typebox').TOptional<import('typebox').TString>;
    }>;
    billing_address: import('typebox').TObject<{
      address_id: import('typebox').TString;
      full_name: import('typebox').TString;
      house: import('typebox').TString;
      street: import('typebox').TString;
      landmark: import('typebox').TString;
      city: import('typebox').TString;
      state: import('typebox').TString;
      pincode: import('typebox').TString;
      country_id: import('typebox').TString;
      mobile: import('typebox').TString;
      is_default: import('typebox').TBoolean;
      email: import('typebox').TString;
      store_id: import('typebox').TOptional<import('typebox').TString>;
    }>;
    pickup: import('typebox').TOptional<
      import('typebox').TObject<{
        store_id: import('typebox').TString;
        code: import('typebox').TString;
        needs_proof: import('typebox').TOptional<import('typebox').TBoolean>;
        kept_until: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
    can: import('typebox').TObject<{
      retry_payment: import('typebox').TBoolean;
      cancel: import('typebox').TBoolean;
      return: import('typebox').TBoolean;
      invoice: import('typebox').TBoolean;
      resize: import('typebox').TOptional<import('typebox').TBoolean>;
      withdraw_return: import('typebox').TOptional<import('typebox').TBoolean>;
      claim: import('typebox').TOptional<import('typebox').TBoolean>;
      refund_as_credits: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    return_until: import('typebox').TString;
    timeline: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            delivered_on: import('typebox').TString;
            return_until: import('typebox').TString;
            exchange_from: import('typebox').TString;
            exchange_store_from: import('typebox').TOptional<import('typebox').TString>;
            buyback_from: import('typebox').TString;
            warranty_until: import('typebox').TString;
          }>,
        ]
      >
    >;
    refund: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          refund_order_id: import('typebox').TString;
          order_no: import('typebox').TString;
          state: import('typebox').TUnion<
            [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
          >;
          amount_paise: import('typebox').TInteger;
          currency: import('typebox').TString;
          tenders: import('typebox').TArray<
            import('typebox').TObject<{
              tender: import('typebox').TString;
              amount_paise: import('typebox').TInteger;
              coins: import('typebox').TInteger;
              state: import('typebox').TUnion<
                [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
              >;
            }>
          >;
          created_at: import('typebox').TString;
          credit_note_no: import('typebox').TOptional<import('typebox').TString>;
        }>,
      ]
    >;
    refunds: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          refund_order_id: import('typebox').TString;
          order_no: import('typebox').TString;
          state: import('typebox').TUnion<
            [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
          >;
          amount_paise: import('typebox').TInteger;
          currency: import('typebox').TString;
          tenders: import('typebox').TArray<
            import('typebox').TObject<{
              tender: import('typebox').TString;
              amount_paise: import('typebox').TInteger;
              coins: import('typebox').TInteger;
              state: import('typebox').TUnion<
                [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
              >;
            }>
          >;
          created_at: import('typebox').TString;
          credit_note_no: import('typebox').TOptional<import('typebox').TString>;
        }>
      >
    >;
    requests: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          request_id: import('typebox').TString;
          kind: import('typebox').TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
          state: import('typebox').TUnion<
            [
              import('typebox').TNull,
              import('typebox').TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>,
            ]
          >;
          state_note: import('typebox').TString;
          reason_id: import('typebox').TInteger;
          items: import('typebox').TArray<
            import('typebox').TObject<{
              item_id: import('typebox').TString;
              size: import('typebox').TOptional<import('typebox').TString>;
            }>
          >;
          photos: import('typebox').TInteger;
          created_at: import('typebox').TString;
          pickup_address: import('typebox').TOptional<
            import('typebox').TUnion<
              [
                import('typebox').TNull,
                import('typebox').TObject<{
                  address_id: import('typebox').TString;
                  full_name: import('typebox').TString;
                  house: import('typebox').TString;
                  street: import('typebox').TString;
                  landmark: import('typebox').TString;
                  city: import('typebox').TString;
                  state: import('typebox').TString;
                  pincode: import('typebox').TString;
                  country_id: import('typebox').TString;
                  mobile: import('typebox').TString;
                  is_default: import('typebox').TBoolean;
                  email: import('typebox').TString;
                  store_id: import('typebox').TOptional<import('typebox').TString>;
                }>,
              ]
            >
          >;
        }>
      >
    >;
  }>;
  readonly photos: true;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderClaim: {
  readonly method: 'POST';
  readonly path: 'order/order/claim/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'orders';
  readonly summary: 'Says that delivered pieces have a fault';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
    reason_id: import('typebox').TInteger;
    comment: import('typebox').TOptional<import('typebox').TString>;
    photos: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          media_type: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'image/jpeg'>,
              import('typebox').TLiteral<'image/png'>,
              import('typebox').TLiteral<'image/webp'>,
            ]
          >;
          data: import('typebox').TString;
        }>
      >
    >;
    pickup_address_id: import('typebox').TOptional<import('typebox').TString>;
    item_ids: import('typebox').TArray<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    created_at: import('typebox').TString;
    placed_at: import('typebox').TString;
    payment_mode: import('typebox').TString;
    gift_note: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
      }>
    >;
    ahead: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          state: import('typebox').TString;
          by: import('typebox').TString;
        }>
      >
    >;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        product_id: import('typebox').TInteger;
        sku: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size: import('typebox').TString;
        size_names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        quantity: import('typebox').TInteger;
        engraving: import('typebox').TOptional<import('typebox').TString>;
        gift_note: import('typebox').TOptional<import('typebox').TString>;
        line_price_paise: import('typebox').TInteger;
        line_mrp_paise: import('typebox').TInteger;
        coupon_share_paise: import('typebox').TInteger;
        without_gst_paise: import('typebox').TInteger;
        gst_paise: import('typebox').TInteger;
        productDetails: import('typebox').TObject<{
          currency: import('typebox').TString;
          rate_version: import('typebox').TInteger;
          fx_version: import('typebox').TOptional<import('typebox').TInteger>;
          product_id: import('typebox').TInteger;
          sku: import('typebox').TString;
          product_title: import('typebox').TString;
          title_hi: import('typebox').TOptional<import('typebox').TString>;
          category_name: import('typebox').TString;
          url: import('typebox').TString;
          images: import('typebox').TObject<{
            product_images: import('typebox').TArray<
              import('typebox').TObject<{
                tint: import('typebox').TOptional<import('typebox').TString>;
                src: import('typebox').TString;
                alt: import('typebox').TString;
              }>
            >;
          }>;
          karat: import('typebox').TInteger;
          colour: import('typebox').TString;
          colours: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
          special_price_paise: import('typebox').TInteger;
          price_paise: import('typebox').TInteger;
          discount_message: import('typebox').TString;
          set_name: import('typebox').TString;
          wear_type_name: import('typebox').TString;
          product_type: import('typebox').TUnion<
            [import('typebox').TLiteral<'made-to-order'>, import('typebox').TLiteral<'ready-to-ship'>]
          >;
          gross_weight_mg: import('typebox').TInteger;
          lead_days: import('typebox').TInteger;
          available: import('typebox').TOptional<import('typebox').TBoolean>;
          badge: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'new'>,
              import('typebox').TLiteral<'bestseller'>,
              import('typebox').TLiteral<''>,
            ]
          >;
          rating: import('typebox').TOptional<
            import('typebox').TObject<{
              count: import('typebox').TInteger;
              average_tenths: import('typebox').TInteger;
            }>
          >;
        }>;
        huid: import('typebox').TString;
        certificates: import('typebox').TOptional<
          import('typebox').TArray<
            import('typebox').TObject<{
              laboratory: import('typebox').TString;
              number: import('typebox').TString;
            }>
          >
        >;
        dispatch_date: import('typebox').TString;
        delivery_date: import('typebox').TString;
        unmarked_below_mg: import('typebox').TOptional<import('typebox').TInteger>;
        exchangeable: import('typebox').TOptional<import('typebox').TBoolean>;
        handed_in: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
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
    }>;
    shipping_address: import('typebox').TObject<{
      address_id: import('typebox').TString;
      full_name: import('typebox').TString;
      house: import('typebox').TString;
      street: import('typebox').TString;
      landmark: import('typebox').TString;
      city: import('typebox').TString;
      state: import('typebox').TString;
      pincode: import('typebox').TString;
      country_id: import('typebox').TString;
      mobile: import('typebox').TString;
      is_default: import('typebox').TBoolean;
      email: import('typebox').TString;
      store_id: import('typebox').TOptional<import('typebox').TString>;
    }>;
    billing_address: import('typebox').TObject<{
      address_id: import('typebox').TString;
      full_name: import('typebox').TString;
      house: import('typebox').TString;
      street: import('typebox').TString;
      landmark: import('typebox').TString;
      city: import('typebox').TString;
      state: import('typebox').TString;
      pincode: import('typebox').TString;
      country_id: import('typebox').TString;
      mobile: import('typebox').TString;
      is_default: import('typebox').TBoolean;
      email: import('typebox').TString;
      store_id: import('typebox').TOptional<import('typebox').TString>;
    }>;
    pickup: import('typebox').TOptional<
      import('typebox').TObject<{
        store_id: import('typebox').TString;
        code: import('typebox').TString;
        needs_proof: import('typebox').TOptional<import('typebox').TBoolean>;
        kept_until: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
    can: import('typebox').TObject<{
      retry_payment: import('typebox').TBoolean;
      cancel: import('typebox').TBoolean;
      return: import('typebox').TBoolean;
      invoice: import('typebox').TBoolean;
      resize: import('typebox').TOptional<import('typebox').TBoolean>;
      withdraw_return: import('typebox').TOptional<import('typebox').TBoolean>;
      claim: import('typebox').TOptional<import('typebox').TBoolean>;
      refund_as_credits: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    return_until: import('typebox').TString;
    timeline: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            delivered_on: import('typebox').TString;
            return_until: import('typebox').TString;
            exchange_from: import('typebox').TString;
            exchange_store_from: import('typebox').TOptional<import('typebox').TString>;
            buyback_from: import('typebox').TString;
            warranty_until: import('typebox').TString;
          }>,
        ]
      >
    >;
    refund: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          refund_order_id: import('typebox').TString;
          order_no: import('typebox').TString;
          state: import('typebox').TUnion<
            [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
          >;
          amount_paise: import('typebox').TInteger;
          currency: import('typebox').TString;
          tenders: import('typebox').TArray<
            import('typebox').TObject<{
              tender: import('typebox').TString;
              amount_paise: import('typebox').TInteger;
              coins: import('typebox').TInteger;
              state: import('typebox').TUnion<
                [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
              >;
            }>
          >;
          created_at: import('typebox').TString;
          credit_note_no: import('typebox').TOptional<import('typebox').TString>;
        }>,
      ]
    >;
    refunds: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          refund_order_id: import('typebox').TString;
          order_no: import('typebox').TString;
          state: import('typebox').TUnion<
            [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
          >;
          amount_paise: import('typebox').TInteger;
          currency: import('typebox').TString;
          tenders: import('typebox').TArray<
            import('typebox').TObject<{
              tender: import('typebox').TString;
              amount_paise: import('typebox').TInteger;
              coins: import('typebox').TInteger;
              state: import('typebox').TUnion<
                [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
              >;
            }>
          >;
          created_at: import('typebox').TString;
          credit_note_no: import('typebox').TOptional<import('typebox').TString>;
        }>
      >
    >;
    requests: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          request_id: import('typebox').TString;
          kind: import('typebox').TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
          state: import('typebox').TUnion<
            [
              import('typebox').TNull,
              import('typebox').TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>,
            ]
          >;
          state_note: import('typebox').TString;
          reason_id: import('typebox').TInteger;
          items: import('typebox').TArray<
            import('typebox').TObject<{
              item_id: import('typebox').TString;
              size: import('typebox').TOptional<import('typebox').TString>;
            }>
          >;
          photos: import('typebox').TInteger;
          created_at: import('typebox').TString;
          pickup_address: import('typebox').TOptional<
            import('typebox').TUnion<
              [
                import('typebox').TNull,
                import('typebox').TObject<{
                  address_id: import('typebox').TString;
                  full_name: import('typebox').TString;
                  house: import('typebox').TString;
                  street: import('typebox').TString;
                  landmark: import('typebox').TString;
                  city: import('typebox').TString;
                  state: import('typebox').TString;
                  pincode: import('typebox').TString;
                  country_id: import('typebox').TString;
                  mobile: import('typebox').TString;
                  is_default: import('typebox').TBoolean;
                  email: import('typebox').TString;
                  store_id: import('typebox').TOptional<import('typebox').TString>;
                }>,
              ]
            >
          >;
        }>
      >
    >;
  }>;
  readonly photos: true;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderTrack: {
  readonly method: 'POST';
  readonly path: 'order/order/track/';
  readonly access: 'public';
  readonly token: 'if-any';
  readonly once: true;
  readonly tag: 'orders';
  readonly summary: 'Sends a code for following an order; with the right code, in the session that asked for it, answers a token';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
    contact: import('typebox').TString;
    otp: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    sent: import('typebox').TBoolean;
    resend_after: import('typebox').TInteger;
    tracking_token: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderStats: {
  readonly method: 'GET';
  readonly path: 'order/order/stats/';
  readonly access: 'public';
  readonly token: 'if-any';
  readonly tag: 'orders';
  readonly summary: "How far an order is and what it is of, for its owner or a tracking token in place of the session's";
  readonly query: import('typebox').TObject<{
    order_no: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
      }>
    >;
    delivery_by: import('typebox').TString;
    ahead: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          state: import('typebox').TString;
          by: import('typebox').TString;
        }>
      >
    >;
    lines: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          colour: import('typebox').TString;
          delivery_date: import('typebox').TString;
          engraving: import('typebox').TOptional<import('typebox').TString>;
          handed_in: import('typebox').TOptional<import('typebox').TBoolean>;
          item_id: import('typebox').TString;
          karat: import('typebox').TInteger;
          line_price_paise: import('typebox').TInteger;
          productDetails: import('typebox').TObject<{
            currency: import('typebox').TString;
            rate_version: import('typebox').TInteger;
            fx_version: import('typebox').TOptional<import('typebox').TInteger>;
            product_id: import('typebox').TInteger;
            sku: import('typebox').TString;
            product_title: import('typebox').TString;
            title_hi: import('typebox').TOptional<import('typebox').TString>;
            category_name: import('typebox').TString;
            url: import('typebox').TString;
            images: import('typebox').TObject<{
              product_images: import('typebox').TArray<
                import('typebox').TObject<{
                  tint: import('typebox').TOptional<import('typebox').TString>;
                  src: import('typebox').TString;
                  alt: import('typebox').TString;
                }>
              >;
            }>;
            karat: import('typebox').TInteger;
            colour: import('typebox').TString;
            colours: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
            special_price_paise: import('typebox').TInteger;
            price_paise: import('typebox').TInteger;
            discount_message: import('typebox').TString;
            set_name: import('typebox').TString;
            wear_type_name: import('typebox').TString;
            product_type: import('typebox').TUnion<
              [import('typebox').TLiteral<'made-to-order'>, import('typebox').TLiteral<'ready-to-ship'>]
            >;
            gross_weight_mg: import('typebox').TInteger;
            lead_days: import('typebox').TInteger;
            available: import('typebox').TOptional<import('typebox').TBoolean>;
            badge: import('typebox').TUnion<
              [
                import('typebox').TLiteral<'new'>,
                import('typebox').TLiteral<'bestseller'>,
                import('typebox').TLiteral<''>,
              ]
            >;
            rating: import('typebox').TOptional<
              import('typebox').TObject<{
                count: import('typebox').TInteger;
                average_tenths: import('typebox').TInteger;
              }>
            >;
          }>;
          quantity: import('typebox').TInteger;
          size: import('typebox').TString;
          size_names: import('typebox').TOptional<
            import('typebox').TObject<{
              uk: import('typebox').TString;
              us: import('typebox').TString;
              eu: import('typebox').TString;
            }>
          >;
        }>
      >
    >;
    total_payable_paise: import('typebox').TOptional<import('typebox').TInteger>;
    currency: import('typebox').TOptional<import('typebox').TString>;
    can: import('typebox').TOptional<
      import('typebox').TObject<{
        cancel: import('typebox').TOptional<import('typebox').TBoolean>;
        claim: import('typebox').TOptional<import('typebox').TBoolean>;
        resize: import('typebox').TOptional<import('typebox').TBoolean>;
        return: import('typebox').TOptional<import('typebox').TBoolean>;
        withdraw_return: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
    return_until: import('typebox').TOptional<import('typebox').TString>;
    requests: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          request_id: import('typebox').TString;
          kind: import('typebox').TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
          state: import('typebox').TUnion<
            [
              import('typebox').TNull,
              import('typebox').TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>,
            ]
          >;
          state_note: import('typebox').TString;
          reason_id: import('typebox').TInteger;
          items: import('typebox').TArray<
            import('typebox').TObject<{
              item_id: import('typebox').TString;
              size: import('typebox').TOptional<import('typebox').TString>;
            }>
          >;
          photos: import('typebox').TInteger;
          created_at: import('typebox').TString;
          pickup_address: import('typebox').TOptional<
            import('typebox').TUnion<
              [
                import('typebox').TNull,
                import('typebox').TObject<{
                  address_id: import('typebox').TString;
                  full_name: import('typebox').TString;
                  house: import('typebox').TString;
                  street: import('typebox').TString;
                  landmark: import('typebox').TString;
                  city: import('typebox').TString;
                  state: import('typebox').TString;
                  pincode: import('typebox').TString;
                  country_id: import('typebox').TString;
                  mobile: import('typebox').TString;
                  is_default: import('typebox').TBoolean;
                  email: import('typebox').TString;
                  store_id: import('typebox').TOptional<import('typebox').TString>;
                }>,
              ]
            >
          >;
        }>
      >
    >;
    pickup: import('typebox').TOptional<
      import('typebox').TObject<{
        store_id: import('typebox').TString;
        code: import('typebox').TString;
        needs_proof: import('typebox').TOptional<import('typebox').TBoolean>;
        kept_until: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const trackedCancel: {
  readonly method: 'POST';
  readonly path: 'order/order/track/cancel_request/';
  readonly access: 'public';
  readonly token: 'if-any';
  readonly once: true;
  readonly tag: 'orders';
  readonly summary: 'Asks for the cancellation of an order that is followed';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
    reason_id: import('typebox').TInteger;
    comment: import('typebox').TOptional<import('typebox').TString>;
    refund_to: import('typebox').TOptional<
      import('typebox').TUnion<[import('typebox').TLiteral<'source'>, import('typebox').TLiteral<'credits'>]>
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
      }>
    >;
    delivery_by: import('typebox').TString;
    ahead: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          state: import('typebox').TString;
          by: import('typebox').TString;
        }>
      >
    >;
    lines: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          colour: import('typebox').TString;
          delivery_date: import('typebox').TString;
          engraving: import('typebox').TOptional<import('typebox').TString>;
          handed_in: import('typebox').TOptional<import('typebox').TBoolean>;
          item_id: import('typebox').TString;
          karat: import('typebox').TInteger;
          line_price_paise: import('typebox').TInteger;
          productDetails: import('typebox').TObject<{
            currency: import('typebox').TString;
            rate_version: import('typebox').TInteger;
            fx_version: import('typebox').TOptional<import('typebox').TInteger>;
            product_id: import('typebox').TInteger;
            sku: import('typebox').TString;
            product_title: import('typebox').TString;
            title_hi: import('typebox').TOptional<import('typebox').TString>;
            category_name: import('typebox').TString;
            url: import('typebox').TString;
            images: import('typebox').TObject<{
              product_images: import('typebox').TArray<
                import('typebox').TObject<{
                  tint: import('typebox').TOptional<import('typebox').TString>;
                  src: import('typebox').TString;
                  alt: import('typebox').TString;
                }>
              >;
            }>;
            karat: import('typebox').TInteger;
            colour: import('typebox').TString;
            colours: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
            special_price_paise: import('typebox').TInteger;
            price_paise: import('typebox').TInteger;
            discount_message: import('typebox').TString;
            set_name: import('typebox').TString;
            wear_type_name: import('typebox').TString;
            product_type: import('typebox').TUnion<
              [import('typebox').TLiteral<'made-to-order'>, import('typebox').TLiteral<'ready-to-ship'>]
            >;
            gross_weight_mg: import('typebox').TInteger;
            lead_days: import('typebox').TInteger;
            available: import('typebox').TOptional<import('typebox').TBoolean>;
            badge: import('typebox').TUnion<
              [
                import('typebox').TLiteral<'new'>,
                import('typebox').TLiteral<'bestseller'>,
                import('typebox').TLiteral<''>,
              ]
            >;
            rating: import('typebox').TOptional<
              import('typebox').TObject<{
                count: import('typebox').TInteger;
                average_tenths: import('typebox').TInteger;
              }>
            >;
          }>;
          quantity: import('typebox').TInteger;
          size: import('typebox').TString;
          size_names: import('typebox').TOptional<
            import('typebox').TObject<{
              uk: import('typebox').TString;
              us: import('typebox').TString;
              eu: import('typebox').TString;
            }>
          >;
        }>
      >
    >;
    total_payable_paise: import('typebox').TOptional<import('typebox').TInteger>;
    currency: import('typebox').TOptional<import('typebox').TString>;
    can: import('typebox').TOptional<
      import('typebox').TObject<{
        cancel: import('typebox').TOptional<import('typebox').TBoolean>;
        claim: import('typebox').TOptional<import('typebox').TBoolean>;
        resize: import('typebox').TOptional<import('typebox').TBoolean>;
        return: import('typebox').TOptional<import('typebox').TBoolean>;
        withdraw_return: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
    return_until: import('typebox').TOptional<import('typebox').TString>;
    requests: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          request_id: import('typebox').TString;
          kind: import('typebox').TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
          state: import('typebox').TUnion<
            [
              import('typebox').TNull,
              import('typebox').TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>,
            ]
          >;
          state_note: import('typebox').TString;
          reason_id: import('typebox').TInteger;
          items: import('typebox').TArray<
            import('typebox').TObject<{
              item_id: import('typebox').TString;
              size: import('typebox').TOptional<import('typebox').TString>;
            }>
          >;
          photos: import('typebox').TInteger;
          created_at: import('typebox').TString;
          pickup_address: import('typebox').TOptional<
            import('typebox').TUnion<
              [
                import('typebox').TNull,
                import('typebox').TObject<{
                  address_id: import('typebox').TString;
                  full_name: import('typebox').TString;
                  house: import('typebox').TString;
                  street: import('typebox').TString;
                  landmark: import('typebox').TString;
                  city: import('typebox').TString;
                  state: import('typebox').TString;
                  pincode: import('typebox').TString;
                  country_id: import('typebox').TString;
                  mobile: import('typebox').TString;
                  is_default: import('typebox').TBoolean;
                  email: import('typebox').TString;
                  store_id: import('typebox').TOptional<import('typebox').TString>;
                }>,
              ]
            >
          >;
        }>
      >
    >;
    pickup: import('typebox').TOptional<
      import('typebox').TObject<{
        store_id: import('typebox').TString;
        code: import('typebox').TString;
        needs_proof: import('typebox').TOptional<import('typebox').TBoolean>;
        kept_until: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const trackedReturn: {
  readonly method: 'POST';
  readonly path: 'order/order/track/return_request/';
  readonly access: 'public';
  readonly token: 'if-any';
  readonly once: true;
  readonly tag: 'orders';
  readonly summary: 'Asks to send back pieces of an order that is followed';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
    reason_id: import('typebox').TInteger;
    comment: import('typebox').TOptional<import('typebox').TString>;
    photos: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          media_type: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'image/jpeg'>,
              import('typebox').TLiteral<'image/png'>,
              import('typebox').TLiteral<'image/webp'>,
            ]
          >;
          data: import('typebox').TString;
        }>
      >
    >;
    pickup_address_id: import('typebox').TOptional<import('typebox').TString>;
    item_ids: import('typebox').TArray<import('typebox').TString>;
    refund_to: import('typebox').TOptional<
      import('typebox').TUnion<[import('typebox').TLiteral<'source'>, import('typebox').TLiteral<'credits'>]>
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
      }>
    >;
    delivery_by: import('typebox').TString;
    ahead: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          state: import('typebox').TString;
          by: import('typebox').TString;
        }>
      >
    >;
    lines: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          colour: import('typebox').TString;
          delivery_date: import('typebox').TString;
          engraving: import('typebox').TOptional<import('typebox').TString>;
          handed_in: import('typebox').TOptional<import('typebox').TBoolean>;
          item_id: import('typebox').TString;
          karat: import('typebox').TInteger;
          line_price_paise: import('typebox').TInteger;
          productDetails: import('typebox').TObject<{
            currency: import('typebox').TString;
            rate_version: import('typebox').TInteger;
            fx_version: import('typebox').TOptional<import('typebox').TInteger>;
            product_id: import('typebox').TInteger;
            sku: import('typebox').TString;
            product_title: import('typebox').TString;
            title_hi: import('typebox').TOptional<import('typebox').TString>;
            category_name: import('typebox').TString;
            url: import('typebox').TString;
            images: import('typebox').TObject<{
              product_images: import('typebox').TArray<
                import('typebox').TObject<{
                  tint: import('typebox').TOptional<import('typebox').TString>;
                  src: import('typebox').TString;
                  alt: import('typebox').TString;
                }>
              >;
            }>;
            karat: import('typebox').TInteger;
            colour: import('typebox').TString;
            colours: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
            special_price_paise: import('typebox').TInteger;
            price_paise: import('typebox').TInteger;
            discount_message: import('typebox').TString;
            set_name: import('typebox').TString;
            wear_type_name: import('typebox').TString;
            product_type: import('typebox').TUnion<
              [import('typebox').TLiteral<'made-to-order'>, import('typebox').TLiteral<'ready-to-ship'>]
            >;
            gross_weight_mg: import('typebox').TInteger;
            lead_days: import('typebox').TInteger;
            available: import('typebox').TOptional<import('typebox').TBoolean>;
            badge: import('typebox').TUnion<
              [
                import('typebox').TLiteral<'new'>,
                import('typebox').TLiteral<'bestseller'>,
                import('typebox').TLiteral<''>,
              ]
            >;
            rating: import('typebox').TOptional<
              import('typebox').TObject<{
                count: import('typebox').TInteger;
                average_tenths: import('typebox').TInteger;
              }>
            >;
          }>;
          quantity: import('typebox').TInteger;
          size: import('typebox').TString;
          size_names: import('typebox').TOptional<
            import('typebox').TObject<{
              uk: import('typebox').TString;
              us: import('typebox').TString;
              eu: import('typebox').TString;
            }>
          >;
        }>
      >
    >;
    total_payable_paise: import('typebox').TOptional<import('typebox').TInteger>;
    currency: import('typebox').TOptional<import('typebox').TString>;
    can: import('typebox').TOptional<
      import('typebox').TObject<{
        cancel: import('typebox').TOptional<import('typebox').TBoolean>;
        claim: import('typebox').TOptional<import('typebox').TBoolean>;
        resize: import('typebox').TOptional<import('typebox').TBoolean>;
        return: import('typebox').TOptional<import('typebox').TBoolean>;
        withdraw_return: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
    return_until: import('typebox').TOptional<import('typebox').TString>;
    requests: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          request_id: import('typebox').TString;
          kind: import('typebox').TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
          state: import('typebox').TUnion<
            [
              import('typebox').TNull,
              import('typebox').TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>,
            ]
          >;
          state_note: import('typebox').TString;
          reason_id: import('typebox').TInteger;
          items: import('typebox').TArray<
            import('typebox').TObject<{
              item_id: import('typebox').TString;
              size: import('typebox').TOptional<import('typebox').TString>;
            }>
          >;
          photos: import('typebox').TInteger;
          created_at: import('typebox').TString;
          pickup_address: import('typebox').TOptional<
            import('typebox').TUnion<
              [
                import('typebox').TNull,
                import('typebox').TObject<{
                  address_id: import('typebox').TString;
                  full_name: import('typebox').TString;
                  house: import('typebox').TString;
                  street: import('typebox').TString;
                  landmark: import('typebox').TString;
                  city: import('typebox').TString;
                  state: import('typebox').TString;
                  pincode: import('typebox').TString;
                  country_id: import('typebox').TString;
                  mobile: import('typebox').TString;
                  is_default: import('typebox').TBoolean;
                  email: import('typebox').TString;
                  store_id: import('typebox').TOptional<import('typebox').TString>;
                }>,
              ]
            >
          >;
        }>
      >
    >;
    pickup: import('typebox').TOptional<
      import('typebox').TObject<{
        store_id: import('typebox').TString;
        code: import('typebox').TString;
        needs_proof: import('typebox').TOptional<import('typebox').TBoolean>;
        kept_until: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
  }>;
  readonly photos: true;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const trackedReturnWithdraw: {
  readonly method: 'POST';
  readonly path: 'order/order/track/return_withdraw/';
  readonly access: 'public';
  readonly token: 'if-any';
  readonly once: true;
  readonly tag: 'orders';
  readonly summary: 'Takes a return of an order that is followed back before its pieces are picked up';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
      }>
    >;
    delivery_by: import('typebox').TString;
    ahead: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          state: import('typebox').TString;
          by: import('typebox').TString;
        }>
      >
    >;
    lines: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          colour: import('typebox').TString;
          delivery_date: import('typebox').TString;
          engraving: import('typebox').TOptional<import('typebox').TString>;
          handed_in: import('typebox').TOptional<import('typebox').TBoolean>;
          item_id: import('typebox').TString;
          karat: import('typebox').TInteger;
          line_price_paise: import('typebox').TInteger;
          productDetails: import('typebox').TObject<{
            currency: import('typebox').TString;
            rate_version: import('typebox').TInteger;
            fx_version: import('typebox').TOptional<import('typebox').TInteger>;
            product_id: import('typebox').TInteger;
            sku: import('typebox').TString;
            product_title: import('typebox').TString;
            title_hi: import('typebox').TOptional<import('typebox').TString>;
            category_name: import('typebox').TString;
            url: import('typebox').TString;
            images: import('typebox').TObject<{
              product_images: import('typebox').TArray<
                import('typebox').TObject<{
                  tint: import('typebox').TOptional<import('typebox').TString>;
                  src: import('typebox').TString;
                  alt: import('typebox').TString;
                }>
              >;
            }>;
            karat: import('typebox').TInteger;
            colour: import('typebox').TString;
            colours: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
            special_price_paise: import('typebox').TInteger;
            price_paise: import('typebox').TInteger;
            discount_message: import('typebox').TString;
            set_name: import('typebox').TString;
            wear_type_name: import('typebox').TString;
            product_type: import('typebox').TUnion<
              [import('typebox').TLiteral<'made-to-order'>, import('typebox').TLiteral<'ready-to-ship'>]
            >;
            gross_weight_mg: import('typebox').TInteger;
            lead_days: import('typebox').TInteger;
            available: import('typebox').TOptional<import('typebox').TBoolean>;
            badge: import('typebox').TUnion<
              [
                import('typebox').TLiteral<'new'>,
                import('typebox').TLiteral<'bestseller'>,
                import('typebox').TLiteral<''>,
              ]
            >;
            rating: import('typebox').TOptional<
              import('typebox').TObject<{
                count: import('typebox').TInteger;
                average_tenths: import('typebox').TInteger;
              }>
            >;
          }>;
          quantity: import('typebox').TInteger;
          size: import('typebox').TString;
          size_names: import('typebox').TOptional<
            import('typebox').TObject<{
              uk: import('typebox').TString;
              us: import('typebox').TString;
              eu: import('typebox').TString;
            }>
          >;
        }>
      >
    >;
    total_payable_paise: import('typebox').TOptional<import('typebox').TInteger>;
    currency: import('typebox').TOptional<import('typebox').TString>;
    can: import('typebox').TOptional<
      import('typebox').TObject<{
        cancel: import('typebox').TOptional<import('typebox').TBoolean>;
        claim: import('typebox').TOptional<import('typebox').TBoolean>;
        resize: import('typebox').TOptional<import('typebox').TBoolean>;
        return: import('typebox').TOptional<import('typebox').TBoolean>;
        withdraw_return: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
    return_until: import('typebox').TOptional<import('typebox').TString>;
    requests: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          request_id: import('typebox').TString;
          kind: import('typebox').TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
          state: import('typebox').TUnion<
            [
              import('typebox').TNull,
              import('typebox').TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>,
            ]
          >;
          state_note: import('typebox').TString;
          reason_id: import('typebox').TInteger;
          items: import('typebox').TArray<
            import('typebox').TObject<{
              item_id: import('typebox').TString;
              size: import('typebox').TOptional<import('typebox').TString>;
            }>
          >;
          photos: import('typebox').TInteger;
          created_at: import('typebox').TString;
          pickup_address: import('typebox').TOptional<
            import('typebox').TUnion<
              [
                import('typebox').TNull,
                import('typebox').TObject<{
                  address_id: import('typebox').TString;
                  full_name: import('typebox').TString;
                  house: import('typebox').TString;
                  street: import('typebox').TString;
                  landmark: import('typebox').TString;
                  city: import('typebox').TString;
                  state: import('typebox').TString;
                  pincode: import('typebox').TString;
                  country_id: import('typebox').TString;
                  mobile: import('typebox').TString;
                  is_default: import('typebox').TBoolean;
                  email: import('typebox').TString;
                  store_id: import('typebox').TOptional<import('typebox').TString>;
                }>,
              ]
            >
          >;
        }>
      >
    >;
    pickup: import('typebox').TOptional<
      import('typebox').TObject<{
        store_id: import('typebox').TString;
        code: import('typebox').TString;
        needs_proof: import('typebox').TOptional<import('typebox').TBoolean>;
        kept_until: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const trackedResize: {
  readonly method: 'POST';
  readonly path: 'order/order/track/resize_request/';
  readonly access: 'public';
  readonly token: 'if-any';
  readonly once: true;
  readonly tag: 'orders';
  readonly summary: 'Asks for another size of pieces of an order that is followed';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
    reason_id: import('typebox').TInteger;
    comment: import('typebox').TOptional<import('typebox').TString>;
    photos: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          media_type: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'image/jpeg'>,
              import('typebox').TLiteral<'image/png'>,
              import('typebox').TLiteral<'image/webp'>,
            ]
          >;
          data: import('typebox').TString;
        }>
      >
    >;
    pickup_address_id: import('typebox').TOptional<import('typebox').TString>;
    items: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        size: import('typebox').TString;
      }>
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
      }>
    >;
    delivery_by: import('typebox').TString;
    ahead: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          state: import('typebox').TString;
          by: import('typebox').TString;
        }>
      >
    >;
    lines: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          colour: import('typebox').TString;
          delivery_date: import('typebox').TString;
          engraving: import('typebox').TOptional<import('typebox').TString>;
          handed_in: import('typebox').TOptional<import('typebox').TBoolean>;
          item_id: import('typebox').TString;
          karat: import('typebox').TInteger;
          line_price_paise: import('typebox').TInteger;
          productDetails: import('typebox').TObject<{
            currency: import('typebox').TString;
            rate_version: import('typebox').TInteger;
            fx_version: import('typebox').TOptional<import('typebox').TInteger>;
            product_id: import('typebox').TInteger;
            sku: import('typebox').TString;
            product_title: import('typebox').TString;
            title_hi: import('typebox').TOptional<import('typebox').TString>;
            category_name: import('typebox').TString;
            url: import('typebox').TString;
            images: import('typebox').TObject<{
              product_images: import('typebox').TArray<
                import('typebox').TObject<{
                  tint: import('typebox').TOptional<import('typebox').TString>;
                  src: import('typebox').TString;
                  alt: import('typebox').TString;
                }>
              >;
            }>;
            karat: import('typebox').TInteger;
            colour: import('typebox').TString;
            colours: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
            special_price_paise: import('typebox').TInteger;
            price_paise: import('typebox').TInteger;
            discount_message: import('typebox').TString;
            set_name: import('typebox').TString;
            wear_type_name: import('typebox').TString;
            product_type: import('typebox').TUnion<
              [import('typebox').TLiteral<'made-to-order'>, import('typebox').TLiteral<'ready-to-ship'>]
            >;
            gross_weight_mg: import('typebox').TInteger;
            lead_days: import('typebox').TInteger;
            available: import('typebox').TOptional<import('typebox').TBoolean>;
            badge: import('typebox').TUnion<
              [
                import('typebox').TLiteral<'new'>,
                import('typebox').TLiteral<'bestseller'>,
                import('typebox').TLiteral<''>,
              ]
            >;
            rating: import('typebox').TOptional<
              import('typebox').TObject<{
                count: import('typebox').TInteger;
                average_tenths: import('typebox').TInteger;
              }>
            >;
          }>;
          quantity: import('typebox').TInteger;
          size: import('typebox').TString;
          size_names: import('typebox').TOptional<
            import('typebox').TObject<{
              uk: import('typebox').TString;
              us: import('typebox').TString;
              eu: import('typebox').TString;
            }>
          >;
        }>
      >
    >;
    total_payable_paise: import('typebox').TOptional<import('typebox').TInteger>;
    currency: import('typebox').TOptional<import('typebox').TString>;
    can: import('typebox').TOptional<
      import('typebox').TObject<{
        cancel: import('typebox').TOptional<import('typebox').TBoolean>;
        claim: import('typebox').TOptional<import('typebox').TBoolean>;
        resize: import('typebox').TOptional<import('typebox').TBoolean>;
        return: import('typebox').TOptional<import('typebox').TBoolean>;
        withdraw_return: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
    return_until: import('typebox').TOptional<import('typebox').TString>;
    requests: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          request_id: import('typebox').TString;
          kind: import('typebox').TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
          state: import('typebox').TUnion<
            [
              import('typebox').TNull,
              import('typebox').TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>,
            ]
          >;
          state_note: import('typebox').TString;
          reason_id: import('typebox').TInteger;
          items: import('typebox').TArray<
            import('typebox').TObject<{
              item_id: import('typebox').TString;
              size: import('typebox').TOptional<import('typebox').TString>;
            }>
          >;
          photos: import('typebox').TInteger;
          created_at: import('typebox').TString;
          pickup_address: import('typebox').TOptional<
            import('typebox').TUnion<
              [
                import('typebox').TNull,
                import('typebox').TObject<{
                  address_id: import('typebox').TString;
                  full_name: import('typebox').TString;
                  house: import('typebox').TString;
                  street: import('typebox').TString;
                  landmark: import('typebox').TString;
                  city: import('typebox').TString;
                  state: import('typebox').TString;
                  pincode: import('typebox').TString;
                  country_id: import('typebox').TString;
                  mobile: import('typebox').TString;
                  is_default: import('typebox').TBoolean;
                  email: import('typebox').TString;
                  store_id: import('typebox').TOptional<import('typebox').TString>;
                }>,
              ]
            >
          >;
        }>
      >
    >;
    pickup: import('typebox').TOptional<
      import('typebox').TObject<{
        store_id: import('typebox').TString;
        code: import('typebox').TString;
        needs_proof: import('typebox').TOptional<import('typebox').TBoolean>;
        kept_until: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
  }>;
  readonly photos: true;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const trackedClaim: {
  readonly method: 'POST';
  readonly path: 'order/order/track/claim/';
  readonly access: 'public';
  readonly token: 'if-any';
  readonly once: true;
  readonly tag: 'orders';
  readonly summary: 'Says that pieces of an order that is followed have a fault';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
    reason_id: import('typebox').TInteger;
    comment: import('typebox').TOptional<import('typebox').TString>;
    photos: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          media_type: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'image/jpeg'>,
              import('typebox').TLiteral<'image/png'>,
              import('typebox').TLiteral<'image/webp'>,
            ]
          >;
          data: import('typebox').TString;
        }>
      >
    >;
    pickup_address_id: import('typebox').TOptional<import('typebox').TString>;
    item_ids: import('typebox').TArray<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    order_no: import('typebox').TString;
    state: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
      }>
    >;
    delivery_by: import('typebox').TString;
    ahead: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          state: import('typebox').TString;
          by: import('typebox').TString;
        }>
      >
    >;
    lines: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          colour: import('typebox').TString;
          delivery_date: import('typebox').TString;
          engraving: import('typebox').TOptional<import('typebox').TString>;
          handed_in: import('typebox').TOptional<import('typebox').TBoolean>;
          item_id: import('typebox').TString;
          karat: import('typebox').TInteger;
          line_price_paise: import('typebox').TInteger;
          productDetails: import('typebox').TObject<{
            currency: import('typebox').TString;
            rate_version: import('typebox').TInteger;
            fx_version: import('typebox').TOptional<import('typebox').TInteger>;
            product_id: import('typebox').TInteger;
            sku: import('typebox').TString;
            product_title: import('typebox').TString;
            title_hi: import('typebox').TOptional<import('typebox').TString>;
            category_name: import('typebox').TString;
            url: import('typebox').TString;
            images: import('typebox').TObject<{
              product_images: import('typebox').TArray<
                import('typebox').TObject<{
                  tint: import('typebox').TOptional<import('typebox').TString>;
                  src: import('typebox').TString;
                  alt: import('typebox').TString;
                }>
              >;
            }>;
            karat: import('typebox').TInteger;
            colour: import('typebox').TString;
            colours: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
            special_price_paise: import('typebox').TInteger;
            price_paise: import('typebox').TInteger;
            discount_message: import('typebox').TString;
            set_name: import('typebox').TString;
            wear_type_name: import('typebox').TString;
            product_type: import('typebox').TUnion<
              [import('typebox').TLiteral<'made-to-order'>, import('typebox').TLiteral<'ready-to-ship'>]
            >;
            gross_weight_mg: import('typebox').TInteger;
            lead_days: import('typebox').TInteger;
            available: import('typebox').TOptional<import('typebox').TBoolean>;
            badge: import('typebox').TUnion<
              [
                import('typebox').TLiteral<'new'>,
                import('typebox').TLiteral<'bestseller'>,
                import('typebox').TLiteral<''>,
              ]
            >;
            rating: import('typebox').TOptional<
              import('typebox').TObject<{
                count: import('typebox').TInteger;
                average_tenths: import('typebox').TInteger;
              }>
            >;
          }>;
          quantity: import('typebox').TInteger;
          size: import('typebox').TString;
          size_names: import('typebox').TOptional<
            import('typebox').TObject<{
              uk: import('typebox').TString;
              us: import('typebox').TString;
              eu: import('typebox').TString;
            }>
          >;
        }>
      >
    >;
    total_payable_paise: import('typebox').TOptional<import('typebox').TInteger>;
    currency: import('typebox').TOptional<import('typebox').TString>;
    can: import('typebox').TOptional<
      import('typebox').TObject<{
        cancel: import('typebox').TOptional<import('typebox').TBoolean>;
        claim: import('typebox').TOptional<import('typebox').TBoolean>;
        resize: import('typebox').TOptional<import('typebox').TBoolean>;
        return: import('typebox').TOptional<import('typebox').TBoolean>;
        withdraw_return: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
    return_until: import('typebox').TOptional<import('typebox').TString>;
    requests: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          request_id: import('typebox').TString;
          kind: import('typebox').TUnsafe<'cancel' | 'claim' | 'resize' | 'return'>;
          state: import('typebox').TUnion<
            [
              import('typebox').TNull,
              import('typebox').TUnsafe<'accepted' | 'declined' | 'done' | 'open' | 'withdrawn'>,
            ]
          >;
          state_note: import('typebox').TString;
          reason_id: import('typebox').TInteger;
          items: import('typebox').TArray<
            import('typebox').TObject<{
              item_id: import('typebox').TString;
              size: import('typebox').TOptional<import('typebox').TString>;
            }>
          >;
          photos: import('typebox').TInteger;
          created_at: import('typebox').TString;
          pickup_address: import('typebox').TOptional<
            import('typebox').TUnion<
              [
                import('typebox').TNull,
                import('typebox').TObject<{
                  address_id: import('typebox').TString;
                  full_name: import('typebox').TString;
                  house: import('typebox').TString;
                  street: import('typebox').TString;
                  landmark: import('typebox').TString;
                  city: import('typebox').TString;
                  state: import('typebox').TString;
                  pincode: import('typebox').TString;
                  country_id: import('typebox').TString;
                  mobile: import('typebox').TString;
                  is_default: import('typebox').TBoolean;
                  email: import('typebox').TString;
                  store_id: import('typebox').TOptional<import('typebox').TString>;
                }>,
              ]
            >
          >;
        }>
      >
    >;
    pickup: import('typebox').TOptional<
      import('typebox').TObject<{
        store_id: import('typebox').TString;
        code: import('typebox').TString;
        needs_proof: import('typebox').TOptional<import('typebox').TBoolean>;
        kept_until: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
  }>;
  readonly photos: true;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const refundDetails: {
  readonly method: 'GET';
  readonly path: 'payment/refund/details/';
  readonly access: 'shopper';
  readonly tag: 'orders';
  readonly summary: 'A refund, tender by tender';
  readonly query: import('typebox').TObject<{
    refund_order_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    refund_order_id: import('typebox').TString;
    order_no: import('typebox').TString;
    state: import('typebox').TUnion<
      [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
    >;
    amount_paise: import('typebox').TInteger;
    currency: import('typebox').TString;
    tenders: import('typebox').TArray<
      import('typebox').TObject<{
        tender: import('typebox').TString;
        amount_paise: import('typebox').TInteger;
        coins: import('typebox').TInteger;
        state: import('typebox').TUnion<
          [import('typebox').TLiteral<'initiated'>, import('typebox').TLiteral<'done'>]
        >;
      }>
    >;
    created_at: import('typebox').TString;
    credit_note_no: import('typebox').TOptional<import('typebox').TString>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
