import { sql } from 'kysely';
import { defineModule } from '../../module.ts';
import { deleteEndedBefore, moveGuestAppointments } from './appointment/appointment.store.ts';
import { appointmentPages, appointmentRoutes } from './appointment/appointment.routes.ts';
import { messages } from './messages.ts';
import { appointmentData } from './personal-data.ts';
import { staffAppointmentRoutes } from './appointment/staff-appointment.routes.ts';
import { pickupRoutes } from './pickup.routes.ts';
import { storePages } from './store.routes.ts';
import { STORES } from './stores.ts';
import { remindOfAppointments } from './appointment/tell.ts';

const KEPT_MS = 180 * 86_400_000;

export const stores = defineModule({
  name: 'stores',
  needs: ['config', 'db', 'clock'],
  keepsGuest: sql`exists (select from appointments where appointments.guest_id = guests.id)`,
  // They change with a release.
  searched: ['/find-a-store/', ...STORES.map(({ view }) => view.url)].map((path) => ({
    path,
    modified: '2026-11-26',
  })),
  personalData: appointmentData,
  routes: {
    api: [storePages, pickupRoutes, appointmentPages, appointmentRoutes],
    pages: [storePages, appointmentPages],
    staff: [staffAppointmentRoutes],
  },
  guestMerge: { merge: moveGuestAppointments },
  jobs: [
    {
      name: 'stores.remind',
      cron: '*/10 * * * *',
      run: async ({ db, clock, config }) => {
        await remindOfAppointments({ db, secret: config.documentSecret }, clock());
      },
    },
  ],
  messages,
  cleanup: (db, at) => deleteEndedBefore(db, new Date(at.getTime() - KEPT_MS)),
});
