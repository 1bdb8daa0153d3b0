import { type Limit } from '../base/endpoint/limit.ts';
export declare const homeContent: {
  readonly method: 'GET';
  readonly path: 'content/home/';
  readonly access: 'public';
  readonly tag: 'content';
  readonly summary: 'The designs of the home page';
  readonly answer: import('typebox').TObject<{
    count: import('typebox').TInteger;
    rails: import('typebox').TObject<{
      popular: import('typebox').TObject<{
        canonical_path: import('typebox').TString;
        category: import('typebox').TString;
        count: import('typebox').TInteger;
        results: import('typebox').TArray<
          import('typebox').TObject<{
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
          }>
        >;
        title: import('typebox').TString;
        title_hi: import('typebox').TString;
      }>;
      latest: import('typebox').TObject<{
        canonical_path: import('typebox').TString;
        category: import('typebox').TString;
        count: import('typebox').TInteger;
        results: import('typebox').TArray<
          import('typebox').TObject<{
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
          }>
        >;
        title: import('typebox').TString;
        title_hi: import('typebox').TString;
      }>;
      solitaires: import('typebox').TObject<{
        canonical_path: import('typebox').TString;
        category: import('typebox').TString;
        count: import('typebox').TInteger;
        results: import('typebox').TArray<
          import('typebox').TObject<{
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
          }>
        >;
        title: import('typebox').TString;
        title_hi: import('typebox').TString;
      }>;
    }>;
    categories: import('typebox').TArray<
      import('typebox').TObject<{
        canonical_path: import('typebox').TString;
        category: import('typebox').TString;
        count: import('typebox').TInteger;
        results: import('typebox').TArray<
          import('typebox').TObject<{
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
          }>
        >;
        title: import('typebox').TString;
        title_hi: import('typebox').TString;
      }>
    >;
    prices: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          label: import('typebox').TString;
          label_hi: import('typebox').TString;
          path: import('typebox').TString;
        }>
      >
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const productListing: {
  readonly method: 'GET';
  readonly path: 'product/listing/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'A page of a listing';
  readonly query: import('typebox').TObject<{
    path: import('typebox').TString;
    page: import('typebox').TOptional<import('typebox').TInteger>;
    page_size: import('typebox').TOptional<import('typebox').TInteger>;
    facets: import('typebox').TOptional<import('typebox').TBoolean>;
  }>;
  readonly answer: import('typebox').TObject<{
    canonical_path: import('typebox').TString;
    title: import('typebox').TString;
    title_hi: import('typebox').TString;
    category: import('typebox').TString;
    count: import('typebox').TInteger;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    pages: import('typebox').TInteger;
    previous_path: import('typebox').TString;
    next_path: import('typebox').TString;
    page_paths: import('typebox').TArray<
      import('typebox').TObject<{
        page: import('typebox').TInteger;
        path: import('typebox').TString;
      }>
    >;
    sorts: import('typebox').TArray<
      import('typebox').TObject<{
        id: import('typebox').TString;
        label: import('typebox').TString;
        label_hi: import('typebox').TString;
        path: import('typebox').TString;
        selected: import('typebox').TBoolean;
      }>
    >;
    applied: import('typebox').TArray<
      import('typebox').TObject<{
        facet: import('typebox').TString;
        id: import('typebox').TString;
        label: import('typebox').TString;
        label_hi: import('typebox').TString;
        path: import('typebox').TString;
      }>
    >;
    clear_path: import('typebox').TString;
    catalogue_version: import('typebox').TInteger;
    results: import('typebox').TArray<
      import('typebox').TObject<{
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
      }>
    >;
    facets: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          id: import('typebox').TString;
          label: import('typebox').TString;
          label_hi: import('typebox').TString;
          values: import('typebox').TArray<
            import('typebox').TObject<{
              id: import('typebox').TString;
              label: import('typebox').TString;
              label_hi: import('typebox').TString;
              count: import('typebox').TInteger;
              selected: import('typebox').TBoolean;
              path: import('typebox').TString;
            }>
          >;
        }>
      >
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const productFacets: {
  readonly method: 'GET';
  readonly path: 'product/facets/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'The filters of a listing with their counts';
  readonly query: import('typebox').TObject<{
    path: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    canonical_path: import('typebox').TString;
    count: import('typebox').TInteger;
    facets: import('typebox').TArray<
      import('typebox').TObject<{
        id: import('typebox').TString;
        label: import('typebox').TString;
        label_hi: import('typebox').TString;
        values: import('typebox').TArray<
          import('typebox').TObject<{
            id: import('typebox').TString;
            label: import('typebox').TString;
            label_hi: import('typebox').TString;
            count: import('typebox').TInteger;
            selected: import('typebox').TBoolean;
            path: import('typebox').TString;
          }>
        >;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const productSearch: {
  readonly method: 'GET';
  readonly path: 'product/search/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'Designs found by words, in English or Hindi';
  readonly query: import('typebox').TObject<{
    q: import('typebox').TString;
    page: import('typebox').TOptional<import('typebox').TInteger>;
    filter: import('typebox').TOptional<import('typebox').TString>;
    sort: import('typebox').TOptional<
      import('typebox').TEnum<['popular', 'latest', 'price+low', 'price+high', 'discount']>
    >;
    exact: import('typebox').TOptional<import('typebox').TBoolean>;
  }>;
  readonly answer: import('typebox').TObject<{
    query: import('typebox').TString;
    corrected: import('typebox').TString;
    count: import('typebox').TInteger;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    pages: import('typebox').TInteger;
    results: import('typebox').TArray<
      import('typebox').TObject<{
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
      }>
    >;
    applied: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          facet: import('typebox').TString;
          id: import('typebox').TString;
          label: import('typebox').TString;
          label_hi: import('typebox').TString;
          path: import('typebox').TString;
        }>
      >
    >;
    without: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          label: import('typebox').TString;
          label_hi: import('typebox').TString;
          path: import('typebox').TString;
          count: import('typebox').TInteger;
        }>
      >
    >;
    relaxed: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          label: import('typebox').TString;
          label_hi: import('typebox').TString;
          nearest: import('typebox').TString;
          nearest_hi: import('typebox').TString;
          path: import('typebox').TOptional<import('typebox').TString>;
          count: import('typebox').TOptional<import('typebox').TInteger>;
        }>
      >
    >;
    missing: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
    instead: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          words: import('typebox').TString;
          label: import('typebox').TString;
          label_hi: import('typebox').TString;
        }>
      >
    >;
    guides: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
    guide_links: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          label: import('typebox').TString;
          label_hi: import('typebox').TString;
          path: import('typebox').TString;
        }>
      >
    >;
    unread: import('typebox').TOptional<import('typebox').TString>;
    facets: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          id: import('typebox').TString;
          label: import('typebox').TString;
          label_hi: import('typebox').TString;
          values: import('typebox').TArray<
            import('typebox').TObject<{
              id: import('typebox').TString;
              label: import('typebox').TString;
              label_hi: import('typebox').TString;
              count: import('typebox').TInteger;
              selected: import('typebox').TBoolean;
              path: import('typebox').TString;
            }>
          >;
        }>
      >
    >;
    sorts: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          id: import('typebox').TString;
          label: import('typebox').TString;
          label_hi: import('typebox').TString;
          path: import('typebox').TString;
          selected: import('typebox').TBoolean;
        }>
      >
    >;
    page_paths: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          page: import('typebox').TInteger;
          path: import('typebox').TString;
        }>
      >
    >;
    previous_path: import('typebox').TOptional<import('typebox').TString>;
    next_path: import('typebox').TOptional<import('typebox').TString>;
    exact_path: import('typebox').TOptional<import('typebox').TString>;
    clear_path: import('typebox').TOptional<import('typebox').TString>;
    categories: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          label: import('typebox').TString;
          label_hi: import('typebox').TString;
          path: import('typebox').TString;
          count: import('typebox').TInteger;
        }>
      >
    >;
  }>;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const searchSuggest: {
  readonly method: 'GET';
  readonly path: 'product/search_suggest/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'What a shopper who typed this may mean';
  readonly query: import('typebox').TObject<{
    q: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    query: import('typebox').TString;
    terms: import('typebox').TArray<
      import('typebox').TObject<{
        text: import('typebox').TString;
        text_hi: import('typebox').TOptional<import('typebox').TString>;
        path: import('typebox').TString;
      }>
    >;
    categories: import('typebox').TArray<
      import('typebox').TObject<{
        label: import('typebox').TString;
        label_hi: import('typebox').TString;
        path: import('typebox').TString;
        count: import('typebox').TInteger;
      }>
    >;
    guide_links: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          label: import('typebox').TString;
          label_hi: import('typebox').TString;
          path: import('typebox').TString;
        }>
      >
    >;
    products: import('typebox').TArray<
      import('typebox').TObject<{
        product_id: import('typebox').TInteger;
        product_title: import('typebox').TString;
        title_hi: import('typebox').TOptional<import('typebox').TString>;
        url: import('typebox').TString;
        image: import('typebox').TString;
        special_price_paise: import('typebox').TInteger;
        currency: import('typebox').TString;
        rate_version: import('typebox').TInteger;
      }>
    >;
  }>;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const productDetails: {
  readonly method: 'GET';
  readonly path: 'product/product/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'Everything a product page shows';
  readonly query: import('typebox').TObject<{
    karat: import('typebox').TOptional<import('typebox').TInteger>;
    colour: import('typebox').TOptional<import('typebox').TString>;
    size: import('typebox').TOptional<import('typebox').TString>;
    product_id: import('typebox').TInteger;
    pincode: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    currency: import('typebox').TString;
    rate_version: import('typebox').TInteger;
    fx_version: import('typebox').TOptional<import('typebox').TInteger>;
    product_id: import('typebox').TInteger;
    sku: import('typebox').TString;
    product_title: import('typebox').TString;
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
    design_code: import('typebox').TString;
    product_code: import('typebox').TString;
    description: import('typebox').TString;
    description_hi: import('typebox').TString;
    title_hi: import('typebox').TString;
    category: import('typebox').TString;
    style: import('typebox').TString;
    occasions: import('typebox').TArray<import('typebox').TString>;
    motif: import('typebox').TString;
    recipient: import('typebox').TString;
    options: import('typebox').TObject<{
      karats: import('typebox').TArray<import('typebox').TInteger>;
      colours: import('typebox').TArray<import('typebox').TString>;
      sizes: import('typebox').TArray<
        import('typebox').TObject<{
          id: import('typebox').TString;
          label: import('typebox').TString;
          label_hi: import('typebox').TOptional<import('typebox').TString>;
          in_stock: import('typebox').TBoolean;
          names: import('typebox').TOptional<
            import('typebox').TObject<{
              uk: import('typebox').TString;
              us: import('typebox').TString;
              eu: import('typebox').TString;
            }>
          >;
        }>
      >;
      size_required: import('typebox').TBoolean;
      default_size: import('typebox').TString;
      engraving: import('typebox').TOptional<
        import('typebox').TObject<{
          max_length: import('typebox').TInteger;
          lead_days: import('typebox').TInteger;
        }>
      >;
    }>;
    gallery: import('typebox').TArray<
      import('typebox').TObject<{
        tint: import('typebox').TOptional<import('typebox').TString>;
        colour: import('typebox').TString;
        view: import('typebox').TString;
        src: import('typebox').TString;
        alt: import('typebox').TString;
      }>
    >;
    stones: import('typebox').TArray<
      import('typebox').TObject<{
        type: import('typebox').TString;
        type_hi: import('typebox').TString;
        shape: import('typebox').TString;
        quality: import('typebox').TString;
        count: import('typebox').TInteger;
        millicarat: import('typebox').TInteger;
      }>
    >;
    certificate: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TObject<{
            diamonds: import('typebox').TArray<
              import('typebox').TObject<{
                shape: import('typebox').TString;
                count: import('typebox').TInteger;
                millicarat: import('typebox').TInteger;
                colour: import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>;
                clarity: import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>;
                cut: import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>;
                finish: import('typebox').TOptional<
                  import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>
                >;
              }>
            >;
            laboratory: import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>;
            number: import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>;
          }>,
          import('typebox').TNull,
        ]
      >
    >;
    dimensions: import('typebox').TObject<{
      width_mm: import('typebox').TNumber;
      height_mm: import('typebox').TNumber;
    }>;
    origin: import('typebox').TOptional<
      import('typebox').TObject<{
        country: import('typebox').TString;
        label: import('typebox').TString;
        label_hi: import('typebox').TString;
      }>
    >;
    stock: import('typebox').TInteger;
    contact: import('typebox').TOptional<
      import('typebox').TObject<{
        phone: import('typebox').TString;
        whatsapp: import('typebox').TString;
        email: import('typebox').TString;
        officer: import('typebox').TObject<{
          name: import('typebox').TString;
          name_hi: import('typebox').TString;
          email: import('typebox').TString;
        }>;
        since: import('typebox').TString;
      }>
    >;
    promises: import('typebox').TOptional<
      import('typebox').TObject<{
        exchange: import('typebox').TBoolean;
        hallmark: import('typebox').TBoolean;
        hallmark_from_mg: import('typebox').TOptional<import('typebox').TInteger>;
      }>
    >;
    breakup: import('typebox').TObject<{
      currency: import('typebox').TString;
      rate_version: import('typebox').TInteger;
      fx_version: import('typebox').TOptional<import('typebox').TInteger>;
      product_id: import('typebox').TInteger;
      sku: import('typebox').TString;
      karat: import('typebox').TInteger;
      colour: import('typebox').TString;
      size: import('typebox').TString;
      net_weight_mg: import('typebox').TInteger;
      gross_weight_mg: import('typebox').TInteger;
      rows: import('typebox').TArray<
        import('typebox').TObject<{
          component: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'metal'>,
              import('typebox').TLiteral<'stone'>,
              import('typebox').TLiteral<'making'>,
              import('typebox').TLiteral<'other'>,
            ]
          >;
          label: import('typebox').TString;
          label_hi: import('typebox').TString;
          rate_paise: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
          rate_unit: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'g'>,
              import('typebox').TLiteral<'ct'>,
              import('typebox').TLiteral<'%'>,
              import('typebox').TLiteral<''>,
            ]
          >;
          weight_mg: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
          millicarat: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
          value_paise: import('typebox').TInteger;
          discount_paise: import('typebox').TInteger;
          final_paise: import('typebox').TInteger;
        }>
      >;
      subtotal_paise: import('typebox').TInteger;
      gst_rate_bp: import('typebox').TInteger;
      gst_paise: import('typebox').TInteger;
      special_price_paise: import('typebox').TInteger;
      price_paise: import('typebox').TInteger;
      discount_message: import('typebox').TString;
      available: import('typebox').TBoolean;
      stock: import('typebox').TInteger;
      lead_days: import('typebox').TInteger;
      rate_since: import('typebox').TOptional<import('typebox').TString>;
      emi_from_paise: import('typebox').TOptional<import('typebox').TInteger>;
      emi_from_months: import('typebox').TOptional<import('typebox').TInteger>;
    }>;
    breadcrumb: import('typebox').TArray<
      import('typebox').TObject<{
        label: import('typebox').TString;
        label_hi: import('typebox').TString;
        path: import('typebox').TString;
      }>
    >;
    delivery: import('typebox').TOptional<
      import('typebox').TObject<{
        serviceable: import('typebox').TBoolean;
        city: import('typebox').TString;
        state: import('typebox').TString;
        cod: import('typebox').TBoolean;
        ccod: import('typebox').TBoolean;
        text_key: import('typebox').TUnion<
          [
            import('typebox').TLiteral<'codAvailableText'>,
            import('typebox').TLiteral<'codOnlyAvailableText'>,
            import('typebox').TLiteral<'ccodOnlyAvailableText'>,
            import('typebox').TLiteral<'codNotAvailableText'>,
          ]
        >;
        pay_on_delivery: import('typebox').TObject<{
          possible: import('typebox').TBoolean;
          text_key: import('typebox').TUnion<
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
          >;
          limit_paise: import('typebox').TInteger;
        }>;
        express: import('typebox').TBoolean;
        pincode: import('typebox').TString;
        country_id: import('typebox').TString;
        promise: import('typebox').TUnion<
          [
            import('typebox').TObject<{
              dispatch_date: import('typebox').TString;
              delivery_date: import('typebox').TString;
              tier: import('typebox').TUnion<
                [
                  import('typebox').TLiteral<'express'>,
                  import('typebox').TLiteral<'fast'>,
                  import('typebox').TLiteral<'standard'>,
                  import('typebox').TLiteral<'international'>,
                ]
              >;
            }>,
            import('typebox').TNull,
          ]
        >;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const priceBreakup: {
  readonly method: 'GET';
  readonly path: 'product/price_breakup/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'The price of one choice of options, row by row';
  readonly query: import('typebox').TObject<{
    karat: import('typebox').TOptional<import('typebox').TInteger>;
    colour: import('typebox').TOptional<import('typebox').TString>;
    size: import('typebox').TOptional<import('typebox').TString>;
    product_id: import('typebox').TOptional<import('typebox').TInteger>;
    sku: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    currency: import('typebox').TString;
    rate_version: import('typebox').TInteger;
    fx_version: import('typebox').TOptional<import('typebox').TInteger>;
    product_id: import('typebox').TInteger;
    sku: import('typebox').TString;
    karat: import('typebox').TInteger;
    colour: import('typebox').TString;
    size: import('typebox').TString;
    net_weight_mg: import('typebox').TInteger;
    gross_weight_mg: import('typebox').TInteger;
    rows: import('typebox').TArray<
      import('typebox').TObject<{
        component: import('typebox').TUnion<
          [
            import('typebox').TLiteral<'metal'>,
            import('typebox').TLiteral<'stone'>,
            import('typebox').TLiteral<'making'>,
            import('typebox').TLiteral<'other'>,
          ]
        >;
        label: import('typebox').TString;
        label_hi: import('typebox').TString;
        rate_paise: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        rate_unit: import('typebox').TUnion<
          [
            import('typebox').TLiteral<'g'>,
            import('typebox').TLiteral<'ct'>,
            import('typebox').TLiteral<'%'>,
            import('typebox').TLiteral<''>,
          ]
        >;
        weight_mg: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        millicarat: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        value_paise: import('typebox').TInteger;
        discount_paise: import('typebox').TInteger;
        final_paise: import('typebox').TInteger;
      }>
    >;
    subtotal_paise: import('typebox').TInteger;
    gst_rate_bp: import('typebox').TInteger;
    gst_paise: import('typebox').TInteger;
    special_price_paise: import('typebox').TInteger;
    price_paise: import('typebox').TInteger;
    discount_message: import('typebox').TString;
    available: import('typebox').TBoolean;
    stock: import('typebox').TInteger;
    lead_days: import('typebox').TInteger;
    rate_since: import('typebox').TOptional<import('typebox').TString>;
    emi_from_paise: import('typebox').TOptional<import('typebox').TInteger>;
    emi_from_months: import('typebox').TOptional<import('typebox').TInteger>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const productCertificate: {
  readonly method: 'GET';
  readonly path: 'product/certificate/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'A sample of the certificate that comes with a design’s diamonds, as a PDF marked as such';
  readonly query: import('typebox').TObject<{
    product_id: import('typebox').TInteger;
    lang: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
  readonly limit: {
    readonly name: 'sample-certificate';
    readonly seconds: 60;
    readonly counts: 'calls';
    readonly address: 30;
  };
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const productPiece: {
  readonly method: 'GET';
  readonly path: 'product/piece/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'The parameters a design is drawn from in three dimensions';
  readonly query: import('typebox').TObject<{
    product_id: import('typebox').TInteger;
    size: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    category: import('typebox').TEnum<
      [
        'rings',
        'earrings',
        'pendants',
        'necklaces',
        'bangles',
        'bracelets',
        'mangalsutra',
        'nose-pins',
        'chains',
        'gold-coins',
        'solitaires',
        'gifts',
      ]
    >;
    form: import('typebox').TString;
    motif: import('typebox').TString;
    style: import('typebox').TString;
    stones: import('typebox').TArray<
      import('typebox').TObject<{
        type: import('typebox').TString;
        shape: import('typebox').TString;
        count: import('typebox').TInteger;
        millicarat: import('typebox').TInteger;
        role: import('typebox').TUnion<
          [import('typebox').TLiteral<'centre'>, import('typebox').TLiteral<'accent'>]
        >;
      }>
    >;
    look: import('typebox').TInteger;
    width_tenth_mm: import('typebox').TInteger;
    height_tenth_mm: import('typebox').TInteger;
    size_mm: import('typebox').TNumber;
    gauge_milli: import('typebox').TInteger;
    stamped_mg: import('typebox').TInteger;
    fineness: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const similarProducts: {
  readonly method: 'GET';
  readonly path: 'product/similar/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'Designs like this one';
  readonly query: import('typebox').TObject<{
    product_id: import('typebox').TOptional<import('typebox').TInteger>;
    type: import('typebox').TOptional<import('typebox').TString>;
    trend: import('typebox').TOptional<import('typebox').TString>;
    wear_type: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
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
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const productResolve: {
  readonly method: 'GET';
  readonly path: 'product/resolve/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'The address of a product known by its id';
  readonly query: import('typebox').TObject<{
    product_id: import('typebox').TInteger;
    wear_type_name: import('typebox').TOptional<import('typebox').TString>;
    karat: import('typebox').TOptional<import('typebox').TInteger>;
  }>;
  readonly answer: import('typebox').TObject<{
    product_id: import('typebox').TInteger;
    url: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const codePrices: {
  readonly method: 'GET';
  readonly path: 'product/pricing_by_code/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'Prices of many designs, all of one version';
  readonly query: import('typebox').TObject<{
    product_code__in: import('typebox').TOptional<import('typebox').TString>;
    product_id__in: import('typebox').TOptional<import('typebox').TString>;
    pincode: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    currency: import('typebox').TString;
    rate_version: import('typebox').TInteger;
    fx_version: import('typebox').TOptional<import('typebox').TInteger>;
    rate_since: import('typebox').TString;
    results: import('typebox').TArray<
      import('typebox').TObject<{
        special_price_paise: import('typebox').TInteger;
        price_paise: import('typebox').TInteger;
        product_id: import('typebox').TInteger;
        product_code: import('typebox').TString;
        karat: import('typebox').TInteger;
        discount_message: import('typebox').TString;
        lead_days: import('typebox').TInteger;
        stock: import('typebox').TInteger;
        delivery_date: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const sizePrices: {
  readonly method: 'GET';
  readonly path: 'product/size_pricing_by_code/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'Weight and price of each size of a design';
  readonly query: import('typebox').TObject<{
    product_code__in: import('typebox').TOptional<import('typebox').TString>;
    product_id: import('typebox').TOptional<import('typebox').TInteger>;
  }>;
  readonly answer: import('typebox').TObject<{
    currency: import('typebox').TString;
    rate_version: import('typebox').TInteger;
    fx_version: import('typebox').TOptional<import('typebox').TInteger>;
    rate_since: import('typebox').TString;
    results: import('typebox').TArray<
      import('typebox').TObject<{
        product_id: import('typebox').TInteger;
        product_code: import('typebox').TString;
        sizes: import('typebox').TArray<
          import('typebox').TObject<{
            special_price_paise: import('typebox').TInteger;
            price_paise: import('typebox').TInteger;
            size: import('typebox').TString;
            sku: import('typebox').TString;
            net_weight_mg: import('typebox').TInteger;
            gross_weight_mg: import('typebox').TInteger;
            stock: import('typebox').TInteger;
            lead_days: import('typebox').TInteger;
          }>
        >;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const sitemap: {
  readonly method: 'GET';
  readonly path: 'product/sitemap/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'Addresses for search engines';
  readonly query: import('typebox').TObject<{
    page: import('typebox').TOptional<import('typebox').TInteger>;
  }>;
  readonly answer: import('typebox').TObject<{
    page: import('typebox').TInteger;
    pages: import('typebox').TInteger;
    paths: import('typebox').TArray<
      import('typebox').TObject<{
        path: import('typebox').TString;
        modified: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const goldRate: {
  readonly method: 'GET';
  readonly path: 'product/gold_rate/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'Gold rate per gram by karat';
  readonly query: import('typebox').TObject<{
    days: import('typebox').TOptional<import('typebox').TInteger>;
  }>;
  readonly answer: import('typebox').TObject<{
    rate_version: import('typebox').TInteger;
    fx_version: import('typebox').TOptional<import('typebox').TInteger>;
    effective_from: import('typebox').TString;
    day: import('typebox').TString;
    paise_per_gram: import('typebox').TObject<{
      14: import('typebox').TInteger;
      18: import('typebox').TInteger;
      22: import('typebox').TInteger;
      24: import('typebox').TInteger;
    }>;
    history: import('typebox').TArray<
      import('typebox').TObject<{
        day: import('typebox').TString;
        paise_per_gram: import('typebox').TObject<{
          14: import('typebox').TInteger;
          18: import('typebox').TInteger;
          22: import('typebox').TInteger;
          24: import('typebox').TInteger;
        }>;
        effective_from: import('typebox').TOptional<import('typebox').TString>;
        source: import('typebox').TOptional<import('typebox').TString>;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const goldRateFile: {
  readonly method: 'GET';
  readonly path: 'product/gold_rate_csv/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'The same as a table in a file';
  readonly query: import('typebox').TObject<{
    days: import('typebox').TOptional<import('typebox').TInteger>;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const pieceOfDesign: {
  readonly method: 'GET';
  readonly path: 'pieces/:product_id';
  readonly access: 'operations';
  readonly tag: 'catalogue';
  readonly summary: 'What the image service draws a design from';
  readonly params: import('typebox').TObject<{
    product_id: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
