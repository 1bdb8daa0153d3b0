export declare const productCompare: {
  readonly method: 'GET';
  readonly path: 'product/compare/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'Cards of designs known by their ids';
  readonly query: import('typebox').TObject<{
    product_ids: import('typebox').TString;
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
export declare const productSolitaires: {
  readonly method: 'GET';
  readonly path: 'product/solitaires/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'Set solitaires by shape, weight, clarity and colour of the stone, and by setting';
  readonly query: import('typebox').TObject<{
    shape: import('typebox').TOptional<
      import('typebox').TUnsafe<
        'cushion' | 'emerald-cut' | 'marquise' | 'oval' | 'pear' | 'princess' | 'round'
      >
    >;
    carat: import('typebox').TOptional<
      import('typebox').TUnsafe<'0.5-0.75' | '0.75-1' | '1-1.5' | 'from-1.5' | 'under-0.5'>
    >;
    cut: import('typebox').TOptional<import('typebox').TUnsafe<'excellent' | 'good' | 'very-good'>>;
    clarity: import('typebox').TOptional<import('typebox').TUnsafe<'SI' | 'VS' | 'VVS'>>;
    grade: import('typebox').TOptional<import('typebox').TUnsafe<'E-F' | 'G-H' | 'I-J'>>;
    setting: import('typebox').TOptional<import('typebox').TUnsafe<'pendant' | 'ring' | 'stud'>>;
    karat: import('typebox').TOptional<import('typebox').TInteger>;
    colour: import('typebox').TOptional<import('typebox').TUnsafe<'rose' | 'white' | 'yellow'>>;
    page: import('typebox').TOptional<import('typebox').TInteger>;
  }>;
  readonly answer: import('typebox').TObject<{
    count: import('typebox').TInteger;
    page: import('typebox').TInteger;
    pages: import('typebox').TInteger;
    currency: import('typebox').TString;
    choices: import('typebox').TObject<{
      shape: import('typebox').TArray<
        import('typebox').TObject<{
          id: import('typebox').TString;
          count: import('typebox').TInteger;
          from_paise: import('typebox').TInteger;
        }>
      >;
      carat: import('typebox').TArray<
        import('typebox').TObject<{
          id: import('typebox').TString;
          count: import('typebox').TInteger;
          from_paise: import('typebox').TInteger;
        }>
      >;
      cut: import('typebox').TArray<
        import('typebox').TObject<{
          id: import('typebox').TString;
          count: import('typebox').TInteger;
          from_paise: import('typebox').TInteger;
        }>
      >;
      clarity: import('typebox').TArray<
        import('typebox').TObject<{
          id: import('typebox').TString;
          count: import('typebox').TInteger;
          from_paise: import('typebox').TInteger;
        }>
      >;
      grade: import('typebox').TArray<
        import('typebox').TObject<{
          id: import('typebox').TString;
          count: import('typebox').TInteger;
          from_paise: import('typebox').TInteger;
        }>
      >;
      setting: import('typebox').TArray<
        import('typebox').TObject<{
          id: import('typebox').TString;
          count: import('typebox').TInteger;
          from_paise: import('typebox').TInteger;
        }>
      >;
    }>;
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
    stones: import('typebox').TArray<
      import('typebox').TObject<{
        product_id: import('typebox').TInteger;
        shape: import('typebox').TString;
        millicarat: import('typebox').TInteger;
        count: import('typebox').TInteger;
        cut: import('typebox').TString;
        finish: import('typebox').TString;
        clarity: import('typebox').TString;
        grade: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const recommendedProducts: {
  readonly method: 'GET';
  readonly path: 'product/recommended/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'Designs of a style, a set or for an occasion, or for who looked at these';
  readonly query: import('typebox').TObject<{
    trend: import('typebox').TOptional<import('typebox').TString>;
    set_code: import('typebox').TOptional<import('typebox').TString>;
    occasion: import('typebox').TOptional<import('typebox').TString>;
    product_ids: import('typebox').TOptional<import('typebox').TString>;
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
    groups: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          reason: import('typebox').TUnsafe<'bought' | 'popular' | 'set' | 'similar' | 'viewed'>;
          product_ids: import('typebox').TArray<import('typebox').TInteger>;
        }>
      >
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const relatedProducts: {
  readonly method: 'POST';
  readonly path: 'catalog_product/relatedproductdetails/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'What goes with a design: bought or looked at with it, of its set, or like it';
  readonly body: import('typebox').TObject<{
    product_id: import('typebox').TInteger;
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
    groups: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          reason: import('typebox').TUnsafe<'bought' | 'popular' | 'set' | 'similar' | 'viewed'>;
          product_ids: import('typebox').TArray<import('typebox').TInteger>;
        }>
      >
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
