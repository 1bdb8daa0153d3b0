import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { addressOf } from '@suvarna/contracts/endpoint';
import { ENDPOINTS } from '@suvarna/contracts/capabilities';
import { cookiesOf } from '../../../../test-support/cookie-jar.fixtures.ts';
import {
  accessTokenOf,
  addDemoCustomer,
  aMoment,
  codeSentTo,
  addAccount,
} from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../../test-support/service.fixtures.ts';
import { DEMO_CUSTOMER } from './demo-customer.ts';
import { HOME } from '../../../../test-support/address.fixtures.ts';

const ADDRESS = {
  ...HOME,
  full_name: 'Asha Mehta',
} as const;
const PHONE = `91-${DEMO_CUSTOMER.phone}`;
const PROOF = '/api/customer/customer_account/proof/';
const ASKED = { status: 409, body: { code: 'SESSION.PROOF_REQUIRED' } };

const moment = aMoment();
const service = ofSuite(() =>
  startService(
    'step-up',
    {
      LIMIT_LOGIN_ATTEMPTS: '1000',
      LIMIT_CODES_PER_TARGET_PER_HOUR: '1000',
      LIMIT_CODES_PER_TARGET_PER_DAY: '1000',
    },
    { clock: moment.clock, newDevices: true },
  ),
);
beforeAll(async () => {
  await addDemoCustomer(service.db);
});

/** The cookie a browser is known by. */
const didOf = (answer: Answer): string =>
  cookiesOf(answer.headers).find((one) => one.startsWith('did=')) ?? '';
const login = (did = '', email: string = DEMO_CUSTOMER.email): Promise<Answer> =>
  service.post(
    '/api/customer_account/login',
    { email, password: DEMO_CUSTOMER.password },
    { headers: { cookie: did } },
  );
const add = (token: string, headers: Record<string, string> = {}): Promise<Answer> =>
  service.post('/api/customer/customer_address/add/', ADDRESS, { token, headers });
const addresses = async (token: string): Promise<number> =>
  (await service.read<{ count: number }>('/api/customer/customer_address/list/', { token })).count;
const giveCode = async (token: string): Promise<void> => {
  moment.pass(60_000);
  expect((await service.post(`${PROOF}send/`, {}, { token })).status).toBe(200);
  const given = await service.post(`${PROOF}give/`, { otp: await codeSentTo(service, PHONE) }, { token });
  expect(given.status).toBe(200);
};
const byPhone = async (): Promise<Answer> => {
  moment.pass(60_000);
  const token = await service.guest();
  const body = { customer_telephone: PHONE, update_type: 'login' };
  await service.post('/api/customer/customer_otp/', body, { token });
  const otp = await codeSentTo(service, PHONE);
  return service.post('/api/customer/customer_verify_otp/', { ...body, otp }, { token });
};

describe('after a password in a new browser', () => {
  it('whatever moves money or addresses, copies or ends the account asks for a code, and does nothing before', async () => {
    const token = accessTokenOf(await login());
    const before = await addresses(token);
    const asking = ENDPOINTS.filter(({ proof }) => proof?.includes('on-new-device') === true);
    expect(asking.length).toBeGreaterThan(10);
    for (const endpoint of asking)
      expect(
        await (endpoint.method === 'GET'
          ? service.get(addressOf(endpoint), { token })
          : service.post(addressOf(endpoint), {}, { token })),
      ).toMatchObject(ASKED);
    expect(await addresses(token)).toBe(before);
  });

  it('the same call, with its key, goes through after the code, once', async () => {
    const token = accessTokenOf(await login());
    const before = await addresses(token);
    const key = { 'idempotency-key': randomUUID() };
    expect(await add(token, key)).toMatchObject(ASKED);
    await giveCode(token);
    expect([(await add(token, key)).status, (await add(token, key)).status]).toEqual([200, 200]);
    expect(await addresses(token)).toBe(before + 1);
  });

  it('the password once more is not enough, and is not offered', async () => {
    const token = accessTokenOf(await login());
    const ways = () => service.read(`${PROOF}ways/`, { token });
    expect(await ways()).toEqual({ to: '•••0000', password: false });
    const given = await service.post(`${PROOF}give/`, { password: DEMO_CUSTOMER.password }, { token });
    expect(given.status).toBe(200);
    expect(await add(token)).toMatchObject(ASKED);
    await giveCode(token);
    expect(await ways()).toEqual({ to: '•••0000', password: true });
  });

  it('another sign-in there, by password as well, is as new', async () => {
    const first = await login();
    expect(await add(accessTokenOf(await login(didOf(first))))).toMatchObject(ASKED);
  });

  it('a phone that opens the account is not added either', async () => {
    const email = 'no.phone@shop.example';
    const rows = await service.rows<{ password_hash: string }>(
      'select password_hash from customers where email = $1',
      [DEMO_CUSTOMER.email],
    );
    await addAccount(service.db, {
      email,
      email_verified_at: moment.clock(),
      password_hash: rows[0]?.password_hash ?? '',
    });
    const token = accessTokenOf(await login('', email));
    const body = { customer_telephone: '91-9811111111', update_type: 'update' };
    expect(await service.post('/api/customer/customer_otp/', body, { token })).toMatchObject(ASKED);
    const verify = { ...body, otp: '123456' };
    expect(await service.post('/api/customer/customer_verify_otp/', verify, { token })).toMatchObject(ASKED);
    // The code goes to the contact the account has.
    expect(await service.read(`${PROOF}ways/`, { token })).toMatchObject({
      to: 'no•••@shop.example',
    });
    await service.post(`${PROOF}send/`, {}, { token });
    await service.post(`${PROOF}give/`, { otp: await codeSentTo(service, email) }, { token });
    expect((await service.post('/api/customer/customer_otp/', body, { token })).status).toBe(200);
  });
});

describe('no customer is asked', () => {
  it('who signed in by a code, nor by password in that browser afterwards', async () => {
    const byCode = await byPhone();
    expect((await add(accessTokenOf(byCode))).status).toBe(200);
    const later = await login(didOf(byCode));
    expect((await add(accessTokenOf(later))).status).toBe(200);
  });

  it('in a browser where a code was given after a password before', async () => {
    const first = await login();
    await giveCode(accessTokenOf(first));
    const again = await login(didOf(first));
    expect((await add(accessTokenOf(again))).status).toBe(200);
    // Every sign-in gives the browser another cookie: a copy of the one before is worth nothing.
    expect(await add(accessTokenOf(await login(didOf(first))))).toMatchObject(ASKED);
  });

  it('who opens the account just now, nor a guest', async () => {
    const guest = await service.guest();
    const added = await service.post(
      '/api/customer/guest_address/add/',
      { ...ADDRESS, email: 'guest@shop.example' },
      { token: guest },
    );
    expect(added.status).toBe(200);
    const email = 'just.opened@shop.example';
    await service.post('/api/customer/customer_email_otp/', { email }, { token: guest });
    const opened = await service.post(
      '/api/customer/customer_verify_email_otp/',
      { email, otp: await codeSentTo(service, email) },
      { token: guest },
    );
    expect((await add(accessTokenOf(opened))).status).toBe(200);
  });
});

describe('a browser is known', () => {
  it('to the account whose code was given there, and to no other', async () => {
    const email = 'other.account@shop.example';
    const byCode = await byPhone();
    const rows = await service.rows<{ password_hash: string }>(
      'select password_hash from customers where email = $1',
      [DEMO_CUSTOMER.email],
    );
    await addAccount(service.db, {
      email,
      email_verified_at: moment.clock(),
      password_hash: rows[0]?.password_hash ?? '',
    });
    expect(await add(accessTokenOf(await login(didOf(byCode), email)))).toMatchObject(ASKED);
  });

  it('until it is signed out from elsewhere', async () => {
    const there = await byPhone();
    const here = accessTokenOf(await byPhone());
    const ended = await service.post(
      '/api/customer/customer_account/devices/sign_out_others/',
      {},
      { token: here },
    );
    expect(ended.status).toBe(200);
    expect(await add(accessTokenOf(await login(didOf(there))))).toMatchObject(ASKED);
  });
});
