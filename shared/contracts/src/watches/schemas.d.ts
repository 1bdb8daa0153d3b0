import { Type, type Static } from 'typebox';
export declare const WatchBody: Type.TObject<{
  product_id: Type.TInteger;
  karat: Type.TOptional<Type.TInteger>;
  colour: Type.TOptional<Type.TString>;
  size: Type.TOptional<Type.TString>;
  kind: Type.TEnum<['stock', 'price']>;
  at_most_paise: Type.TOptional<Type.TInteger>;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export type WatchBody = Static<typeof WatchBody>;
export declare const Watch: Type.TObject<{
  watch_id: Type.TString;
  kind: Type.TEnum<['stock', 'price']>;
  product_id: Type.TInteger;
  product_title: Type.TString;
  title_hi: Type.TString;
  url: Type.TString;
  karat: Type.TInteger;
  colour: Type.TString;
  size: Type.TString;
  at_most_paise: Type.TUnion<[Type.TInteger, Type.TNull]>;
  currency: Type.TString;
  created_at: Type.TString;
}>;
export type Watch = Static<typeof Watch>;
export declare const Watches: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      watch_id: Type.TString;
      kind: Type.TEnum<['stock', 'price']>;
      product_id: Type.TInteger;
      product_title: Type.TString;
      title_hi: Type.TString;
      url: Type.TString;
      karat: Type.TInteger;
      colour: Type.TString;
      size: Type.TString;
      at_most_paise: Type.TUnion<[Type.TInteger, Type.TNull]>;
      currency: Type.TString;
      created_at: Type.TString;
    }>
  >;
  reachable: Type.TOptional<Type.TBoolean>;
}>;
export type Watches = Static<typeof Watches>;
export declare const WatchStopBody: Type.TObject<{
  watch_id: Type.TString;
}>;
export declare const GuestWatchBody: Type.TObject<{
  product_id: Type.TInteger;
  karat: Type.TOptional<Type.TInteger>;
  colour: Type.TOptional<Type.TString>;
  size: Type.TOptional<Type.TString>;
  kind: Type.TEnum<['stock', 'price']>;
  at_most_paise: Type.TOptional<Type.TInteger>;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  email: Type.TString;
}>;
export declare const GuestWatchSent: Type.TObject<{
  sent_to: Type.TString;
}>;
export type GuestWatchSent = Static<typeof GuestWatchSent>;
export declare const GuestWatchQuery: Type.TObject<{
  token: Type.TString;
}>;
export declare const GuestWatchTokenBody: Type.TObject<{
  token: Type.TString;
}>;
export declare const GuestWatchForm: Type.TObject<{
  token: Type.TString;
  answer: Type.TEnum<['yes', 'no']>;
  lang: Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
}>;
export declare const GuestWatchUnsubscribeBody: Type.TObject<{}>;
export declare const GuestWatch: Type.TObject<{
  state: Type.TEnum<['asked', 'waiting', 'told']>;
  watch: Type.TObject<{
    watch_id: Type.TString;
    kind: Type.TEnum<['stock', 'price']>;
    product_id: Type.TInteger;
    product_title: Type.TString;
    title_hi: Type.TString;
    url: Type.TString;
    karat: Type.TInteger;
    colour: Type.TString;
    size: Type.TString;
    at_most_paise: Type.TUnion<[Type.TInteger, Type.TNull]>;
    currency: Type.TString;
    created_at: Type.TString;
  }>;
}>;
export type GuestWatch = Static<typeof GuestWatch>;
export declare const GuestWatchStopped: Type.TObject<{
  stopped: Type.TInteger;
}>;
export type GuestWatchStopped = Static<typeof GuestWatchStopped>;
