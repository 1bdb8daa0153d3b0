export declare const pincodeServiceability: {
  readonly method: 'GET';
  readonly path: 'pincode/serviceability/';
  readonly access: 'public';
  readonly tag: 'delivery';
  readonly summary: 'Whether and how the store delivers to a postcode';
  readonly query: import('typebox').TObject<{
    pincode: import('typebox').TString;
    country_id: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
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
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const deliveryDates: {
  readonly method: 'POST';
  readonly path: 'pincode/estimated_deliverydate/';
  readonly access: 'public';
  readonly tag: 'delivery';
  readonly summary: 'When each item would arrive';
  readonly body: import('typebox').TObject<{
    pincode: import('typebox').TString;
    country_id: import('typebox').TOptional<import('typebox').TString>;
    items: import('typebox').TArray<
      import('typebox').TObject<{
        product_id: import('typebox').TInteger;
        sku: import('typebox').TOptional<import('typebox').TString>;
        size: import('typebox').TOptional<import('typebox').TString>;
        quantity: import('typebox').TInteger;
        engraved: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
    payable_paise: import('typebox').TOptional<import('typebox').TInteger>;
  }>;
  readonly answer: import('typebox').TObject<{
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
    items: import('typebox').TArray<
      import('typebox').TObject<{
        product_id: import('typebox').TInteger;
        sku: import('typebox').TString;
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
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
