import { Type, type Static } from 'typebox';
declare const REFERRAL_STATES: readonly ['joined', 'checking', 'rewarded', 'refused'];
export type ReferralState = (typeof REFERRAL_STATES)[number];
export declare const ReferralTerms: Type.TObject<{
  reward_paise: Type.TInteger;
  minimum_order_paise: Type.TInteger;
  life_days: Type.TInteger;
  return_window_days: Type.TInteger;
  rewards_per_month: Type.TInteger;
  invites_per_day: Type.TInteger;
}>;
export type ReferralTerms = Static<typeof ReferralTerms>;
export declare const ReferralsQuery: Type.TObject<{
  page: Type.TInteger;
}>;
export declare const ReferralDetails: Type.TObject<{
  code: Type.TString;
  link: Type.TString;
  terms: Type.TObject<{
    reward_paise: Type.TInteger;
    minimum_order_paise: Type.TInteger;
    life_days: Type.TInteger;
    return_window_days: Type.TInteger;
    rewards_per_month: Type.TInteger;
    invites_per_day: Type.TInteger;
  }>;
  earned_paise: Type.TInteger;
  rewards_left_this_month: Type.TInteger;
  invites_left_today: Type.TInteger;
  invited: Type.TArray<
    Type.TObject<{
      name: Type.TString;
      joined_on: Type.TString;
      state: Type.TUnsafe<'checking' | 'joined' | 'refused' | 'rewarded'>;
      earned_paise: Type.TInteger;
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
  welcome: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        state: Type.TUnsafe<'checking' | 'joined' | 'refused' | 'rewarded'>;
        earned_paise: Type.TInteger;
      }>,
    ]
  >;
}>;
export type ReferralDetails = Static<typeof ReferralDetails>;
export declare const ReferralCodeBody: Type.TObject<{
  code: Type.TString;
}>;
export declare const ReferralValid: Type.TObject<{
  code: Type.TString;
  valid: Type.TLiteral<true>;
}>;
export type ReferralValid = Static<typeof ReferralValid>;
export declare const ReferralInviteBody: Type.TObject<{
  email: Type.TString;
}>;
export declare const ReferralInvited: Type.TObject<{
  email: Type.TString;
  invites_left_today: Type.TInteger;
}>;
export type ReferralInvited = Static<typeof ReferralInvited>;
export declare const ReferralLandingQuery: Type.TObject<{
  code: Type.TString;
}>;
export declare const ReferralLanding: Type.TObject<{
  valid: Type.TBoolean;
  code: Type.TString;
  first_name: Type.TString;
  terms: Type.TObject<{
    reward_paise: Type.TInteger;
    minimum_order_paise: Type.TInteger;
    life_days: Type.TInteger;
    return_window_days: Type.TInteger;
    rewards_per_month: Type.TInteger;
    invites_per_day: Type.TInteger;
  }>;
}>;
export type ReferralLanding = Static<typeof ReferralLanding>;
export {};
