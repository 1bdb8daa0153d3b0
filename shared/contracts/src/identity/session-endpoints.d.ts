export declare const guestCreate: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/createguest/';
  readonly access: 'public';
  readonly tag: 'customer';
  readonly summary: 'A session for a guest';
  readonly body: import('typebox').TObject<{
    shopBy: import('typebox').TOptional<import('typebox').TInteger>;
    device_type: import('typebox').TOptional<import('typebox').TString>;
    uuid: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    access_token: import('typebox').TString;
    expires_at: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const preGuestCreate: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/preguest/';
  readonly access: 'public';
  readonly tag: 'customer';
  readonly summary: 'A token for looking around for an hour; the first effect asks for a guest';
  readonly body: import('typebox').TObject<{
    shopBy: import('typebox').TOptional<import('typebox').TInteger>;
    device_type: import('typebox').TOptional<import('typebox').TString>;
    uuid: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TString;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const login: {
  readonly method: 'POST';
  readonly path: 'customer_account/login';
  readonly access: 'public';
  readonly tag: 'customer';
  readonly summary: 'Signs in with e-mail and password; a guest token sent along brings what the guest has';
  readonly body: import('typebox').TObject<{
    shopBy: import('typebox').TOptional<import('typebox').TInteger>;
    device_type: import('typebox').TOptional<import('typebox').TString>;
    email: import('typebox').TString;
    password: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    access_token: import('typebox').TString;
    account_exist: import('typebox').TBoolean;
    phone_no: import('typebox').TString;
    username: import('typebox').TString;
    email: import('typebox').TString;
  }>;
  readonly whole: import('typebox').TObject<{
    status_code: import('typebox').TInteger;
    error: import('typebox').TLiteral<false>;
    msg: import('typebox').TString;
    message: import('typebox').TString;
    data: import('typebox').TObject<{
      access_token: import('typebox').TString;
      account_exist: import('typebox').TBoolean;
      phone_no: import('typebox').TString;
      username: import('typebox').TString;
      email: import('typebox').TString;
    }>;
    username: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const sessionRefresh: {
  readonly method: 'POST';
  readonly path: 'customer/session/refresh/';
  readonly access: 'public';
  readonly tag: 'customer';
  readonly summary: 'Another token for a sign-in whose token had its minutes; by cookies alone';
  readonly body: import('typebox').TObject<{}>;
  readonly answer: import('typebox').TObject<{
    access_token: import('typebox').TString;
    expires_in: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const logout: {
  readonly method: 'POST';
  readonly path: 'customer/logout/';
  readonly access: 'shopper';
  readonly tag: 'customer';
  readonly summary: 'Ends the session: its tokens, its cookies and their renewal';
  readonly body: import('typebox').TObject<{}>;
  readonly answer: import('typebox').TObject<{}>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
