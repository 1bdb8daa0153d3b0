import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'STORE.NOT_FOUND': [404, 'This store was not found.'],
  'APPOINTMENT.NOT_FOUND': [404, 'This appointment was not found. Please check the link.'],
  'APPOINTMENT.KIND_UNAVAILABLE': [
    400,
    'This store does not offer that. Please choose another type of appointment.',
  ],
  'APPOINTMENT.SLOT_INVALID': [400, 'This time cannot be booked. Please choose another one.'],
  'APPOINTMENT.SLOT_TAKEN': [409, 'This time has just been taken. Please choose another.'],
  'APPOINTMENT.CLOSED': [409, 'This appointment has been cancelled or has passed.'],
  'APPOINTMENT.TOO_MANY': [409, 'You already have three appointments. Please cancel one first.'],
  'APPOINTMENT.CODE_REQUIRED': [
    409,
    'Please confirm your number with the code we send to it. Then the appointment is booked.',
  ],
  'APPOINTMENT.CHANGED': [409, 'This appointment has been changed.'],
  'APPOINTMENT.NOT_BEGUN': [409, 'What became of an appointment is known once it begins.'],
  'APPOINTMENT.REASON_REQUIRED': [400, 'An appointment is called off with a reason.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    stores: typeof refusals;
  }
}
