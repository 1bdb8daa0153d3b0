/** Stores, and appointments with the people in them. */
import { Address } from '../customers/address.ts';
import { Download } from '../base/endpoint/envelope.ts';
import { OtpSent } from '../identity/schemas.ts';
import {
  Appointment,
  AppointmentBody,
  AppointmentCodeBody,
  AppointmentMoveBody,
  AppointmentQuery,
  Appointments,
  AppointmentSlots,
  AppointmentTokenBody,
  PickupBody,
  SlotsQuery,
  Store,
  StoreList,
  StorePictureQuery,
  StoreQuery,
  StoresQuery,
} from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS, HOUR_SECONDS, type Limit } from '../base/endpoint/limit.ts';

const { get, post } = endpointsOf('stores');

/** Calls of an address under way or in vain: no number, and no guest who has it, is kept out by them. */
const VAIN: Limit = { name: 'appointment-vain', seconds: HOUR_SECONDS, counts: 'vain', address: 120 };
/** Times booked or moved: each takes a place and sends a message to a number a guest typed. */
const TIMES: Limit = {
  name: 'appointment',
  seconds: DAY_SECONDS,
  counts: 'told',
  mobile: 6,
  shopper: 10,
  strangers: 30,
};

export const storeList = get('store/store/list/', 'public', {
  summary: 'Stores, the nearest first where a pincode, a city or a place is given',
  query: StoresQuery,
  answer: StoreList,
});

export const storeDetails = get('store/store/details/', 'public', {
  summary: 'A store with its hours and services',
  query: StoreQuery,
  answer: Store,
});

export const storePicture = get('store/store/picture/', 'public', {
  summary:
    "A drawing of a store's front, as an SVG image; the stores are invented, and there is no photograph of them",
  query: StorePictureQuery,
  whole: Download,
});

export const pickupAdd = post('store/pickup/add/', 'shopper', {
  proof: ['on-new-device'],
  once: true,
  summary:
    'Chooses a store to collect an order in: an address like others for an order, but not among the saved ones',
  body: PickupBody,
  answer: Address,
  alert: 'address_add',
});

export const appointmentSlots = get('store/appointment/slots/', 'public', {
  summary: 'Half hours of a day on the store’s clock, and how many are still free in each',
  query: SlotsQuery,
  answer: AppointmentSlots,
});

export const appointmentCreate = post('store/appointment/create/', 'shopper', {
  once: true,
  summary: 'Books an appointment; where the slot is taken, others of its day come with the refusal',
  body: AppointmentBody,
  answer: Appointment,
  conflict: AppointmentSlots,
  limit: [VAIN, TIMES],
});

export const appointmentCode = post('store/appointment/code/', 'shopper', {
  once: true,
  summary: 'Sends a code to the number of an appointment, where booking it asks for one',
  body: AppointmentCodeBody,
  answer: OtpSent,
});

export const appointmentDetails = get('store/appointment/details/', 'public', {
  summary: 'An appointment, by the token of its link',
  query: AppointmentQuery,
  answer: Appointment,
});

export const appointmentChange = post('store/appointment/change/', 'shopper', {
  once: true,
  summary: 'Moves an appointment to another slot, by the token of its link',
  body: AppointmentMoveBody,
  answer: Appointment,
  conflict: AppointmentSlots,
  limit: [VAIN, TIMES],
});

export const appointmentCancel = post('store/appointment/cancel/', 'shopper', {
  once: true,
  summary: 'Cancels an appointment, by the token of its link',
  body: AppointmentTokenBody,
  answer: Appointment,
});

export const appointmentList = get('store/appointment/list/', 'customer', {
  summary: "The customer's own appointments, the next one first",
  answer: Appointments,
});

export const appointmentCalendar = get('store/appointment/calendar/', 'public', {
  summary: 'An appointment as a file for calendars (RFC 5545)',
  query: AppointmentQuery,
  whole: Download,
});
