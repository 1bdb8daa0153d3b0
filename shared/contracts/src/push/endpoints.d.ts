export declare const pushKey: {
  readonly method: 'GET';
  readonly path: 'server/pushKey';
  readonly access: 'public';
  readonly tag: 'push';
  readonly summary: 'The key a browser subscribes with';
  readonly answer: import('typebox').TObject<{
    public_key: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const topicSubscribe: {
  readonly method: 'POST';
  readonly path: 'server/subscribeTopic';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'push';
  readonly summary: "This browser wants notices of a topic, and of its shopper's orders";
  readonly body: import('typebox').TObject<{
    token: import('typebox').TString;
    topic: import('typebox').TLiteral<'androidNotification'>;
  }>;
  readonly answer: import('typebox').TObject<{
    topic: import('typebox').TLiteral<'androidNotification'>;
    subscribed: import('typebox').TBoolean;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const subscriptionRenew: {
  readonly method: 'POST';
  readonly path: 'server/renewSubscription';
  readonly access: 'public';
  readonly tag: 'push';
  readonly summary: 'The push service gave this browser another subscription';
  readonly body: import('typebox').TObject<{
    old_token: import('typebox').TString;
    token: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    renewed: import('typebox').TBoolean;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const topicUnsubscribe: {
  readonly method: 'POST';
  readonly path: 'server/unsubscribeTopic';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'push';
  readonly summary: 'This browser wants no notices any more';
  readonly body: import('typebox').TObject<{
    token: import('typebox').TString;
    topic: import('typebox').TLiteral<'androidNotification'>;
  }>;
  readonly answer: import('typebox').TObject<{
    topic: import('typebox').TLiteral<'androidNotification'>;
    subscribed: import('typebox').TBoolean;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
