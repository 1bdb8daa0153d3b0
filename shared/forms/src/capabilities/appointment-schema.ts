import type { AppointmentKind } from '@suvarna/contracts/stores';
import { object, type InferType } from 'yup';
import { faultOfMobile, faultOfVisitAddress, faultOfVisitNote } from './appointment.ts';
import { faultOfFullName } from '../fields/name.ts';
import { rule } from '../form/schema.ts';

/** The form of an appointment; `startsAt` is `''` until a time is chosen. */
export const appointmentSchema = object({
  kind: rule(() => undefined),
  startsAt: rule((value) => (value === '' ? 'timeRequired' : undefined)),
  name: rule(faultOfFullName),
  mobile: rule(faultOfMobile),
  address: rule((value, { kind }) => faultOfVisitAddress(kind as AppointmentKind, value)),
  note: rule(faultOfVisitNote),
});
export type AppointmentFields = InferType<typeof appointmentSchema>;
