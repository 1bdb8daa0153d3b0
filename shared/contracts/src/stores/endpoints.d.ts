import { type Limit } from '../base/endpoint/limit.ts';
export declare const storeList: {
  readonly method: 'GET';
  readonly path: 'store/store/list/';
  readonly access: 'public';
  readonly tag: 'stores';
  readonly summary: 'Stores, the nearest first where a pincode, a city or a place is given';
  readonly query: import('typebox').TObject<{
    pincode: import('typebox').TOptional<import('typebox').TString>;
    city: import('typebox').TOptional<import('typebox').TString>;
    lat: import('typebox').TOptional<import('typebox').TNumber>;
    lng: import('typebox').TOptional<import('typebox').TNumber>;
  }>;
  readonly answer: import('typebox').TObject<{
    found: import('typebox').TBoolean;
    place: import('typebox').TString;
    place_hi: import('typebox').TString;
    results: import('typebox').TArray<
      import('typebox').TObject<{
        store_id: import('typebox').TString;
        url: import('typebox').TString;
        name: import('typebox').TString;
        name_hi: import('typebox').TString;
        street: import('typebox').TString;
        city: import('typebox').TString;
        city_hi: import('typebox').TString;
        city_slug: import('typebox').TString;
        region: import('typebox').TString;
        postcode: import('typebox').TString;
        country: import('typebox').TString;
        picture: import('typebox').TOptional<import('typebox').TString>;
        lat: import('typebox').TNumber;
        lng: import('typebox').TNumber;
        time_zone: import('typebox').TString;
        week: import('typebox').TArray<
          import('typebox').TUnion<
            [
              import('typebox').TObject<{
                opens: import('typebox').TInteger;
                closes: import('typebox').TInteger;
              }>,
              import('typebox').TNull,
            ]
          >
        >;
        holidays: import('typebox').TArray<import('typebox').TString>;
        services: import('typebox').TArray<
          import('typebox').TUnsafe<
            'exchange' | 'home' | 'parking' | 'piercing' | 'purity' | 'sizing' | 'video'
          >
        >;
        kinds: import('typebox').TArray<import('typebox').TUnsafe<'home' | 'store' | 'video'>>;
        distance_m: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const storeDetails: {
  readonly method: 'GET';
  readonly path: 'store/store/details/';
  readonly access: 'public';
  readonly tag: 'stores';
  readonly summary: 'A store with its hours and services';
  readonly query: import('typebox').TObject<{
    store_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    store_id: import('typebox').TString;
    url: import('typebox').TString;
    name: import('typebox').TString;
    name_hi: import('typebox').TString;
    street: import('typebox').TString;
    city: import('typebox').TString;
    city_hi: import('typebox').TString;
    city_slug: import('typebox').TString;
    region: import('typebox').TString;
    postcode: import('typebox').TString;
    country: import('typebox').TString;
    picture: import('typebox').TOptional<import('typebox').TString>;
    lat: import('typebox').TNumber;
    lng: import('typebox').TNumber;
    time_zone: import('typebox').TString;
    week: import('typebox').TArray<
      import('typebox').TUnion<
        [
          import('typebox').TObject<{
            opens: import('typebox').TInteger;
            closes: import('typebox').TInteger;
          }>,
          import('typebox').TNull,
        ]
      >
    >;
    holidays: import('typebox').TArray<import('typebox').TString>;
    services: import('typebox').TArray<
      import('typebox').TUnsafe<'exchange' | 'home' | 'parking' | 'piercing' | 'purity' | 'sizing' | 'video'>
    >;
    kinds: import('typebox').TArray<import('typebox').TUnsafe<'home' | 'store' | 'video'>>;
    distance_m: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const storePicture: {
  readonly method: 'GET';
  readonly path: 'store/store/picture/';
  readonly access: 'public';
  readonly tag: 'stores';
  readonly summary: "A drawing of a store's front, as an SVG image; the stores are invented, and nobody photographed them";
  readonly query: import('typebox').TObject<{
    store_id: import('typebox').TString;
    v: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const pickupAdd: {
  readonly method: 'POST';
  readonly path: 'store/pickup/add/';
  readonly access: 'shopper';
  readonly proof: readonly ['on-new-device'];
  readonly once: true;
  readonly tag: 'stores';
  readonly summary: 'Chooses a store to collect an order in: an address like others for an order, but not among the saved ones';
  readonly body: import('typebox').TObject<{
    store_id: import('typebox').TString;
    full_name: import('typebox').TString;
    mobile: import('typebox').TString;
    email: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    address_id: import('typebox').TString;
    full_name: import('typebox').TString;
    house: import('typebox').TString;
    street: import('typebox').TString;
    landmark: import('typebox').TString;
    city: import('typebox').TString;
    state: import('typebox').TString;
    pincode: import('typebox').TString;
    country_id: import('typebox').TString;
    mobile: import('typebox').TString;
    is_default: import('typebox').TBoolean;
    email: import('typebox').TString;
    store_id: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly alert: 'address_add';
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const appointmentSlots: {
  readonly method: 'GET';
  readonly path: 'store/appointment/slots/';
  readonly access: 'public';
  readonly tag: 'stores';
  readonly summary: 'Half hours of a day on the store’s clock, and how many are still free in each';
  readonly query: import('typebox').TObject<{
    store_id: import('typebox').TString;
    date: import('typebox').TString;
    kind: import('typebox').TOptional<import('typebox').TUnsafe<'home' | 'store' | 'video'>>;
  }>;
  readonly answer: import('typebox').TObject<{
    store_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'home' | 'store' | 'video'>;
    date: import('typebox').TString;
    time_zone: import('typebox').TString;
    slots: import('typebox').TArray<
      import('typebox').TObject<{
        starts_at: import('typebox').TString;
        minutes: import('typebox').TInteger;
        free: import('typebox').TInteger;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const appointmentCreate: {
  readonly method: 'POST';
  readonly path: 'store/appointment/create/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'stores';
  readonly summary: 'Books an appointment; where the slot is taken, others of its day come with the refusal';
  readonly body: import('typebox').TObject<{
    store_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'home' | 'store' | 'video'>;
    starts_at: import('typebox').TString;
    name: import('typebox').TString;
    mobile: import('typebox').TString;
    address: import('typebox').TOptional<import('typebox').TString>;
    note: import('typebox').TOptional<import('typebox').TString>;
    otp: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    token: import('typebox').TString;
    kind: import('typebox').TUnsafe<'home' | 'store' | 'video'>;
    state: import('typebox').TUnsafe<'booked' | 'cancelled' | 'done' | 'missed'>;
    store: import('typebox').TObject<{
      store_id: import('typebox').TString;
      url: import('typebox').TString;
      name: import('typebox').TString;
      name_hi: import('typebox').TString;
      street: import('typebox').TString;
      city: import('typebox').TString;
      city_hi: import('typebox').TString;
      city_slug: import('typebox').TString;
      region: import('typebox').TString;
      postcode: import('typebox').TString;
      country: import('typebox').TString;
      picture: import('typebox').TOptional<import('typebox').TString>;
      lat: import('typebox').TNumber;
      lng: import('typebox').TNumber;
      time_zone: import('typebox').TString;
      week: import('typebox').TArray<
        import('typebox').TUnion<
          [
            import('typebox').TObject<{
              opens: import('typebox').TInteger;
              closes: import('typebox').TInteger;
            }>,
            import('typebox').TNull,
          ]
        >
      >;
      holidays: import('typebox').TArray<import('typebox').TString>;
      services: import('typebox').TArray<
        import('typebox').TUnsafe<
          'exchange' | 'home' | 'parking' | 'piercing' | 'purity' | 'sizing' | 'video'
        >
      >;
      kinds: import('typebox').TArray<import('typebox').TUnsafe<'home' | 'store' | 'video'>>;
      distance_m: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    }>;
    starts_at: import('typebox').TString;
    ends_at: import('typebox').TString;
    name: import('typebox').TString;
    mobile: import('typebox').TString;
    address: import('typebox').TString;
    note: import('typebox').TString;
    reason: import('typebox').TString;
    open: import('typebox').TBoolean;
    version: import('typebox').TInteger;
  }>;
  readonly conflict: import('typebox').TObject<{
    store_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'home' | 'store' | 'video'>;
    date: import('typebox').TString;
    time_zone: import('typebox').TString;
    slots: import('typebox').TArray<
      import('typebox').TObject<{
        starts_at: import('typebox').TString;
        minutes: import('typebox').TInteger;
        free: import('typebox').TInteger;
      }>
    >;
  }>;
  readonly limit: readonly [Limit, Limit];
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const appointmentCode: {
  readonly method: 'POST';
  readonly path: 'store/appointment/code/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'stores';
  readonly summary: 'Sends a code to the number of an appointment, where booking it asks for one';
  readonly body: import('typebox').TObject<{
    mobile: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    resend_after: import('typebox').TInteger;
    expires_in: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const appointmentDetails: {
  readonly method: 'GET';
  readonly path: 'store/appointment/details/';
  readonly access: 'public';
  readonly tag: 'stores';
  readonly summary: 'An appointment, by the token of its link';
  readonly query: import('typebox').TObject<{
    token: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    token: import('typebox').TString;
    kind: import('typebox').TUnsafe<'home' | 'store' | 'video'>;
    state: import('typebox').TUnsafe<'booked' | 'cancelled' | 'done' | 'missed'>;
    store: import('typebox').TObject<{
      store_id: import('typebox').TString;
      url: import('typebox').TString;
      name: import('typebox').TString;
      name_hi: import('typebox').TString;
      street: import('typebox').TString;
      city: import('typebox').TString;
      city_hi: import('typebox').TString;
      city_slug: import('typebox').TString;
      region: import('typebox').TString;
      postcode: import('typebox').TString;
      country: import('typebox').TString;
      picture: import('typebox').TOptional<import('typebox').TString>;
      lat: import('typebox').TNumber;
      lng: import('typebox').TNumber;
      time_zone: import('typebox').TString;
      week: import('typebox').TArray<
        import('typebox').TUnion<
          [
            import('typebox').TObject<{
              opens: import('typebox').TInteger;
              closes: import('typebox').TInteger;
            }>,
            import('typebox').TNull,
          ]
        >
      >;
      holidays: import('typebox').TArray<import('typebox').TString>;
      services: import('typebox').TArray<
        import('typebox').TUnsafe<
          'exchange' | 'home' | 'parking' | 'piercing' | 'purity' | 'sizing' | 'video'
        >
      >;
      kinds: import('typebox').TArray<import('typebox').TUnsafe<'home' | 'store' | 'video'>>;
      distance_m: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    }>;
    starts_at: import('typebox').TString;
    ends_at: import('typebox').TString;
    name: import('typebox').TString;
    mobile: import('typebox').TString;
    address: import('typebox').TString;
    note: import('typebox').TString;
    reason: import('typebox').TString;
    open: import('typebox').TBoolean;
    version: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const appointmentChange: {
  readonly method: 'POST';
  readonly path: 'store/appointment/change/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'stores';
  readonly summary: 'Moves an appointment to another slot, by the token of its link';
  readonly body: import('typebox').TObject<{
    token: import('typebox').TString;
    starts_at: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    token: import('typebox').TString;
    kind: import('typebox').TUnsafe<'home' | 'store' | 'video'>;
    state: import('typebox').TUnsafe<'booked' | 'cancelled' | 'done' | 'missed'>;
    store: import('typebox').TObject<{
      store_id: import('typebox').TString;
      url: import('typebox').TString;
      name: import('typebox').TString;
      name_hi: import('typebox').TString;
      street: import('typebox').TString;
      city: import('typebox').TString;
      city_hi: import('typebox').TString;
      city_slug: import('typebox').TString;
      region: import('typebox').TString;
      postcode: import('typebox').TString;
      country: import('typebox').TString;
      picture: import('typebox').TOptional<import('typebox').TString>;
      lat: import('typebox').TNumber;
      lng: import('typebox').TNumber;
      time_zone: import('typebox').TString;
      week: import('typebox').TArray<
        import('typebox').TUnion<
          [
            import('typebox').TObject<{
              opens: import('typebox').TInteger;
              closes: import('typebox').TInteger;
            }>,
            import('typebox').TNull,
          ]
        >
      >;
      holidays: import('typebox').TArray<import('typebox').TString>;
      services: import('typebox').TArray<
        import('typebox').TUnsafe<
          'exchange' | 'home' | 'parking' | 'piercing' | 'purity' | 'sizing' | 'video'
        >
      >;
      kinds: import('typebox').TArray<import('typebox').TUnsafe<'home' | 'store' | 'video'>>;
      distance_m: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    }>;
    starts_at: import('typebox').TString;
    ends_at: import('typebox').TString;
    name: import('typebox').TString;
    mobile: import('typebox').TString;
    address: import('typebox').TString;
    note: import('typebox').TString;
    reason: import('typebox').TString;
    open: import('typebox').TBoolean;
    version: import('typebox').TInteger;
  }>;
  readonly conflict: import('typebox').TObject<{
    store_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'home' | 'store' | 'video'>;
    date: import('typebox').TString;
    time_zone: import('typebox').TString;
    slots: import('typebox').TArray<
      import('typebox').TObject<{
        starts_at: import('typebox').TString;
        minutes: import('typebox').TInteger;
        free: import('typebox').TInteger;
      }>
    >;
  }>;
  readonly limit: readonly [Limit, Limit];
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const appointmentCancel: {
  readonly method: 'POST';
  readonly path: 'store/appointment/cancel/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'stores';
  readonly summary: 'Cancels an appointment, by the token of its link';
  readonly body: import('typebox').TObject<{
    token: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    token: import('typebox').TString;
    kind: import('typebox').TUnsafe<'home' | 'store' | 'video'>;
    state: import('typebox').TUnsafe<'booked' | 'cancelled' | 'done' | 'missed'>;
    store: import('typebox').TObject<{
      store_id: import('typebox').TString;
      url: import('typebox').TString;
      name: import('typebox').TString;
      name_hi: import('typebox').TString;
      street: import('typebox').TString;
      city: import('typebox').TString;
      city_hi: import('typebox').TString;
      city_slug: import('typebox').TString;
      region: import('typebox').TString;
      postcode: import('typebox').TString;
      country: import('typebox').TString;
      picture: import('typebox').TOptional<import('typebox').TString>;
      lat: import('typebox').TNumber;
      lng: import('typebox').TNumber;
      time_zone: import('typebox').TString;
      week: import('typebox').TArray<
        import('typebox').TUnion<
          [
            import('typebox').TObject<{
              opens: import('typebox').TInteger;
              closes: import('typebox').TInteger;
            }>,
            import('typebox').TNull,
          ]
        >
      >;
      holidays: import('typebox').TArray<import('typebox').TString>;
      services: import('typebox').TArray<
        import('typebox').TUnsafe<
          'exchange' | 'home' | 'parking' | 'piercing' | 'purity' | 'sizing' | 'video'
        >
      >;
      kinds: import('typebox').TArray<import('typebox').TUnsafe<'home' | 'store' | 'video'>>;
      distance_m: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    }>;
    starts_at: import('typebox').TString;
    ends_at: import('typebox').TString;
    name: import('typebox').TString;
    mobile: import('typebox').TString;
    address: import('typebox').TString;
    note: import('typebox').TString;
    reason: import('typebox').TString;
    open: import('typebox').TBoolean;
    version: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const appointmentList: {
  readonly method: 'GET';
  readonly path: 'store/appointment/list/';
  readonly access: 'customer';
  readonly tag: 'stores';
  readonly summary: "The customer's own appointments, the next one first";
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        token: import('typebox').TString;
        kind: import('typebox').TUnsafe<'home' | 'store' | 'video'>;
        state: import('typebox').TUnsafe<'booked' | 'cancelled' | 'done' | 'missed'>;
        store: import('typebox').TObject<{
          store_id: import('typebox').TString;
          url: import('typebox').TString;
          name: import('typebox').TString;
          name_hi: import('typebox').TString;
          street: import('typebox').TString;
          city: import('typebox').TString;
          city_hi: import('typebox').TString;
          city_slug: import('typebox').TString;
          region: import('typebox').TString;
          postcode: import('typebox').TString;
          country: import('typebox').TString;
          picture: import('typebox').TOptional<import('typebox').TString>;
          lat: import('typebox').TNumber;
          lng: import('typebox').TNumber;
          time_zone: import('typebox').TString;
          week: import('typebox').TArray<
            import('typebox').TUnion<
              [
                import('typebox').TObject<{
                  opens: import('typebox').TInteger;
                  closes: import('typebox').TInteger;
                }>,
                import('typebox').TNull,
              ]
            >
          >;
          holidays: import('typebox').TArray<import('typebox').TString>;
          services: import('typebox').TArray<
            import('typebox').TUnsafe<
              'exchange' | 'home' | 'parking' | 'piercing' | 'purity' | 'sizing' | 'video'
            >
          >;
          kinds: import('typebox').TArray<import('typebox').TUnsafe<'home' | 'store' | 'video'>>;
          distance_m: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        }>;
        starts_at: import('typebox').TString;
        ends_at: import('typebox').TString;
        name: import('typebox').TString;
        mobile: import('typebox').TString;
        address: import('typebox').TString;
        note: import('typebox').TString;
        reason: import('typebox').TString;
        open: import('typebox').TBoolean;
        version: import('typebox').TInteger;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const appointmentCalendar: {
  readonly method: 'GET';
  readonly path: 'store/appointment/calendar/';
  readonly access: 'public';
  readonly tag: 'stores';
  readonly summary: 'An appointment as a file for calendars (RFC 5545)';
  readonly query: import('typebox').TObject<{
    token: import('typebox').TString;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
