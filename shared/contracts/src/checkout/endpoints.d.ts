export declare const cartTotals: {
  readonly method: 'GET';
  readonly path: 'customer/cart/totals/';
  readonly access: 'shopper';
  readonly tag: 'checkout';
  readonly summary: 'Every row of the totals, as they are now';
  readonly query: import('typebox').TObject<{
    pincode: import('typebox').TOptional<import('typebox').TString>;
    payment_mode: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TLiteral<'sandbox'>,
          import('typebox').TLiteral<'razorpay'>,
          import('typebox').TLiteral<'cod'>,
          import('typebox').TLiteral<'emi'>,
        ]
      >
    >;
  }>;
  readonly answer: import('typebox').TObject<{
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
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const cartLockPrice: {
  readonly method: 'POST';
  readonly path: 'customer/cart/lock_price/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'checkout';
  readonly summary: 'Promises the price for 30 minutes';
  readonly body: import('typebox').TObject<{
    payment_mode: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TLiteral<'sandbox'>,
          import('typebox').TLiteral<'razorpay'>,
          import('typebox').TLiteral<'cod'>,
          import('typebox').TLiteral<'emi'>,
        ]
      >
    >;
    address_id: import('typebox').TOptional<import('typebox').TString>;
    use_coins: import('typebox').TOptional<import('typebox').TBoolean>;
  }>;
  readonly answer: import('typebox').TObject<{
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
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const couponList: {
  readonly method: 'GET';
  readonly path: 'coupon/coupon/list/';
  readonly access: 'shopper';
  readonly tag: 'checkout';
  readonly summary: 'Coupons that lower this bag';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        code: import('typebox').TString;
        title: import('typebox').TString;
        title_hi: import('typebox').TString;
        discount_paise: import('typebox').TInteger;
        ends_on: import('typebox').TString;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const couponApply: {
  readonly method: 'POST';
  readonly path: 'coupon/coupon/apply/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'checkout';
  readonly summary: 'Uses a coupon for the bag';
  readonly body: import('typebox').TObject<{
    code: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    code: import('typebox').TString;
    discount_paise: import('typebox').TInteger;
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
  readonly alert: 'coupon_apply';
  readonly limit: {
    readonly name: 'coupon-guess';
    readonly seconds: number;
    readonly counts: 'vain';
    readonly only: 'COUPON.INVALID';
    readonly shopper: 10;
    readonly address: 60;
    readonly heard: 3;
  };
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const couponRemove: {
  readonly method: 'POST';
  readonly path: 'coupon/coupon/remove/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'checkout';
  readonly summary: 'Uses no coupon for the bag';
  readonly body: import('typebox').TObject<{
    code: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    code: import('typebox').TString;
    discount_paise: import('typebox').TInteger;
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
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const paymentOptions: {
  readonly method: 'GET';
  readonly path: 'payment/payment/options/';
  readonly access: 'shopper';
  readonly tag: 'checkout';
  readonly summary: 'Ways to pay for what was promised';
  readonly query: import('typebox').TObject<{
    lock_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    lock_id: import('typebox').TString;
    options: import('typebox').TArray<
      import('typebox').TObject<{
        mode: import('typebox').TUnion<
          [
            import('typebox').TLiteral<'sandbox'>,
            import('typebox').TLiteral<'razorpay'>,
            import('typebox').TLiteral<'cod'>,
            import('typebox').TLiteral<'emi'>,
          ]
        >;
        eligible: import('typebox').TBoolean;
        text_key: import('typebox').TUnion<
          [
            import('typebox').TUnion<
              [
                import('typebox').TUnion<
                  [
                    import('typebox').TLiteral<'codAvailableText'>,
                    import('typebox').TLiteral<'codOnlyAvailableText'>,
                    import('typebox').TLiteral<'ccodOnlyAvailableText'>,
                    import('typebox').TLiteral<'codNotAvailableText'>,
                  ]
                >,
                import('typebox').TLiteral<'codLimitText'>,
                import('typebox').TLiteral<'codIndiaOnlyText'>,
              ]
            >,
            import('typebox').TLiteral<'onlineAvailableText'>,
            import('typebox').TUnsafe<
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
        limit_paise: import('typebox').TOptional<import('typebox').TInteger>;
      }>
    >;
    total_payable_paise: import('typebox').TInteger;
    currency: import('typebox').TString;
    rate_version: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
