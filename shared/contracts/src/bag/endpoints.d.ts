export declare const cartList: {
  readonly method: 'GET';
  readonly path: 'customer/cart/list/';
  readonly access: 'shopper';
  readonly tag: 'bag';
  readonly summary: 'The bag, priced now';
  readonly answer: import('typebox').TObject<{
    items: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        sku: import('typebox').TString;
        quantity: import('typebox').TInteger;
        asked_for: import('typebox').TOptional<import('typebox').TInteger>;
        size: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size_names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        engraving: import('typebox').TOptional<import('typebox').TString>;
        gift_note: import('typebox').TOptional<import('typebox').TString>;
        max_quantity: import('typebox').TInteger;
        available: import('typebox').TBoolean;
        unit_price_paise: import('typebox').TInteger;
        line_price_paise: import('typebox').TInteger;
        line_mrp_paise: import('typebox').TInteger;
        price_notice: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              old_paise: import('typebox').TInteger;
              new_paise: import('typebox').TInteger;
              reason: import('typebox').TUnion<
                [import('typebox').TLiteral<'gold-rate'>, import('typebox').TLiteral<'exchange-rate'>]
              >;
            }>,
          ]
        >;
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
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const cartAdd: {
  readonly method: 'POST';
  readonly path: 'customer/cart/add/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'bag';
  readonly summary: 'Puts pieces into the bag';
  readonly body: import('typebox').TObject<{
    product_id: import('typebox').TInteger;
    sku: import('typebox').TOptional<import('typebox').TString>;
    size: import('typebox').TOptional<import('typebox').TString>;
    karat: import('typebox').TOptional<import('typebox').TInteger>;
    colour: import('typebox').TOptional<import('typebox').TString>;
    quantity: import('typebox').TInteger;
    engraving: import('typebox').TOptional<import('typebox').TString>;
    gift_note: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    items: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        sku: import('typebox').TString;
        quantity: import('typebox').TInteger;
        asked_for: import('typebox').TOptional<import('typebox').TInteger>;
        size: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size_names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        engraving: import('typebox').TOptional<import('typebox').TString>;
        gift_note: import('typebox').TOptional<import('typebox').TString>;
        max_quantity: import('typebox').TInteger;
        available: import('typebox').TBoolean;
        unit_price_paise: import('typebox').TInteger;
        line_price_paise: import('typebox').TInteger;
        line_mrp_paise: import('typebox').TInteger;
        price_notice: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              old_paise: import('typebox').TInteger;
              new_paise: import('typebox').TInteger;
              reason: import('typebox').TUnion<
                [import('typebox').TLiteral<'gold-rate'>, import('typebox').TLiteral<'exchange-rate'>]
              >;
            }>,
          ]
        >;
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
    count: import('typebox').TInteger;
  }>;
  readonly alert: 'cart_add';
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const cartUpdate: {
  readonly method: 'POST';
  readonly path: 'customer/cart/update/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'bag';
  readonly summary: 'Sets the pieces of a line';
  readonly body: import('typebox').TObject<{
    item_id: import('typebox').TString;
    quantity: import('typebox').TOptional<import('typebox').TInteger>;
    gift_note: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    items: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        sku: import('typebox').TString;
        quantity: import('typebox').TInteger;
        asked_for: import('typebox').TOptional<import('typebox').TInteger>;
        size: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size_names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        engraving: import('typebox').TOptional<import('typebox').TString>;
        gift_note: import('typebox').TOptional<import('typebox').TString>;
        max_quantity: import('typebox').TInteger;
        available: import('typebox').TBoolean;
        unit_price_paise: import('typebox').TInteger;
        line_price_paise: import('typebox').TInteger;
        line_mrp_paise: import('typebox').TInteger;
        price_notice: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              old_paise: import('typebox').TInteger;
              new_paise: import('typebox').TInteger;
              reason: import('typebox').TUnion<
                [import('typebox').TLiteral<'gold-rate'>, import('typebox').TLiteral<'exchange-rate'>]
              >;
            }>,
          ]
        >;
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
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const cartRemove: {
  readonly method: 'POST';
  readonly path: 'customer/cart/remove/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'bag';
  readonly summary: 'Takes a line out of the bag';
  readonly body: import('typebox').TObject<{
    item_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    items: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        sku: import('typebox').TString;
        quantity: import('typebox').TInteger;
        asked_for: import('typebox').TOptional<import('typebox').TInteger>;
        size: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size_names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        engraving: import('typebox').TOptional<import('typebox').TString>;
        gift_note: import('typebox').TOptional<import('typebox').TString>;
        max_quantity: import('typebox').TInteger;
        available: import('typebox').TBoolean;
        unit_price_paise: import('typebox').TInteger;
        line_price_paise: import('typebox').TInteger;
        line_mrp_paise: import('typebox').TInteger;
        price_notice: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              old_paise: import('typebox').TInteger;
              new_paise: import('typebox').TInteger;
              reason: import('typebox').TUnion<
                [import('typebox').TLiteral<'gold-rate'>, import('typebox').TLiteral<'exchange-rate'>]
              >;
            }>,
          ]
        >;
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
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const cartMerge: {
  readonly method: 'POST';
  readonly path: 'customer/cart/merge/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Takes what a guest has into the account, once';
  readonly body: import('typebox').TObject<{
    guest_token: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    merged: import('typebox').TBoolean;
    lines_added: import('typebox').TInteger;
    lines_united: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const cartMoveToWishlist: {
  readonly method: 'POST';
  readonly path: 'customer/cart/move_to_wishlist/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'wishlist';
  readonly summary: 'Moves a line of the bag to the wishlist';
  readonly body: import('typebox').TObject<{
    item_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    items: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        sku: import('typebox').TString;
        quantity: import('typebox').TInteger;
        asked_for: import('typebox').TOptional<import('typebox').TInteger>;
        size: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size_names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        engraving: import('typebox').TOptional<import('typebox').TString>;
        gift_note: import('typebox').TOptional<import('typebox').TString>;
        max_quantity: import('typebox').TInteger;
        available: import('typebox').TBoolean;
        unit_price_paise: import('typebox').TInteger;
        line_price_paise: import('typebox').TInteger;
        line_mrp_paise: import('typebox').TInteger;
        price_notice: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              old_paise: import('typebox').TInteger;
              new_paise: import('typebox').TInteger;
              reason: import('typebox').TUnion<
                [import('typebox').TLiteral<'gold-rate'>, import('typebox').TLiteral<'exchange-rate'>]
              >;
            }>,
          ]
        >;
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
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
