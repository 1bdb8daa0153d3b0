export declare const deviceList: {
  readonly method: 'GET';
  readonly path: 'customer/customer_account/devices/';
  readonly access: 'customer';
  readonly tag: 'customer';
  readonly summary: 'Browsers in which the account is signed in';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        device_id: import('typebox').TString;
        browser: import('typebox').TString;
        system: import('typebox').TString;
        mobile: import('typebox').TBoolean;
        country: import('typebox').TString;
        signed_in_at: import('typebox').TString;
        last_seen_at: import('typebox').TString;
        current: import('typebox').TBoolean;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const deviceSignOut: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/devices/sign_out/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Ends the sign-in of another browser; its tokens open nothing from then on';
  readonly body: import('typebox').TObject<{
    device_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        device_id: import('typebox').TString;
        browser: import('typebox').TString;
        system: import('typebox').TString;
        mobile: import('typebox').TBoolean;
        country: import('typebox').TString;
        signed_in_at: import('typebox').TString;
        last_seen_at: import('typebox').TString;
        current: import('typebox').TBoolean;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const deviceSignOutOthers: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/devices/sign_out_others/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Ends every sign-in but the one that asks';
  readonly body: import('typebox').TObject<{}>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        device_id: import('typebox').TString;
        browser: import('typebox').TString;
        system: import('typebox').TString;
        mobile: import('typebox').TBoolean;
        country: import('typebox').TString;
        signed_in_at: import('typebox').TString;
        last_seen_at: import('typebox').TString;
        current: import('typebox').TBoolean;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
