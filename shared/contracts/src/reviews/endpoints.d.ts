import { type Limit } from '../base/endpoint/limit.ts';
export declare const reviewList: {
  readonly method: 'GET';
  readonly path: 'customer_reviews_ratings/reviews/';
  readonly access: 'public';
  readonly tag: 'reviews';
  readonly summary: 'What customers say about a design, and how often each rating was given';
  readonly query: import('typebox').TObject<{
    sku: import('typebox').TOptional<import('typebox').TString>;
    product_id: import('typebox').TOptional<import('typebox').TInteger>;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    sort: import('typebox').TOptional<import('typebox').TUnsafe<'helpful' | 'highest' | 'latest' | 'lowest'>>;
    rating: import('typebox').TOptional<import('typebox').TInteger>;
    bought: import('typebox').TOptional<import('typebox').TBoolean>;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
    similar: import('typebox').TOptional<import('typebox').TBoolean>;
  }>;
  readonly answer: import('typebox').TObject<{
    product_id: import('typebox').TInteger;
    product_title: import('typebox').TString;
    title_hi: import('typebox').TString;
    url: import('typebox').TString;
    summary: import('typebox').TObject<{
      count: import('typebox').TInteger;
      average_tenths: import('typebox').TInteger;
      stars: import('typebox').TArray<import('typebox').TInteger>;
    }>;
    results: import('typebox').TArray<
      import('typebox').TObject<{
        review_id: import('typebox').TString;
        rating: import('typebox').TInteger;
        title: import('typebox').TString;
        body: import('typebox').TString;
        locale: import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
        author: import('typebox').TString;
        bought: import('typebox').TBoolean;
        created_at: import('typebox').TString;
        helpful: import('typebox').TInteger;
        reply: import('typebox').TString;
        replied_at: import('typebox').TString;
        demo: import('typebox').TOptional<import('typebox').TBoolean>;
        photos: import('typebox').TOptional<
          import('typebox').TArray<
            import('typebox').TObject<{
              photo_id: import('typebox').TString;
              width: import('typebox').TInteger;
              height: import('typebox').TInteger;
            }>
          >
        >;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
    demo: import('typebox').TOptional<import('typebox').TBoolean>;
    similar: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          product_id: import('typebox').TInteger;
          product_title: import('typebox').TString;
          title_hi: import('typebox').TString;
          url: import('typebox').TString;
          review: import('typebox').TObject<{
            review_id: import('typebox').TString;
            rating: import('typebox').TInteger;
            title: import('typebox').TString;
            body: import('typebox').TString;
            locale: import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
            author: import('typebox').TString;
            bought: import('typebox').TBoolean;
            created_at: import('typebox').TString;
            helpful: import('typebox').TInteger;
            reply: import('typebox').TString;
            replied_at: import('typebox').TString;
            demo: import('typebox').TOptional<import('typebox').TBoolean>;
            photos: import('typebox').TOptional<
              import('typebox').TArray<
                import('typebox').TObject<{
                  photo_id: import('typebox').TString;
                  width: import('typebox').TInteger;
                  height: import('typebox').TInteger;
                }>
              >
            >;
          }>;
        }>
      >
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const reviewPhoto: {
  readonly method: 'GET';
  readonly path: 'customer_reviews_ratings/reviews/photo/';
  readonly access: 'public';
  readonly tag: 'reviews';
  readonly summary: 'A photo of a review that is shown';
  readonly query: import('typebox').TObject<{
    photo_id: import('typebox').TString;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const reviewOwn: {
  readonly method: 'GET';
  readonly path: 'customer_reviews_ratings/reviews/own/';
  readonly access: 'customer';
  readonly tag: 'reviews';
  readonly summary: "The customer's own review of a design, and whether a piece of it was delivered to them";
  readonly query: import('typebox').TObject<{
    product_id: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    bought: import('typebox').TBoolean;
    review: import('typebox').TUnion<
      [
        import('typebox').TObject<{
          review_id: import('typebox').TString;
          rating: import('typebox').TInteger;
          title: import('typebox').TString;
          body: import('typebox').TString;
          locale: import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
          author: import('typebox').TString;
          bought: import('typebox').TBoolean;
          created_at: import('typebox').TString;
          helpful: import('typebox').TInteger;
          reply: import('typebox').TString;
          replied_at: import('typebox').TString;
          demo: import('typebox').TOptional<import('typebox').TBoolean>;
          photos: import('typebox').TOptional<
            import('typebox').TArray<
              import('typebox').TObject<{
                photo_id: import('typebox').TString;
                width: import('typebox').TInteger;
                height: import('typebox').TInteger;
              }>
            >
          >;
          state: import('typebox').TUnsafe<'refused' | 'shown' | 'waiting'>;
          reason: import('typebox').TString;
          version: import('typebox').TInteger;
        }>,
        import('typebox').TNull,
      ]
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const reviewAdd: {
  readonly method: 'POST';
  readonly path: 'customer_reviews_ratings/reviews/add/';
  readonly access: 'customer';
  readonly once: true;
  readonly photos: true;
  readonly tag: 'reviews';
  readonly summary: 'Writes a review of a design, or another one in its place';
  readonly body: import('typebox').TObject<{
    sku: import('typebox').TOptional<import('typebox').TString>;
    product_id: import('typebox').TOptional<import('typebox').TInteger>;
    rating: import('typebox').TInteger;
    title: import('typebox').TString;
    text: import('typebox').TString;
    version: import('typebox').TOptional<import('typebox').TInteger>;
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
    kept_photos: import('typebox').TOptional<import('typebox').TArray<import('typebox').TString>>;
  }>;
  readonly answer: import('typebox').TObject<{
    review_id: import('typebox').TString;
    rating: import('typebox').TInteger;
    title: import('typebox').TString;
    body: import('typebox').TString;
    locale: import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
    author: import('typebox').TString;
    bought: import('typebox').TBoolean;
    created_at: import('typebox').TString;
    helpful: import('typebox').TInteger;
    reply: import('typebox').TString;
    replied_at: import('typebox').TString;
    demo: import('typebox').TOptional<import('typebox').TBoolean>;
    photos: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          photo_id: import('typebox').TString;
          width: import('typebox').TInteger;
          height: import('typebox').TInteger;
        }>
      >
    >;
    state: import('typebox').TUnsafe<'refused' | 'shown' | 'waiting'>;
    reason: import('typebox').TString;
    version: import('typebox').TInteger;
  }>;
  readonly conflict: import('typebox').TObject<{
    review_id: import('typebox').TString;
    rating: import('typebox').TInteger;
    title: import('typebox').TString;
    body: import('typebox').TString;
    locale: import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
    author: import('typebox').TString;
    bought: import('typebox').TBoolean;
    created_at: import('typebox').TString;
    helpful: import('typebox').TInteger;
    reply: import('typebox').TString;
    replied_at: import('typebox').TString;
    demo: import('typebox').TOptional<import('typebox').TBoolean>;
    photos: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          photo_id: import('typebox').TString;
          width: import('typebox').TInteger;
          height: import('typebox').TInteger;
        }>
      >
    >;
    state: import('typebox').TUnsafe<'refused' | 'shown' | 'waiting'>;
    reason: import('typebox').TString;
    version: import('typebox').TInteger;
  }>;
  readonly limit: readonly [Limit, Limit];
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const reviewDelete: {
  readonly method: 'POST';
  readonly path: 'customer_reviews_ratings/reviews/delete/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'reviews';
  readonly summary: "Deletes the customer's own review";
  readonly body: import('typebox').TObject<{
    review_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    review_id: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const reviewHelpful: {
  readonly method: 'POST';
  readonly path: 'customer_reviews_ratings/reviews/helpful/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'reviews';
  readonly summary: 'Says that a review helped, or takes that back';
  readonly body: import('typebox').TObject<{
    review_id: import('typebox').TString;
    helpful: import('typebox').TBoolean;
  }>;
  readonly answer: import('typebox').TObject<{
    review_id: import('typebox').TString;
    helpful: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const reviewReport: {
  readonly method: 'POST';
  readonly path: 'customer_reviews_ratings/reviews/report/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'reviews';
  readonly summary: "Tells the store's people that a review should not be shown";
  readonly body: import('typebox').TObject<{
    review_id: import('typebox').TString;
    reason: import('typebox').TUnsafe<'abuse' | 'advertising' | 'private' | 'untrue'>;
  }>;
  readonly answer: import('typebox').TObject<{
    review_id: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
