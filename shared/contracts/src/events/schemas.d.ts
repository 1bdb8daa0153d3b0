import { Type, type Static } from 'typebox';
declare const COUNTED: readonly [
  'page-shown',
  'product-viewed',
  'bag-added',
  'bag-removed',
  'wishlist-added',
  'wishlist-removed',
  'signed-in',
  'signed-out',
  'chat-started',
];
export type Counted = (typeof COUNTED)[number];
export declare const CountedEvent: Type.TObject<{
  name: Type.TUnsafe<
    | 'bag-added'
    | 'bag-removed'
    | 'chat-started'
    | 'page-shown'
    | 'product-viewed'
    | 'signed-in'
    | 'signed-out'
    | 'wishlist-added'
    | 'wishlist-removed'
  >;
  remote: Type.TString;
  route: Type.TString;
  product_id: Type.TOptional<Type.TInteger>;
  after: Type.TOptional<Type.TArray<Type.TInteger>>;
}>;
export type CountedEvent = Static<typeof CountedEvent>;
export declare const EventBatch: Type.TObject<{
  audience: Type.TUnsafe<'Guest User' | 'LoggedIn'>;
  country: Type.TUnsafe<import('../base/country-options.ts').CountryValue>;
  locale: Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
  events: Type.TArray<
    Type.TObject<{
      name: Type.TUnsafe<
        | 'bag-added'
        | 'bag-removed'
        | 'chat-started'
        | 'page-shown'
        | 'product-viewed'
        | 'signed-in'
        | 'signed-out'
        | 'wishlist-added'
        | 'wishlist-removed'
      >;
      remote: Type.TString;
      route: Type.TString;
      product_id: Type.TOptional<Type.TInteger>;
      after: Type.TOptional<Type.TArray<Type.TInteger>>;
    }>
  >;
}>;
export type EventBatch = Static<typeof EventBatch>;
export declare const Vital: Type.TObject<{
  remote: Type.TString;
  version: Type.TString;
  name: Type.TUnsafe<
    'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB' | 'soft-CLS' | 'soft-FCP' | 'soft-INP' | 'soft-LCP'
  >;
  value: Type.TNumber;
}>;
export type Vital = Static<typeof Vital>;
export declare const BrowserError: Type.TObject<{
  remote: Type.TString;
  version: Type.TString;
  kind: Type.TString;
  place: Type.TString;
}>;
export type BrowserError = Static<typeof BrowserError>;
export declare const InsightBatch: Type.TObject<{
  vitals: Type.TArray<
    Type.TObject<{
      remote: Type.TString;
      version: Type.TString;
      name: Type.TUnsafe<
        'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB' | 'soft-CLS' | 'soft-FCP' | 'soft-INP' | 'soft-LCP'
      >;
      value: Type.TNumber;
    }>
  >;
  errors: Type.TArray<
    Type.TObject<{
      remote: Type.TString;
      version: Type.TString;
      kind: Type.TString;
      place: Type.TString;
    }>
  >;
}>;
export type InsightBatch = Static<typeof InsightBatch>;
export {};
