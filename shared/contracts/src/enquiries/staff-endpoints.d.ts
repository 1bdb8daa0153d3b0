export declare const staffEnquiries: {
  readonly method: 'GET';
  readonly path: 'enquiry/list/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Enquiries and grievances, those due first';
  readonly query: import('typebox').TObject<{
    kind: import('typebox').TOptional<import('typebox').TUnsafe<'contact' | 'franchise' | 'grievance'>>;
    state: import('typebox').TOptional<import('typebox').TUnsafe<'in-progress' | 'open' | 'resolved'>>;
    ticket: import('typebox').TOptional<import('typebox').TString>;
    page: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        ticket: import('typebox').TString;
        kind: import('typebox').TUnsafe<'contact' | 'franchise' | 'grievance'>;
        state: import('typebox').TUnsafe<'in-progress' | 'open' | 'resolved'>;
        version: import('typebox').TInteger;
        name: import('typebox').TString;
        email: import('typebox').TString;
        mobile: import('typebox').TString;
        city: import('typebox').TString;
        order_no: import('typebox').TString;
        message: import('typebox').TString;
        locale: import('typebox').TUnsafe<'en' | 'hi'>;
        asked_at: import('typebox').TString;
        acknowledged_at: import('typebox').TString;
        due_at: import('typebox').TString;
        overdue: import('typebox').TBoolean;
        steps: import('typebox').TArray<
          import('typebox').TObject<{
            state: import('typebox').TUnsafe<'in-progress' | 'open' | 'resolved'>;
            at: import('typebox').TString;
            by: import('typebox').TString;
            note: import('typebox').TString;
            answer: import('typebox').TString;
          }>
        >;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
    overdue: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const enquiryDecide: {
  readonly method: 'POST';
  readonly path: 'enquiry/decide/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Takes an enquiry up, or answers and resolves it';
  readonly body: import('typebox').TObject<{
    ticket: import('typebox').TString;
    version: import('typebox').TInteger;
    to: import('typebox').TUnion<
      [import('typebox').TLiteral<'in-progress'>, import('typebox').TLiteral<'resolved'>]
    >;
    note: import('typebox').TOptional<import('typebox').TString>;
    answer: import('typebox').TOptional<import('typebox').TString>;
    decided_by: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    ticket: import('typebox').TString;
    kind: import('typebox').TUnsafe<'contact' | 'franchise' | 'grievance'>;
    state: import('typebox').TUnsafe<'in-progress' | 'open' | 'resolved'>;
    version: import('typebox').TInteger;
    name: import('typebox').TString;
    email: import('typebox').TString;
    mobile: import('typebox').TString;
    city: import('typebox').TString;
    order_no: import('typebox').TString;
    message: import('typebox').TString;
    locale: import('typebox').TUnsafe<'en' | 'hi'>;
    asked_at: import('typebox').TString;
    acknowledged_at: import('typebox').TString;
    due_at: import('typebox').TString;
    overdue: import('typebox').TBoolean;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TUnsafe<'in-progress' | 'open' | 'resolved'>;
        at: import('typebox').TString;
        by: import('typebox').TString;
        note: import('typebox').TString;
        answer: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
