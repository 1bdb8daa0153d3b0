import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Address } from '@suvarna/contracts/customers';
import { DEMO_CUSTOMER } from './demo-customer.ts';
import { cookiesOf } from '../../../../test-support/cookie-jar.fixtures.ts';
import {
  addDemoCustomer,
  accessTokenOf,
  aMoment,
  codeSentTo,
  sentMessages,
} from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../../test-support/service.fixtures.ts';
import { met, dataOf } from '../../../../test-support/answers.fixtures.ts';

const moment = aMoment();
const service = ofSuite(() =>
  startService(
    'account',
    { LIMIT_CODES_PER_ADDRESS: '10000', LIMIT_LOGIN_ATTEMPTS: '1000' },
    { clock: moment.clock },
  ),
);
beforeAll(async () => {
  await addDemoCustomer(service.db);
});

let people = 0;
const anEmail = (): string => `person-${++people}@suvarna.example`;
const PASSWORD = 'A long enough one';
const registration = (email: string, more = {}): object => ({
  email,
  password: PASSWORD,
  first_name: 'Om',
  last_name: 'Rao',
  phone: '91-9812345678',
  ...more,
});
const register = (guest: string, body: object): Promise<Answer> =>
  service.post('/api/customer/customer_account/register/', body, { token: guest });
const verify = (guest: string, email: string, otp: string): Promise<Answer> =>
  service.post('/api/customer/customer_verify_email_otp/', { email, otp }, { token: guest });
const login = (email: string, password: string): Promise<Answer> =>
  service.post('/api/customer_account/login', { email, password });
const details = (token: string): Promise<object> =>
  service.read('/api/customer/customer_account/details/?pincode=true', { token });

async function anAccount(email = anEmail()): Promise<{ email: string; token: string }> {
  const guest = await service.guest();
  await register(guest, registration(email));
  return { email, token: accessTokenOf(await verify(guest, email, await codeSentTo(service, email))) };
}

describe('opening an account', () => {
  it('is ended by the code sent to the address; then the password works', async () => {
    const email = anEmail();
    const guest = await service.guest();
    expect(dataOf(await register(guest, registration(email.toUpperCase())))).toMatchObject({
      email,
      resend_after: 30,
      expires_in: 300,
    });
    expect(await met(login(email, PASSWORD))).toBe('400 SESSION.CREDENTIALS_WRONG');
    const opened = await verify(guest, email, await codeSentTo(service, email));
    expect(opened).toMatchObject({
      status: 200,
      body: { username: 'Om Rao', data: { account_exist: false, email, phone_no: '' } },
    });
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect(
      (await sentMessages(service)).some(({ to, template }) => to === email && template === 'registered'),
    ).toBe(true);
  });

  it('answers the same for an address that has one, and changes nothing of it', async () => {
    const guest = await service.guest();
    const known = await register(guest, registration(DEMO_CUSTOMER.email));
    expect(dataOf(known)).toMatchObject({ resend_after: 30, expires_in: 300 });
    const signedIn = await verify(guest, DEMO_CUSTOMER.email, await codeSentTo(service, DEMO_CUSTOMER.email));
    expect(signedIn).toMatchObject({
      status: 200,
      body: { username: 'Asha Mehta', data: { account_exist: true } },
    });
    expect((await login(DEMO_CUSTOMER.email, DEMO_CUSTOMER.password)).status).toBe(200);
    expect((await login(DEMO_CUSTOMER.email, PASSWORD)).status).toBe(400);
    expect(
      (await sentMessages(service)).some(
        ({ to, template }) => to === DEMO_CUSTOMER.email && template === 'address-known',
      ),
    ).toBe(true);
  });

  it('by another person for my address gives them nothing: my code opens mine, without their password', async () => {
    const email = anEmail();
    const stranger = await service.guest();
    await register(stranger, registration(email, { password: 'chosen by a stranger' }));
    moment.pass(30_000);
    const me = await service.guest();
    await service.post('/api/customer/customer_email_otp/', { email }, { token: me });
    const code = await codeSentTo(service, email);
    expect((await verify(stranger, email, code)).status).toBe(400);
    expect(await verify(me, email, code)).toMatchObject({ status: 200, body: { username: '' } });
    expect((await login(email, 'chosen by a stranger')).status).toBe(400);
  });

  it.each([
    [{ email: 'a@b..c' }, '/email', 'Please Enter Valid Email Id'],
    [{ first_name: '  ' }, '/first_name', 'Please enter your first name'],
    [{ last_name: '<b>' }, '/last_name', 'Please use letters only for your name'],
    [{ phone: '91-12345678' }, '/phone', 'Please enter minimum 10 digits contact number.'],
    [{ password: 'password' }, '/password', 'This password is too common. Please choose another.'],
  ])('with %j says so at the field', async (wrong, field, text) => {
    expect(await register(await service.guest(), registration(anEmail(), wrong))).toMatchObject({
      status: 400,
      body: { msg: text, fields: { [field]: text } },
    });
  });

  it.each([
    ['en', 'Please use at least 8 characters for your password.'],
    ['hi-IN', 'कृपया पासवर्ड में कम से कम 8 अक्षर रखें।'],
  ])('with a short password says so in %s', async (language, text) => {
    for (const password of ['', 'short']) {
      const refused = await service.post(
        '/api/customer/customer_account/register/',
        registration(anEmail(), { password }),
        { token: await service.guest(), headers: { 'accept-language': language } },
      );
      expect(refused).toMatchObject({
        status: 400,
        body: { code: 'ACCOUNT.PASSWORD_WEAK', msg: text, fields: { '/password': text } },
      });
    }
  });

  it('takes no password longer than anybody types', async () => {
    expect(
      await met(register(await service.guest(), registration(anEmail(), { password: 'x'.repeat(201) }))),
    ).toBe('400 REQUEST.INVALID');
  });
});

describe('customer_verification', () => {
  const ask = (username: string) => service.post('/api/customer/customer_verification/', { username });
  it('names the ways a user name of this form allows, account or not', async () => {
    expect((await ask(DEMO_CUSTOMER.email)).body).toEqual((await ask('nobody@suvarna.example')).body);
    expect((await ask('nobody@suvarna.example')).body.data).toEqual({
      account_exist: null,
      login_methods: ['password', 'email_otp'],
    });
    expect((await ask(DEMO_CUSTOMER.phone)).body).toEqual((await ask('9999999999')).body);
    expect((await ask('91-9999999999')).body.data).toEqual({ account_exist: null, login_methods: ['otp'] });
  });

  it('tells that there is an account to a browser in which a customer signed in to it, and to no other', async () => {
    const signedIn = await login(DEMO_CUSTOMER.email, DEMO_CUSTOMER.password);
    const cookie =
      cookiesOf(signedIn.headers)
        .find((each) => each.startsWith('did='))
        ?.split(';')[0] ?? '';
    const told = async (username: string, headers: Record<string, string> = {}): Promise<unknown> =>
      (
        await service.send<{
          account_exist: unknown;
        }>('/api/customer/customer_verification/', { username }, { headers })
      ).account_exist;
    const { email } = await anAccount();
    expect([
      await told(DEMO_CUSTOMER.email, { cookie }),
      await told(`91-${DEMO_CUSTOMER.phone}`, { cookie }),
    ]).toEqual([true, true]);
    expect([
      await told(email, { cookie }),
      await told('nobody@suvarna.example', { cookie }),
      await told(DEMO_CUSTOMER.email),
      await told(DEMO_CUSTOMER.email, { cookie: `did=${'x'.repeat(43)}` }),
    ]).toEqual([null, null, null, null]);
  });

  it.each([
    ['abc', 'Please use valid Email Id'],
    ['a@b', 'Please use valid Email Id'],
    ['12345', 'Please enter minimum 10 digits contact number.'],
    ['98450000001', 'Please enter maximum 10 digits contact number.'],
    ['9-19000000002', 'Please enter a valid mobile number'],
    ['+999 123456', 'Please enter a valid mobile number'],
  ])('%j is no user name: 400, which the client takes as the result: %s', async (username, text) => {
    expect(await ask(username)).toMatchObject({
      status: 400,
      body: { error: true, code: 'REQUEST.INVALID', msg: text, fields: { '/username': text } },
    });
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) =>
    service.post('/api/customer/customer_account/forgot_password/', { email });
  const reset = (token: string, password = 'another long one') =>
    service.post('/api/customer/customer_account/reset_password/', { token, password });
  const linkTo = async (email: string): Promise<string> => {
    const message = (await sentMessages(service)).find(
      ({ to, template }) => to === email && template === 'reset-password',
    );
    return message?.values['path']?.split('/sign-in/reset-password/#token=')[1] ?? '';
  };

  it('is replaced by the link, once; every sign-in of the account ends', async () => {
    const { email, token } = await anAccount();
    expect((await forgot(email)).status).toBe(200);
    const link = await linkTo(email);
    expect((await reset(link)).status).toBe(200);
    expect(await met(service.get('/api/customer/cart/list/', { token }))).toBe('401 SESSION.TOKEN_INVALID');
    expect((await service.post('/api/customer/session/refresh/', {}, { token })).status).toBe(401);
    expect([(await login(email, PASSWORD)).status, (await login(email, 'another long one')).status]).toEqual([
      400, 200,
    ]);
    expect(await met(reset(link))).toBe('400 ACCOUNT.RESET_LINK_INVALID');
  });

  it('answers the same for an address without an account, and sends nothing', async () => {
    const before = (await sentMessages(service)).length;
    const unknown = await forgot('nobody@suvarna.example');
    expect(await sentMessages(service)).toHaveLength(before);
    expect((await forgot(DEMO_CUSTOMER.email)).body).toEqual(unknown.body);
  });

  it('has links for thirty minutes, and only the last use counts', async () => {
    const { email } = await anAccount();
    await forgot(email);
    const first = await linkTo(email);
    await forgot(email);
    const second = await linkTo(email);
    expect(second).not.toBe(first);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(400);
    await forgot(email);
    const late = await linkTo(email);
    moment.pass(30 * 60_000);
    expect((await reset(late)).status).toBe(400);
  });

  it('refuses a common or a short password and keeps the link', async () => {
    const { email } = await anAccount();
    await forgot(email);
    const link = await linkTo(email);
    for (const password of ['password1', 'short'])
      expect(await met(reset(link, password))).toBe('400 ACCOUNT.PASSWORD_WEAK');
    expect((await reset(link)).status).toBe(200);
  });

  it('sends five links an hour at most, known address or not', async () => {
    for (const email of [(await anAccount()).email, 'nobody-at-all@suvarna.example']) {
      const statuses: number[] = [];
      for (let time = 0; time < 7; time += 1) statuses.push((await forgot(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    }
  });

  it('is found in no table as it was sent', async () => {
    const { email } = await anAccount();
    await forgot(email);
    const rows = await service.rows<{ text: string }>(
      'select password_resets::text as text from password_resets',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text).not.toContain(await linkTo(email));
  });
});

describe('the profile', () => {
  const update = (token: string, body: object, headers = {}) =>
    service.post('/api/customer/customer_account/update/', body, { token, headers });

  it('keeps what is changed and leaves the rest', async () => {
    const { email, token } = await anAccount();
    await update(token, { title: 'Dr', first_name: ' आशा ', date_of_birth: '1990-02-28', language: 'hi' });
    await update(token, { anniversary: '2015-11-30' });
    await update(token, { anniversary: '' });
    expect(await details(token)).toMatchObject({
      email,
      title: 'Dr',
      first_name: 'आशा',
      last_name: 'Rao',
      date_of_birth: '1990-02-28',
      anniversary: '',
      spouse_birthday: '',
      country: 'IN',
      language: 'hi',
      pincode: '',
    });
  });

  it('knows the pincode when it is asked for', async () => {
    const { token } = await anAccount();
    await service.pool.query(
      'insert into shopper_pincodes (customer_id, pincode, country_id, updated_at) select id, $1, $2, now() from customers order by created_at desc limit 1',
      ['560001', 'IN'],
    );
    expect(await details(token)).toMatchObject({ pincode: '560001' });
    expect(await service.read('/api/customer/customer_account/details/', { token })).not.toHaveProperty(
      'pincode',
    );
  });

  it('knows the default address when it is asked for', async () => {
    const { token } = await anAccount();
    expect(await details(token)).toMatchObject({ default_address: null });
    const add = (house: string) =>
      service.post(
        '/api/customer/customer_address/add/',
        {
          full_name: 'Om Rao',
          house,
          street: 'MG Road',
          city: 'Bengaluru',
          state: 'Karnataka',
          pincode: '560001',
          country_id: 'IN',
          mobile: '91-9845000000',
        },
        { token },
      );
    const first = (await add('1')).body.data as Address;
    const other = (await add('2')).body.data as Address;
    expect(await details(token)).toMatchObject({ default_address: first });
    await service.post(
      '/api/customer/customer_address/set_default/',
      { address_id: other.address_id },
      { token },
    );
    expect(await details(token)).toMatchObject({ default_address: { ...other, is_default: true } });
    expect(await service.read('/api/customer/customer_account/details/', { token })).not.toHaveProperty(
      'default_address',
    );
  });

  it.each([
    [{ date_of_birth: '2026-12-01' }, '/date_of_birth', 'Invalid date of birth'],
    [{ date_of_birth: '1990-02-30' }, '/date_of_birth', 'Invalid date of birth'],
    [{ anniversary: '1850-01-01' }, '/anniversary', 'Invalid anniversary date'],
    [{ spouse_birthday: '2024-13-01' }, '/spouse_birthday', 'Invalid spouse date of birth'],
    [{ first_name: '123' }, '/first_name', 'Please use letters only for your name'],
    [{ country: 'ZZ' }, '/country', 'Please choose a country'],
  ])("refuses %j in the specification's words", async (body, field, text) => {
    const { token } = await anAccount();
    expect(await update(token, body)).toMatchObject({
      status: 400,
      body: { msg: text, fields: { [field]: text } },
    });
  });

  it('says so in Hindi to a reader of Hindi', async () => {
    const { token } = await anAccount();
    expect(await update(token, { country: 'ZZ' }, { 'accept-language': 'hi-IN' })).toMatchObject({
      status: 400,
      body: { msg: 'कृपया देश चुनें' },
    });
    expect(await details(token)).toMatchObject({ country: 'IN' });
  });

  it('takes the day that it is in India already, and none after it', async () => {
    moment.pass(Date.parse('2026-12-01T20:00:00Z') - moment.clock().getTime());
    const { token } = await anAccount();
    expect((await update(token, { anniversary: '2026-12-02' })).status).toBe(200);
    expect((await update(token, { anniversary: '2026-12-03' })).status).toBe(400);
  });
});
