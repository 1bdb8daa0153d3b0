export declare const pincodeUpdate: {
  readonly method: 'POST';
  readonly path: 'pincode/update/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'delivery';
  readonly summary: "Keeps the shopper's pincode and says what it moves";
  readonly body: import('typebox').TObject<{
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
    previous_pincode: import('typebox').TString;
    changed: import('typebox').TBoolean;
    items: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        product_id: import('typebox').TInteger;
        sku: import('typebox').TString;
        before: import('typebox').TString;
        after: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const pincodeRemove: {
  readonly method: 'POST';
  readonly path: 'pincode/remove/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'delivery';
  readonly summary: "Forgets the shopper's pincode and says what that moves";
  readonly body: import('typebox').TObject<{}>;
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
    previous_pincode: import('typebox').TString;
    changed: import('typebox').TBoolean;
    items: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        product_id: import('typebox').TInteger;
        sku: import('typebox').TString;
        before: import('typebox').TString;
        after: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
