import { appointmentDecision, dayAfter, instantOf, staffAppointments } from '@suvarna/contracts/stores';
import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../../platform/http/serve.ts';
import { appointmentsOfDay } from './appointment.store.ts';
import { decideAppointment } from './book.ts';
import { storeOf } from '../stores.ts';
import { tellBooker } from './tell.ts';
import { staffViewOf } from './view-appointment.ts';

/** `staff/appointment/…`: a store's day, and what became of it. */
export function staffAppointmentRoutes({
  db,
  clock,
  config,
}: Pick<Dependencies, 'db' | 'clock' | 'config'>): FastifyPluginAsync {
  const secret = config.documentSecret;
  return async (app) => {
    serve(app, staffAppointments, async (request) => {
      const { store_id, date } = request.query;
      const { time_zone: zone } = storeOf(store_id).view;
      const [from, to] = [date, dayAfter(date)].map((day) => instantOf({ day, minutes: 0 }, zone));
      const rows =
        from === undefined || to === undefined ? [] : await appointmentsOfDay(db, store_id, { from, to });
      const results = rows.map((row) => staffViewOf(row, { secret, at: clock() }));
      return envelope({ results, count: results.length });
    });

    serveOnce(app, appointmentDecision, async ({ tx, request }) => {
      const { appointment_id: id, version, decision: to, reason = '', decided_by: by } = request.body;
      const said = { id, version, to, reason: reason.trim(), by };
      const row = await decideAppointment(tx, said, clock());
      if (to === 'cancelled') await tellBooker(tx, row, 'cancelled', secret);
      return envelope(staffViewOf(row, { secret, at: clock() }));
    });
  };
}
