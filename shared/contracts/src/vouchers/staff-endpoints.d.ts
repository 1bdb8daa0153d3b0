export declare const staffVoucherFaults: {
  readonly method: 'GET';
  readonly path: 'voucher/failed/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Captures, releases and refunds that a voucher provider refused, the oldest first';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        id: import('typebox').TString;
        kind: import('typebox').TUnsafe<'capture' | 'refund' | 'release'>;
        order_no: import('typebox').TString;
        last4: import('typebox').TString;
        amount_paise: import('typebox').TInteger;
        at: import('typebox').TString;
        error: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const staffVoucherRetry: {
  readonly method: 'POST';
  readonly path: 'voucher/retry/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Lets one of them be asked for again';
  readonly body: import('typebox').TObject<{
    id: import('typebox').TString;
    asked_by: import('typebox').TString;
    note: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    id: import('typebox').TString;
    state: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
