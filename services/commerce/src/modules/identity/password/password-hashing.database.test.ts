import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import crypto from 'node:crypto';
import { DEMO_CUSTOMER } from '../account/demo-customer.ts';
import { cookiesOf } from '../../../../test-support/cookie-jar.fixtures.ts';
import { addDemoCustomer, aMoment, sentMessages } from '../../../../test-support/identity.fixtures.ts';
import { followNodeExports } from '../../../../test-support/node-exports.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../../test-support/service.fixtures.ts';

const moment = aMoment();
const service = ofSuite(() =>
  startService(
    'hashing',
    {
      LIMIT_CODES_PER_ADDRESS: '3',
      LIMIT_LOGIN_FAILURES: '3',
      LIMIT_LOGIN_ATTEMPTS: '1000',
      LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS: '32',
      PASSWORD_HASH_WORKERS: '1',
    },
    { clock: moment.clock },
  ),
);
let people = 0;
beforeAll(async () => {
  await addDemoCustomer(service.db);
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const anAddress = (): string => `203.0.113.${(people += 1)}`;
const login = (email: string, address: string, password = 'not the password'): Promise<Answer> =>
  service.post('/api/customer_account/login', { email, password }, from(address));
const register = (token: string, address: string): Promise<Answer> =>
  service.post(
    '/api/customer/customer_account/register/',
    {
      email: `p-${(people += 1)}@suvarna.example`,
      password: 'a long enough passphrase',
      first_name: 'Om',
      last_name: 'Rao',
      phone: '91-9812345678',
    },
    { token, ...from(address) },
  );
const reset = (token: string, address: string): Promise<Answer> =>
  service.post(
    '/api/customer/customer_account/reset_password/',
    { token, password: 'another long one' },
    from(address),
  );

afterEach(() => {
  jest.restoreAllMocks();
  followNodeExports();
});

/** Counts hashes, and holds them back when told to. */
function watchHashes() {
  const real = crypto.scrypt;
  let open = Promise.resolve();
  const seen = jest
    .spyOn(crypto, 'scrypt')
    .mockImplementation((...call: Parameters<typeof crypto.scrypt>) => {
      void open.then(() => real(...call));
    });
  followNodeExports();
  return {
    made: () => seen.mock.calls.length,
    hold: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      open = promise;
      return resolve;
    },
  };
}
let hashes: ReturnType<typeof watchHashes>;
beforeEach(() => {
  hashes = watchHashes();
});

describe('no password is hashed', () => {
  it('for a link that was never sent, in one call or three hundred', async () => {
    const address = anAddress();
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_value, at) => reset(String(at).padStart(43, 'x'), address)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['400 ACCOUNT.RESET_LINK_INVALID', '429 REQUEST.TOO_MANY']),
    );
    expect(hashes.made()).toBe(0);
  });

  it('for a link that is too old or was used', async () => {
    await service.post(
      '/api/customer/customer_account/forgot_password/',
      { email: DEMO_CUSTOMER.email },
      from(anAddress()),
    );
    const sent = (await sentMessages(service)).find(({ template }) => template === 'reset-password');
    const link = sent?.values['path']?.split('#token=')[1] ?? '';
    moment.pass(30 * 60_000);
    expect((await reset(link, anAddress())).status).toBe(400);
    expect(hashes.made()).toBe(0);
  });

  it('for opening an account once the address has had its codes', async () => {
    const [token, address] = [await service.guest(), anAddress()];
    for (let sent = 0; sent < 3; sent += 1) expect((await register(token, address)).status).toBe(200);
    const before = hashes.made();
    const refused = await Promise.all(Array.from({ length: 172 }, () => register(token, address)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect(hashes.made()).toBe(before);
  });

  it('for a sign-in that may not be tried any more', async () => {
    const address = anAddress();
    for (let guess = 0; guess < 3; guess += 1)
      expect((await login(DEMO_CUSTOMER.email, address)).status).toBe(400);
    const before = hashes.made();
    expect((await login(DEMO_CUSTOMER.email, address)).status).toBe(429);
    expect(hashes.made()).toBe(before);
  });
});

describe('while hashes are slow', () => {
  it('one address has a few of them, and another customer still signs in', async () => {
    const release = hashes.hold();
    const guesser = anAddress();
    const guesses = Array.from({ length: 40 }, (_value, at) =>
      login(`guessed-${at}@suvarna.example`, guesser),
    );
    const refused = await Promise.race(guesses);
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
      body: { code: 'REQUEST.TOO_MANY' },
    });
    const owner = login(DEMO_CUSTOMER.email, anAddress(), DEMO_CUSTOMER.password);
    release();
    expect((await owner).status).toBe(200);
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(37);
  });

  it('a caller who comes when the queue is full is told at once to come back, account or not', async () => {
    const release = hashes.hold();
    const crowd = Array.from({ length: 40 }, (_value, at) =>
      login(at % 2 === 0 ? DEMO_CUSTOMER.email : 'nobody@suvarna.example', anAddress()),
    );
    const refused = await Promise.race(crowd);
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { code: 'SERVICE.UNAVAILABLE' },
    });
    release();
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(34);
    expect(hashes.made()).toBe(6);
  });

  it('a browser that the account knows has a place beside a full queue, and only one', async () => {
    const first = await login(DEMO_CUSTOMER.email, anAddress(), DEMO_CUSTOMER.password);
    const cookie = cookiesOf(first.headers).find((line) => line.startsWith('did=')) ?? '';
    const ownersLogin = (): Promise<Answer> =>
      service.post(
        '/api/customer_account/login',
        { email: DEMO_CUSTOMER.email, password: DEMO_CUSTOMER.password },
        { headers: { 'x-forwarded-for': anAddress(), cookie } },
      );
    const release = hashes.hold();
    const crowd = Array.from({ length: 7 }, (_value, at) =>
      login(`crowd-${at}@suvarna.example`, anAddress()),
    );
    // The seventh: six places are taken.
    expect((await Promise.race(crowd)).status).toBe(503);
    const tries = [ownersLogin(), ownersLogin()];
    expect((await Promise.race(tries)).status).toBe(429);
    const stranger = login(DEMO_CUSTOMER.email, anAddress(), DEMO_CUSTOMER.password);
    expect((await stranger).status).toBe(503);
    release();
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 429]);
    await Promise.all(crowd);
  });
});
