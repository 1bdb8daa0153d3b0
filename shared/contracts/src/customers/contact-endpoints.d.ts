export declare const contactDetails: {
  readonly method: 'GET';
  readonly path: 'customer/customer_account/contacts/';
  readonly access: 'customer';
  readonly tag: 'customer';
  readonly summary: "The account's e-mail address and phone, and a change that is under way";
  readonly answer: import('typebox').TObject<{
    email: import('typebox').TString;
    phone: import('typebox').TString;
    has_password: import('typebox').TBoolean;
    change: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          kind: import('typebox').TUnion<
            [import('typebox').TLiteral<'email'>, import('typebox').TLiteral<'phone'>]
          >;
          to: import('typebox').TString;
          old: import('typebox').TString;
          old_proven: import('typebox').TBoolean;
          new_proven: import('typebox').TBoolean;
          due_at: import('typebox').TString;
        }>,
      ]
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const contactBegin: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/contacts/begin/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Begins a change, or sends its codes again: one to the old contact, one to the new';
  readonly body: import('typebox').TObject<{
    kind: import('typebox').TUnion<
      [import('typebox').TLiteral<'email'>, import('typebox').TLiteral<'phone'>]
    >;
    to: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    contacts: import('typebox').TObject<{
      email: import('typebox').TString;
      phone: import('typebox').TString;
      has_password: import('typebox').TBoolean;
      change: import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            kind: import('typebox').TUnion<
              [import('typebox').TLiteral<'email'>, import('typebox').TLiteral<'phone'>]
            >;
            to: import('typebox').TString;
            old: import('typebox').TString;
            old_proven: import('typebox').TBoolean;
            new_proven: import('typebox').TBoolean;
            due_at: import('typebox').TString;
          }>,
        ]
      >;
    }>;
    resend_after: import('typebox').TInteger;
    expires_in: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const contactProve: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/contacts/prove/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Enters a code of one end; with both the contact is changed';
  readonly body: import('typebox').TObject<{
    side: import('typebox').TUnion<[import('typebox').TLiteral<'old'>, import('typebox').TLiteral<'new'>]>;
    otp: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    email: import('typebox').TString;
    phone: import('typebox').TString;
    has_password: import('typebox').TBoolean;
    change: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          kind: import('typebox').TUnion<
            [import('typebox').TLiteral<'email'>, import('typebox').TLiteral<'phone'>]
          >;
          to: import('typebox').TString;
          old: import('typebox').TString;
          old_proven: import('typebox').TBoolean;
          new_proven: import('typebox').TBoolean;
          due_at: import('typebox').TString;
        }>,
      ]
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const contactWait: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/contacts/without_old/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'The old contact is gone: by password the change happens in a week, unless the old contact stops it';
  readonly body: import('typebox').TObject<{
    password: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    email: import('typebox').TString;
    phone: import('typebox').TString;
    has_password: import('typebox').TBoolean;
    change: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          kind: import('typebox').TUnion<
            [import('typebox').TLiteral<'email'>, import('typebox').TLiteral<'phone'>]
          >;
          to: import('typebox').TString;
          old: import('typebox').TString;
          old_proven: import('typebox').TBoolean;
          new_proven: import('typebox').TBoolean;
          due_at: import('typebox').TString;
        }>,
      ]
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const contactStop: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/contacts/stop/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Ends a change that is under way';
  readonly body: import('typebox').TObject<{}>;
  readonly answer: import('typebox').TObject<{
    email: import('typebox').TString;
    phone: import('typebox').TString;
    has_password: import('typebox').TBoolean;
    change: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          kind: import('typebox').TUnion<
            [import('typebox').TLiteral<'email'>, import('typebox').TLiteral<'phone'>]
          >;
          to: import('typebox').TString;
          old: import('typebox').TString;
          old_proven: import('typebox').TBoolean;
          new_proven: import('typebox').TBoolean;
          due_at: import('typebox').TString;
        }>,
      ]
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const contactStopByLink: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/contacts/stop_by_link/';
  readonly access: 'public';
  readonly tag: 'customer';
  readonly summary: 'Stops a change by the link the old contact was sent, and ends every sign-in';
  readonly body: import('typebox').TObject<{
    token: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{}>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
