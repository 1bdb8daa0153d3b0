export declare const staffWallet: {
  readonly method: 'GET';
  readonly path: 'wallet/details/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: "A customer's wallets, with everything that moved in them";
  readonly query: import('typebox').TObject<{
    customer: import('typebox').TString;
    page: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    customer: import('typebox').TObject<{
      customer_id: import('typebox').TString;
      name: import('typebox').TString;
      email: import('typebox').TString;
      phone: import('typebox').TString;
    }>;
    wallets: import('typebox').TArray<
      import('typebox').TObject<{
        wallet: import('typebox').TUnsafe<
          'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
        >;
        units: import('typebox').TInteger;
        balance_paise: import('typebox').TInteger;
        expiring_units: import('typebox').TInteger;
        expiring_paise: import('typebox').TInteger;
        expires_on: import('typebox').TString;
      }>
    >;
    results: import('typebox').TArray<
      import('typebox').TObject<{
        at: import('typebox').TString;
        kind: import('typebox').TUnsafe<'credit' | 'debit' | 'expiry'>;
        coins: import('typebox').TInteger;
        order_no: import('typebox').TString;
        expires_on: import('typebox').TString;
        wallet: import('typebox').TUnsafe<
          'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
        >;
        move: import('typebox').TUnsafe<import('./schemas.ts').WalletMove>;
        source: import('typebox').TString;
        amount: import('typebox').TInteger;
        balance: import('typebox').TInteger;
        note: import('typebox').TString;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
    corrections: import('typebox').TArray<
      import('typebox').TObject<{
        at: import('typebox').TString;
        wallet: import('typebox').TUnsafe<
          'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
        >;
        amount: import('typebox').TInteger;
        reason: import('typebox').TString;
        corrected_by: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const staffWalletCorrect: {
  readonly method: 'POST';
  readonly path: 'wallet/correct/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Puts a wallet right, both ways, with a reason';
  readonly body: import('typebox').TObject<{
    customer: import('typebox').TString;
    wallet: import('typebox').TUnsafe<
      'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
    >;
    amount: import('typebox').TInteger;
    expires_in_days: import('typebox').TOptional<import('typebox').TInteger>;
    reason: import('typebox').TString;
    corrected_by: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    customer: import('typebox').TObject<{
      customer_id: import('typebox').TString;
      name: import('typebox').TString;
      email: import('typebox').TString;
      phone: import('typebox').TString;
    }>;
    wallets: import('typebox').TArray<
      import('typebox').TObject<{
        wallet: import('typebox').TUnsafe<
          'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
        >;
        units: import('typebox').TInteger;
        balance_paise: import('typebox').TInteger;
        expiring_units: import('typebox').TInteger;
        expiring_paise: import('typebox').TInteger;
        expires_on: import('typebox').TString;
      }>
    >;
    results: import('typebox').TArray<
      import('typebox').TObject<{
        at: import('typebox').TString;
        kind: import('typebox').TUnsafe<'credit' | 'debit' | 'expiry'>;
        coins: import('typebox').TInteger;
        order_no: import('typebox').TString;
        expires_on: import('typebox').TString;
        wallet: import('typebox').TUnsafe<
          'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
        >;
        move: import('typebox').TUnsafe<import('./schemas.ts').WalletMove>;
        source: import('typebox').TString;
        amount: import('typebox').TInteger;
        balance: import('typebox').TInteger;
        note: import('typebox').TString;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
    corrections: import('typebox').TArray<
      import('typebox').TObject<{
        at: import('typebox').TString;
        wallet: import('typebox').TUnsafe<
          'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
        >;
        amount: import('typebox').TInteger;
        reason: import('typebox').TString;
        corrected_by: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const staffWalletLiabilities: {
  readonly method: 'GET';
  readonly path: 'wallet/liabilities/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'What is owed in wallets, by wallet and month';
  readonly query: import('typebox').TObject<{
    from: import('typebox').TOptional<import('typebox').TString>;
    to: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        month: import('typebox').TString;
        wallet: import('typebox').TUnsafe<
          'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
        >;
        opening: import('typebox').TInteger;
        given: import('typebox').TInteger;
        used: import('typebox').TInteger;
        returned: import('typebox').TInteger;
        expired: import('typebox').TInteger;
        taken_back: import('typebox').TInteger;
        closing: import('typebox').TInteger;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
