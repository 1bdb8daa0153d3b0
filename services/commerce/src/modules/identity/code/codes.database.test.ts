import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Login } from '@suvarna/contracts/bag';
import { DEMO_CUSTOMER } from '../account/demo-customer.ts';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import {
  addDemoCustomer,
  accessTokenOf,
  aMoment,
  codeSentTo,
  otherThan,
  sentMessages,
} from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../../test-support/service.fixtures.ts';
import { met, dataOf } from '../../../../test-support/answers.fixtures.ts';

const moment = aMoment();
const service = ofSuite(() =>
  startService(
    'codes',
    { LIMIT_CODES_PER_ADDRESS: '10000', LIMIT_LOGIN_ATTEMPTS: '1000' },
    { clock: moment.clock },
  ),
);
beforeAll(async () => {
  await addDemoCustomer(service.db);
});

let numbers = 0;
const aPhone = (): string => `91-98${String(++numbers).padStart(8, '0')}`;
const send = (token: string | undefined, body: object, headers = {}): Promise<Answer> =>
  service.post('/api/customer/customer_otp/', body, { token, headers });
const verify = (token: string | undefined, body: object, headers = {}): Promise<Answer> =>
  service.post('/api/customer/customer_verify_otp/', body, { token, headers });
const login = (): Promise<string> => service.signedIn(DEMO_CUSTOMER);

/** Signed in by a code to an e-mail address: an account that has no phone yet. */
async function withoutPhone(): Promise<string> {
  const email = `person-${++numbers}@suvarna.example`;
  const guest = await service.guest();
  await service.post('/api/customer/customer_email_otp/', { email }, { token: guest });
  const otp = await codeSentTo(service, email);
  return accessTokenOf(
    await service.post('/api/customer/customer_verify_email_otp/', { email, otp }, { token: guest }),
  );
}

/** A guest who asked for a code for a phone. */
async function asked(phone: string): Promise<{ guest: string; code: string }> {
  const guest = await service.guest();
  expect((await send(guest, { customer_telephone: phone, update_type: 'login' })).status).toBe(200);
  return { guest, code: await codeSentTo(service, phone) };
}

describe('signing in by phone', () => {
  it("opens the account the phone was proven for, with the guest's bag", async () => {
    const { guest, code } = await asked(`91-${DEMO_CUSTOMER.phone}`);
    await service.post('/api/customer/cart/add/', { product_id: PLAIN, quantity: 1 }, { token: guest });
    const answer = await verify(guest, {
      customer_telephone: `91-${DEMO_CUSTOMER.phone}`,
      otp: code,
      update_type: 'login',
      deviceType: 'website',
      webengageEvent: true,
      shopBy: 1,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        username: 'Asha Mehta',
        data: {
          account_exist: true,
          phone_no: DEMO_CUSTOMER.phone,
          username: 'Asha Mehta',
          email: DEMO_CUSTOMER.email,
        },
      },
    });
    expect(await service.read('/api/customer/cart/list/', { token: accessTokenOf(answer) })).toMatchObject({
      count: 1,
    });
    expect((await service.get('/api/customer/cart/list/', { token: guest })).status).toBe(401);
  });

  it('opens a new account for a phone without an account, and says so after the proof only', async () => {
    const phone = aPhone();
    const { guest, code } = await asked(phone);
    const first = await verify(guest, { customer_telephone: phone, otp: code });
    expect(first.body.data).toMatchObject({
      account_exist: false,
      phone_no: phone.slice(3),
      username: '',
      email: '',
    } satisfies Partial<Login>);
    moment.pass(30_000);
    const again = await asked(phone);
    expect(
      (await verify(again.guest, { customer_telephone: phone, otp: again.code })).body.data,
    ).toMatchObject({ account_exist: true });
  });

  it('answers the same for a known and an unknown phone', async () => {
    moment.pass(3_600_000);
    const known = await send(await service.guest(), { customer_telephone: `91-${DEMO_CUSTOMER.phone}` });
    const unknown = await send(await service.guest(), { customer_telephone: aPhone() });
    expect(dataOf(known)).toMatchObject({ resend_after: 30, expires_in: 300 });
    expect(unknown.body).toEqual(known.body);
  });

  it('is not for whoever has no session: the client becomes a guest first', async () => {
    expect(await met(send(undefined, { customer_telephone: aPhone() }))).toBe('401 SESSION.TOKEN_MISSING');
  });

  it.each([
    ['91-987654321', 'Please enter minimum 10 digits contact number.'],
    ['91-123', 'Please enter minimum 10 digits contact number.'],
    ['91-98765432101', 'Please enter maximum 10 digits contact number.'],
    ['44-1234567890123456', 'Please enter maximum 12 digits contact number.'],
    ['44 7911123456', 'Please enter a valid mobile number'],
  ])("refuses %s in the specification's words", async (customer_telephone, message) => {
    expect(await send(await service.guest(), { customer_telephone })).toMatchObject({
      status: 400,
      body: { code: 'REQUEST.INVALID', msg: message },
    });
  });

  it.each(['9-19000000002', '919-000000002', '9190-00000002'])(
    'knows a phone by one spelling: %s is refused, and nothing is sent',
    async (customer_telephone) => {
      const before = (await sentMessages(service)).length;
      for (const [token, update_type, text] of [
        [await service.guest(), 'login', 'Please enter a valid mobile number'],
        [await login(), 'update', 'Enter Valid Phone Number'],
      ] as const) {
        expect(await send(token, { customer_telephone, update_type })).toMatchObject({
          status: 400,
          body: { code: 'REQUEST.INVALID', msg: text, fields: { '/customer_telephone': text } },
        });
      }
      expect(await sentMessages(service)).toHaveLength(before);
    },
  );
});

describe('codes by HTTP', () => {
  it('too soon: 400 with a text to show, and when to try again', async () => {
    const phone = aPhone();
    const { guest } = await asked(phone);
    const answer = await send(guest, { customer_telephone: phone });
    expect(answer).toMatchObject({
      status: 400,
      headers: { 'retry-after': '30' },
      body: { code: 'OTP.TOO_SOON', msg: 'Please wait 30 seconds before you request another code.' },
    });
  });

  it('too soon is no answer to keep: the same key asks again, and hears how long it is now', async () => {
    const phone = aPhone();
    const { guest } = await asked(phone);
    const headers = { 'idempotency-key': `again-${phone}` };
    for (let time = 0; time < 2; time += 1) {
      const answer = await service.post(
        '/api/customer/customer_otp/',
        { customer_telephone: phone },
        { token: guest, headers },
      );
      expect(answer).toMatchObject({
        status: 400,
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) as unknown },
        body: { code: 'OTP.TOO_SOON' },
      });
      expect(answer.headers['idempotent-replayed']).toBeUndefined();
    }
  });

  it("wrong five times: dead, with the specification's text, and no other for a quarter of an hour", async () => {
    const phone = aPhone();
    const { guest, code } = await asked(phone);
    const tries: Answer[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      tries.push(await verify(guest, { customer_telephone: phone, otp: guess < 5 ? otherThan(code) : code }));
    expect(tries.map(({ body }) => [body.code, body.msg])).toEqual([
      ...Array.from({ length: 4 }, () => ['OTP.WRONG', 'OTP is wrong']),
      ...Array.from({ length: 2 }, () => [
        'OTP.LOCKED',
        'maximum verification attempts reached, generate a new OTP later',
      ]),
    ]);
    moment.pass(60_000);
    expect(await met(send(guest, { customer_telephone: phone }))).toBe('400 OTP.LOCKED');
  });

  // Row 56 of the fault matrix.
  it('are refused for another phone, another purpose, another session, and twice', async () => {
    const phone = aPhone();
    const { guest, code } = await asked(phone);
    const customer = await login();
    expect(await verify(guest, { customer_telephone: aPhone(), otp: code })).toMatchObject({
      body: { code: 'OTP.WRONG' },
    });
    expect(
      await verify(customer, { customer_telephone: phone, otp: code, update_type: 'update' }),
    ).toMatchObject({ body: { code: 'OTP.WRONG' } });
    expect(await verify(await service.guest(), { customer_telephone: phone, otp: code })).toMatchObject({
      body: { code: 'OTP.WRONG' },
    });
    const right = await verify(guest, { customer_telephone: phone, otp: code });
    expect(right.status).toBe(200);
    expect((await verify(guest, { customer_telephone: phone, otp: code })).status).toBe(401);
    expect(
      await verify(accessTokenOf(right), { customer_telephone: phone, otp: code, update_type: 'login' }),
    ).toMatchObject({ body: { code: 'OTP.WRONG' } });
  });

  it('are written in the language of the browser', async () => {
    const phone = aPhone();
    await send(
      await service.guest(),
      { customer_telephone: phone },
      { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' },
    );
    const row = await service.db
      .selectFrom('outbox')
      .select('payload')
      .where('channel', '=', 'sms')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.payload).toMatchObject({ to: phone, locale: 'hi' });
  });
});

describe('customer/{action}/', () => {
  it('is exactly two actions, and bears a doubled slash', async () => {
    const guest = await service.guest();
    await service.send('/api/customer//customer_otp//', { customer_telephone: aPhone() }, { token: guest });
    for (const action of ['customer_otps', 'otp', 'delete', 'customer_otp/x']) {
      expect(
        (await service.post(`/api/customer/${action}/`, { customer_telephone: aPhone() }, { token: guest }))
          .status,
      ).toBe(404);
    }
  });

  it('saves a phone that was proven, once, and replays the answer', async () => {
    const token = await withoutPhone();
    const phone = aPhone();
    expect((await send(token, { customer_telephone: phone, update_type: 'update' })).status).toBe(200);
    const body = { customer_telephone: phone, otp: await codeSentTo(service, phone), update_type: 'update' };
    const saved = await verify(token, body, { 'idempotency-key': 'save-once' });
    expect(dataOf(saved)).toMatchObject({ phone_no: phone.slice(3) });
    expect(await verify(token, body, { 'idempotency-key': 'save-once' })).toMatchObject({
      status: 200,
      body: saved.body,
    });
    expect(await service.read('/api/customer/customer_account/details/', { token })).toMatchObject({
      phone_no: phone.slice(3),
    });
  });

  it('counts a wrong code although the update is refused', async () => {
    const token = await withoutPhone();
    const phone = aPhone();
    await send(token, { customer_telephone: phone });
    const right = await codeSentTo(service, phone);
    for (let guess = 0; guess < 5; guess += 1)
      await verify(
        token,
        { customer_telephone: phone, otp: otherThan(right) },
        { 'idempotency-key': `guess-${guess}` },
      );
    expect(await met(verify(token, { customer_telephone: phone, otp: right }))).toBe('400 OTP.LOCKED');
  });

  it('does not give one phone to two accounts', async () => {
    const token = await withoutPhone();
    const phone = aPhone();
    const { guest, code } = await asked(phone);
    await verify(guest, { customer_telephone: phone, otp: code });
    moment.pass(30_000);
    await send(token, { customer_telephone: phone, update_type: 'update' });
    expect(
      await met(
        verify(token, {
          customer_telephone: phone,
          otp: await codeSentTo(service, phone),
          update_type: 'update',
        }),
      ),
    ).toBe('400 ACCOUNT.PHONE_TAKEN');
  });

  it('gives the first phone only: another is changed where both ends are asked', async () => {
    expect(await met(send(await login(), { customer_telephone: aPhone(), update_type: 'update' }))).toBe(
      '400 ACCOUNT.CHANGE_IN_ACCOUNT',
    );
  });

  it('gives one first phone when two are proven at the same moment', async () => {
    const token = await withoutPhone();
    const phones = [aPhone(), aPhone()];
    const codes: string[] = [];
    for (const phone of phones) {
      await send(token, { customer_telephone: phone, update_type: 'update' });
      codes.push(await codeSentTo(service, phone));
    }
    const answers = await Promise.all(
      phones.map((phone, at) =>
        verify(token, { customer_telephone: phone, otp: codes[at] ?? '', update_type: 'update' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it("of a guest saves nothing: an update is a customer's", async () => {
    expect(
      await met(send(await service.guest(), { customer_telephone: aPhone(), update_type: 'update' })),
    ).toBe('401 SESSION.TOKEN_MISSING');
  });
});

describe('signing in by e-mail', () => {
  it('opens the account of the address', async () => {
    const guest = await service.guest();
    await service.post(
      '/api/customer/customer_email_otp/',
      { email: ' Demo@Suvarna.example ' },
      { token: guest },
    );
    const answer = await service.post(
      '/api/customer/customer_verify_email_otp/',
      { email: DEMO_CUSTOMER.email, otp: await codeSentTo(service, DEMO_CUSTOMER.email) },
      { token: guest },
    );
    expect(answer).toMatchObject({
      status: 200,
      body: { username: 'Asha Mehta', data: { account_exist: true, email: DEMO_CUSTOMER.email } },
    });
  });

  it("refuses what is no address in the specification's words", async () => {
    expect(
      await service.post(
        '/api/customer/customer_email_otp/',
        { email: 'a@b..c' },
        { token: await service.guest() },
      ),
    ).toMatchObject({ status: 400, body: { msg: 'Please use valid Email Id' } });
  });
});

describe('customer_account/sendOtpLink', () => {
  it('says that it is switched off, unless it is on', async () => {
    expect(
      await service.post(
        '/api/customer_account/sendOtpLink',
        { customer_telephone: aPhone() },
        { token: await service.guest() },
      ),
    ).toMatchObject({
      status: 404,
      body: { code: 'OTP.LINK_OFF', msg: expect.stringMatching(/switched off/) as unknown },
    });
  });

  it('is under the same limits when it is', async () => {
    const legacy = await startService('otp-legacy', { OTP_LOGIN_LEGACY: 'true' });
    const token = await legacy.guest();
    const ask = (path: string) =>
      legacy.post(`/api/${path}`, { customer_telephone: '91-9876543210' }, { token });
    expect((await ask('customer_account/sendOtpLink')).status).toBe(200);
    expect(await met(ask('customer/customer_otp/'))).toBe('400 OTP.TOO_SOON');
    await legacy.stop();
  });
});
