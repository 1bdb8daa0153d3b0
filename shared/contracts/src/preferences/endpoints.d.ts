export declare const notificationSettings: {
  readonly method: 'GET';
  readonly path: 'customer/customer_account/notifications/';
  readonly access: 'customer';
  readonly tag: 'customer';
  readonly summary: 'By what the customer hears of what; consents, with their history';
  readonly answer: import('typebox').TObject<{
    topics: import('typebox').TArray<
      import('typebox').TObject<{
        topic: import('typebox').TUnsafe<'care' | 'offers' | 'orders' | 'plan' | 'rewards' | 'watches'>;
        by: import('typebox').TObject<{
          email: import('typebox').TBoolean;
          sms: import('typebox').TBoolean;
          push: import('typebox').TBoolean;
        }>;
      }>
    >;
    reached: import('typebox').TObject<{
      email: import('typebox').TString;
      sms: import('typebox').TString;
      browsers: import('typebox').TInteger;
    }>;
    consents: import('typebox').TArray<
      import('typebox').TObject<{
        purpose: import('typebox').TUnsafe<'marketing' | 'referral-name'>;
        given: import('typebox').TUnion<[import('typebox').TBoolean, import('typebox').TNull]>;
      }>
    >;
    history: import('typebox').TArray<
      import('typebox').TObject<{
        purpose: import('typebox').TUnsafe<'marketing' | 'referral-name'>;
        given: import('typebox').TBoolean;
        at: import('typebox').TString;
        said_at: import('typebox').TUnsafe<'account'>;
        locale: import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const notificationChoose: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/notifications/choose/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Chooses by what the customer hears of a topic; orders stay on by e-mail or SMS';
  readonly body: import('typebox').TObject<{
    topic: import('typebox').TUnsafe<'care' | 'offers' | 'orders' | 'plan' | 'rewards' | 'watches'>;
    by: import('typebox').TObject<{
      email: import('typebox').TBoolean;
      sms: import('typebox').TBoolean;
      push: import('typebox').TBoolean;
    }>;
  }>;
  readonly answer: import('typebox').TObject<{
    topics: import('typebox').TArray<
      import('typebox').TObject<{
        topic: import('typebox').TUnsafe<'care' | 'offers' | 'orders' | 'plan' | 'rewards' | 'watches'>;
        by: import('typebox').TObject<{
          email: import('typebox').TBoolean;
          sms: import('typebox').TBoolean;
          push: import('typebox').TBoolean;
        }>;
      }>
    >;
    reached: import('typebox').TObject<{
      email: import('typebox').TString;
      sms: import('typebox').TString;
      browsers: import('typebox').TInteger;
    }>;
    consents: import('typebox').TArray<
      import('typebox').TObject<{
        purpose: import('typebox').TUnsafe<'marketing' | 'referral-name'>;
        given: import('typebox').TUnion<[import('typebox').TBoolean, import('typebox').TNull]>;
      }>
    >;
    history: import('typebox').TArray<
      import('typebox').TObject<{
        purpose: import('typebox').TUnsafe<'marketing' | 'referral-name'>;
        given: import('typebox').TBoolean;
        at: import('typebox').TString;
        said_at: import('typebox').TUnsafe<'account'>;
        locale: import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const consentSay: {
  readonly method: 'POST';
  readonly path: 'customer/customer_account/consent/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'customer';
  readonly summary: 'Agrees to something, or takes it back; it is written down when and in which words';
  readonly body: import('typebox').TObject<{
    purpose: import('typebox').TUnsafe<'marketing' | 'referral-name'>;
    given: import('typebox').TBoolean;
    locale: import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
  }>;
  readonly answer: import('typebox').TObject<{
    topics: import('typebox').TArray<
      import('typebox').TObject<{
        topic: import('typebox').TUnsafe<'care' | 'offers' | 'orders' | 'plan' | 'rewards' | 'watches'>;
        by: import('typebox').TObject<{
          email: import('typebox').TBoolean;
          sms: import('typebox').TBoolean;
          push: import('typebox').TBoolean;
        }>;
      }>
    >;
    reached: import('typebox').TObject<{
      email: import('typebox').TString;
      sms: import('typebox').TString;
      browsers: import('typebox').TInteger;
    }>;
    consents: import('typebox').TArray<
      import('typebox').TObject<{
        purpose: import('typebox').TUnsafe<'marketing' | 'referral-name'>;
        given: import('typebox').TUnion<[import('typebox').TBoolean, import('typebox').TNull]>;
      }>
    >;
    history: import('typebox').TArray<
      import('typebox').TObject<{
        purpose: import('typebox').TUnsafe<'marketing' | 'referral-name'>;
        given: import('typebox').TBoolean;
        at: import('typebox').TString;
        said_at: import('typebox').TUnsafe<'account'>;
        locale: import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
