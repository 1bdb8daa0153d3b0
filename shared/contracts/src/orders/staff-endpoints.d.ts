export declare const staffOrderDetails: {
  readonly method: 'GET';
  readonly path: 'order/details/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Any order';
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
    history: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
        actor: import('typebox').TString;
        by: import('typebox').TString;
        note: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderTransition: {
  readonly method: 'POST';
  readonly path: 'order/transition/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Moves an order on';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
    to: import('typebox').TUnion<
      import('typebox').TLiteral<
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
    moved_by: import('typebox').TString;
    note: import('typebox').TOptional<import('typebox').TString>;
    pickup_code: import('typebox').TOptional<import('typebox').TString>;
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
  readonly limit: {
    readonly name: 'pickup-code';
    readonly seconds: 3600;
    readonly counts: 'told';
    readonly order_no: 5;
  };
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const orderHuid: {
  readonly method: 'POST';
  readonly path: 'order/huid/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Notes hallmark numbers';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
    item_id: import('typebox').TString;
    huids: import('typebox').TArray<import('typebox').TString>;
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
export declare const orderCertificate: {
  readonly method: 'POST';
  readonly path: 'order/certificate/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Notes certificates of a piece, with the laboratory of each';
  readonly body: import('typebox').TObject<{
    order_no: import('typebox').TString;
    item_id: import('typebox').TString;
    certificates: import('typebox').TArray<
      import('typebox').TObject<{
        laboratory: import('typebox').TString;
        number: import('typebox').TString;
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
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const refundSettle: {
  readonly method: 'POST';
  readonly path: 'refund/settle/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Notes that money paid at the door was given back by bank transfer';
  readonly body: import('typebox').TObject<{
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
export declare const refundsFailed: {
  readonly method: 'GET';
  readonly path: 'refund/failed/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Refunds a provider refused, the oldest first';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        refund_id: import('typebox').TString;
        subject: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              kind: import('typebox').TString;
              id: import('typebox').TString;
            }>,
          ]
        >;
        order_no: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TString]>;
        provider: import('typebox').TString;
        amount_paise: import('typebox').TInteger;
        currency: import('typebox').TString;
        requested_at: import('typebox').TString;
        last_error: import('typebox').TString;
        retries: import('typebox').TInteger;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const refundRetry: {
  readonly method: 'POST';
  readonly path: 'refund/retry/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Lets one of them be sent anew; who asked and why is written down';
  readonly body: import('typebox').TObject<{
    refund_id: import('typebox').TString;
    asked_by: import('typebox').TString;
    note: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    refund_id: import('typebox').TString;
    retry: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
