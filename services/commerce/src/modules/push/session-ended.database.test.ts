import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import webPush from 'web-push';
import { accessTokenOf, addDemoCustomer } from '../../../test-support/identity.fixtures.ts';
import { cookiesOf } from '../../../test-support/cookie-jar.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../test-support/service.fixtures.ts';
import { CONSUMERS } from '../../consumers.ts';
import { deliverToConsumers } from '../../platform/outbox/consume.ts';
import { relayOnce } from '../../platform/outbox/relay.ts';
import { DEMO_CUSTOMER } from '../identity/account/demo-customer.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const service = ofSuite(() =>
  startService('push_session', {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    LIMIT_LOGIN_ATTEMPTS: '1000',
  }),
);
beforeAll(async () => {
  await addDemoCustomer(service.db);
});
beforeEach(() => service.pool.query('delete from push_subscriptions'));

interface Browser {
  readonly name: string;
  token: string;
  cookie: string;
}
const post = ({ token, cookie }: Pick<Browser, 'token' | 'cookie'>, path: string, body: object = {}) =>
  service.post(path, body, { token, headers: { cookie } });
const subscribe = (browser: Browser): Promise<Answer> => {
  const keys = { p256dh: `B${'k'.repeat(86)}`, auth: 'a'.repeat(22) };
  const subscription = { endpoint: `https://fcm.googleapis.com/${browser.name}`, keys };
  const body = { token: JSON.stringify(subscription), topic: 'androidNotification' };
  return post(browser, '/api/server/subscribeTopic', body);
};
const enter = async (browser: Browser): Promise<void> => {
  const { email, password } = DEMO_CUSTOMER;
  const answer = await post(browser, '/api/customer_account/login', { email, password });
  browser.token = accessTokenOf(answer);
  browser.cookie = cookiesOf(answer.headers).join('; ');
};
async function signedIn(name: string): Promise<Browser> {
  const browser = { name, token: await service.guest(), cookie: '' };
  await enter(browser);
  expect((await subscribe(browser)).status).toBe(200);
  return browser;
}
const told = async (): Promise<readonly string[]> => {
  await relayOnce(
    { db: service.db, log: pino({ level: 'silent' }), clock: () => new Date() },
    { channel: 'events', atOnce: 10, deliver: deliverToConsumers(service.db, CONSUMERS) },
  );
  const rows = await service.rows<{ endpoint: string }>(
    'select endpoint from push_subscriptions order by endpoint',
  );
  return rows.map(({ endpoint }) => endpoint.replace('https://fcm.googleapis.com/', ''));
};
const DEVICES = '/api/customer/customer_account/devices/';
interface Devices {
  readonly results: readonly { readonly device_id: string; readonly current: boolean }[];
}

describe('notices of an account', () => {
  it('end in the browser that signs out, and there alone', async () => {
    const [phone] = [await signedIn('phone'), await signedIn('laptop')];
    expect((await post(phone, '/api/customer/logout/')).status).toBe(200);
    expect(await told()).toEqual(['laptop']);
  });

  it('end in a browser that is signed out from another, and in all others', async () => {
    const [lost, own] = [await signedIn('lost'), await signedIn('own')];
    await signedIn('third');
    const { results } = await service.read<Devices>(DEVICES, {
      token: lost.token,
      headers: { cookie: lost.cookie },
    });
    const device = results.find(({ current }) => current)?.device_id ?? '';
    expect((await post(own, `${DEVICES}sign_out/`, { device_id: device })).status).toBe(200);
    expect(await told()).toEqual(['own', 'third']);
    expect((await post(own, `${DEVICES}sign_out_others/`)).status).toBe(200);
    expect(await told()).toEqual(['own']);
  });

  it('go on in a browser where the same person signs in again, until that sign-in ends', async () => {
    const browser = await signedIn('again');
    await enter(browser);
    expect(await told()).toEqual(['again']);
    await post(browser, '/api/customer/logout/');
    expect(await told()).toEqual([]);
  });

  it('end where another sign-in went on that has ended since, in whatever order that is heard', async () => {
    const browser = await signedIn('both');
    await enter(browser);
    await post(browser, '/api/customer/logout/');
    expect(await told()).toEqual([]);
  });

  it('are nothing for a customer who is signed out while asking for them', async () => {
    const browser = await signedIn('late');
    await service.pool.query(`update sign_ins set ended_at = now(), ended_because = 'signed-out'`);
    expect((await subscribe(browser)).status).toBe(401);
  });

  it('of a guest end when the guest leaves', async () => {
    const guest = { name: 'guest', token: await service.guest(), cookie: '' };
    expect((await subscribe(guest)).status).toBe(200);
    expect((await post(guest, '/api/customer/logout/')).status).toBe(200);
    expect(await told()).toEqual([]);
  });
});
