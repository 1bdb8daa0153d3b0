import { Type, type Static } from 'typebox';
export declare const EmiPlan: Type.TObject<{
  plan_id: Type.TString;
  lender: Type.TString;
  lender_name: Type.TString;
  lender_name_hi: Type.TString;
  lender_kind: Type.TUnsafe<'bank' | 'nbfc'>;
  months: Type.TInteger;
  annual_rate_bp: Type.TInteger;
  instalment_paise: Type.TInteger;
  last_instalment_paise: Type.TInteger;
  interest_paise: Type.TInteger;
  processing_fee_paise: Type.TInteger;
  total_paise: Type.TInteger;
}>;
export type EmiPlan = Static<typeof EmiPlan>;
export declare const EmiPlansQuery: Type.TObject<{
  amount: Type.TString;
}>;
export declare const EmiPlans: Type.TObject<{
  amount_paise: Type.TInteger;
  reach: Type.TUnsafe<'above' | 'below' | 'within'>;
  minimum_paise: Type.TInteger;
  maximum_paise: Type.TInteger;
  from_paise: Type.TInteger;
  from_months: Type.TOptional<Type.TInteger>;
  results: Type.TArray<
    Type.TObject<{
      plan_id: Type.TString;
      lender: Type.TString;
      lender_name: Type.TString;
      lender_name_hi: Type.TString;
      lender_kind: Type.TUnsafe<'bank' | 'nbfc'>;
      months: Type.TInteger;
      annual_rate_bp: Type.TInteger;
      instalment_paise: Type.TInteger;
      last_instalment_paise: Type.TInteger;
      interest_paise: Type.TInteger;
      processing_fee_paise: Type.TInteger;
      total_paise: Type.TInteger;
    }>
  >;
}>;
export type EmiPlans = Static<typeof EmiPlans>;
export declare const EMI_STATES: readonly [
  'requested',
  'in-review',
  'approved',
  'refused',
  'withdrawn',
  'expired',
  'used',
];
export type EmiState = (typeof EMI_STATES)[number];
export declare const EMI_REASONS: readonly ['not-eligible', 'not-reached', 'papers-missing', 'other'];
export declare const EmiRequestBody: Type.TObject<{
  plan: Type.TString;
  order_no: Type.TOptional<Type.TString>;
  consent: Type.TLiteral<true>;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export type EmiRequestBody = Static<typeof EmiRequestBody>;
export declare const EmiRequest: Type.TObject<{
  request_id: Type.TString;
  state: Type.TUnsafe<'approved' | 'expired' | 'in-review' | 'refused' | 'requested' | 'used' | 'withdrawn'>;
  asked_at: Type.TString;
  plan: Type.TObject<{
    plan_id: Type.TString;
    lender: Type.TString;
    lender_name: Type.TString;
    lender_name_hi: Type.TString;
    lender_kind: Type.TUnsafe<'bank' | 'nbfc'>;
    months: Type.TInteger;
    annual_rate_bp: Type.TInteger;
    instalment_paise: Type.TInteger;
    last_instalment_paise: Type.TInteger;
    interest_paise: Type.TInteger;
    processing_fee_paise: Type.TInteger;
    total_paise: Type.TInteger;
  }>;
  amount_paise: Type.TInteger;
  pieces: Type.TArray<
    Type.TObject<{
      title: Type.TString;
      title_hi: Type.TString;
      quantity: Type.TInteger;
    }>
  >;
  valid_until: Type.TString;
  reason: Type.TUnion<
    [Type.TLiteral<''>, Type.TUnsafe<'not-eligible' | 'not-reached' | 'other' | 'papers-missing'>]
  >;
  note: Type.TString;
  order_no: Type.TString;
  steps: Type.TArray<
    Type.TObject<{
      state: Type.TUnsafe<
        'approved' | 'expired' | 'in-review' | 'refused' | 'requested' | 'used' | 'withdrawn'
      >;
      at: Type.TString;
    }>
  >;
  can: Type.TObject<{
    withdraw: Type.TBoolean;
    pay: Type.TBoolean;
  }>;
}>;
export type EmiRequest = Static<typeof EmiRequest>;
export declare const EmiRequestsQuery: Type.TObject<{
  page: Type.TInteger;
}>;
export declare const EmiRequests: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      request_id: Type.TString;
      state: Type.TUnsafe<
        'approved' | 'expired' | 'in-review' | 'refused' | 'requested' | 'used' | 'withdrawn'
      >;
      asked_at: Type.TString;
      plan: Type.TObject<{
        plan_id: Type.TString;
        lender: Type.TString;
        lender_name: Type.TString;
        lender_name_hi: Type.TString;
        lender_kind: Type.TUnsafe<'bank' | 'nbfc'>;
        months: Type.TInteger;
        annual_rate_bp: Type.TInteger;
        instalment_paise: Type.TInteger;
        last_instalment_paise: Type.TInteger;
        interest_paise: Type.TInteger;
        processing_fee_paise: Type.TInteger;
        total_paise: Type.TInteger;
      }>;
      amount_paise: Type.TInteger;
      pieces: Type.TArray<
        Type.TObject<{
          title: Type.TString;
          title_hi: Type.TString;
          quantity: Type.TInteger;
        }>
      >;
      valid_until: Type.TString;
      reason: Type.TUnion<
        [Type.TLiteral<''>, Type.TUnsafe<'not-eligible' | 'not-reached' | 'other' | 'papers-missing'>]
      >;
      note: Type.TString;
      order_no: Type.TString;
      steps: Type.TArray<
        Type.TObject<{
          state: Type.TUnsafe<
            'approved' | 'expired' | 'in-review' | 'refused' | 'requested' | 'used' | 'withdrawn'
          >;
          at: Type.TString;
        }>
      >;
      can: Type.TObject<{
        withdraw: Type.TBoolean;
        pay: Type.TBoolean;
      }>;
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
}>;
export type EmiRequests = Static<typeof EmiRequests>;
export declare const EmiRequestIdBody: Type.TObject<{
  request_id: Type.TString;
}>;
declare const EMI_TEXT_KEYS: readonly [
  'emiApprovedText',
  'emiAskText',
  'emiWaitingText',
  'emiBelowText',
  'emiAboveText',
  'emiApprovedLessText',
  'emiCoinsText',
  'emiSignInText',
];
export declare const EmiTextKey: Type.TUnsafe<
  | 'emiAboveText'
  | 'emiApprovedLessText'
  | 'emiApprovedText'
  | 'emiAskText'
  | 'emiBelowText'
  | 'emiCoinsText'
  | 'emiSignInText'
  | 'emiWaitingText'
>;
export type EmiTextKey = (typeof EMI_TEXT_KEYS)[number];
export {};
