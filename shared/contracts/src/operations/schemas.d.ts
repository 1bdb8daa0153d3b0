import { Type } from 'typebox';
import { type ForeignCurrency } from '../base/money/money.ts';
export declare const ExchangePublishBody: Type.TObject<{
  paise_per_unit: Type.TObject<Record<ForeignCurrency, Type.TInteger>>;
  effective_from: Type.TOptional<Type.TString>;
  source: Type.TString;
  published_by: Type.TString;
  large_move: Type.TOptional<Type.TBoolean>;
}>;
export declare const ExchangeList: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      version: Type.TInteger;
      effective_from: Type.TString;
      paise_per_unit: Type.TObject<{
        AED: Type.TOptional<Type.TInteger>;
        GBP: Type.TOptional<Type.TInteger>;
        SGD: Type.TOptional<Type.TInteger>;
        USD: Type.TOptional<Type.TInteger>;
      }>;
      source: Type.TString;
      published_by: Type.TString;
      confirmed_by: Type.TUnion<[Type.TString, Type.TNull]>;
      published_at: Type.TUnion<[Type.TString, Type.TNull]>;
    }>
  >;
  waiting: Type.TArray<
    Type.TObject<{
      proposal_id: Type.TString;
      effective_from: Type.TUnion<[Type.TString, Type.TNull]>;
      paise_per_unit: Type.TObject<Record<ForeignCurrency, Type.TInteger>>;
      source: Type.TString;
      proposed_by: Type.TString;
      proposed_at: Type.TString;
      moved_bp: Type.TInteger;
    }>
  >;
}>;
export declare const GoldPublishBody: Type.TObject<{
  paise_per_gram: Type.TObject<{
    14: Type.TInteger;
    18: Type.TInteger;
    22: Type.TInteger;
    24: Type.TInteger;
  }>;
  effective_from: Type.TOptional<Type.TString>;
  source: Type.TString;
  published_by: Type.TString;
}>;
export declare const RatesPublished: Type.TUnion<
  [
    Type.TObject<{
      state: Type.TLiteral<'published'>;
      version: Type.TInteger;
      effective_from: Type.TString;
    }>,
    Type.TObject<{
      state: Type.TLiteral<'waiting'>;
      proposal_id: Type.TString;
      moved_bp: Type.TInteger;
    }>,
  ]
>;
export declare const RatesDecideBody: Type.TObject<{
  proposal_id: Type.TString;
  decision: Type.TUnion<[Type.TLiteral<'publish'>, Type.TLiteral<'drop'>]>;
  decided_by: Type.TString;
}>;
export declare const RatesDecided: Type.TObject<{
  version: Type.TUnion<[Type.TInteger, Type.TNull]>;
  effective_from: Type.TUnion<[Type.TString, Type.TNull]>;
}>;
export declare const GoldRateList: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      version: Type.TInteger;
      effective_from: Type.TString;
      paise_per_gram: Type.TObject<{
        14: Type.TInteger;
        18: Type.TInteger;
        22: Type.TInteger;
        24: Type.TInteger;
      }>;
      source: Type.TString;
      published_by: Type.TString;
      confirmed_by: Type.TUnion<[Type.TString, Type.TNull]>;
      published_at: Type.TUnion<[Type.TString, Type.TNull]>;
    }>
  >;
  waiting: Type.TArray<
    Type.TObject<{
      proposal_id: Type.TString;
      effective_from: Type.TUnion<[Type.TString, Type.TNull]>;
      paise_per_gram: Type.TObject<{
        14: Type.TInteger;
        18: Type.TInteger;
        22: Type.TInteger;
        24: Type.TInteger;
      }>;
      source: Type.TString;
      proposed_by: Type.TString;
      proposed_at: Type.TString;
      moved_bp: Type.TInteger;
    }>
  >;
}>;
export declare const NoticeBody: Type.TObject<{
  topic: Type.TLiteral<'androidNotification'>;
  words: Type.TObject<
    Readonly<
      Record<
        'en' | 'hi',
        Type.TObject<{
          title: Type.TString;
          body: Type.TString;
        }>
      >
    >
  >;
  path: Type.TString;
  sent_by: Type.TString;
}>;
export declare const NoticeSent: Type.TObject<{
  notice_id: Type.TString;
  recipients: Type.TInteger;
}>;
export declare const Notices: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      notice_id: Type.TString;
      topic: Type.TString;
      sent_by: Type.TString;
      words: Type.TAny;
      recipients: Type.TInteger;
      sent_at: Type.TString;
    }>
  >;
}>;
export declare const DeadDeliveries: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      id: Type.TString;
      channel: Type.TString;
      type: Type.TString;
      key: Type.TString;
      template: Type.TString;
      attempts: Type.TInteger;
      last_error: Type.TString;
      created_at: Type.TString;
      settled_at: Type.TString;
      can_revive: Type.TBoolean;
    }>
  >;
}>;
export declare const FailedJobs: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      name: Type.TString;
      failed_at: Type.TString;
      error: Type.TString;
    }>
  >;
}>;
export declare const ReviveBody: Type.TObject<{
  id: Type.TString;
}>;
export declare const Revived: Type.TObject<{
  id: Type.TString;
}>;
