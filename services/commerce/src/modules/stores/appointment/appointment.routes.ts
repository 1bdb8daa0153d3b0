import {
  type AppointmentBody,
  appointmentCalendar,
  appointmentCancel,
  appointmentChange,
  appointmentCode,
  appointmentCreate,
  appointmentDetails,
  appointmentList,
  localTime,
} from '@suvarna/contracts/stores';
import { appointmentFaults, writtenAppointment } from '@suvarna/forms/appointment';
import { formText } from '@suvarna/forms/texts';
import { faultOfPhone, phoneFaultAt, readWirePhone, wirePhone } from '@suvarna/forms/phone';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { type Asking, serve, serveOnce } from '../../../platform/http/serve.ts';
import { localeOf, provenNumbers, shopperOf } from '../../identity/index.ts';
import { appointmentsOfCustomer, findAppointment, type AppointmentRow } from './appointment.store.ts';
import { readToken, tokenOf } from './appointment-link.ts';
import { bookAppointment, cancelAppointment, moveAppointment } from './book.ts';
import { calendarOf } from './calendar.ts';
import { giveBackTime, takeTime } from '../limits.http.ts';
import { readSlots, storeNamed } from './slots.ts';
import { addressIn, findStore, nameIn, storeOf } from '../stores.ts';
import { tellBooker } from './tell.ts';
import { texts } from '../texts.ts';
import { viewOf } from './view-appointment.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'config'>;

function requireFields(body: AppointmentBody, request: FastifyRequest): void {
  const { code = '', number = '' } = readWirePhone(body.mobile) ?? {};
  const faults = appointmentFaults({ ...body, code, number });
  const fields = Object.fromEntries(
    Object.entries(faults).map(([field, key]) => [`/${field}`, formText(key, localeOf(request))]),
  );
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Refusal('REQUEST.INVALID', { message: first, fields });
}

/** A slot that is gone is refused with what is left of its day. */
async function offering<Answer>(
  tx: Tx,
  of: { readonly storeId: string; readonly kind: AppointmentBody['kind']; readonly startsAt: Date },
  at: Date,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'APPOINTMENT.SLOT_TAKEN') throw error;
    const store = storeNamed(of.storeId);
    const { day } = localTime(of.startsAt, store.view.time_zone);
    throw new Refusal(error.code, {
      status: error.status,
      message: error.message,
      cause: error,
      data: await readSlots(tx, { store, kind: of.kind, day }, at),
    });
  }
}

function idOf(secret: string, token: string): string {
  const id = readToken(secret, token);
  if (id === undefined) throw new Refusal('APPOINTMENT.NOT_FOUND');
  return id;
}

async function rowOf(db: Database | Tx, secret: string, token: string): Promise<AppointmentRow> {
  const row = await findAppointment(db, idOf(secret, token));
  if (row === undefined) throw new Refusal('APPOINTMENT.NOT_FOUND');
  return row;
}

/** What a link opens, for a visitor who has it. */
export function appointmentPages({ db, clock, config }: Needs): FastifyPluginAsync {
  const secret = config.documentSecret;
  return async (app) => {
    serve(app, appointmentDetails, async (request) =>
      envelope(viewOf(await rowOf(db, secret, request.query.token), { secret, at: clock() })),
    );
  };
}

/** `store/appointment/…`: booked, moved and cancelled, by customers and guests. */
export function appointmentRoutes(needs: Needs): FastifyPluginAsync {
  const { db, clock, config } = needs;
  const secret = config.documentSecret;
  const numbers = provenNumbers(needs);
  const view = (row: AppointmentRow) => envelope(viewOf(row, { secret, at: clock() }));

  return async (app) => {
    const wantedOf = (request: Asking<typeof appointmentCreate>) => {
      const { body } = request;
      requireFields(body, request);
      const owner = shopperOf(request);
      const { code = '', number = '' } = readWirePhone(body.mobile) ?? {};
      return {
        ...writtenAppointment(body),
        guest_id: owner.kind === 'guest' ? owner.id : null,
        customer_id: owner.kind === 'customer' ? owner.id : null,
        store_id: body.store_id,
        kind: body.kind,
        mobile: wirePhone(code, number),
        starts_at: new Date(body.starts_at),
        locale: localeOf(request),
      };
    };
    const wanting = async (request: Asking<typeof appointmentCreate>) => {
      const wanted = wantedOf(request);
      const { otp } = request.body;
      if (otp !== undefined) await numbers.check(request, wanted.mobile, otp);
      return wanted;
    };
    serveOnce(app, appointmentCreate, { before: wanting }, ({ tx, request, asked: wanted }) => {
      const { store_id: storeId, kind, starts_at: startsAt } = wanted;
      return offering(tx, { storeId, kind, startsAt }, clock(), async () => {
        const proven = await numbers.isProven(tx, request, wanted.mobile);
        const row = await bookAppointment(tx, { ...wanted, by_owner: proven }, clock());
        const store = storeNamed(storeId);
        await takeTime(needs, tx, request, { ...wanted, store, startsAt, proven });
        await tellBooker(tx, row, 'booked', secret);
        return view(row);
      });
    });

    serveOnce(app, appointmentCode, async ({ tx, request }) => {
      const { code = '', number = '' } = readWirePhone(request.body.mobile) ?? {};
      const fault = phoneFaultAt('mobile', faultOfPhone(code, number));
      if (fault !== undefined) {
        const text = formText(fault, localeOf(request));
        throw new Refusal('REQUEST.INVALID', { message: text, fields: { '/mobile': text } });
      }
      return envelope(await numbers.send(tx, request, wirePhone(code, number)));
    });

    serveOnce(app, appointmentChange, async ({ tx, request }) => {
      const startsAt = new Date(request.body.starts_at);
      const known = await rowOf(tx, secret, request.body.token);
      const of = { storeId: known.store_id, kind: known.kind, startsAt };
      return offering(tx, of, clock(), async () => {
        const row = await moveAppointment(tx, known.id, startsAt, clock());
        if (row.version === known.version) return view(row);
        const store = storeNamed(known.store_id);
        const taken = { ...row, store, startsAt, proven: row.by_owner };
        await takeTime(needs, tx, request, taken, known.starts_at);
        await tellBooker(tx, row, 'changed', secret);
        return view(row);
      });
    });

    serveOnce(app, appointmentCancel, async ({ tx, request }) => {
      const row = await cancelAppointment(tx, idOf(secret, request.body.token), clock());
      const store = findStore(row.store_id);
      if (store !== undefined)
        await giveBackTime(needs, tx, request, { store, startsAt: row.starts_at, proven: row.by_owner });
      await tellBooker(tx, row, 'cancelled', secret);
      return view(row);
    });

    serve(app, appointmentList, async (request) => {
      const rows = await appointmentsOfCustomer(db, shopperOf(request).id, clock());
      const results = rows.map((row) => viewOf(row, { secret, at: clock() }));
      return envelope({ results, count: results.length });
    });

    serve(app, appointmentCalendar, async (request, reply) => {
      const row = await rowOf(db, secret, request.query.token);
      const locale = localeOf(request);
      const { view: store } = storeOf(row.store_id);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="appointment.ics"')
        .header('Cache-Control', 'no-store')
        .send(
          calendarOf({
            uid: `${row.id}@suvarna`,
            version: row.version,
            startsAt: row.starts_at,
            endsAt: row.ends_at,
            changedAt: row.changed_at,
            summary: texts(locale)(`calendar.${row.kind}`, {
              store: nameIn(store, locale),
            }),
            place: row.kind === 'home' ? row.address : addressIn(store, locale),
            url: `${config.shopOrigin}/find-a-store/appointment/?token=${tokenOf(secret, row.id)}`,
            cancelled: row.state === 'cancelled',
          }),
        );
    });
  };
}
