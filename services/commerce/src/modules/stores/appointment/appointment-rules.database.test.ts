/** What appointments do not do: text strangers, take every place, outlive an account, wake people. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Appointment, Appointments, StaffAppointments } from '@suvarna/contracts/stores';
import { createPool } from '@suvarna/database/pool';
import { randomUUID } from 'node:crypto';
import { Value } from 'typebox/value';
import { addAccount, customerIdOf } from '../../../../test-support/identity.fixtures.ts';
import { startService, type Answer, type Service } from '../../../../test-support/service.fixtures.ts';
import { SCHEMA } from '../../../platform/database/migrations.ts';
import { appointmentData } from '../personal-data.ts';
import { remindOfAppointments } from './tell.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

const API = '/api/store/appointment';
const STAFF = 's'.repeat(40);
const PASSWORD = 'Visits#2026-pass';
const HOUSE = 'in-champa-house';
const FAR = 'us-jasmine-row';
let now = new Date('2026-11-26T06:30:00Z');
let service: Service;

beforeAll(async () => {
  const env = { STAFF_ADMIN_TOKEN: STAFF, LIMIT_GUESTS_PER_ADDRESS: '1000' };
  service = await startService('appointment-rules', env, { seeded: 'in part', clock: () => now });
}, 240_000);
afterAll(() => service.stop());

const said = (answer: Answer): Appointment => {
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body.data;
};
let number = 0;
const mobile = (): string => `91-97${String((number += 1)).padStart(8, '0')}`;
/** Half past eleven in India, and every half hour after it. */
const slot = (day: string, index = 0): string =>
  new Date(Date.parse(`${day}T06:00:00Z`) + index * 1_800_000).toISOString();
let caller = 0;
/** Somewhere else on earth. */
const elsewhere = (): string => `203.0.113.${String((caller += 1))}`;

interface As {
  readonly token: string;
  readonly from: string;
}
const someone = async (): Promise<As> => ({ token: await service.guest(), from: elsewhere() });
const post = (what: string, body: object, { token, from }: As): Promise<Answer> =>
  service.post(`${API}/${what}/`, body, { token, headers: { 'x-forwarded-for': from } });
const book = (as: As, more: object): Promise<Answer> =>
  post('create', { store_id: HOUSE, kind: 'store', name: 'Asha Rao', mobile: mobile(), ...more }, as);
const move = (as: As, token: string, startsAt: string): Promise<Answer> =>
  post('change', { token, starts_at: startsAt }, as);
const cancel = (as: As, token: string): Promise<Answer> => post('cancel', { token }, as);
const idOf = async (phone: string): Promise<string> =>
  (
    await service.db
      .selectFrom('appointments')
      .select('id')
      .where('mobile', '=', phone)
      .executeTakeFirstOrThrow()
  ).id;
const sent = async (id: string, news: string): Promise<number> =>
  (await service.rows('select 1 from outbox where key like $1', [`appointment:${id}:%:${news}`])).length;
const remind = (at: string): Promise<number> =>
  remindOfAppointments({ db: service.db, secret: 'a secret' }, new Date(at));

async function customer(phone = ''): Promise<As & { readonly id: string }> {
  const email = `rules-${randomUUID().slice(0, 8)}@example.in`;
  await addAccount(service.db, {
    email,
    password: PASSWORD,
    first_name: 'Meera',
    phone_no: phone.slice(3),
    ...(phone !== '' && { phone_verified_at: now }),
    email_verified_at: now,
  });
  const token = await service.signedIn({ email, password: PASSWORD });
  const id = await customerIdOf(service.db, email);
  return { id, token, from: elsewhere() };
}

it('moved again and again, it texts its number six times a day at most', async () => {
  const phone = mobile();
  const { token } = said(await book(await someone(), { mobile: phone, starts_at: slot('2026-11-28') }));
  for (const index of [1, 2, 3, 4, 5]) said(await move(await someone(), token, slot('2026-11-28', index)));
  // Where it is already, nothing moves and no shopper is told.
  said(await move(await someone(), token, slot('2026-11-28', 5)));
  const refused = await move(await someone(), token, slot('2026-11-28', 6));
  expect(await met(refused)).toBe('429 REQUEST.TOO_MANY');
  const id = await idOf(phone);
  expect((await sent(id, 'booked')) + (await sent(id, 'changed'))).toBe(6);
});

it('strangers who type a customer’s number use up nothing of theirs', async () => {
  const phone = mobile();
  for (let index = 0; index < 6; index += 1)
    await cancel(
      await someone(),
      said(await book(await someone(), { mobile: phone, starts_at: slot('2026-12-11', index) })).token,
    );
  const next = { mobile: phone, starts_at: slot('2026-12-11', 6) };
  expect(await met(book(await someone(), next))).toBe('429 REQUEST.TOO_MANY');
  said(await book(await customer(phone), next));
});

it('strangers who book with a customer’s number take none of their three appointments', async () => {
  const phone = mobile();
  const at = (index: number) => ({
    mobile: phone,
    store_id: 'in-neem-corner',
    starts_at: slot('2026-12-12', index),
  });
  for (const index of [0, 1, 2]) said(await book(await someone(), at(index)));
  expect(await met(book(await someone(), at(3)))).toBe('409 APPOINTMENT.TOO_MANY');
  const owner = await customer(phone);
  for (const index of [3, 4, 5]) said(await book(owner, at(index)));
  expect(await met(book(owner, at(6)))).toBe('409 APPOINTMENT.TOO_MANY');
});

it('calls that book nothing use up no allowance but their address’s for such', async () => {
  const as = await someone();
  const phone = mobile();
  const wrong = { mobile: phone, starts_at: '2026-12-04T06:15:00Z' };
  for (let index = 0; index < 12; index += 1)
    expect(await met(book(as, wrong))).toBe('400 APPOINTMENT.SLOT_INVALID');
  expect(await met(book(as, { ...wrong, store_id: 'in-nowhere' }))).toBe('404 STORE.NOT_FOUND');
  said(await book(as, { mobile: phone, starts_at: slot('2026-12-04') }));
  for (let index = 13; index < 120; index += 1) await book(as, wrong);
  expect(await met(book(as, wrong))).toBe('429 REQUEST.TOO_MANY');
  expect(await met(book({ ...as, from: elsewhere() }, wrong))).toBe('400 APPOINTMENT.SLOT_INVALID');
});

it('of an account that ends goes with it: its place is free, and no reminder leaves', async () => {
  const as = await customer();
  const phone = mobile();
  const at = { store_id: 'in-neem-corner', starts_at: slot('2026-12-06') };
  said(await book(as, { ...at, mobile: phone }));
  await service.db.transaction().execute(async (tx) => appointmentData.erase?.(tx, as.id, now));
  const rows = await service.rows('select 1 from appointments where mobile = $1', [phone]);
  expect(rows).toEqual([]);
  said(await book(await someone(), at));
});

it('is reminded of by day only, on the clock of its store', async () => {
  const [home, away] = [mobile(), mobile()];
  // Eight in the evening of India, seven in the evening of New York's clock a day later.
  said(await book(await someone(), { mobile: home, starts_at: '2026-12-07T14:30:00Z' }));
  said(await book(await someone(), { mobile: away, store_id: FAR, starts_at: '2026-12-07T15:00:00Z' }));
  const [here, there] = [await idOf(home), await idOf(away)];
  const told = async () => [await sent(here, 'reminder'), await sent(there, 'reminder')];
  // Half past nine at night in India, eleven in the morning in New York.
  await remind('2026-12-06T16:00:00Z');
  expect(await told()).toEqual([0, 1]);
  // Ten to eight in the morning, then eight.
  await remind('2026-12-07T02:20:00Z');
  expect(await told()).toEqual([0, 1]);
  await remind('2026-12-07T02:30:00Z');
  expect(await told()).toEqual([1, 1]);
});

it('one reminder that fails stops no other, and the job says so in the end', async () => {
  const [bad, good] = [mobile(), mobile()];
  said(await book(await someone(), { mobile: bad, starts_at: slot('2026-12-09') }));
  said(await book(await someone(), { mobile: good, starts_at: slot('2026-12-09', 1) }));
  const [faulty, fine] = [await idOf(bad), await idOf(good)];
  const owner = createPool({ url: service.app.deps.config.database.url, schema: SCHEMA, max: 1 });
  await owner.query(`
    create function refuse_message() returns trigger language plpgsql as
      $$ begin raise exception 'this one fails'; end $$;
    create trigger refuse_message before insert on outbox for each row
      when (new.key like 'appointment:${faulty}:%:reminder') execute function refuse_message();`);
  await owner.end();
  await expect(remind('2026-12-08T07:30:00Z')).rejects.toThrow(AggregateError);
  expect([await sent(faulty, 'reminder'), await sent(fine, 'reminder')]).toEqual([0, 1]);
});

it('is not kept or missed before it begins', async () => {
  const phone = mobile();
  said(await book(await someone(), { mobile: phone, starts_at: slot('2026-12-10') }));
  const id = await idOf(phone);
  const decide = (decision: string): Promise<Answer> =>
    service.post(
      '/staff/appointment/decision/',
      { appointment_id: id, version: 1, decision, decided_by: 'Meera' },
      { token: STAFF },
    );
  for (const decision of ['done', 'missed'])
    expect(await met(decide(decision))).toBe('409 APPOINTMENT.NOT_BEGUN');
  const before = now;
  now = new Date(slot('2026-12-10'));
  expect((await decide('done')).status).toBe(200);
  now = before;
});

it('the next one stands first in the list, those that are over last; the copy has all of them', async () => {
  const as = await customer();
  const one = { guest_id: null, customer_id: as.id, store_id: FAR, kind: 'store', seat: 1 } as const;
  const rowAt = (days: number) => {
    const startsAt = new Date(now.getTime() + days * 86_400_000);
    return {
      ...one,
      id: randomUUID(),
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + 1_800_000),
      state: 'booked' as const,
      name: 'Meera Rao',
      mobile: '91-9700000000',
      locale: 'en' as const,
      created_at: now,
      changed_at: now,
    };
  };
  const past = Array.from({ length: 101 }, (_, index) => rowAt(-1 - index));
  await service.db
    .insertInto('appointments')
    .values([...past, rowAt(9), rowAt(8)])
    .execute();
  const answer = await service.get(`${API}/list/`, { token: as.token });
  const { results } = Value.Parse(Appointments, answer.body.data);
  expect(results).toHaveLength(100);
  expect(results.slice(0, 3).map(({ starts_at }) => starts_at)).toEqual(
    [8, 9, -1].map((days) => rowAt(days).starts_at.toISOString()),
  );
  const copy = await service.db.transaction().execute(async (tx) => appointmentData.collect?.(tx, as.id));
  expect(copy?.['appointments']).toHaveLength(103);
});

it('at a store that is ours no more is shown, called off and told all the same', async () => {
  const as = await customer();
  const phone = mobile();
  const { token } = said(await book(as, { mobile: phone, starts_at: slot('2026-12-11') }));
  await service.pool.query("update appointments set store_id = 'in-gone-house' where mobile = $1", [phone]);
  const shown = said(await service.get(`${API}/details/?token=${token}`));
  expect(shown.store).toMatchObject({
    store_id: 'in-gone-house',
    name: 'Suvarna',
    street: '',
    time_zone: 'Asia/Kolkata',
  });
  const list = await service.get(`${API}/list/`, { token: as.token });
  expect(Value.Parse(Appointments, list.body.data).count).toBe(1);
  const file = await service.app.http.inject({ url: `${API}/calendar/?token=${token}` });
  expect([file.statusCode, file.body.includes('SUMMARY:Store visit: Suvarna\r\n')]).toEqual([200, true]);
  const day = await service.get('/staff/appointment/list/?store_id=in-gone-house&date=2026-12-11', {
    token: STAFF,
  });
  expect(Value.Parse(StaffAppointments, day.body.data).count).toBe(1);
  expect(await met(move(as, token, slot('2026-12-11', 2)))).toBe('404 STORE.NOT_FOUND');
  expect(said(await cancel(as, token)).state).toBe('cancelled');
  expect(await sent(await idOf(phone), 'cancelled')).toBe(2);
});

it('at a second that no clock of ours has is refused, and so is a day of another age', async () => {
  const as = await someone();
  const leap = '2026-12-31T23:59:60Z';
  expect(await met(book(as, { starts_at: leap }))).toBe('400 REQUEST.INVALID');
  const { token } = said(await book(as, { starts_at: slot('2026-12-11', 4) }));
  expect(await met(move(as, token, leap))).toBe('400 REQUEST.INVALID');
  const day = await service.get(`/staff/appointment/list/?store_id=${HOUSE}&date=0000-01-01`, {
    token: STAFF,
  });
  expect(await met(day)).toBe('400 REQUEST.INVALID');
});
