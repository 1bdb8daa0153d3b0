export declare const proofWays: {
  readonly method: 'GET';
  readonly path: 'customer/customer_account/proof/ways/';
  readonly access: 'customer';
  readonly tag: 'customer';
  readonly summary: 'Where a code would go, and whether the password would do as well';
  readonly answer: import('typebox').TObject<{
    to: import('typebox').TString;
    password: import('typebox').TBoolean;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const proofSend: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/proof/send/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: "Sends a code to the account's own contact";
  readonly body: import('typebox').TObject<{}>;
  readonly answer: import('typebox').TObject<{
    to: import('typebox').TString;
    has_password: import('typebox').TBoolean;
    resend_after: import('typebox').TInteger;
    expires_in: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const proofGive: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/proof/give/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Proves by that code, or by the password, who sits at this browser; it counts for a quarter of an hour, and a code makes the browser known';
  readonly body: import('typebox').TObject<{
    otp: import('typebox').TOptional<import('typebox').TString>;
    password: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{}>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
