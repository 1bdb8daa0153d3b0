import { Type, type Static } from 'typebox';
export declare const WalletBalance: Type.TObject<{
  balance: Type.TInteger;
  prepaid_discount: Type.TInteger;
  wallet_threshold: Type.TInteger;
}>;
export type WalletBalance = Static<typeof WalletBalance>;
export type WalletMove = 'grant' | 'hold' | 'release' | 'recredit' | 'expire' | 'withdraw';
declare const KINDS: readonly ['credit', 'debit', 'expiry'];
export type WalletEntryKind = (typeof KINDS)[number];
export declare const WalletEntry: Type.TObject<{
  at: Type.TString;
  kind: Type.TUnsafe<'credit' | 'debit' | 'expiry'>;
  coins: Type.TInteger;
  order_no: Type.TString;
  expires_on: Type.TString;
  wallet: Type.TUnsafe<'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'>;
  move: Type.TUnsafe<WalletMove>;
  source: Type.TString;
  amount: Type.TInteger;
  balance: Type.TInteger;
}>;
export type WalletEntry = Static<typeof WalletEntry>;
export declare const WalletStatement: Type.TObject<{
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
      move: Type.TUnsafe<WalletMove>;
      source: Type.TString;
      amount: Type.TInteger;
      balance: Type.TInteger;
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
}>;
export type WalletStatement = Static<typeof WalletStatement>;
export declare const WalletSummary: Type.TObject<{
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
export type WalletSummary = Static<typeof WalletSummary>;
export declare const BagTenders: Type.TObject<{
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
export type BagTenders = Static<typeof BagTenders>;
export declare const BagTendersQuery: Type.TObject<{
  payment_mode: Type.TOptional<
    Type.TUnion<
      [Type.TLiteral<'sandbox'>, Type.TLiteral<'razorpay'>, Type.TLiteral<'cod'>, Type.TLiteral<'emi'>]
    >
  >;
  lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export declare const TenderUseBody: Type.TObject<{
  kind: Type.TString;
  use: Type.TBoolean;
  payment_mode: Type.TOptional<
    Type.TUnion<
      [Type.TLiteral<'sandbox'>, Type.TLiteral<'razorpay'>, Type.TLiteral<'cod'>, Type.TLiteral<'emi'>]
    >
  >;
  lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export declare const CoinsApplied: Type.TObject<{
  coins_redeemed: Type.TInteger;
  balance: Type.TInteger;
}>;
export type CoinsApplied = Static<typeof CoinsApplied>;
export declare const WalletQuery: Type.TObject<{
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
export declare const WalletDownloadQuery: Type.TObject<{
  kind: Type.TOptional<Type.TUnsafe<'credit' | 'debit' | 'expiry'>>;
  from: Type.TOptional<Type.TString>;
  to: Type.TOptional<Type.TString>;
  wallet: Type.TUnsafe<
    'all' | 'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
  >;
  format: Type.TUnion<[Type.TLiteral<'pdf'>, Type.TLiteral<'csv'>]>;
  lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export {};
