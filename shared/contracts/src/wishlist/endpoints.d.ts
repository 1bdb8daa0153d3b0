export declare const wishlistRead: {
  readonly method: 'GET';
  readonly path: 'customer/customer_wishlist/';
  readonly spellings: readonly ['customer_wishlist/'];
  readonly access: 'shopper';
  readonly tag: 'wishlist';
  readonly summary: 'The wishlist, priced now';
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
        available: import('typebox').TBoolean;
        size_required: import('typebox').TBoolean;
        added_at: import('typebox').TString;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const wishlistAdd: {
  readonly method: 'POST';
  readonly path: 'customer_wishlist/add/';
  readonly spellings: readonly ['customer/customer_wishlist/add/'];
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'wishlist';
  readonly summary: 'Puts a design on the wishlist';
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
        available: import('typebox').TBoolean;
        size_required: import('typebox').TBoolean;
        added_at: import('typebox').TString;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const wishlistRemove: {
  readonly method: 'POST';
  readonly path: 'customer_wishlist/remove/';
  readonly spellings: readonly ['customer/customer_wishlist/remove/'];
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'wishlist';
  readonly summary: 'Takes a design off the wishlist';
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
        available: import('typebox').TBoolean;
        size_required: import('typebox').TBoolean;
        added_at: import('typebox').TString;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const wishlistMerge: {
  readonly method: 'POST';
  readonly path: 'customer_wishlist/merge/';
  readonly spellings: readonly ['customer/customer_wishlist/merge/'];
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'wishlist';
  readonly summary: 'Takes in favourites kept in the browser';
  readonly body: import('typebox').TObject<{
    product_ids: import('typebox').TArray<import('typebox').TInteger>;
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
        available: import('typebox').TBoolean;
        size_required: import('typebox').TBoolean;
        added_at: import('typebox').TString;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const wishlistShare: {
  readonly method: 'POST';
  readonly path: 'customer_wishlist/share/';
  readonly spellings: readonly ['customer/customer_wishlist/share/'];
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'wishlist';
  readonly summary: 'A link to look at the wishlist';
  readonly body: import('typebox').TObject<{}>;
  readonly answer: import('typebox').TObject<{
    token: import('typebox').TString;
    path: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const wishlistUnshare: {
  readonly method: 'POST';
  readonly path: 'customer_wishlist/unshare/';
  readonly spellings: readonly ['customer/customer_wishlist/unshare/'];
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'wishlist';
  readonly summary: 'Ends every link to the wishlist';
  readonly body: import('typebox').TObject<{}>;
  readonly answer: import('typebox').TObject<{
    ended: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const wishlistFavourites: {
  readonly method: 'GET';
  readonly path: 'customer_wishlist/favourites/';
  readonly spellings: readonly ['customer/customer_wishlist/favourites/'];
  readonly access: 'public';
  readonly tag: 'wishlist';
  readonly summary: 'Favourites a browser keeps by itself, priced now';
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
        available: import('typebox').TBoolean;
        size_required: import('typebox').TBoolean;
        added_at: import('typebox').TString;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const wishlistShared: {
  readonly method: 'GET';
  readonly path: 'customer_wishlist/shared/';
  readonly spellings: readonly ['customer/customer_wishlist/shared/'];
  readonly access: 'public';
  readonly tag: 'wishlist';
  readonly summary: 'A wishlist somebody shared';
  readonly query: import('typebox').TObject<{
    token: import('typebox').TString;
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
        available: import('typebox').TBoolean;
        size_required: import('typebox').TBoolean;
        added_at: import('typebox').TString;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
