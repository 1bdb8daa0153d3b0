import { type Limit } from '../base/endpoint/limit.ts';
export declare const watchAdd: {
  readonly method: 'POST';
  readonly path: 'product/notify_me/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'watches';
  readonly summary: 'Asks to be told when a design is back, or costs as much as named or less; asked again, it takes the place of the first';
  readonly body: import('typebox').TObject<{
    product_id: import('typebox').TInteger;
    karat: import('typebox').TOptional<import('typebox').TInteger>;
    colour: import('typebox').TOptional<import('typebox').TString>;
    size: import('typebox').TOptional<import('typebox').TString>;
    kind: import('typebox').TEnum<['stock', 'price']>;
    at_most_paise: import('typebox').TOptional<import('typebox').TInteger>;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: import('typebox').TObject<{
    watch_id: import('typebox').TString;
    kind: import('typebox').TEnum<['stock', 'price']>;
    product_id: import('typebox').TInteger;
    product_title: import('typebox').TString;
    title_hi: import('typebox').TString;
    url: import('typebox').TString;
    karat: import('typebox').TInteger;
    colour: import('typebox').TString;
    size: import('typebox').TString;
    at_most_paise: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    currency: import('typebox').TString;
    created_at: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const watchList: {
  readonly method: 'GET';
  readonly path: 'product/notify_me/list/';
  readonly access: 'customer';
  readonly tag: 'watches';
  readonly summary: 'What the customer still waits for, newest first';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        watch_id: import('typebox').TString;
        kind: import('typebox').TEnum<['stock', 'price']>;
        product_id: import('typebox').TInteger;
        product_title: import('typebox').TString;
        title_hi: import('typebox').TString;
        url: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size: import('typebox').TString;
        at_most_paise: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        currency: import('typebox').TString;
        created_at: import('typebox').TString;
      }>
    >;
    reachable: import('typebox').TOptional<import('typebox').TBoolean>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const watchStop: {
  readonly method: 'POST';
  readonly path: 'product/notify_me/stop/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'watches';
  readonly summary: 'Waits no more';
  readonly body: import('typebox').TObject<{
    watch_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        watch_id: import('typebox').TString;
        kind: import('typebox').TEnum<['stock', 'price']>;
        product_id: import('typebox').TInteger;
        product_title: import('typebox').TString;
        title_hi: import('typebox').TString;
        url: import('typebox').TString;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size: import('typebox').TString;
        at_most_paise: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        currency: import('typebox').TString;
        created_at: import('typebox').TString;
      }>
    >;
    reachable: import('typebox').TOptional<import('typebox').TBoolean>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const guestWatchAdd: {
  readonly method: 'POST';
  readonly path: 'product/notify_me/guest/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'watches';
  readonly summary: 'Asks to be told by e-mail, without an account: a letter goes out, and its link has to be followed first';
  readonly body: import('typebox').TObject<{
    product_id: import('typebox').TInteger;
    karat: import('typebox').TOptional<import('typebox').TInteger>;
    colour: import('typebox').TOptional<import('typebox').TString>;
    size: import('typebox').TOptional<import('typebox').TString>;
    kind: import('typebox').TEnum<['stock', 'price']>;
    at_most_paise: import('typebox').TOptional<import('typebox').TInteger>;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
    email: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    sent_to: import('typebox').TString;
  }>;
  readonly limit: readonly [Limit, Limit];
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const guestWatchDetails: {
  readonly method: 'GET';
  readonly path: 'product/notify_me/guest/details/';
  readonly access: 'public';
  readonly tag: 'watches';
  readonly summary: 'What an address waits for, by the token of a letter';
  readonly query: import('typebox').TObject<{
    token: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    state: import('typebox').TEnum<['asked', 'waiting', 'told']>;
    watch: import('typebox').TObject<{
      watch_id: import('typebox').TString;
      kind: import('typebox').TEnum<['stock', 'price']>;
      product_id: import('typebox').TInteger;
      product_title: import('typebox').TString;
      title_hi: import('typebox').TString;
      url: import('typebox').TString;
      karat: import('typebox').TInteger;
      colour: import('typebox').TString;
      size: import('typebox').TString;
      at_most_paise: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
      currency: import('typebox').TString;
      created_at: import('typebox').TString;
    }>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const guestWatchConfirm: {
  readonly method: 'POST';
  readonly path: 'product/notify_me/guest/confirm/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'watches';
  readonly summary: 'Says yes for an address, by the token of its letter';
  readonly body: import('typebox').TObject<{
    token: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    state: import('typebox').TEnum<['asked', 'waiting', 'told']>;
    watch: import('typebox').TObject<{
      watch_id: import('typebox').TString;
      kind: import('typebox').TEnum<['stock', 'price']>;
      product_id: import('typebox').TInteger;
      product_title: import('typebox').TString;
      title_hi: import('typebox').TString;
      url: import('typebox').TString;
      karat: import('typebox').TInteger;
      colour: import('typebox').TString;
      size: import('typebox').TString;
      at_most_paise: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
      currency: import('typebox').TString;
      created_at: import('typebox').TString;
    }>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const guestWatchStop: {
  readonly method: 'POST';
  readonly path: 'product/notify_me/guest/stop/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'watches';
  readonly summary: 'Ends all that an address waits for, by the token of a letter';
  readonly body: import('typebox').TObject<{
    token: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    stopped: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const guestWatchForm: {
  readonly method: 'POST';
  readonly path: 'product/notify_me/guest/form/';
  readonly access: 'public';
  readonly tag: 'watches';
  readonly summary: 'Both by a form of the shop’s own page, for browsers without scripts; leads back to the page';
  readonly body: import('typebox').TObject<{
    token: import('typebox').TString;
    answer: import('typebox').TEnum<['yes', 'no']>;
    lang: import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const guestWatchUnsubscribe: {
  readonly method: 'POST';
  readonly path: 'product/notify_me/guest/unsubscribe/';
  readonly access: 'public';
  readonly tag: 'watches';
  readonly summary: 'The same by one click in a mail programme (RFC 8058)';
  readonly query: import('typebox').TObject<{
    token: import('typebox').TString;
  }>;
  readonly body: import('typebox').TObject<{}>;
  readonly answer: import('typebox').TObject<{
    stopped: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const guestWatchUnsubscribePage: {
  readonly method: 'GET';
  readonly path: 'product/notify_me/guest/unsubscribe/';
  readonly access: 'public';
  readonly tag: 'watches';
  readonly summary: 'Leads to the page where an address says that it wants no more, by the token of a letter';
  readonly query: import('typebox').TObject<{
    token: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
