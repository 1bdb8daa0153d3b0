import { Type } from 'typebox';
export declare const walletTransactions: {
  readonly method: 'GET';
  readonly path: 'wallet/wallettransaction/get_customer_wallet_txn/';
  readonly access: 'customer';
  readonly tag: 'wallet';
  readonly summary: 'What came into a wallet, and what became of it';
  readonly query: Type.TObject<{
    kind: Type.TOptional<Type.TUnsafe<'credit' | 'debit' | 'expiry'>>;
    from: Type.TOptional<Type.TString>;
    to: Type.TOptional<Type.TString>;
    balance_only: Type.TOptional<Type.TBoolean>;
    wallet: Type.TOptional<
      Type.TUnsafe<
        'all' | 'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
      >
    >;
    page: Type.TOptional<Type.TInteger>;
  }>;
  readonly answer: Type.TUnion<
    [
      Type.TObject<{
        balance: Type.TInteger;
        prepaid_discount: Type.TInteger;
        wallet_threshold: Type.TInteger;
        results: Type.TArray<
          Type.TObject<{
            at: Type.TString;
            kind: Type.TUnsafe<'credit' | 'debit' | 'expiry'>;
            coins: Type.TInteger;
            order_no: Type.TString;
            expires_on: Type.TString;
            wallet: Type.TUnsafe<
              'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
            >;
            move: Type.TUnsafe<import('./schemas.ts').WalletMove>;
            source: Type.TString;
            amount: Type.TInteger;
            balance: Type.TInteger;
          }>
        >;
        page: Type.TInteger;
        page_size: Type.TInteger;
        count: Type.TInteger;
      }>,
      Type.TObject<{
        balance: Type.TInteger;
        prepaid_discount: Type.TInteger;
        wallet_threshold: Type.TInteger;
      }>,
    ]
  >;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const walletBalance: Omit<
  {
    readonly method: 'GET';
    readonly path: 'wallet/wallettransaction/get_customer_wallet_txn/';
    readonly access: 'customer';
    readonly tag: 'wallet';
    readonly summary: 'What came into a wallet, and what became of it';
    readonly query: Type.TObject<{
      kind: Type.TOptional<Type.TUnsafe<'credit' | 'debit' | 'expiry'>>;
      from: Type.TOptional<Type.TString>;
      to: Type.TOptional<Type.TString>;
      balance_only: Type.TOptional<Type.TBoolean>;
      wallet: Type.TOptional<
        Type.TUnsafe<
          'all' | 'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
        >
      >;
      page: Type.TOptional<Type.TInteger>;
    }>;
    readonly answer: Type.TUnion<
      [
        Type.TObject<{
          balance: Type.TInteger;
          prepaid_discount: Type.TInteger;
          wallet_threshold: Type.TInteger;
          results: Type.TArray<
            Type.TObject<{
              at: Type.TString;
              kind: Type.TUnsafe<'credit' | 'debit' | 'expiry'>;
              coins: Type.TInteger;
              order_no: Type.TString;
              expires_on: Type.TString;
              wallet: Type.TUnsafe<
                'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
              >;
              move: Type.TUnsafe<import('./schemas.ts').WalletMove>;
              source: Type.TString;
              amount: Type.TInteger;
              balance: Type.TInteger;
            }>
          >;
          page: Type.TInteger;
          page_size: Type.TInteger;
          count: Type.TInteger;
        }>,
        Type.TObject<{
          balance: Type.TInteger;
          prepaid_discount: Type.TInteger;
          wallet_threshold: Type.TInteger;
        }>,
      ]
    >;
  } & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>,
  'answer' | 'whole'
> & {
  readonly answer: Type.TObject<{
    balance: Type.TInteger;
    prepaid_discount: Type.TInteger;
    wallet_threshold: Type.TInteger;
  }>;
};
export declare const walletStatement: Omit<
  {
    readonly method: 'GET';
    readonly path: 'wallet/wallettransaction/get_customer_wallet_txn/';
    readonly access: 'customer';
    readonly tag: 'wallet';
    readonly summary: 'What came into a wallet, and what became of it';
    readonly query: Type.TObject<{
      kind: Type.TOptional<Type.TUnsafe<'credit' | 'debit' | 'expiry'>>;
      from: Type.TOptional<Type.TString>;
      to: Type.TOptional<Type.TString>;
      balance_only: Type.TOptional<Type.TBoolean>;
      wallet: Type.TOptional<
        Type.TUnsafe<
          'all' | 'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
        >
      >;
      page: Type.TOptional<Type.TInteger>;
    }>;
    readonly answer: Type.TUnion<
      [
        Type.TObject<{
          balance: Type.TInteger;
          prepaid_discount: Type.TInteger;
          wallet_threshold: Type.TInteger;
          results: Type.TArray<
            Type.TObject<{
              at: Type.TString;
              kind: Type.TUnsafe<'credit' | 'debit' | 'expiry'>;
              coins: Type.TInteger;
              order_no: Type.TString;
              expires_on: Type.TString;
              wallet: Type.TUnsafe<
                'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
              >;
              move: Type.TUnsafe<import('./schemas.ts').WalletMove>;
              source: Type.TString;
              amount: Type.TInteger;
              balance: Type.TInteger;
            }>
          >;
          page: Type.TInteger;
          page_size: Type.TInteger;
          count: Type.TInteger;
        }>,
        Type.TObject<{
          balance: Type.TInteger;
          prepaid_discount: Type.TInteger;
          wallet_threshold: Type.TInteger;
        }>,
      ]
    >;
  } & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>,
  'answer' | 'whole'
> & {
  readonly answer: Type.TObject<{
    balance: Type.TInteger;
    prepaid_discount: Type.TInteger;
    wallet_threshold: Type.TInteger;
    results: Type.TArray<
      Type.TObject<{
        at: Type.TString;
        kind: Type.TUnsafe<'credit' | 'debit' | 'expiry'>;
        coins: Type.TInteger;
        order_no: Type.TString;
        expires_on: Type.TString;
        wallet: Type.TUnsafe<
          'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
        >;
        move: Type.TUnsafe<import('./schemas.ts').WalletMove>;
        source: Type.TString;
        amount: Type.TInteger;
        balance: Type.TInteger;
      }>
    >;
    page: Type.TInteger;
    page_size: Type.TInteger;
    count: Type.TInteger;
  }>;
};
export declare const walletSummary: {
  readonly method: 'GET';
  readonly path: 'wallet/wallettransaction/summary/';
  readonly access: 'customer';
  readonly tag: 'wallet';
  readonly summary: 'What is in each wallet, and what of it ends soon';
  readonly answer: Type.TObject<{
    wallets: Type.TArray<
      Type.TObject<{
        wallet: Type.TUnsafe<
          'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
        >;
        units: Type.TInteger;
        balance_paise: Type.TInteger;
        expiring_units: Type.TInteger;
        expiring_paise: Type.TInteger;
        expires_on: Type.TString;
      }>
    >;
    expires_soon_days: Type.TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const walletDownload: {
  readonly method: 'GET';
  readonly path: 'wallet/wallettransaction/download/';
  readonly access: 'customer';
  readonly tag: 'wallet';
  readonly summary: 'The statement as a PDF or as a table';
  readonly query: Type.TObject<{
    kind: Type.TOptional<Type.TUnsafe<'credit' | 'debit' | 'expiry'>>;
    from: Type.TOptional<Type.TString>;
    to: Type.TOptional<Type.TString>;
    wallet: Type.TUnsafe<
      'all' | 'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
    >;
    format: Type.TUnion<[Type.TLiteral<'pdf'>, Type.TLiteral<'csv'>]>;
    lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly whole: Type.TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const bagTenders: {
  readonly method: 'GET';
  readonly path: 'wallet/tender/list/';
  readonly access: 'customer';
  readonly tag: 'wallet';
  readonly summary: 'What the bag could be paid with besides money';
  readonly query: Type.TObject<{
    payment_mode: Type.TOptional<
      Type.TUnion<
        [Type.TLiteral<'sandbox'>, Type.TLiteral<'razorpay'>, Type.TLiteral<'cod'>, Type.TLiteral<'emi'>]
      >
    >;
    lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: Type.TObject<{
    tenders: Type.TArray<
      Type.TObject<{
        kind: Type.TString;
        name: Type.TString;
        units: Type.TInteger;
        balance_paise: Type.TInteger;
        used: Type.TBoolean;
        pays_paise: Type.TInteger;
        refusal: Type.TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const tenderUse: {
  readonly method: 'POST';
  readonly path: 'wallet/tender/use/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'wallet';
  readonly summary: 'Pays for the bag with one of them, as far as it may, or without';
  readonly body: Type.TObject<{
    kind: Type.TString;
    use: Type.TBoolean;
    payment_mode: Type.TOptional<
      Type.TUnion<
        [Type.TLiteral<'sandbox'>, Type.TLiteral<'razorpay'>, Type.TLiteral<'cod'>, Type.TLiteral<'emi'>]
      >
    >;
    lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: Type.TObject<{
    tenders: Type.TArray<
      Type.TObject<{
        kind: Type.TString;
        name: Type.TString;
        units: Type.TInteger;
        balance_paise: Type.TInteger;
        used: Type.TBoolean;
        pays_paise: Type.TInteger;
        refusal: Type.TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const coinsRedeem: {
  readonly method: 'POST';
  readonly path: 'wallet/coins/redeem/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'wallet';
  readonly summary: 'Pays for the bag with coins';
  readonly body: Type.TObject<{}>;
  readonly answer: Type.TObject<{
    coins_redeemed: Type.TInteger;
    balance: Type.TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const coinsRemove: {
  readonly method: 'POST';
  readonly path: 'wallet/coins/remove/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'wallet';
  readonly summary: 'Pays for the bag without coins';
  readonly body: Type.TObject<{}>;
  readonly answer: Type.TObject<{
    coins_redeemed: Type.TInteger;
    balance: Type.TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
