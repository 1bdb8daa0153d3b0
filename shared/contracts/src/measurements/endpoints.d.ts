export declare const measurementList: {
  readonly method: 'GET';
  readonly path: 'customer/measurement/list/';
  readonly access: 'customer';
  readonly tag: 'measurement';
  readonly summary: "The customer's people with their sizes";
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        person_id: import('typebox').TString;
        version: import('typebox').TInteger;
        relation: import('typebox').TUnsafe<
          'child' | 'friend' | 'me' | 'other' | 'parent' | 'sibling' | 'spouse'
        >;
        name: import('typebox').TString;
        rings: import('typebox').TArray<
          import('typebox').TObject<{
            hand: import('typebox').TUnsafe<'left' | 'right'>;
            finger: import('typebox').TUnsafe<'index' | 'little' | 'middle' | 'ring' | 'thumb'>;
            circumference_um: import('typebox').TInteger;
            size: import('typebox').TString;
          }>
        >;
        bangle: import('typebox').TString;
        chain: import('typebox').TString;
        wrist_um: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        bracelet: import('typebox').TString;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const measurementAdd: {
  readonly method: 'POST';
  readonly path: 'customer/measurement/add/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'measurement';
  readonly summary: 'Adds a person with sizes';
  readonly body: import('typebox').TObject<{
    relation: import('typebox').TUnsafe<
      'child' | 'friend' | 'me' | 'other' | 'parent' | 'sibling' | 'spouse'
    >;
    name: import('typebox').TString;
    rings: import('typebox').TArray<
      import('typebox').TObject<{
        hand: import('typebox').TUnsafe<'left' | 'right'>;
        finger: import('typebox').TUnsafe<'index' | 'little' | 'middle' | 'ring' | 'thumb'>;
        circumference_um: import('typebox').TInteger;
      }>
    >;
    bangle: import('typebox').TUnsafe<string>;
    chain: import('typebox').TUnsafe<string>;
    wrist_um: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
  }>;
  readonly answer: import('typebox').TObject<{
    person_id: import('typebox').TString;
    version: import('typebox').TInteger;
    relation: import('typebox').TUnsafe<
      'child' | 'friend' | 'me' | 'other' | 'parent' | 'sibling' | 'spouse'
    >;
    name: import('typebox').TString;
    rings: import('typebox').TArray<
      import('typebox').TObject<{
        hand: import('typebox').TUnsafe<'left' | 'right'>;
        finger: import('typebox').TUnsafe<'index' | 'little' | 'middle' | 'ring' | 'thumb'>;
        circumference_um: import('typebox').TInteger;
        size: import('typebox').TString;
      }>
    >;
    bangle: import('typebox').TString;
    chain: import('typebox').TString;
    wrist_um: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    bracelet: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const measurementUpdate: {
  readonly method: 'POST';
  readonly path: 'customer/measurement/update/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'measurement';
  readonly summary: 'Changes all of a person, unless somebody changed them meanwhile';
  readonly body: import('typebox').TObject<{
    relation: import('typebox').TUnsafe<
      'child' | 'friend' | 'me' | 'other' | 'parent' | 'sibling' | 'spouse'
    >;
    name: import('typebox').TString;
    rings: import('typebox').TArray<
      import('typebox').TObject<{
        hand: import('typebox').TUnsafe<'left' | 'right'>;
        finger: import('typebox').TUnsafe<'index' | 'little' | 'middle' | 'ring' | 'thumb'>;
        circumference_um: import('typebox').TInteger;
      }>
    >;
    bangle: import('typebox').TUnsafe<string>;
    chain: import('typebox').TUnsafe<string>;
    wrist_um: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    person_id: import('typebox').TString;
    version: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    person_id: import('typebox').TString;
    version: import('typebox').TInteger;
    relation: import('typebox').TUnsafe<
      'child' | 'friend' | 'me' | 'other' | 'parent' | 'sibling' | 'spouse'
    >;
    name: import('typebox').TString;
    rings: import('typebox').TArray<
      import('typebox').TObject<{
        hand: import('typebox').TUnsafe<'left' | 'right'>;
        finger: import('typebox').TUnsafe<'index' | 'little' | 'middle' | 'ring' | 'thumb'>;
        circumference_um: import('typebox').TInteger;
        size: import('typebox').TString;
      }>
    >;
    bangle: import('typebox').TString;
    chain: import('typebox').TString;
    wrist_um: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    bracelet: import('typebox').TString;
  }>;
  readonly conflict: import('typebox').TObject<{
    person_id: import('typebox').TString;
    version: import('typebox').TInteger;
    relation: import('typebox').TUnsafe<
      'child' | 'friend' | 'me' | 'other' | 'parent' | 'sibling' | 'spouse'
    >;
    name: import('typebox').TString;
    rings: import('typebox').TArray<
      import('typebox').TObject<{
        hand: import('typebox').TUnsafe<'left' | 'right'>;
        finger: import('typebox').TUnsafe<'index' | 'little' | 'middle' | 'ring' | 'thumb'>;
        circumference_um: import('typebox').TInteger;
        size: import('typebox').TString;
      }>
    >;
    bangle: import('typebox').TString;
    chain: import('typebox').TString;
    wrist_um: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    bracelet: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const measurementDelete: {
  readonly method: 'POST';
  readonly path: 'customer/measurement/delete/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'measurement';
  readonly summary: 'Deletes a person, unless somebody changed them meanwhile';
  readonly body: import('typebox').TObject<{
    person_id: import('typebox').TString;
    version: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        person_id: import('typebox').TString;
        version: import('typebox').TInteger;
        relation: import('typebox').TUnsafe<
          'child' | 'friend' | 'me' | 'other' | 'parent' | 'sibling' | 'spouse'
        >;
        name: import('typebox').TString;
        rings: import('typebox').TArray<
          import('typebox').TObject<{
            hand: import('typebox').TUnsafe<'left' | 'right'>;
            finger: import('typebox').TUnsafe<'index' | 'little' | 'middle' | 'ring' | 'thumb'>;
            circumference_um: import('typebox').TInteger;
            size: import('typebox').TString;
          }>
        >;
        bangle: import('typebox').TString;
        chain: import('typebox').TString;
        wrist_um: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        bracelet: import('typebox').TString;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
  readonly conflict: import('typebox').TObject<{
    person_id: import('typebox').TString;
    version: import('typebox').TInteger;
    relation: import('typebox').TUnsafe<
      'child' | 'friend' | 'me' | 'other' | 'parent' | 'sibling' | 'spouse'
    >;
    name: import('typebox').TString;
    rings: import('typebox').TArray<
      import('typebox').TObject<{
        hand: import('typebox').TUnsafe<'left' | 'right'>;
        finger: import('typebox').TUnsafe<'index' | 'little' | 'middle' | 'ring' | 'thumb'>;
        circumference_um: import('typebox').TInteger;
        size: import('typebox').TString;
      }>
    >;
    bangle: import('typebox').TString;
    chain: import('typebox').TString;
    wrist_um: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    bracelet: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
