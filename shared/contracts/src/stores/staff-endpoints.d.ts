export declare const staffAppointments: {
  readonly method: 'GET';
  readonly path: 'appointment/list/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Appointments of a store on a day of its own';
  readonly query: import('typebox').TObject<{
    store_id: import('typebox').TString;
    date: import('typebox').TString;
  }>;
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
        appointment_id: import('typebox').TString;
        phone: import('typebox').TString;
        decided_by: import('typebox').TString;
        decided_at: import('typebox').TString;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const appointmentDecision: {
  readonly method: 'POST';
  readonly path: 'appointment/decision/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Says that an appointment took place, was missed, or is called off with a reason';
  readonly body: import('typebox').TObject<{
    appointment_id: import('typebox').TString;
    version: import('typebox').TInteger;
    decision: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'done'>,
        import('typebox').TLiteral<'missed'>,
        import('typebox').TLiteral<'cancelled'>,
      ]
    >;
    reason: import('typebox').TOptional<import('typebox').TString>;
    decided_by: import('typebox').TString;
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
    appointment_id: import('typebox').TString;
    phone: import('typebox').TString;
    decided_by: import('typebox').TString;
    decided_at: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
