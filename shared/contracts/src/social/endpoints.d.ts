export declare const socialProviders: {
  readonly method: 'GET';
  readonly path: 'customer/social/providers/';
  readonly access: 'public';
  readonly tag: 'customer';
  readonly summary: 'Providers whose accounts sign in here';
  readonly answer: import('typebox').TObject<{
    providers: import('typebox').TArray<import('typebox').TEnum<['google', 'apple']>>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const socialStart: {
  readonly method: 'POST';
  readonly path: 'customer/social/start/';
  readonly access: 'shopper';
  readonly tag: 'customer';
  readonly summary: 'Begins a sign-in at a provider, bound to this browser by a cookie';
  readonly body: import('typebox').TObject<{
    provider: import('typebox').TEnum<['google', 'apple']>;
    locale: import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
    next: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    authorize_url: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const socialReturn: {
  readonly method: 'GET';
  readonly path: 'customer/social/return/:provider/';
  readonly access: 'public';
  readonly tag: 'customer';
  readonly summary: 'Where a provider sends the browser back to; nobody is signed in by it';
  readonly params: import('typebox').TObject<{
    provider: import('typebox').TEnum<['google', 'apple']>;
  }>;
  readonly query: import('typebox').TObject<{
    state: import('typebox').TString;
    code: import('typebox').TOptional<import('typebox').TString>;
    error: import('typebox').TOptional<import('typebox').TString>;
    iss: import('typebox').TOptional<import('typebox').TString>;
    user: import('typebox').TOptional<import('typebox').TString>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const socialReturnForm: {
  readonly method: 'POST';
  readonly path: 'customer/social/return/:provider/';
  readonly access: 'public';
  readonly tag: 'customer';
  readonly summary: 'Where a provider that answers by a form sends the browser back to; nobody is signed in by it';
  readonly params: import('typebox').TObject<{
    provider: import('typebox').TEnum<['google', 'apple']>;
  }>;
  readonly body: import('typebox').TObject<{
    state: import('typebox').TString;
    code: import('typebox').TOptional<import('typebox').TString>;
    error: import('typebox').TOptional<import('typebox').TString>;
    iss: import('typebox').TOptional<import('typebox').TString>;
    user: import('typebox').TOptional<import('typebox').TString>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const socialLogin: {
  readonly method: 'POST';
  readonly path: 'customer/social/login/';
  readonly access: 'shopper';
  readonly tag: 'customer';
  readonly summary: 'Ends a sign-in at a provider, in the browser and the session that began it';
  readonly body: import('typebox').TObject<{
    referral_code: import('typebox').TOptional<import('typebox').TString>;
    provider: import('typebox').TEnum<['google', 'apple']>;
    flow: import('typebox').TString;
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
  readonly conflict: import('typebox').TObject<{
    email: import('typebox').TString;
    resend_after: import('typebox').TInteger;
    expires_in: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const socialProve: {
  readonly method: 'POST';
  readonly path: 'customer/social/prove/';
  readonly access: 'shopper';
  readonly tag: 'customer';
  readonly summary: 'Signs in by the code that proves the address the provider named';
  readonly body: import('typebox').TObject<{
    referral_code: import('typebox').TOptional<import('typebox').TString>;
    flow: import('typebox').TString;
    otp: import('typebox').TString;
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
export declare const socialProveSend: {
  readonly method: 'POST';
  readonly path: 'customer/social/prove_send/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Sends the code to the address the provider named again';
  readonly body: import('typebox').TObject<{
    flow: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    resend_after: import('typebox').TInteger;
    expires_in: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const socialLinks: {
  readonly method: 'GET';
  readonly path: 'customer/social/list/';
  readonly access: 'customer';
  readonly tag: 'customer';
  readonly summary: 'Providers that open this account';
  readonly answer: import('typebox').TObject<{
    links: import('typebox').TArray<
      import('typebox').TObject<{
        provider: import('typebox').TEnum<['google', 'apple']>;
        email: import('typebox').TString;
        linked_at: import('typebox').TString;
        removable: import('typebox').TBoolean;
      }>
    >;
    addable: import('typebox').TArray<import('typebox').TEnum<['google', 'apple']>>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const socialLinkStart: {
  readonly method: 'POST';
  readonly path: 'customer/social/link_start/';
  readonly access: 'customer';
  readonly proof: readonly ['recent', 'on-new-device'];
  readonly tag: 'customer';
  readonly summary: 'Begins to add a provider to the account, bound to this browser and this sign-in';
  readonly body: import('typebox').TObject<{
    provider: import('typebox').TEnum<['google', 'apple']>;
    locale: import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
  }>;
  readonly answer: import('typebox').TObject<{
    authorize_url: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const socialLinkEnd: {
  readonly method: 'POST';
  readonly path: 'customer/social/link_end/';
  readonly access: 'customer';
  readonly proof: readonly ['on-new-device'];
  readonly tag: 'customer';
  readonly summary: 'Adds the provider to the account: from now on it opens it';
  readonly body: import('typebox').TObject<{
    provider: import('typebox').TEnum<['google', 'apple']>;
    flow: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    links: import('typebox').TArray<
      import('typebox').TObject<{
        provider: import('typebox').TEnum<['google', 'apple']>;
        email: import('typebox').TString;
        linked_at: import('typebox').TString;
        removable: import('typebox').TBoolean;
      }>
    >;
    addable: import('typebox').TArray<import('typebox').TEnum<['google', 'apple']>>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const socialUnlink: {
  readonly method: 'POST';
  readonly path: 'customer/social/unlink/';
  readonly access: 'customer';
  readonly proof: readonly ['on-new-device'];
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Ends that a provider opens this account; another way to sign in has to remain';
  readonly body: import('typebox').TObject<{
    provider: import('typebox').TEnum<['google', 'apple']>;
  }>;
  readonly answer: import('typebox').TObject<{}>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
