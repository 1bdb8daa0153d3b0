/** What the store's people see of appointments, and do with them. */
import { Type, type Static } from 'typebox';
import { Appointment } from './schemas.ts';
import { strictObject } from '../base/endpoint/schema.ts';

/** A day on the store's own clock. */
export const StaffAppointmentsQuery = strictObject({
  store_id: Type.String({ minLength: 1, maxLength: 50 }),
  date: Type.String({ format: 'date', pattern: '^20\\d{2}-' }),
});
export const StaffAppointment = Type.Object({
  ...Appointment.properties,
  appointment_id: Type.String(),
  /** The whole number: an operator may have to call. */
  phone: Type.String(),
  decided_by: Type.String(),
  decided_at: Type.String(),
});
export type StaffAppointment = Static<typeof StaffAppointment>;
/** By the clock. */
export const StaffAppointments = Type.Object({
  results: Type.Array(StaffAppointment),
  count: Type.Integer(),
});

/** `version`: of what was looked at. A reason is needed to call one off. */
export const AppointmentDecisionBody = strictObject({
  appointment_id: Type.String({ format: 'uuid' }),
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_646 }),
  decision: Type.Union([Type.Literal('done'), Type.Literal('missed'), Type.Literal('cancelled')]),
  reason: Type.Optional(Type.String({ maxLength: 300 })),
  decided_by: Type.String({ minLength: 1, maxLength: 80 }),
});
