/** Stores, and appointments in them, by video and at home. */
import { Type, type Static } from 'typebox';
import { APPOINTMENT_KINDS, APPOINTMENT_STATES, APPOINTMENTS, STORE_SERVICES } from './rules.ts';
import { Moment } from '../base/endpoint/moment.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

const day = Type.String({ format: 'date' });
const kind = oneOf(APPOINTMENT_KINDS);
const storeId = Type.String({ pattern: '^[a-z]{2,4}-[a-z-]{2,40}$' });
/** Of a link to one appointment: a guest who has it may look at it, move it and cancel it. */
const token = Type.String({ minLength: 1, maxLength: 300 });

/** By pincode, by city, or by a place in degrees; the first of them that is given counts. */
export const StoresQuery = strictObject({
  pincode: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{5}$' })),
  city: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
});
export type StoresQuery = Static<typeof StoresQuery>;

const Hours = Type.Object({ opens: Type.Integer(), closes: Type.Integer() });
export const Store = Type.Object({
  store_id: Type.String(),
  /** Of its page. */
  url: Type.String(),
  name: Type.String(),
  name_hi: Type.String(),
  street: Type.String(),
  city: Type.String(),
  city_hi: Type.String(),
  /** Part of its address that stands for the city. */
  city_slug: Type.String(),
  region: Type.String(),
  postcode: Type.String(),
  /** ISO 3166-1 alpha-2. */
  country: Type.String(),
  /** Where its front is drawn, 640 by 400; the address names what is drawn. Left out by answers older than it. */
  picture: Type.Optional(Type.String()),
  lat: Type.Number(),
  lng: Type.Number(),
  time_zone: Type.String(),
  /** Minutes since midnight on the store's clock, from Sunday on. */
  week: Type.Array(Type.Union([Hours, Type.Null()]), { minItems: 7, maxItems: 7 }),
  /** Closed every year: `01-26`, or that day only: `2027-03-22`. */
  holidays: Type.Array(Type.String()),
  services: Type.Array(oneOf(STORE_SERVICES)),
  kinds: Type.Array(kind),
  /** Metres as the crow flies; `null` where it is not said from where. */
  distance_m: Type.Union([Type.Integer(), Type.Null()]),
});
export type Store = Static<typeof Store>;

export const StoreList = Type.Object({
  /** False where no such pincode or city is known, or no store is in it: then these are all stores. */
  found: Type.Boolean(),
  /** Of the pincode or the city that was meant; `''` otherwise. */
  place: Type.String(),
  /** `''` where the place has no Hindi name here: a page names the pincode then. */
  place_hi: Type.String(),
  results: Type.Array(Store),
  count: Type.Integer(),
});
export type StoreList = Static<typeof StoreList>;

/** Who collects an order in a store. @property email of a guest, to whom it is confirmed; an account has its own */
export const PickupBody = strictObject({
  store_id: storeId,
  full_name: Type.String({ maxLength: 80 }),
  /** `91-9876543210` */
  mobile: Type.String({ maxLength: 40 }),
  email: Type.Optional(Type.String({ maxLength: 254 })),
});
export type PickupBody = Static<typeof PickupBody>;

/** `v` names what is drawn: another drawing is another address. */
export const StorePictureQuery = strictObject({
  store_id: storeId,
  v: Type.Optional(Type.String({ pattern: '^[0-9a-f]{8}$' })),
});
export const StoreQuery = strictObject({ store_id: storeId });

export const SlotsQuery = strictObject({ store_id: storeId, date: day, kind: Type.Optional(kind) });
export const AppointmentSlots = Type.Object({
  store_id: Type.String(),
  kind,
  date: Type.String(),
  time_zone: Type.String(),
  slots: Type.Array(
    Type.Object({
      starts_at: Type.String(),
      /** Minutes since midnight on the store's clock. */
      minutes: Type.Integer(),
      free: Type.Integer(),
    }),
  ),
});
export type AppointmentSlots = Static<typeof AppointmentSlots>;

/** `address`: where somebody comes to, for an appointment at home and no other. */
export const AppointmentBody = strictObject({
  store_id: storeId,
  kind,
  starts_at: Moment,
  name: Type.String({ minLength: 1, maxLength: 160 }),
  /** `91-9876543210` */
  mobile: Type.String({ minLength: 1, maxLength: 30 }),
  address: Type.Optional(Type.String({ maxLength: 4 * APPOINTMENTS.addressMax })),
  note: Type.Optional(Type.String({ maxLength: 4 * APPOINTMENTS.noteMax })),
  /** The code that was sent to the number, where `APPOINTMENT.CODE_REQUIRED` asked for one. */
  otp: Type.Optional(Type.String({ pattern: '^\\d{6}$', 'x-text': 'otp' })),
});
export type AppointmentBody = Static<typeof AppointmentBody>;

export const Appointment = Type.Object({
  /** For the link to it. */
  token: Type.String(),
  kind,
  state: oneOf(APPOINTMENT_STATES),
  store: Store,
  starts_at: Type.String(),
  ends_at: Type.String(),
  name: Type.String(),
  /** All but the last four digits are left out. */
  mobile: Type.String(),
  address: Type.String(),
  note: Type.String(),
  /** What the store's people said when they called it off; `''` otherwise. */
  reason: Type.String(),
  /** Booked and not begun yet: may be moved and cancelled. */
  open: Type.Boolean(),
  version: Type.Integer(),
});
export type Appointment = Static<typeof Appointment>;

export const AppointmentCodeBody = strictObject({ mobile: Type.String({ minLength: 1, maxLength: 30 }) });
export const AppointmentQuery = strictObject({ token });
export const AppointmentTokenBody = strictObject({ token });
export const AppointmentMoveBody = strictObject({ token, starts_at: Moment });
export const Appointments = Type.Object({ results: Type.Array(Appointment), count: Type.Integer() });
