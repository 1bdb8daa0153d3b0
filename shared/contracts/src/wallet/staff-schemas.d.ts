import { Type, type Static } from 'typebox';
export declare const StaffWalletQuery: Type.TObject<{
  customer: Type.TString;
  page: Type.TInteger;
}>;
export declare const StaffWallet: Type.TObject<{
  customer: Type.TObject<{
    customer_id: Type.TString;
    name: Type.TString;
    email: Type.TString;
    phone: Type.TString;
  }>;
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
      note: Type.TString;
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
  corrections: Type.TArray<
    Type.TObject<{
      at: Type.TString;
      wallet: Type.TUnsafe<
        'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
      >;
      amount: Type.TInteger;
      reason: Type.TString;
      corrected_by: Type.TString;
    }>
  >;
}>;
export type StaffWallet = Static<typeof StaffWallet>;
export declare const WalletCorrectionBody: Type.TObject<{
  customer: Type.TString;
  wallet: Type.TUnsafe<'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'>;
  amount: Type.TInteger;
  expires_in_days: Type.TOptional<Type.TInteger>;
  reason: Type.TString;
  corrected_by: Type.TString;
}>;
export declare const LiabilitiesQuery: Type.TObject<{
  from: Type.TOptional<Type.TString>;
  to: Type.TOptional<Type.TString>;
}>;
export declare const Liabilities: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      month: Type.TString;
      wallet: Type.TUnsafe<
        'coins' | 'credits' | 'diamond-gemstone' | 'gold-coin' | 'plain-gold' | 'promotional'
      >;
      opening: Type.TInteger;
      given: Type.TInteger;
      used: Type.TInteger;
      returned: Type.TInteger;
      expired: Type.TInteger;
      taken_back: Type.TInteger;
      closing: Type.TInteger;
    }>
  >;
}>;
export type Liabilities = Static<typeof Liabilities>;
