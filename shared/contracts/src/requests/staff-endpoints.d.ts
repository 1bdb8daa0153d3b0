export declare const requestQueue: {
  readonly method: 'GET';
  readonly path: 'request/queue/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'What customers ask for, of all kinds: the newest first, or what is due first';
  readonly query: import('typebox').TObject<{
    q: import('typebox').TOptional<import('typebox').TString>;
    kind: import('typebox').TOptional<import('typebox').TString>;
    state: import('typebox').TOptional<import('typebox').TString>;
    waiting: import('typebox').TOptional<import('typebox').TBoolean>;
    overdue: import('typebox').TOptional<import('typebox').TBoolean>;
    who: import('typebox').TOptional<
      import('typebox').TUnion<[import('typebox').TLiteral<'customer'>, import('typebox').TLiteral<'guest'>]>
    >;
    page: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        request_id: import('typebox').TString;
        kind: import('typebox').TString;
        state: import('typebox').TString;
        summary: import('typebox').TString;
        order_no: import('typebox').TString;
        asked_at: import('typebox').TString;
        due_at: import('typebox').TString;
        customer: import('typebox').TObject<{
          name: import('typebox').TString;
          phone: import('typebox').TString;
          email: import('typebox').TString;
          guest: import('typebox').TBoolean;
        }>;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const requestDetails: {
  readonly method: 'GET';
  readonly path: 'request/details/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'A request with its evidence, what can be decided, and what was';
  readonly query: import('typebox').TObject<{
    request_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    kind: import('typebox').TString;
    state: import('typebox').TString;
    summary: import('typebox').TString;
    order_no: import('typebox').TString;
    asked_at: import('typebox').TString;
    due_at: import('typebox').TString;
    customer: import('typebox').TObject<{
      name: import('typebox').TString;
      phone: import('typebox').TString;
      email: import('typebox').TString;
      guest: import('typebox').TBoolean;
    }>;
    evidence: import('typebox').TRecord<'^.*$', import('typebox').TUnknown>;
    terms: import('typebox').TUnion<
      [import('typebox').TNull, import('typebox').TRecord<'^.*$', import('typebox').TUnknown>]
    >;
    decisions: import('typebox').TArray<
      import('typebox').TObject<{
        to: import('typebox').TString;
        reasons: import('typebox').TArray<import('typebox').TString>;
        needs_note: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
    history: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
        actor: import('typebox').TString;
        by: import('typebox').TString;
        reason: import('typebox').TString;
        note: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const requestDecision: {
  readonly method: 'POST';
  readonly path: 'request/decision/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Decides a request, and notifies its customer';
  readonly body: import('typebox').TObject<{
    request_id: import('typebox').TString;
    to: import('typebox').TString;
    reason: import('typebox').TOptional<import('typebox').TString>;
    note: import('typebox').TOptional<import('typebox').TString>;
    terms: import('typebox').TOptional<
      import('typebox').TRecord<
        '^.*$',
        import('typebox').TUnion<
          [import('typebox').TInteger, import('typebox').TBoolean, import('typebox').TString]
        >
      >
    >;
    decided_by: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    kind: import('typebox').TString;
    state: import('typebox').TString;
    summary: import('typebox').TString;
    order_no: import('typebox').TString;
    asked_at: import('typebox').TString;
    due_at: import('typebox').TString;
    customer: import('typebox').TObject<{
      name: import('typebox').TString;
      phone: import('typebox').TString;
      email: import('typebox').TString;
      guest: import('typebox').TBoolean;
    }>;
    evidence: import('typebox').TRecord<'^.*$', import('typebox').TUnknown>;
    terms: import('typebox').TUnion<
      [import('typebox').TNull, import('typebox').TRecord<'^.*$', import('typebox').TUnknown>]
    >;
    decisions: import('typebox').TArray<
      import('typebox').TObject<{
        to: import('typebox').TString;
        reasons: import('typebox').TArray<import('typebox').TString>;
        needs_note: import('typebox').TOptional<import('typebox').TBoolean>;
      }>
    >;
    history: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TString;
        at: import('typebox').TString;
        actor: import('typebox').TString;
        by: import('typebox').TString;
        reason: import('typebox').TString;
        note: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const requestPhoto: {
  readonly method: 'GET';
  readonly path: 'request/photo/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'A picture that came with a request';
  readonly query: import('typebox').TObject<{
    request_id: import('typebox').TString;
    position: import('typebox').TInteger;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const requestFigures: {
  readonly method: 'GET';
  readonly path: 'request/figures/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'How many requests stand in which state, by kind';
  readonly answer: import('typebox').TObject<{
    kinds: import('typebox').TArray<
      import('typebox').TObject<{
        kind: import('typebox').TString;
        states: import('typebox').TArray<
          import('typebox').TObject<{
            state: import('typebox').TString;
            count: import('typebox').TInteger;
          }>
        >;
        overdue: import('typebox').TInteger;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
