/** Appointments that the store's people keep. */
import {
  AppointmentDecisionBody,
  StaffAppointment,
  StaffAppointments,
  StaffAppointmentsQuery,
} from './staff-schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const staffAppointments = endpoint({
  method: 'GET',
  path: 'appointment/list/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Appointments of a store on a day of its own',
  query: StaffAppointmentsQuery,
  answer: StaffAppointments,
});

export const appointmentDecision = endpoint({
  method: 'POST',
  path: 'appointment/decision/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Says that an appointment took place, was missed, or is called off with a reason',
  body: AppointmentDecisionBody,
  answer: StaffAppointment,
});
