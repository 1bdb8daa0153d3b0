export declare const personalData: {
  readonly method: 'GET';
  readonly path: 'customer/personal_data/details/';
  readonly access: 'customer';
  readonly tag: 'customer';
  readonly summary: 'The last copy that was asked for, and what stands in the way of deleting the account';
  readonly answer: import('typebox').TObject<{
    copy: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          state: import('typebox').TUnsafe<'gone' | 'ready' | 'waiting'>;
          asked_at: import('typebox').TString;
          until: import('typebox').TString;
          bytes: import('typebox').TInteger;
        }>,
      ]
    >;
    obstacles: import('typebox').TArray<
      import('typebox').TObject<{
        kind: import('typebox').TUnsafe<'orders' | 'plans' | 'refunds' | 'requests' | 'wallet'>;
        count: import('typebox').TInteger;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    kept: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          kind: import('typebox').TUnsafe<'payout-excess'>;
          count: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
        }>
      >
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const personalDataCopy: {
  readonly method: 'POST';
  readonly path: 'customer/personal_data/copy/';
  readonly access: 'customer';
  readonly proof: readonly ['recent', 'on-new-device'];
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Asks for a copy of everything the store knows of the customer';
  readonly body: import('typebox').TObject<{}>;
  readonly answer: import('typebox').TObject<{
    copy: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          state: import('typebox').TUnsafe<'gone' | 'ready' | 'waiting'>;
          asked_at: import('typebox').TString;
          until: import('typebox').TString;
          bytes: import('typebox').TInteger;
        }>,
      ]
    >;
    obstacles: import('typebox').TArray<
      import('typebox').TObject<{
        kind: import('typebox').TUnsafe<'orders' | 'plans' | 'refunds' | 'requests' | 'wallet'>;
        count: import('typebox').TInteger;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    kept: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          kind: import('typebox').TUnsafe<'payout-excess'>;
          count: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
        }>
      >
    >;
  }>;
  readonly limit: {
    readonly name: 'data-copies';
    readonly seconds: 86400;
    readonly counts: 'effects';
    readonly customer: 3;
  };
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const personalDataDownload: {
  readonly method: 'GET';
  readonly path: 'customer/personal_data/download/';
  readonly access: 'customer';
  readonly proof: readonly ['recent', 'on-new-device'];
  readonly tag: 'customer';
  readonly summary: 'The copy, as a file';
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const deleteRequest: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/delete_request/';
  readonly access: 'customer';
  readonly proof: readonly ['recent', 'on-new-device'];
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Asks for the end of the account: in thirty days, unless somebody signs in to it';
  readonly body: import('typebox').TObject<{
    understood: import('typebox').TLiteral<true>;
  }>;
  readonly answer: import('typebox').TObject<{
    due_at: import('typebox').TString;
  }>;
  readonly conflict: import('typebox').TObject<{
    obstacles: import('typebox').TArray<
      import('typebox').TObject<{
        kind: import('typebox').TUnsafe<'orders' | 'plans' | 'refunds' | 'requests' | 'wallet'>;
        count: import('typebox').TInteger;
        amount_paise: import('typebox').TInteger;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
