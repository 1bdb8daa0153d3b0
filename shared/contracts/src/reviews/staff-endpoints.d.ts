export declare const staffReviews: {
  readonly method: 'GET';
  readonly path: 'review/list/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Reviews that wait or were reported, the oldest first';
  readonly query: import('typebox').TObject<{
    of: import('typebox').TOptional<
      import('typebox').TUnion<
        [import('typebox').TLiteral<'waiting'>, import('typebox').TLiteral<'reported'>]
      >
    >;
    page: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
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
        state: import('typebox').TUnsafe<'refused' | 'shown' | 'waiting'>;
        reason: import('typebox').TString;
        version: import('typebox').TInteger;
        product_id: import('typebox').TInteger;
        reports: import('typebox').TInteger;
        reported: import('typebox').TRecord<'^.*$', import('typebox').TInteger>;
        decided_by: import('typebox').TString;
        decided_at: import('typebox').TString;
        replied_by: import('typebox').TString;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const staffReviewPhoto: {
  readonly method: 'GET';
  readonly path: 'review/photo/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'A photo of a review, before it is shown, too';
  readonly query: import('typebox').TObject<{
    photo_id: import('typebox').TString;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const reviewModerate: {
  readonly method: 'POST';
  readonly path: 'review/moderate/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Shows a review or refuses it with a reason; its reports are dealt with';
  readonly body: import('typebox').TObject<{
    review_id: import('typebox').TString;
    version: import('typebox').TInteger;
    decision: import('typebox').TUnion<
      [import('typebox').TLiteral<'shown'>, import('typebox').TLiteral<'refused'>]
    >;
    reason: import('typebox').TOptional<import('typebox').TString>;
    decided_by: import('typebox').TString;
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
    product_id: import('typebox').TInteger;
    reports: import('typebox').TInteger;
    reported: import('typebox').TRecord<'^.*$', import('typebox').TInteger>;
    decided_by: import('typebox').TString;
    decided_at: import('typebox').TString;
    replied_by: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const reviewReply: {
  readonly method: 'POST';
  readonly path: 'review/reply/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: "The store's answer below a review";
  readonly body: import('typebox').TObject<{
    review_id: import('typebox').TString;
    version: import('typebox').TInteger;
    reply: import('typebox').TString;
    replied_by: import('typebox').TString;
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
    product_id: import('typebox').TInteger;
    reports: import('typebox').TInteger;
    reported: import('typebox').TRecord<'^.*$', import('typebox').TInteger>;
    decided_by: import('typebox').TString;
    decided_at: import('typebox').TString;
    replied_by: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
