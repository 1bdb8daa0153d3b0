import { Type, type Static } from 'typebox';
declare const REFERRAL_STAGES: readonly ['joined', 'doubted', 'rewarded', 'refused'];
export type ReferralStage = (typeof REFERRAL_STAGES)[number];
declare const REFERRAL_DOUBTS: readonly [
  'mailbox',
  'phone',
  'device',
  'address',
  'account-before',
  'order-before',
];
export type ReferralDoubt = (typeof REFERRAL_DOUBTS)[number];
export declare const StaffReferralsQuery: Type.TObject<{
  stage: Type.TUnsafe<'doubted' | 'joined' | 'refused' | 'rewarded'>;
  page: Type.TInteger;
}>;
export declare const StaffReferral: Type.TObject<{
  referral_id: Type.TString;
  stage: Type.TUnsafe<'doubted' | 'joined' | 'refused' | 'rewarded'>;
  doubts: Type.TArray<
    Type.TUnsafe<'account-before' | 'address' | 'device' | 'mailbox' | 'order-before' | 'phone'>
  >;
  allowed: Type.TArray<
    Type.TUnsafe<'account-before' | 'address' | 'device' | 'mailbox' | 'order-before' | 'phone'>
  >;
  joined_at: Type.TString;
  order_no: Type.TString;
  inviter: Type.TObject<{
    customer_id: Type.TString;
    name: Type.TString;
    email: Type.TString;
    phone: Type.TString;
  }>;
  invited: Type.TObject<{
    customer_id: Type.TString;
    name: Type.TString;
    email: Type.TString;
    phone: Type.TString;
  }>;
  rewards: Type.TArray<
    Type.TObject<{
      to: Type.TUnsafe<'invited' | 'inviter'>;
      amount_paise: Type.TInteger;
      at: Type.TString;
    }>
  >;
  history: Type.TArray<
    Type.TObject<{
      at: Type.TString;
      event: Type.TString;
      by: Type.TString;
      note: Type.TString;
    }>
  >;
}>;
export type StaffReferral = Static<typeof StaffReferral>;
export declare const StaffReferrals: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      referral_id: Type.TString;
      stage: Type.TUnsafe<'doubted' | 'joined' | 'refused' | 'rewarded'>;
      doubts: Type.TArray<
        Type.TUnsafe<'account-before' | 'address' | 'device' | 'mailbox' | 'order-before' | 'phone'>
      >;
      allowed: Type.TArray<
        Type.TUnsafe<'account-before' | 'address' | 'device' | 'mailbox' | 'order-before' | 'phone'>
      >;
      joined_at: Type.TString;
      order_no: Type.TString;
      inviter: Type.TObject<{
        customer_id: Type.TString;
        name: Type.TString;
        email: Type.TString;
        phone: Type.TString;
      }>;
      invited: Type.TObject<{
        customer_id: Type.TString;
        name: Type.TString;
        email: Type.TString;
        phone: Type.TString;
      }>;
      rewards: Type.TArray<
        Type.TObject<{
          to: Type.TUnsafe<'invited' | 'inviter'>;
          amount_paise: Type.TInteger;
          at: Type.TString;
        }>
      >;
      history: Type.TArray<
        Type.TObject<{
          at: Type.TString;
          event: Type.TString;
          by: Type.TString;
          note: Type.TString;
        }>
      >;
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
}>;
export declare const ReferralRefusalBody: Type.TObject<{
  referral_id: Type.TString;
  decided_by: Type.TString;
  note: Type.TString;
}>;
export {};
