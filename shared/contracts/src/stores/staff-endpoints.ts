/** Appointments that the store's people keep. */
import {
  AppointmentDecisionBody,
  StaffAppointment,
  StaffAppointments,
  StaffAppointmentsQuery,
} from './staff-schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('staff');

export const staffAppointments = get('appointment/list/', 'staff-view', {
  summary: 'Appointments of a store on a day of its own',
  query: StaffAppointmentsQuery,
  answer: StaffAppointments,
});

export const appointmentDecision = post('appointment/decision/', 'staff-admin', {
  once: true,
  summary: 'Says that an appointment took place, was missed, or is called off with a reason',
  body: AppointmentDecisionBody,
  answer: StaffAppointment,
});
