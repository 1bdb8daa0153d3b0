import { Type, type Static } from 'typebox';
export declare const EXCHANGE_KINDS: readonly ['exchange', 'buy-back', 'old-gold'];
export type ExchangeKind = (typeof EXCHANGE_KINDS)[number];
export declare const FormulaLine: Type.TObject<{
  line: Type.TUnsafe<
    | 'buyback-deduction'
    | 'discount'
    | 'exchange-deduction'
    | 'exchange-fee'
    | 'gold'
    | 'lost-certificate'
    | 'missing-pieces'
    | 'not-below-zero'
    | 'old-gold-deduction'
    | 'processing'
    | 'stones'
  >;
  amount_paise: Type.TInteger;
}>;
export type FormulaLine = Static<typeof FormulaLine>;
export declare const ExchangeQuote: Type.TObject<{
  order_item_id: Type.TString;
  order_no: Type.TString;
  type: Type.TUnsafe<'buyback' | 'exchange'>;
  net_weight_mg: Type.TInteger;
  gold_rate_paise: Type.TInteger;
  gold_paise: Type.TInteger;
  stones_paise: Type.TInteger;
  exchange_credit_paise: Type.TInteger;
  buyback_cash_paise: Type.TInteger;
  buyback_bank_paise: Type.TOptional<Type.TInteger>;
  buyback_credits_paise: Type.TOptional<Type.TInteger>;
  amount_paise: Type.TInteger;
  deduction_bp: Type.TInteger;
  fee_paise: Type.TInteger;
  available_from: Type.TString;
  rate_version: Type.TInteger;
  currency: Type.TString;
  karat: Type.TInteger;
  title: Type.TString;
  title_hi: Type.TString;
  exchange: Type.TObject<{
    amount_paise: Type.TInteger;
    lines: Type.TArray<
      Type.TObject<{
        line: Type.TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: Type.TInteger;
      }>
    >;
    available_from: Type.TString;
    store_from: Type.TOptional<Type.TString>;
    is_open: Type.TBoolean;
  }>;
  buyback: Type.TObject<{
    amount_paise: Type.TInteger;
    lines: Type.TArray<
      Type.TObject<{
        line: Type.TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: Type.TInteger;
      }>
    >;
    available_from: Type.TString;
    store_from: Type.TOptional<Type.TString>;
    is_open: Type.TBoolean;
  }>;
  quote: Type.TString;
  valid_until: Type.TString;
  needs_pan: Type.TBoolean;
}>;
export type ExchangeQuote = Static<typeof ExchangeQuote>;
export declare const ExchangeQuery: Type.TObject<{
  order_item_id: Type.TString;
  type: Type.TUnion<[Type.TLiteral<'exchange'>, Type.TLiteral<'buyback'>]>;
}>;
export declare const OldGoldQuery: Type.TObject<{
  readonly karat: Type.TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>;
  readonly net_weight_mg: Type.TInteger;
}>;
export declare const OldGoldQuote: Type.TObject<{
  rate_version: Type.TInteger;
  quote: Type.TString;
  valid_until: Type.TString;
  needs_pan: Type.TBoolean;
  karat: Type.TInteger;
  net_weight_mg: Type.TInteger;
  gold_rate_paise: Type.TInteger;
  amount_paise: Type.TInteger;
  lines: Type.TArray<
    Type.TObject<{
      line: Type.TUnsafe<
        | 'buyback-deduction'
        | 'discount'
        | 'exchange-deduction'
        | 'exchange-fee'
        | 'gold'
        | 'lost-certificate'
        | 'missing-pieces'
        | 'not-below-zero'
        | 'old-gold-deduction'
        | 'processing'
        | 'stones'
      >;
      amount_paise: Type.TInteger;
    }>
  >;
  rates: Type.TArray<
    Type.TObject<{
      karat: Type.TInteger;
      rate_paise: Type.TInteger;
    }>
  >;
}>;
export type OldGoldQuote = Static<typeof OldGoldQuote>;
export declare const BankAccount: Type.TObject<{
  holder: Type.TString;
  number: Type.TString;
  ifsc: Type.TString;
}>;
export type BankAccount = Static<typeof BankAccount>;
export declare const ExchangeRequestBody: Type.TObject<{
  readonly quote: Type.TString;
  readonly hand_over: Type.TUnsafe<'pickup' | 'store'>;
  readonly pickup_address_id: Type.TOptional<Type.TString>;
  readonly photos: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        media_type: Type.TUnion<
          [Type.TLiteral<'image/jpeg'>, Type.TLiteral<'image/png'>, Type.TLiteral<'image/webp'>]
        >;
        data: Type.TString;
      }>
    >
  >;
  readonly comment: Type.TOptional<Type.TString>;
  readonly pan: Type.TOptional<Type.TString>;
  readonly locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export type ExchangeRequestBody = Static<typeof ExchangeRequestBody>;
export declare const BuybackRequestBody: Type.TObject<{
  quote: Type.TString;
  hand_over: Type.TUnsafe<'pickup' | 'store'>;
  pickup_address_id: Type.TOptional<Type.TString>;
  photos: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        media_type: Type.TUnion<
          [Type.TLiteral<'image/jpeg'>, Type.TLiteral<'image/png'>, Type.TLiteral<'image/webp'>]
        >;
        data: Type.TString;
      }>
    >
  >;
  comment: Type.TOptional<Type.TString>;
  pan: Type.TOptional<Type.TString>;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  account: Type.TOptional<
    Type.TObject<{
      holder: Type.TString;
      number: Type.TString;
      ifsc: Type.TString;
    }>
  >;
}>;
export type BuybackRequestBody = Static<typeof BuybackRequestBody>;
export declare const OldGoldRequestBody: Type.TObject<{
  quote: Type.TString;
  hand_over: Type.TUnsafe<'pickup' | 'store'>;
  pickup_address_id: Type.TOptional<Type.TString>;
  photos: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        media_type: Type.TUnion<
          [Type.TLiteral<'image/jpeg'>, Type.TLiteral<'image/png'>, Type.TLiteral<'image/webp'>]
        >;
        data: Type.TString;
      }>
    >
  >;
  comment: Type.TOptional<Type.TString>;
  pan: Type.TOptional<Type.TString>;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  description: Type.TString;
  pay_to: Type.TUnsafe<'bank' | 'credits'>;
  account: Type.TOptional<
    Type.TObject<{
      holder: Type.TString;
      number: Type.TString;
      ifsc: Type.TString;
    }>
  >;
}>;
export type OldGoldRequestBody = Static<typeof OldGoldRequestBody>;
export declare const EXCHANGE_STATES: readonly [
  'asked',
  'pickup-planned',
  'store-visit',
  'received',
  'inspected',
  'offered',
  'declined',
  'rejected',
  'gone-back',
  'credited',
  'paying-out',
  'name-check',
  'payout-failed',
  'paid-out',
  'refused',
  'withdrawn',
  'ended',
];
export type ExchangeState = (typeof EXCHANGE_STATES)[number];
export declare const EXCHANGE_REASONS: readonly [
  'another-piece',
  'altered',
  'not-gold',
  'no-service',
  'papers-missing',
  'other',
];
export declare const Inspection: Type.TObject<{
  net_weight_mg: Type.TInteger;
  karat: Type.TInteger;
  huid: Type.TUnsafe<'none' | 'other' | 'same'>;
  missing_pieces: Type.TInteger;
  lost_certificate: Type.TBoolean;
  stones_paise: Type.TInteger;
  gold_rate_paise: Type.TInteger;
  amount_paise: Type.TInteger;
  lines: Type.TArray<
    Type.TObject<{
      line: Type.TUnsafe<
        | 'buyback-deduction'
        | 'discount'
        | 'exchange-deduction'
        | 'exchange-fee'
        | 'gold'
        | 'lost-certificate'
        | 'missing-pieces'
        | 'not-below-zero'
        | 'old-gold-deduction'
        | 'processing'
        | 'stones'
      >;
      amount_paise: Type.TInteger;
    }>
  >;
}>;
export type Inspection = Static<typeof Inspection>;
export declare const ExchangeRequest: Type.TObject<{
  request_id: Type.TString;
  kind: Type.TUnsafe<'buy-back' | 'exchange' | 'old-gold'>;
  state: Type.TUnsafe<
    | 'asked'
    | 'credited'
    | 'declined'
    | 'ended'
    | 'gone-back'
    | 'inspected'
    | 'name-check'
    | 'offered'
    | 'paid-out'
    | 'paying-out'
    | 'payout-failed'
    | 'pickup-planned'
    | 'received'
    | 'refused'
    | 'rejected'
    | 'store-visit'
    | 'withdrawn'
  >;
  asked_at: Type.TString;
  order_no: Type.TString;
  order_item_id: Type.TString;
  title: Type.TString;
  title_hi: Type.TString;
  karat: Type.TInteger;
  net_weight_mg: Type.TInteger;
  gold_rate_paise: Type.TInteger;
  rate_version: Type.TInteger;
  hand_over: Type.TUnsafe<'pickup' | 'store'>;
  pickup_address: Type.TOptional<
    Type.TUnion<
      [
        Type.TNull,
        Type.TObject<{
          address_id: Type.TString;
          full_name: Type.TString;
          house: Type.TString;
          street: Type.TString;
          landmark: Type.TString;
          city: Type.TString;
          state: Type.TString;
          pincode: Type.TString;
          country_id: Type.TString;
          mobile: Type.TString;
          is_default: Type.TBoolean;
          email: Type.TString;
          store_id: Type.TOptional<Type.TString>;
        }>,
      ]
    >
  >;
  pay_to: Type.TUnsafe<'bank' | 'credits'>;
  amount_paise: Type.TInteger;
  bank_paise: Type.TOptional<Type.TInteger>;
  credits_paise: Type.TOptional<Type.TInteger>;
  lines: Type.TArray<
    Type.TObject<{
      line: Type.TUnsafe<
        | 'buyback-deduction'
        | 'discount'
        | 'exchange-deduction'
        | 'exchange-fee'
        | 'gold'
        | 'lost-certificate'
        | 'missing-pieces'
        | 'not-below-zero'
        | 'old-gold-deduction'
        | 'processing'
        | 'stones'
      >;
      amount_paise: Type.TInteger;
    }>
  >;
  inspection: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        net_weight_mg: Type.TInteger;
        karat: Type.TInteger;
        huid: Type.TUnsafe<'none' | 'other' | 'same'>;
        missing_pieces: Type.TInteger;
        lost_certificate: Type.TBoolean;
        stones_paise: Type.TInteger;
        gold_rate_paise: Type.TInteger;
        amount_paise: Type.TInteger;
        lines: Type.TArray<
          Type.TObject<{
            line: Type.TUnsafe<
              | 'buyback-deduction'
              | 'discount'
              | 'exchange-deduction'
              | 'exchange-fee'
              | 'gold'
              | 'lost-certificate'
              | 'missing-pieces'
              | 'not-below-zero'
              | 'old-gold-deduction'
              | 'processing'
              | 'stones'
            >;
            amount_paise: Type.TInteger;
          }>
        >;
      }>,
    ]
  >;
  valid_until: Type.TString;
  pan_last4: Type.TString;
  account_last4: Type.TString;
  photos: Type.TInteger;
  reason: Type.TUnion<
    [
      Type.TLiteral<''>,
      Type.TUnsafe<'altered' | 'another-piece' | 'no-service' | 'not-gold' | 'other' | 'papers-missing'>,
    ]
  >;
  note: Type.TString;
  payout_fault: Type.TUnsafe<'' | 'account-invalid' | 'name-differs' | 'refused' | 'sent-back'>;
  steps: Type.TArray<
    Type.TObject<{
      state: Type.TUnsafe<
        | 'asked'
        | 'credited'
        | 'declined'
        | 'ended'
        | 'gone-back'
        | 'inspected'
        | 'name-check'
        | 'offered'
        | 'paid-out'
        | 'paying-out'
        | 'payout-failed'
        | 'pickup-planned'
        | 'received'
        | 'refused'
        | 'rejected'
        | 'store-visit'
        | 'withdrawn'
      >;
      at: Type.TString;
    }>
  >;
  can: Type.TObject<{
    withdraw: Type.TBoolean;
    accept: Type.TBoolean;
    decline: Type.TBoolean;
    change_account: Type.TBoolean;
    receipt: Type.TOptional<Type.TBoolean>;
  }>;
  needs_pan: Type.TBoolean;
}>;
export type ExchangeRequest = Static<typeof ExchangeRequest>;
export declare const ExchangeRequestsQuery: Type.TObject<{
  page: Type.TInteger;
  order_no: Type.TOptional<Type.TString>;
}>;
export declare const ExchangeRequests: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      request_id: Type.TString;
      kind: Type.TUnsafe<'buy-back' | 'exchange' | 'old-gold'>;
      state: Type.TUnsafe<
        | 'asked'
        | 'credited'
        | 'declined'
        | 'ended'
        | 'gone-back'
        | 'inspected'
        | 'name-check'
        | 'offered'
        | 'paid-out'
        | 'paying-out'
        | 'payout-failed'
        | 'pickup-planned'
        | 'received'
        | 'refused'
        | 'rejected'
        | 'store-visit'
        | 'withdrawn'
      >;
      asked_at: Type.TString;
      order_no: Type.TString;
      order_item_id: Type.TString;
      title: Type.TString;
      title_hi: Type.TString;
      karat: Type.TInteger;
      net_weight_mg: Type.TInteger;
      gold_rate_paise: Type.TInteger;
      rate_version: Type.TInteger;
      hand_over: Type.TUnsafe<'pickup' | 'store'>;
      pickup_address: Type.TOptional<
        Type.TUnion<
          [
            Type.TNull,
            Type.TObject<{
              address_id: Type.TString;
              full_name: Type.TString;
              house: Type.TString;
              street: Type.TString;
              landmark: Type.TString;
              city: Type.TString;
              state: Type.TString;
              pincode: Type.TString;
              country_id: Type.TString;
              mobile: Type.TString;
              is_default: Type.TBoolean;
              email: Type.TString;
              store_id: Type.TOptional<Type.TString>;
            }>,
          ]
        >
      >;
      pay_to: Type.TUnsafe<'bank' | 'credits'>;
      amount_paise: Type.TInteger;
      bank_paise: Type.TOptional<Type.TInteger>;
      credits_paise: Type.TOptional<Type.TInteger>;
      lines: Type.TArray<
        Type.TObject<{
          line: Type.TUnsafe<
            | 'buyback-deduction'
            | 'discount'
            | 'exchange-deduction'
            | 'exchange-fee'
            | 'gold'
            | 'lost-certificate'
            | 'missing-pieces'
            | 'not-below-zero'
            | 'old-gold-deduction'
            | 'processing'
            | 'stones'
          >;
          amount_paise: Type.TInteger;
        }>
      >;
      inspection: Type.TUnion<
        [
          Type.TNull,
          Type.TObject<{
            net_weight_mg: Type.TInteger;
            karat: Type.TInteger;
            huid: Type.TUnsafe<'none' | 'other' | 'same'>;
            missing_pieces: Type.TInteger;
            lost_certificate: Type.TBoolean;
            stones_paise: Type.TInteger;
            gold_rate_paise: Type.TInteger;
            amount_paise: Type.TInteger;
            lines: Type.TArray<
              Type.TObject<{
                line: Type.TUnsafe<
                  | 'buyback-deduction'
                  | 'discount'
                  | 'exchange-deduction'
                  | 'exchange-fee'
                  | 'gold'
                  | 'lost-certificate'
                  | 'missing-pieces'
                  | 'not-below-zero'
                  | 'old-gold-deduction'
                  | 'processing'
                  | 'stones'
                >;
                amount_paise: Type.TInteger;
              }>
            >;
          }>,
        ]
      >;
      valid_until: Type.TString;
      pan_last4: Type.TString;
      account_last4: Type.TString;
      photos: Type.TInteger;
      reason: Type.TUnion<
        [
          Type.TLiteral<''>,
          Type.TUnsafe<'altered' | 'another-piece' | 'no-service' | 'not-gold' | 'other' | 'papers-missing'>,
        ]
      >;
      note: Type.TString;
      payout_fault: Type.TUnsafe<'' | 'account-invalid' | 'name-differs' | 'refused' | 'sent-back'>;
      steps: Type.TArray<
        Type.TObject<{
          state: Type.TUnsafe<
            | 'asked'
            | 'credited'
            | 'declined'
            | 'ended'
            | 'gone-back'
            | 'inspected'
            | 'name-check'
            | 'offered'
            | 'paid-out'
            | 'paying-out'
            | 'payout-failed'
            | 'pickup-planned'
            | 'received'
            | 'refused'
            | 'rejected'
            | 'store-visit'
            | 'withdrawn'
          >;
          at: Type.TString;
        }>
      >;
      can: Type.TObject<{
        withdraw: Type.TBoolean;
        accept: Type.TBoolean;
        decline: Type.TBoolean;
        change_account: Type.TBoolean;
        receipt: Type.TOptional<Type.TBoolean>;
      }>;
      needs_pan: Type.TBoolean;
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
}>;
export type ExchangeRequests = Static<typeof ExchangeRequests>;
export declare const requestId: Type.TString;
export declare const ExchangeRequestQuery: Type.TObject<{
  request_id: Type.TString;
}>;
export declare const ExchangeReceiptQuery: Type.TObject<{
  request_id: Type.TString;
  lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export declare const ExchangeRequestIdBody: Type.TObject<{
  request_id: Type.TString;
}>;
export declare const ExchangeAcceptBody: Type.TObject<{
  request_id: Type.TString;
  pan: Type.TOptional<Type.TString>;
}>;
export declare const ExchangeAccountBody: Type.TObject<{
  request_id: Type.TString;
  account: Type.TObject<{
    holder: Type.TString;
    number: Type.TString;
    ifsc: Type.TString;
  }>;
}>;
