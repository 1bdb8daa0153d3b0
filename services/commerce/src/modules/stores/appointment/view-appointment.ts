import type { Appointment, StaffAppointment } from '@suvarna/contracts/stores';
import type { AppointmentRow } from './appointment.store.ts';
import { tokenOf } from './appointment-link.ts';
import { storeOf } from '../stores.ts';

const masked = (mobile: string): string => `••••${mobile.slice(-4)}`;

export const isOpen = ({ state, starts_at: startsAt }: AppointmentRow, at: Date): boolean =>
  state === 'booked' && startsAt.getTime() > at.getTime();

export const viewOf = (row: AppointmentRow, { secret, at }: { secret: string; at: Date }): Appointment => ({
  token: tokenOf(secret, row.id),
  kind: row.kind,
  state: row.state,
  store: storeOf(row.store_id).view,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  name: row.name,
  mobile: masked(row.mobile),
  address: row.address,
  note: row.note,
  reason: row.state === 'cancelled' ? row.reason : '',
  open: isOpen(row, at),
  version: row.version,
});

export const staffViewOf = (row: AppointmentRow, of: { secret: string; at: Date }): StaffAppointment => ({
  ...viewOf(row, of),
  appointment_id: row.id,
  phone: row.mobile,
  decided_by: row.decided_by,
  decided_at: row.decided_at?.toISOString() ?? '',
});
