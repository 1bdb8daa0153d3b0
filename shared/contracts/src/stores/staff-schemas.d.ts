import { Type, type Static } from 'typebox';
export declare const StaffAppointmentsQuery: Type.TObject<{
  store_id: Type.TString;
  date: Type.TString;
}>;
export declare const StaffAppointment: Type.TObject<{
  token: Type.TString;
  kind: Type.TUnsafe<'home' | 'store' | 'video'>;
  state: Type.TUnsafe<'booked' | 'cancelled' | 'done' | 'missed'>;
  store: Type.TObject<{
    store_id: Type.TString;
    url: Type.TString;
    name: Type.TString;
    name_hi: Type.TString;
    street: Type.TString;
    city: Type.TString;
    city_hi: Type.TString;
    city_slug: Type.TString;
    region: Type.TString;
    postcode: Type.TString;
    country: Type.TString;
    picture: Type.TOptional<Type.TString>;
    lat: Type.TNumber;
    lng: Type.TNumber;
    time_zone: Type.TString;
    week: Type.TArray<
      Type.TUnion<
        [
          Type.TObject<{
            opens: Type.TInteger;
            closes: Type.TInteger;
          }>,
          Type.TNull,
        ]
      >
    >;
    holidays: Type.TArray<Type.TString>;
    services: Type.TArray<
      Type.TUnsafe<'exchange' | 'home' | 'parking' | 'piercing' | 'purity' | 'sizing' | 'video'>
    >;
    kinds: Type.TArray<Type.TUnsafe<'home' | 'store' | 'video'>>;
    distance_m: Type.TUnion<[Type.TInteger, Type.TNull]>;
  }>;
  starts_at: Type.TString;
  ends_at: Type.TString;
  name: Type.TString;
  mobile: Type.TString;
  address: Type.TString;
  note: Type.TString;
  reason: Type.TString;
  open: Type.TBoolean;
  version: Type.TInteger;
  appointment_id: Type.TString;
  phone: Type.TString;
  decided_by: Type.TString;
  decided_at: Type.TString;
}>;
export type StaffAppointment = Static<typeof StaffAppointment>;
export declare const StaffAppointments: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      token: Type.TString;
      kind: Type.TUnsafe<'home' | 'store' | 'video'>;
      state: Type.TUnsafe<'booked' | 'cancelled' | 'done' | 'missed'>;
      store: Type.TObject<{
        store_id: Type.TString;
        url: Type.TString;
        name: Type.TString;
        name_hi: Type.TString;
        street: Type.TString;
        city: Type.TString;
        city_hi: Type.TString;
        city_slug: Type.TString;
        region: Type.TString;
        postcode: Type.TString;
        country: Type.TString;
        picture: Type.TOptional<Type.TString>;
        lat: Type.TNumber;
        lng: Type.TNumber;
        time_zone: Type.TString;
        week: Type.TArray<
          Type.TUnion<
            [
              Type.TObject<{
                opens: Type.TInteger;
                closes: Type.TInteger;
              }>,
              Type.TNull,
            ]
          >
        >;
        holidays: Type.TArray<Type.TString>;
        services: Type.TArray<
          Type.TUnsafe<'exchange' | 'home' | 'parking' | 'piercing' | 'purity' | 'sizing' | 'video'>
        >;
        kinds: Type.TArray<Type.TUnsafe<'home' | 'store' | 'video'>>;
        distance_m: Type.TUnion<[Type.TInteger, Type.TNull]>;
      }>;
      starts_at: Type.TString;
      ends_at: Type.TString;
      name: Type.TString;
      mobile: Type.TString;
      address: Type.TString;
      note: Type.TString;
      reason: Type.TString;
      open: Type.TBoolean;
      version: Type.TInteger;
      appointment_id: Type.TString;
      phone: Type.TString;
      decided_by: Type.TString;
      decided_at: Type.TString;
    }>
  >;
  count: Type.TInteger;
}>;
export declare const AppointmentDecisionBody: Type.TObject<{
  appointment_id: Type.TString;
  version: Type.TInteger;
  decision: Type.TUnion<[Type.TLiteral<'done'>, Type.TLiteral<'missed'>, Type.TLiteral<'cancelled'>]>;
  reason: Type.TOptional<Type.TString>;
  decided_by: Type.TString;
}>;
