/** Stores and appointments through the whole app. Reason for its length: one service for all of it. */
import { describe, expect, it } from '@jest/globals';
import {
  Appointment,
  Appointments,
  AppointmentSlots,
  StaffAppointment,
  StaffAppointments,
  Store,
  StoreList,
} from '@suvarna/contracts/stores';
import { randomUUID } from 'node:crypto';
import { Value } from 'typebox/value';
import { addAccount } from '../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../test-support/service.fixtures.ts';
import { STORES } from './stores.ts';
import { remindOfAppointments } from './appointment/tell.ts';
import { data, met } from '../../../test-support/answers.fixtures.ts';

const API = '/api/store';
const STAFF = 's'.repeat(40);
const PASSWORD = 'Visits#2026-pass';
/** A Thursday, half past eight in the evening of India. */
const NOW = new Date('2026-11-26T15:00:00Z');
const HOUSE = 'in-champa-house';
const COUNTER = 'in-neem-corner';
let now = NOW;
const service = ofSuite(() =>
  startService('stores', { STAFF_ADMIN_TOKEN: STAFF }, { seeded: 'in part', clock: () => now }),
);

const refusal = ({ status, body }: Answer) => [status, body.code];
const list = async (query: string) => data(StoreList, await service.get(`${API}/store/list/?${query}`));
const slots = async (store: string, date: string, kind = 'store') =>
  data(
    AppointmentSlots,
    await service.get(`${API}/appointment/slots/?store_id=${store}&date=${date}&kind=${kind}`),
  );
let number = 0;
/** A number no other shopper in this suite has. */
const mobile = (): string => `91-98${String((number += 1)).padStart(8, '0')}`;
const body = (more: object = {}) => ({
  store_id: HOUSE,
  kind: 'store',
  starts_at: '2026-11-28T06:00:00Z',
  name: ' Asha  Rao ',
  mobile: mobile(),
  ...more,
});
const book = async (token: string, more: object = {}): Promise<Answer> =>
  service.post(`${API}/appointment/create/`, body(more), { token });
const sent = (key: string) =>
  service.rows<{ channel: string; key: string }>(
    'select channel, key from outbox where key like $1 order by channel',
    [key],
  );

async function customer(): Promise<string> {
  const email = `visit-${randomUUID().slice(0, 8)}@example.in`;
  await addAccount(service.db, {
    email,
    password: PASSWORD,
    first_name: 'Meera',
    email_verified_at: new Date(),
  });
  return await service.signedIn({ email, password: PASSWORD });
}

describe('stores', () => {
  it('are forty and more, each with an id and an address of its own', async () => {
    const { results, count, found } = await list('');
    expect([count, found]).toEqual([STORES.length, true]);
    expect(count).toBeGreaterThanOrEqual(40);
    for (const field of ['store_id', 'url', 'name'] as const)
      expect(new Set(results.map((store) => store[field])).size).toBe(count);
    expect(new Set(results.map(({ country }) => country))).toEqual(new Set(['IN', 'GB', 'US', 'SG', 'AE']));
  });

  it('are found by pincode, the nearest first', async () => {
    const { results, place } = await list('pincode=560034');
    expect(place).toBe('Bengaluru');
    expect(results.slice(0, 4).map(({ city }) => city)).toEqual(Array(4).fill('Bengaluru'));
    // Of its own district it is not known how far; beyond, in round kilometres.
    expect(results.slice(0, 4).map(({ distance_m: metres }) => metres)).toEqual([null, null, null, null]);
    const far = results.slice(4).map(({ distance_m: metres }) => metres ?? -1);
    expect(far).toEqual(far.toSorted((one, other) => one - other));
    expect(far.every((metres) => metres > 0 && metres % 10_000 === 0)).toBe(true);
    expect(results[4]?.city).toBe('Mysuru');
  });

  it('name the place of a pincode in Hindi in Hindi letters, or leave its name out', async () => {
    const names = new Map<string, string>();
    for (const pincode of ['560034', '110001', '400001', '600001', '700001', '380001', '533464', '194101'])
      names.set(pincode, (await list(`pincode=${pincode}`)).place_hi);
    expect(names.get('560034')).toBe('बेंगलुरु');
    expect([...names].filter(([, name]) => /[A-Za-z]/.test(name))).toEqual([]);
  });

  it.each([
    ['bangalore', 'Bengaluru', 4],
    ['दिल्ली', 'Delhi', 3],
    ['new york', 'New York', 1],
    ['New-York', 'New York', 1],
    ['बनारस', 'Varanasi', 1],
  ])('are found by city: %s', async (asked, place, count) => {
    expect(await list(`city=${encodeURIComponent(asked)}`)).toMatchObject({ found: true, place, count });
  });

  it('are found by where a shopper stands', async () => {
    const [first] = (await list('lat=51.51&lng=-0.14')).results;
    expect(first?.city).toBe('London');
  });

  it('are all of them where a pincode or a city is not known', async () => {
    for (const query of ['pincode=999999', 'city=atlantis'])
      expect(await list(query)).toMatchObject({ found: false, count: STORES.length });
  });

  it('say their hours and services; one that is none is not found', async () => {
    const store = data(Store, await service.get(`${API}/store/details/?store_id=${HOUSE}`));
    expect(store).toMatchObject({
      url: '/find-a-store/bengaluru/champa-house/',
      kinds: ['store', 'video', 'home'],
    });
    const picture = await service.file(store.picture ?? '');
    expect(picture.headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\/svg\+xml/),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(picture.body).toContain('<svg');
    // Another drawing than today's is not kept for good under its name.
    const other = await service.file(`${API}/store/picture/?store_id=${HOUSE}&v=00000000`);
    expect(other.headers['cache-control']).toBe('public, max-age=3600');
    expect(await met(service.get(`${API}/store/details/?store_id=in-nowhere`))).toBe('404 STORE.NOT_FOUND');
  });
});

describe('slots', () => {
  it('are half hours on the store’s own clock', async () => {
    const { slots: india } = await slots(HOUSE, '2026-11-27');
    expect(india).toHaveLength(19);
    expect(india[0]).toEqual({ starts_at: '2026-11-27T05:30:00.000Z', minutes: 660, free: 4 });
    const { slots: york } = await slots('us-jasmine-row', '2026-11-27');
    expect(york[0]?.starts_at).toBe('2026-11-27T15:00:00.000Z');
  });

  it('begin an hour from now, at home a day from now, and for thirty days', async () => {
    now = new Date('2026-11-27T06:10:00Z');
    expect((await slots(HOUSE, '2026-11-27')).slots[0]?.starts_at).toBe('2026-11-27T07:30:00.000Z');
    expect((await slots(HOUSE, '2026-11-28', 'home')).slots[0]?.starts_at).toBe('2026-11-28T06:30:00.000Z');
    now = NOW;
    for (const day of ['2026-11-25', '2026-12-27']) expect((await slots(HOUSE, day)).slots).toEqual([]);
    expect((await slots(HOUSE, '2026-12-26')).slots).toHaveLength(19);
  });

  it('are none on a holiday and on the day of rest, and where the kind is not offered', async () => {
    expect((await slots('gb-lotus-yard', '2026-12-25')).slots).toEqual([]);
    expect((await slots('us-jasmine-row', '2026-11-26')).slots).toEqual([]);
    expect((await slots(COUNTER, '2026-11-30')).slots).toEqual([]);
    expect(
      await met(service.get(`${API}/appointment/slots/?store_id=${COUNTER}&date=2026-12-01&kind=home`)),
    ).toBe('400 APPOINTMENT.KIND_UNAVAILABLE');
  });
});

describe('an appointment', () => {
  it('is a guest’s by its link: looked at, moved, cancelled; each told once', async () => {
    const token = await service.guest();
    const made = data(Appointment, await book(token, { note: ' A  ring ', address: 'nowhere' }));
    expect(made).toMatchObject({
      state: 'booked',
      open: true,
      name: 'Asha Rao',
      note: 'A ring',
      address: '',
      mobile: expect.stringMatching(/^••••\d{4}$/),
    });
    const look = () => service.get(`${API}/appointment/details/?token=${made.token}`);
    expect(data(Appointment, await look())).toEqual(made);
    const other = await service.guest();
    const move = (at: string) =>
      service.post(`${API}/appointment/change/`, { token: made.token, starts_at: at }, { token: other });
    const moved = data(Appointment, await move('2026-11-28T07:00:00Z'));
    expect(moved).toMatchObject({ starts_at: '2026-11-28T07:00:00.000Z', version: 2, token: made.token });
    const cancel = () => service.post(`${API}/appointment/cancel/`, { token: made.token }, { token: other });
    expect(data(Appointment, await cancel())).toMatchObject({ state: 'cancelled', open: false });
    expect(await met(cancel())).toBe('409 APPOINTMENT.CLOSED');
    expect(await met(move('2026-11-28T08:00:00Z'))).toBe('409 APPOINTMENT.CLOSED');
    const rows = await service.rows<{ id: string }>('select id from appointments where note = $1', [
      'A ring',
    ]);
    const keys = (await sent(`appointment:${String(rows[0]?.id)}:%`)).map(({ channel, key }) => [
      channel,
      key.split(':').at(-1),
    ]);
    expect(keys).toHaveLength(3);
    expect(keys).toEqual(
      expect.arrayContaining([
        ['sms', 'booked'],
        ['sms', 'changed'],
        ['sms', 'cancelled'],
      ]),
    );
  });

  it('opens by no other link', async () => {
    const made = data(Appointment, await book(await service.guest()));
    for (const token of ['x', `${made.token}x`, made.token.replace(/^./, 'f')])
      expect(await met(service.get(`${API}/appointment/details/?token=${token}`))).toBe(
        '404 APPOINTMENT.NOT_FOUND',
      );
  });

  it('is a customer’s, with an e-mail, and stays theirs', async () => {
    const token = await customer();
    const made = data(Appointment, await book(token, { kind: 'video', starts_at: '2026-11-28T08:00:00Z' }));
    const mine = data(Appointments, await service.get(`${API}/appointment/list/`, { token }));
    expect(mine.results).toEqual([made]);
    expect(
      data(Appointments, await service.get(`${API}/appointment/list/`, { token: await customer() })).count,
    ).toBe(0);
  });

  it('is three at most for one number', async () => {
    const token = await service.guest();
    const phone = mobile();
    const at = (hour: string) => book(token, { mobile: phone, starts_at: `2026-11-29T${hour}:00Z` });
    for (const hour of ['06:00', '07:00', '08:00']) expect((await at(hour)).status).toBe(200);
    expect(await met(at('09:00'))).toBe('409 APPOINTMENT.TOO_MANY');
  });

  it.each([
    ['no name', { name: ' ' }, 'REQUEST.INVALID'],
    ['a number that is none', { mobile: '91-12' }, 'REQUEST.INVALID'],
    ['nowhere to come to', { kind: 'home', address: 'here' }, 'REQUEST.INVALID'],
    ['a quarter past', { starts_at: '2026-11-28T06:15:00Z' }, 'APPOINTMENT.SLOT_INVALID'],
    ['the night', { starts_at: '2026-11-28T20:00:00Z' }, 'APPOINTMENT.SLOT_INVALID'],
    ['the past', { starts_at: '2026-11-26T06:00:00Z' }, 'APPOINTMENT.SLOT_INVALID'],
  ])('is refused for %s', async (_what, wrong, code) => {
    expect(await met(book(await service.guest(), wrong))).toBe(`400 ${code}`);
  });

  it('is a file for calendars, with lines no longer than the format allows', async () => {
    const made = data(Appointment, await book(await service.guest(), { starts_at: '2026-11-28T10:00:00Z' }));
    const file = await service.app.http.inject({
      url: `${API}/appointment/calendar/?token=${made.token}`,
      headers: { 'accept-language': 'hi' },
    });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = file.body.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VEVENT',
        'DTSTART:20261128T100000Z',
        'DTEND:20261128T103000Z',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(file.body.replaceAll('\r\n ', '')).toContain(made.token);
    expect(file.body).toContain('LOCATION:14 Champa Lane\\, बेंगलुरु\\, 560001');
  });
});

describe('the last place', () => {
  it('is one’s of fifty who want it; the others are offered what is left of the day', async () => {
    const guests = await Promise.all(Array.from({ length: 50 }, () => service.guest()));
    const at = { store_id: COUNTER, starts_at: '2026-12-01T06:00:00Z' };
    const answers = await Promise.all(guests.map((token) => book(token, at)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const taken = answers.filter(({ status }) => status !== 200);
    expect(new Set(taken.map((answer) => refusal(answer).join(' ')))).toEqual(
      new Set(['409 APPOINTMENT.SLOT_TAKEN']),
    );
    const offered = Value.Parse(AppointmentSlots, taken[0]?.body.data);
    expect(offered.slots.filter(({ free }) => free === 0).map(({ minutes }) => minutes)).toEqual([690]);
    expect(offered.slots.filter(({ free }) => free > 0).length).toBeGreaterThan(10);
    const rows = await service.rows("select 1 from appointments where store_id = $1 and state = 'booked'", [
      COUNTER,
    ]);
    expect(rows).toHaveLength(1);
  }, 60_000);

  it('of four is four people’s', async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, () => service.guest()));
    const answers = await Promise.all(
      guests.map((token) => book(token, { starts_at: '2026-12-02T06:00:00Z' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  });

  it('is free again when it is given up, and not while another is wanted in vain', async () => {
    const [one, two] = [await service.guest(), await service.guest()];
    const first = data(
      Appointment,
      await book(one, { store_id: COUNTER, starts_at: '2026-12-03T06:00:00Z' }),
    );
    const second = data(
      Appointment,
      await book(two, { store_id: COUNTER, starts_at: '2026-12-03T07:00:00Z' }),
    );
    const move = (token: string, at: string) =>
      service.post(`${API}/appointment/change/`, { token, starts_at: at }, { token: one });
    const refused = await move(first.token, '2026-12-03T07:00:00Z');
    expect(await met(refused)).toBe('409 APPOINTMENT.SLOT_TAKEN');
    const still = await service.get(`${API}/appointment/details/?token=${first.token}`);
    expect(data(Appointment, still)).toEqual(first);
    await service.post(`${API}/appointment/cancel/`, { token: second.token }, { token: two });
    expect((await move(first.token, '2026-12-03T07:00:00Z')).status).toBe(200);
  });

  it('is neither’s of two who want each other’s at one moment, and both are told so at once', async () => {
    const guest = await service.guest();
    const times = ['2026-12-04T06:00:00Z', '2026-12-04T07:00:00Z'];
    const [first, second] = await Promise.all(
      times.map(async (starts_at) => data(Appointment, await book(guest, { store_id: COUNTER, starts_at }))),
    );
    const move = (appointment: typeof first, starts_at = '') =>
      service.post(`${API}/appointment/change/`, { token: appointment?.token, starts_at }, { token: guest });
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([move(first, times[1]), move(second, times[0])]);
      expect(answers.map(refusal)).toEqual([
        [409, 'APPOINTMENT.SLOT_TAKEN'],
        [409, 'APPOINTMENT.SLOT_TAKEN'],
      ]);
    }
  });
});

describe('a reminder', () => {
  it('comes once, a day before, and again for another time', async () => {
    const made = data(
      Appointment,
      await book(await service.guest(), { starts_at: '2026-12-05T06:00:00Z', note: 'remind' }),
    );
    const rows = await service.rows<{ id: string }>("select id from appointments where note = 'remind'");
    const key = `appointment:${String(rows[0]?.id)}:%:reminder`;
    const secret = 'a secret for links of this test';
    const remind = (at: string) => remindOfAppointments({ db: service.db, secret }, new Date(at));
    await remind('2026-12-04T05:59:00Z');
    expect(await sent(key)).toEqual([]);
    await Promise.all([remind('2026-12-04T06:30:00Z'), remind('2026-12-04T06:30:00Z')]);
    await remind('2026-12-04T07:00:00Z');
    expect(await sent(key)).toHaveLength(1);
    await service.post(
      `${API}/appointment/change/`,
      { token: made.token, starts_at: '2026-12-06T06:00:00Z' },
      { token: await service.guest() },
    );
    await remind('2026-12-05T07:00:00Z');
    expect(await sent(key)).toHaveLength(2);
  });
});

describe('the store’s people', () => {
  const day = async (date: string) =>
    data(
      StaffAppointments,
      await service.get(`/staff/appointment/list/?store_id=in-kamal-court&date=${date}`, { token: STAFF }),
    );
  const decide = (id: string, more: object): Promise<Answer> =>
    service.post(
      '/staff/appointment/decision/',
      { appointment_id: id, version: 1, decided_by: 'Meera', ...more },
      { token: STAFF },
    );

  it('see a day of theirs and say what became of it; who calls one off says why, and it is told', async () => {
    const phone = mobile();
    await book(await service.guest(), { store_id: 'in-kamal-court', mobile: phone });
    const made = data(Appointment, await book(await service.guest(), { store_id: 'in-kamal-court' }));
    const { results } = await day('2026-11-28');
    expect(results).toHaveLength(2);
    const [first, second] = results[0]?.phone === phone ? results : results.toReversed();
    const [one, two] = [first?.appointment_id ?? '', second?.appointment_id ?? ''];
    now = new Date('2026-11-28T06:00:00Z');
    const done = data(StaffAppointment, await decide(one, { decision: 'done' }));
    now = NOW;
    expect(done).toMatchObject({ state: 'done', decided_by: 'Meera' });
    expect(await met(decide(two, { decision: 'cancelled' }))).toBe('400 APPOINTMENT.REASON_REQUIRED');
    expect(await met(decide(two, { decision: 'missed', version: 7 }))).toBe('409 APPOINTMENT.CHANGED');
    expect((await decide(two, { decision: 'cancelled', reason: 'The shop is being painted.' })).status).toBe(
      200,
    );
    expect(await met(decide(two, { decision: 'done', version: 2 }))).toBe('409 APPOINTMENT.CLOSED');
    const told = await service.get(`${API}/appointment/details/?token=${made.token}`);
    expect(data(Appointment, told)).toMatchObject({
      state: 'cancelled',
      reason: 'The shop is being painted.',
    });
    expect(await sent(`appointment:${two}:%:cancelled`)).toHaveLength(1);
    expect((await day('2026-11-29')).count).toBe(0);
  });
});
