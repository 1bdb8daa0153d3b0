import type { PersonalData } from '../../module.ts';
import { deleteAppointmentsOfCustomer, everyAppointmentOfCustomer } from './appointment/appointment.store.ts';

export const appointmentData: PersonalData = {
  exported: ['appointments'],
  collect: async (tx, customerId) => ({
    appointments: (await everyAppointmentOfCustomer(tx, customerId)).map(
      ({ store_id, kind, starts_at, ends_at, state, name, mobile, address, note, reason, created_at }) => ({
        store_id,
        kind,
        starts_at,
        ends_at,
        state,
        name,
        mobile,
        address,
        note,
        reason,
        created_at,
      }),
    ),
  }),
  // The account's row stays, without a name: nothing that hangs on it goes by itself.
  erase: deleteAppointmentsOfCustomer,
};
