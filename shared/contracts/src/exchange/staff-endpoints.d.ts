export declare const exchangePapers: {
  readonly method: 'POST';
  readonly path: 'exchange/papers/open/';
  readonly access: 'staff-admin';
  readonly tag: 'staff';
  readonly summary: 'PAN and account number of a request, opened; who looked, when and why is written down';
  readonly body: import('typebox').TObject<{
    request_id: import('typebox').TString;
    opened_by: import('typebox').TString;
    reason: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    pan: import('typebox').TString;
    account: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          holder: import('typebox').TString;
          number: import('typebox').TString;
          ifsc: import('typebox').TString;
        }>,
      ]
    >;
    registered_name: import('typebox').TOptional<import('typebox').TString>;
    customer_name: import('typebox').TOptional<import('typebox').TString>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
