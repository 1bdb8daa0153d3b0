/** What one stranger may take of a day in a store, and of a home visit, through the whole app. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Appointment, AppointmentSlots } from '@suvarna/contracts/stores';
import { codeSentTo, otherThan } from '../../../../test-support/identity.fixtures.ts';
import { startService, type Answer, type Service } from '../../../../test-support/service.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

const API = '/api/store/appointment';
const HOUSE = 'in-champa-house';
const DAY = '2026-11-28';
const NOW = new Date('2026-11-26T06:30:00Z');
let now = NOW;
let service: Service;
beforeAll(async () => {
  const env = { LIMIT_GUESTS_PER_ADDRESS: '10000' };
  service = await startService('appointment-places', env, { seeded: 'in part', clock: () => now });
}, 240_000);
afterAll(() => service.stop());
beforeEach(async () => {
  now = NOW;
  await service.pool.query('delete from appointments');
  await service.pool.query('delete from allowances');
});

const refusal = ({ status, body }: Answer) => [status, body.code];
let number = 0;
const mobile = (): string => `91-96${String((number += 1)).padStart(8, '0')}`;
const slot = (index: number, day = DAY): string =>
  new Date(Date.parse(`${day}T06:00:00Z`) + index * 1_800_000).toISOString();

interface As {
  readonly token: string;
  readonly from: string;
}
const guest = async (from: string): Promise<As> => ({ token: await service.guest(), from });
const post = (what: string, body: object, { token, from }: As): Promise<Answer> =>
  service.post(`${API}/${what}/`, body, { token, headers: { 'x-forwarded-for': from } });
const book = (as: As, more: object): Promise<Answer> =>
  post('create', { store_id: HOUSE, kind: 'store', name: 'Asha Rao', mobile: mobile(), ...more }, as);
const home = (as: As, phone: string, more: object = {}): Promise<Answer> =>
  book(as, { kind: 'home', address: '7 Lake Road, Indiranagar', mobile: phone, starts_at: slot(0), ...more });
const free = async (kind: string): Promise<number> => {
  const { body } = await service.get(`${API}/slots/?store_id=${HOUSE}&date=${DAY}&kind=${kind}`);
  return (body.data as AppointmentSlots).slots.reduce((sum, each) => sum + each.free, 0);
};
const codeTo = async (as: As, phone: string): Promise<string> => {
  expect(await met(post('code', { mobile: phone }, as))).toBe('200');
  return codeSentTo(service, phone);
};

it('one stranger takes four places of a store’s day, not thirty, whatever the sessions and numbers', async () => {
  const before = await free('store');
  const answers = [];
  for (let index = 0; index < 10; index += 1)
    answers.push(await book(await guest('203.0.113.1'), { starts_at: slot(index) }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(new Set(answers.slice(4).map((answer) => refusal(answer).join(' ')))).toEqual(
    new Set(['409 APPOINTMENT.CODE_REQUIRED']),
  );
  expect(await free('store')).toBe(before - 4);
  // Nor any more the next day: the bound is of the day that is booked.
  now = new Date(NOW.getTime() + 86_400_000);
  expect(await met(book(await guest('203.0.113.1'), { starts_at: slot(12) }))).toBe(
    '409 APPOINTMENT.CODE_REQUIRED',
  );
  // Another day, another store's day, and another address are not touched.
  for (const [from, more] of [
    ['203.0.113.1', { starts_at: slot(0, '2026-11-29') }],
    ['203.0.113.1', { starts_at: slot(0), store_id: 'in-kamal-court' }],
    ['203.0.113.2', { starts_at: slot(12) }],
  ] as const)
    expect(await met(book(await guest(from), more))).toBe('200');
});

it('behind one address of a mobile carrier, a guest who proves their number books all the same', async () => {
  const from = '203.0.113.5';
  for (let index = 0; index < 4; index += 1) await book(await guest(from), { starts_at: slot(index) });
  const [as, phone] = [await guest(from), mobile()];
  const wanted = { mobile: phone, starts_at: slot(5) };
  expect(await met(book(as, wanted))).toBe('409 APPOINTMENT.CODE_REQUIRED');
  const code = await codeTo(as, phone);
  expect(await met(book(as, { ...wanted, otp: code }))).toBe('200');
});

it('one that is called off is another’s again, and counts no more', async () => {
  const from = '203.0.113.6';
  const made = [];
  for (let index = 0; index < 4; index += 1) {
    const answer = await book(await guest(from), { starts_at: slot(index) });
    made.push((answer.body.data as Appointment).token);
  }
  expect((await book(await guest(from), { starts_at: slot(4) })).status).toBe(409);
  expect((await post('cancel', { token: made[0] }, await guest(from))).status).toBe(200);
  expect((await book(await guest(from), { starts_at: slot(4) })).status).toBe(200);
});

it('moved to a day whose places the address has taken, it stays where it is', async () => {
  const from = '203.0.113.7';
  for (let index = 0; index < 4; index += 1) await book(await guest(from), { starts_at: slot(index) });
  const elsewhere = await book(await guest(from), { starts_at: slot(0, '2026-11-29') });
  const { token } = elsewhere.body.data as Appointment;
  const move = (to: string) => guest(from).then((as) => post('change', { token, starts_at: to }, as));
  expect(await met(move(slot(6)))).toBe('429 REQUEST.TOO_MANY');
  expect(await met(move(slot(6, '2026-11-29')))).toBe('200');
});

it('no adviser comes home to a number that is not proven', async () => {
  const before = await free('home');
  for (let index = 0; index < 19; index += 1)
    expect(
      refusal(
        await home(await guest(`203.0.113.${String(20 + index)}`), mobile(), { starts_at: slot(index) }),
      ),
    ).not.toEqual([200, undefined]);
  expect(await free('home')).toBe(before);
});

it('by a code to the phone a guest books a home visit, three ahead at most', async () => {
  const [as, phone] = [await guest('203.0.113.50'), mobile()];
  expect(await met(home(as, phone))).toBe('409 APPOINTMENT.CODE_REQUIRED');
  const code = await codeTo(as, phone);
  expect(await met(home(as, phone, { otp: otherThan(code) }))).toBe('400 OTP.WRONG');
  // A code of one number, or of one session, says nothing of another.
  expect(await met(home(as, mobile(), { otp: code }))).toBe('400 OTP.WRONG');
  expect(await met(home(await guest('203.0.113.50'), phone, { otp: code }))).toBe('400 OTP.WRONG');
  expect(await met(home(as, phone, { otp: code }))).toBe('200');
  // For half an hour no second code is asked for.
  for (const index of [1, 2]) expect(await met(home(as, phone, { starts_at: slot(index) }))).toBe('200');
  expect(await met(home(as, phone, { starts_at: slot(3) }))).toBe('409 APPOINTMENT.TOO_MANY');
  now = new Date(NOW.getTime() + 1_801_000);
  expect(await met(home(as, mobile(), { starts_at: slot(4) }))).toBe('409 APPOINTMENT.CODE_REQUIRED');
});

it('a home visit that was booked before codes were asked for can be moved', async () => {
  const [as, phone] = [await guest('203.0.113.55'), mobile()];
  expect(await met(home(as, phone))).toBe('409 APPOINTMENT.CODE_REQUIRED');
  const booked = await home(as, phone, { otp: await codeTo(as, phone) });
  await service.pool.query('update appointments set by_owner = false');
  const { token } = booked.body.data as Appointment;
  expect(await met(post('change', { token, starts_at: slot(3) }, as))).toBe('200');
});

it('a number is sent one code, however it is spelt', async () => {
  const as = await guest('203.0.113.70');
  expect(await met(post('code', { mobile: '44-7911153061' }, as))).toBe('200');
  for (const mobile of ['44-07911153061', '44-७९१११५३०६१', '44-٠٧٩١١١٥٣٠٦١'])
    expect([mobile, ...refusal(await post('code', { mobile }, as))]).toEqual([mobile, 400, 'OTP.TOO_SOON']);
});

it('who was too late for a time chooses another without a second code', async () => {
  const [first, second] = [
    { as: await guest('203.0.113.60'), phone: mobile() },
    { as: await guest('203.0.113.61'), phone: mobile() },
  ];
  const [one, two] = [await codeTo(first.as, first.phone), await codeTo(second.as, second.phone)];
  expect((await home(first.as, first.phone, { otp: one })).status).toBe(200);
  expect(await met(home(second.as, second.phone, { otp: two }))).toBe('409 APPOINTMENT.SLOT_TAKEN');
  const later = { starts_at: slot(1), otp: two };
  expect(await met(home(second.as, second.phone, later))).toBe('200');
});
