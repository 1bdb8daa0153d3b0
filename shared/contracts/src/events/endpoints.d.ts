export declare const eventsReport: {
  readonly method: 'POST';
  readonly path: 'server/events';
  readonly access: 'public';
  readonly tag: 'events';
  readonly summary: 'What was looked at and bought, counted';
  readonly body: import('typebox').TObject<{
    audience: import('typebox').TUnsafe<'Guest User' | 'LoggedIn'>;
    country: import('typebox').TUnsafe<import('../base/country-options.ts').CountryValue>;
    locale: import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
    events: import('typebox').TArray<
      import('typebox').TObject<{
        name: import('typebox').TUnsafe<
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
        remote: import('typebox').TString;
        route: import('typebox').TString;
        product_id: import('typebox').TOptional<import('typebox').TInteger>;
        after: import('typebox').TOptional<import('typebox').TArray<import('typebox').TInteger>>;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
