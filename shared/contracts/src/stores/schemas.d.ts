import { Type, type Static } from 'typebox';
export declare const StoresQuery: Type.TObject<{
  pincode: Type.TOptional<Type.TString>;
  city: Type.TOptional<Type.TString>;
  lat: Type.TOptional<Type.TNumber>;
  lng: Type.TOptional<Type.TNumber>;
}>;
export type StoresQuery = Static<typeof StoresQuery>;
export declare const Store: Type.TObject<{
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
export type Store = Static<typeof Store>;
export declare const StoreList: Type.TObject<{
  found: Type.TBoolean;
  place: Type.TString;
  place_hi: Type.TString;
  results: Type.TArray<
    Type.TObject<{
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
    }>
  >;
  count: Type.TInteger;
}>;
export type StoreList = Static<typeof StoreList>;
export declare const PickupBody: Type.TObject<{
  store_id: Type.TString;
  full_name: Type.TString;
  mobile: Type.TString;
  email: Type.TOptional<Type.TString>;
}>;
export type PickupBody = Static<typeof PickupBody>;
export declare const StorePictureQuery: Type.TObject<{
  store_id: Type.TString;
  v: Type.TOptional<Type.TString>;
}>;
export declare const StoreQuery: Type.TObject<{
  store_id: Type.TString;
}>;
export declare const SlotsQuery: Type.TObject<{
  store_id: Type.TString;
  date: Type.TString;
  kind: Type.TOptional<Type.TUnsafe<'home' | 'store' | 'video'>>;
}>;
export declare const AppointmentSlots: Type.TObject<{
  store_id: Type.TString;
  kind: Type.TUnsafe<'home' | 'store' | 'video'>;
  date: Type.TString;
  time_zone: Type.TString;
  slots: Type.TArray<
    Type.TObject<{
      starts_at: Type.TString;
      minutes: Type.TInteger;
      free: Type.TInteger;
    }>
  >;
}>;
export type AppointmentSlots = Static<typeof AppointmentSlots>;
export declare const AppointmentBody: Type.TObject<{
  store_id: Type.TString;
  kind: Type.TUnsafe<'home' | 'store' | 'video'>;
  starts_at: Type.TString;
  name: Type.TString;
  mobile: Type.TString;
  address: Type.TOptional<Type.TString>;
  note: Type.TOptional<Type.TString>;
  otp: Type.TOptional<Type.TString>;
}>;
export type AppointmentBody = Static<typeof AppointmentBody>;
export declare const Appointment: Type.TObject<{
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
}>;
export type Appointment = Static<typeof Appointment>;
export declare const AppointmentCodeBody: Type.TObject<{
  mobile: Type.TString;
}>;
export declare const AppointmentQuery: Type.TObject<{
  token: Type.TString;
}>;
export declare const AppointmentTokenBody: Type.TObject<{
  token: Type.TString;
}>;
export declare const AppointmentMoveBody: Type.TObject<{
  token: Type.TString;
  starts_at: Type.TString;
}>;
export declare const Appointments: Type.TObject<{
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
    }>
  >;
  count: Type.TInteger;
}>;
