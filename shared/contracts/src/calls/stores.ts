/** Generated from `endpoints/stores.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/stores.ts';

const SHAPE_5d515f = {
  store_id: 'string',
  url: 'string',
  name: 'string',
  name_hi: 'string',
  street: 'string',
  city: 'string',
  city_hi: 'string',
  city_slug: 'string',
  region: 'string',
  postcode: 'string',
  country: 'string',
  lat: 'number',
  lng: 'number',
  time_zone: 'string',
  holidays: ['string'],
  services: ['string'],
  kinds: ['string'],
} as const;
const SHAPE_044aa3 = {
  token: 'string',
  kind: 'string',
  state: 'string',
  store: SHAPE_5d515f,
  starts_at: 'string',
  ends_at: 'string',
  name: 'string',
  mobile: 'string',
  address: 'string',
  note: 'string',
  reason: 'string',
  open: 'boolean',
  version: 'number',
} as const;

export const appointmentCalendar: CallOf<typeof table.appointmentCalendar> = {
  path: 'store/appointment/calendar/',
};
export const appointmentCancel: CallOf<typeof table.appointmentCancel> = {
  path: 'store/appointment/cancel/',
  shape: SHAPE_044aa3,
};
export const appointmentChange: CallOf<typeof table.appointmentChange> = {
  path: 'store/appointment/change/',
  shape: SHAPE_044aa3,
};
export const appointmentCode: CallOf<typeof table.appointmentCode> = {
  path: 'store/appointment/code/',
  shape: { resend_after: 'number', expires_in: 'number' },
};
export const appointmentCreate: CallOf<typeof table.appointmentCreate> = {
  path: 'store/appointment/create/',
  shape: SHAPE_044aa3,
};
export const appointmentDetails: CallOf<typeof table.appointmentDetails> = {
  path: 'store/appointment/details/',
  shape: SHAPE_044aa3,
};
export const appointmentList: CallOf<typeof table.appointmentList> = {
  path: 'store/appointment/list/',
  shape: { results: [SHAPE_044aa3], count: 'number' },
};
export const appointmentSlots: CallOf<typeof table.appointmentSlots> = {
  path: 'store/appointment/slots/',
  shape: {
    store_id: 'string',
    kind: 'string',
    date: 'string',
    time_zone: 'string',
    slots: [{ starts_at: 'string', minutes: 'number', free: 'number' }],
  },
};
export const pickupAdd: CallOf<typeof table.pickupAdd> = {
  path: 'store/pickup/add/',
  shape: {
    address_id: 'string',
    full_name: 'string',
    house: 'string',
    street: 'string',
    landmark: 'string',
    city: 'string',
    state: 'string',
    pincode: 'string',
    country_id: 'string',
    mobile: 'string',
    is_default: 'boolean',
    email: 'string',
  },
};
export const storeDetails: CallOf<typeof table.storeDetails> = {
  path: 'store/store/details/',
  shape: SHAPE_5d515f,
};
export const storeList: CallOf<typeof table.storeList> = {
  path: 'store/store/list/',
  shape: { found: 'boolean', place: 'string', place_hi: 'string', results: [SHAPE_5d515f], count: 'number' },
};
export const storePicture: CallOf<typeof table.storePicture> = { path: 'store/store/picture/' };
