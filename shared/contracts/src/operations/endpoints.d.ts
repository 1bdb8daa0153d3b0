export declare const exchangeRates: {
  readonly method: 'GET';
  readonly path: 'rate/exchange/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Exchange rates, the newest first';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        version: import('typebox').TInteger;
        effective_from: import('typebox').TString;
        paise_per_unit: import('typebox').TObject<{
          AED: import('typebox').TOptional<import('typebox').TInteger>;
          GBP: import('typebox').TOptional<import('typebox').TInteger>;
          SGD: import('typebox').TOptional<import('typebox').TInteger>;
          USD: import('typebox').TOptional<import('typebox').TInteger>;
        }>;
        source: import('typebox').TString;
        published_by: import('typebox').TString;
        confirmed_by: import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>;
        published_at: import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>;
      }>
    >;
    waiting: import('typebox').TArray<
      import('typebox').TObject<{
        proposal_id: import('typebox').TString;
        effective_from: import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>;
        paise_per_unit: import('typebox').TObject<
          Record<import('../base/money/money.ts').ForeignCurrency, import('typebox').TInteger>
        >;
        source: import('typebox').TString;
        proposed_by: import('typebox').TString;
        proposed_at: import('typebox').TString;
        moved_bp: import('typebox').TInteger;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const exchangePublish: {
  readonly method: 'POST';
  readonly path: 'rate/exchange/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Publishes new exchange rates, which prices abroad follow; a jump of more than 3 % waits for a second person';
  readonly body: import('typebox').TObject<{
    paise_per_unit: import('typebox').TObject<
      Record<import('../base/money/money.ts').ForeignCurrency, import('typebox').TInteger>
    >;
    effective_from: import('typebox').TOptional<import('typebox').TString>;
    source: import('typebox').TString;
    published_by: import('typebox').TString;
    large_move: import('typebox').TOptional<import('typebox').TBoolean>;
  }>;
  readonly answer: import('typebox').TUnion<
    [
      import('typebox').TObject<{
        state: import('typebox').TLiteral<'published'>;
        version: import('typebox').TInteger;
        effective_from: import('typebox').TString;
      }>,
      import('typebox').TObject<{
        state: import('typebox').TLiteral<'waiting'>;
        proposal_id: import('typebox').TString;
        moved_bp: import('typebox').TInteger;
      }>,
    ]
  >;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const exchangeDecide: {
  readonly method: 'POST';
  readonly path: 'rate/exchange/decide/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'A second person publishes or drops exchange rates that wait';
  readonly body: import('typebox').TObject<{
    proposal_id: import('typebox').TString;
    decision: import('typebox').TUnion<
      [import('typebox').TLiteral<'publish'>, import('typebox').TLiteral<'drop'>]
    >;
    decided_by: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    version: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    effective_from: import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const goldRates: {
  readonly method: 'GET';
  readonly path: 'rate/list/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Gold rates, the newest first, and those that wait for a second person';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        version: import('typebox').TInteger;
        effective_from: import('typebox').TString;
        paise_per_gram: import('typebox').TObject<{
          14: import('typebox').TInteger;
          18: import('typebox').TInteger;
          22: import('typebox').TInteger;
          24: import('typebox').TInteger;
        }>;
        source: import('typebox').TString;
        published_by: import('typebox').TString;
        confirmed_by: import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>;
        published_at: import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>;
      }>
    >;
    waiting: import('typebox').TArray<
      import('typebox').TObject<{
        proposal_id: import('typebox').TString;
        effective_from: import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>;
        paise_per_gram: import('typebox').TObject<{
          14: import('typebox').TInteger;
          18: import('typebox').TInteger;
          22: import('typebox').TInteger;
          24: import('typebox').TInteger;
        }>;
        source: import('typebox').TString;
        proposed_by: import('typebox').TString;
        proposed_at: import('typebox').TString;
        moved_bp: import('typebox').TInteger;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const goldPublish: {
  readonly method: 'POST';
  readonly path: 'rate/publish/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Publishes gold rates; a jump of more than 3 % waits for a second person';
  readonly body: import('typebox').TObject<{
    paise_per_gram: import('typebox').TObject<{
      14: import('typebox').TInteger;
      18: import('typebox').TInteger;
      22: import('typebox').TInteger;
      24: import('typebox').TInteger;
    }>;
    effective_from: import('typebox').TOptional<import('typebox').TString>;
    source: import('typebox').TString;
    published_by: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TUnion<
    [
      import('typebox').TObject<{
        state: import('typebox').TLiteral<'published'>;
        version: import('typebox').TInteger;
        effective_from: import('typebox').TString;
      }>,
      import('typebox').TObject<{
        state: import('typebox').TLiteral<'waiting'>;
        proposal_id: import('typebox').TString;
        moved_bp: import('typebox').TInteger;
      }>,
    ]
  >;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const goldDecide: {
  readonly method: 'POST';
  readonly path: 'rate/decide/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'A second person publishes or drops gold rates that wait';
  readonly body: import('typebox').TObject<{
    proposal_id: import('typebox').TString;
    decision: import('typebox').TUnion<
      [import('typebox').TLiteral<'publish'>, import('typebox').TLiteral<'drop'>]
    >;
    decided_by: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    version: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    effective_from: import('typebox').TUnion<[import('typebox').TString, import('typebox').TNull]>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const noticeSend: {
  readonly method: 'POST';
  readonly path: 'push/notice/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Sends a notice to a topic';
  readonly body: import('typebox').TObject<{
    topic: import('typebox').TLiteral<'androidNotification'>;
    words: import('typebox').TObject<
      Readonly<
        Record<
          'en' | 'hi',
          import('typebox').TObject<{
            title: import('typebox').TString;
            body: import('typebox').TString;
          }>
        >
      >
    >;
    path: import('typebox').TString;
    sent_by: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    notice_id: import('typebox').TString;
    recipients: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const noticeList: {
  readonly method: 'GET';
  readonly path: 'push/notices/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Notices that were sent, newest first';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        notice_id: import('typebox').TString;
        topic: import('typebox').TString;
        sent_by: import('typebox').TString;
        words: import('typebox').TAny;
        recipients: import('typebox').TInteger;
        sent_at: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const outboxDead: {
  readonly method: 'GET';
  readonly path: 'outbox/dead/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Events and messages that could not be delivered, newest first';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        id: import('typebox').TString;
        channel: import('typebox').TString;
        type: import('typebox').TString;
        key: import('typebox').TString;
        template: import('typebox').TString;
        attempts: import('typebox').TInteger;
        last_error: import('typebox').TString;
        created_at: import('typebox').TString;
        settled_at: import('typebox').TString;
        can_revive: import('typebox').TBoolean;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const outboxRevive: {
  readonly method: 'POST';
  readonly path: 'outbox/revive/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Lets one of them be tried anew';
  readonly body: import('typebox').TObject<{
    id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    id: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const jobsFailed: {
  readonly method: 'GET';
  readonly path: 'jobs/failed/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Jobs that failed at every try, newest first';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        name: import('typebox').TString;
        failed_at: import('typebox').TString;
        error: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
