import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Devices } from '@suvarna/contracts/identity';
import { randomUUID } from 'node:crypto';
import { cookiesOf } from '../../../../test-support/cookie-jar.fixtures.ts';
import {
  accessTokenOf,
  addDemoCustomer,
  aMoment,
  addAccount,
} from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../../test-support/service.fixtures.ts';
import { DEMO_CUSTOMER } from '../account/demo-customer.ts';
import { hashPassword } from '@suvarna/passwords/password';
import { met } from '../../../../test-support/answers.fixtures.ts';

const PATH = '/api/customer/customer_account/devices/';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const moment = aMoment();
const service = ofSuite(() =>
  startService(
    'devices',
    { LIMIT_LOGIN_ATTEMPTS: '1000', COUNTRY_HEADER: 'CF-IPCountry' },
    { clock: moment.clock },
  ),
);

beforeAll(async () => {
  await addDemoCustomer(service.db);
});

const login = (headers: Record<string, string> = {}, email: string = DEMO_CUSTOMER.email): Promise<Answer> =>
  service.post('/api/customer_account/login', { email, password: DEMO_CUSTOMER.password }, { headers });
const signIn = async (headers: Record<string, string> = {}): Promise<string> =>
  accessTokenOf(await login(headers));
const list = async (token: string): Promise<Devices['results']> =>
  (await service.read<Devices>(PATH, { token })).results;
const isIn = async (token: string): Promise<boolean> =>
  (await service.get('/api/customer/customer_account/details/', { token })).status === 200;

describe('devices of an account', () => {
  it('say in which browser, where and when, and which is this one', async () => {
    await signIn({ 'user-agent': PHONE, 'cf-ipcountry': 'SG' });
    moment.pass(60_000);
    const token = await signIn({ 'user-agent': 'curl/8', 'cf-ipcountry': 'not a country' });
    expect(await list(token)).toMatchObject([
      { browser: '', system: '', country: '', current: true },
      {
        browser: 'Chrome',
        system: 'Android',
        mobile: true,
        country: 'SG',
        current: false,
        signed_in_at: '2026-11-21T06:00:00.000Z',
      },
    ]);
  });

  it('are signed out from elsewhere: their tokens end at once, and are not renewed', async () => {
    const [mine, other] = [await signIn(), await login()];
    const token = accessTokenOf(other);
    const cookie = cookiesOf(other.headers).join('; ');
    const device = (await list(token)).find(({ current }) => current);
    const end = () => service.post(`${PATH}sign_out/`, { device_id: device?.device_id }, { token: mine });
    const left = (await end()).body.data as Devices;
    expect(left.results.map(({ device_id }) => device_id)).not.toContain(device?.device_id);
    expect([await isIn(token), await isIn(mine)]).toEqual([false, true]);
    expect(await met(service.post('/api/customer/session/refresh/', {}, { headers: { cookie } }))).toBe(
      '401 SESSION.TOKEN_INVALID',
    );
    expect(await met(end())).toBe('404 ACCOUNT.DEVICE_NOT_FOUND');
  });

  it('are all signed out but this one, and have become strangers', async () => {
    const others = [await signIn(), await signIn()];
    const mine = await signIn();
    expect(await service.send(`${PATH}sign_out_others/`, {}, { token: mine })).toMatchObject({
      results: [{ current: true }],
    });
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect(await isIn(mine)).toBe(true);
    const rows = await service.rows<{ known: string }>('select count(*) as known from known_devices');
    expect(Number(rows[0]?.known)).toBe(1);
  });

  it("of another customer are not there, nor is this browser's own", async () => {
    const email = 'other@suvarna.example';
    const password_hash = await hashPassword(DEMO_CUSTOMER.password, 10);
    await addAccount(service.db, { email, password_hash });
    const [mine, foreign] = [await signIn(), accessTokenOf(await login({}, email))];
    const [theirs] = await list(foreign);
    const [own] = await list(mine);
    for (const device_id of [theirs?.device_id, own?.device_id, randomUUID()])
      expect(await met(service.post(`${PATH}sign_out/`, { device_id }, { token: mine }))).toBe(
        '404 ACCOUNT.DEVICE_NOT_FOUND',
      );
    expect([await isIn(mine), await isIn(foreign)]).toEqual([true, true]);
  });

  it('are forgotten after a week unused', async () => {
    await signIn();
    moment.pass(7 * 86_400_000 + 1);
    const token = await signIn();
    expect(await list(token)).toMatchObject([{ current: true }]);
  });
});
