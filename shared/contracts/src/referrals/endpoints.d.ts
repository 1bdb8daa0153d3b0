export declare const referralDetails: {
  readonly method: 'GET';
  readonly path: 'referral/referral/details/';
  readonly access: 'customer';
  readonly tag: 'referral';
  readonly summary: "A customer's code and link, who came by it, and what was earned";
  readonly query: import('typebox').TObject<{
    page: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    code: import('typebox').TString;
    link: import('typebox').TString;
    terms: import('typebox').TObject<{
      reward_paise: import('typebox').TInteger;
      minimum_order_paise: import('typebox').TInteger;
      life_days: import('typebox').TInteger;
      return_window_days: import('typebox').TInteger;
      rewards_per_month: import('typebox').TInteger;
      invites_per_day: import('typebox').TInteger;
    }>;
    earned_paise: import('typebox').TInteger;
    rewards_left_this_month: import('typebox').TInteger;
    invites_left_today: import('typebox').TInteger;
    invited: import('typebox').TArray<
      import('typebox').TObject<{
        name: import('typebox').TString;
        joined_on: import('typebox').TString;
        state: import('typebox').TUnsafe<'checking' | 'joined' | 'refused' | 'rewarded'>;
        earned_paise: import('typebox').TInteger;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
    welcome: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          state: import('typebox').TUnsafe<'checking' | 'joined' | 'refused' | 'rewarded'>;
          earned_paise: import('typebox').TInteger;
        }>,
      ]
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const referralValidate: {
  readonly method: 'POST';
  readonly path: 'referral/referral/validate/';
  readonly access: 'shopper';
  readonly tag: 'referral';
  readonly summary: 'Whether somebody invites with this code';
  readonly body: import('typebox').TObject<{
    code: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    code: import('typebox').TString;
    valid: import('typebox').TLiteral<true>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const referralInvite: {
  readonly method: 'POST';
  readonly path: 'referral/referral/invite/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'referral';
  readonly summary: 'Invites somebody by e-mail';
  readonly body: import('typebox').TObject<{
    email: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    email: import('typebox').TString;
    invites_left_today: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const referralLanding: {
  readonly method: 'GET';
  readonly path: 'referral/referral/landing/';
  readonly access: 'public';
  readonly tag: 'referral';
  readonly summary: 'Who invites with this code, by first name, and what both get';
  readonly query: import('typebox').TObject<{
    code: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    valid: import('typebox').TBoolean;
    code: import('typebox').TString;
    first_name: import('typebox').TString;
    terms: import('typebox').TObject<{
      reward_paise: import('typebox').TInteger;
      minimum_order_paise: import('typebox').TInteger;
      life_days: import('typebox').TInteger;
      return_window_days: import('typebox').TInteger;
      rewards_per_month: import('typebox').TInteger;
      invites_per_day: import('typebox').TInteger;
    }>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
