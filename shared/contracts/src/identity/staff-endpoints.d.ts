export declare const staffPhoneDoubles: {
  readonly method: 'GET';
  readonly path: 'customers/phone-doubles/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Accounts that have one phone, kept in two spellings; they are never merged by themselves';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        phone: import('typebox').TString;
        accounts: import('typebox').TArray<
          import('typebox').TObject<{
            customer_id: import('typebox').TString;
            kept: import('typebox').TString;
          }>
        >;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
