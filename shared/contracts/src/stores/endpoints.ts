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
import { endpoint } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS, HOUR_SECONDS, type Limit } from '../base/endpoint/limit.ts';

const tag = 'stores';

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

export const storeList = endpoint({
  method: 'GET',
  path: 'store/store/list/',
  access: 'public',
  tag,
  summary: 'Stores, the nearest first where a pincode, a city or a place is given',
  query: StoresQuery,
  answer: StoreList,
});

export const storeDetails = endpoint({
  method: 'GET',
  path: 'store/store/details/',
  access: 'public',
  tag,
  summary: 'A store with its hours and services',
  query: StoreQuery,
  answer: Store,
});

export const storePicture = endpoint({
  method: 'GET',
  path: 'store/store/picture/',
  access: 'public',
  tag,
  summary:
    "A drawing of a store's front, as an SVG image; the stores are invented, and there is no photograph of them",
  query: StorePictureQuery,
  whole: Download,
});

export const pickupAdd = endpoint({
  method: 'POST',
  path: 'store/pickup/add/',
  access: 'shopper',
  proof: ['on-new-device'],
  once: true,
  tag,
  summary:
    'Chooses a store to collect an order in: an address like others for an order, but not among the saved ones',
  body: PickupBody,
  answer: Address,
  alert: 'address_add',
});

export const appointmentSlots = endpoint({
  method: 'GET',
  path: 'store/appointment/slots/',
  access: 'public',
  tag,
  summary: 'Half hours of a day on the store’s clock, and how many are still free in each',
  query: SlotsQuery,
  answer: AppointmentSlots,
});

export const appointmentCreate = endpoint({
  method: 'POST',
  path: 'store/appointment/create/',
  access: 'shopper',
  once: true,
  tag,
  summary: 'Books an appointment; where the slot is taken, others of its day come with the refusal',
  body: AppointmentBody,
  answer: Appointment,
  conflict: AppointmentSlots,
  limit: [VAIN, TIMES],
});

export const appointmentCode = endpoint({
  method: 'POST',
  path: 'store/appointment/code/',
  access: 'shopper',
  once: true,
  tag,
  summary: 'Sends a code to the number of an appointment, where booking it asks for one',
  body: AppointmentCodeBody,
  answer: OtpSent,
});

export const appointmentDetails = endpoint({
  method: 'GET',
  path: 'store/appointment/details/',
  access: 'public',
  tag,
  summary: 'An appointment, by the token of its link',
  query: AppointmentQuery,
  answer: Appointment,
});

export const appointmentChange = endpoint({
  method: 'POST',
  path: 'store/appointment/change/',
  access: 'shopper',
  once: true,
  tag,
  summary: 'Moves an appointment to another slot, by the token of its link',
  body: AppointmentMoveBody,
  answer: Appointment,
  conflict: AppointmentSlots,
  limit: [VAIN, TIMES],
});

export const appointmentCancel = endpoint({
  method: 'POST',
  path: 'store/appointment/cancel/',
  access: 'shopper',
  once: true,
  tag,
  summary: 'Cancels an appointment, by the token of its link',
  body: AppointmentTokenBody,
  answer: Appointment,
});

export const appointmentList = endpoint({
  method: 'GET',
  path: 'store/appointment/list/',
  access: 'customer',
  tag,
  summary: "The customer's own appointments, the next one first",
  answer: Appointments,
});

export const appointmentCalendar = endpoint({
  method: 'GET',
  path: 'store/appointment/calendar/',
  access: 'public',
  tag,
  summary: 'An appointment as a file for calendars (RFC 5545)',
  query: AppointmentQuery,
  whole: Download,
});
