import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import webPush from 'web-push';
import { readConfig } from '../../read-config.ts';
import { webPushSender } from './web-push-sender.ts';
import { deliverToConsumers } from '../../platform/outbox/consume.ts';
import { relayOnce } from '../../platform/outbox/relay.ts';
import { placeOrder } from '../orders/payment/place-order.ts';
import { isPushService } from './endpoint.ts';
import { pushChannel } from './push-channel.ts';
import { CONSUMERS } from '../../consumers.ts';
import { dropOutdated } from '../../platform/jobs/housekeeping.ts';
import { aWaitingOrder } from '../../../test-support/orders/order.fixtures.ts';
import {
  SANDBOX_SECRETS,
  startSandbox,
  type RunningSandbox,
} from '../../../test-support/sandbox.fixtures.ts';
import { startService, type Service } from '../../../test-support/service.fixtures.ts';
import { dataOf } from '../../../test-support/answers.fixtures.ts';

const STAFF_VIEW_TOKEN = 'view-token-of-the-tests-0123456789';
const STAFF_ADMIN_TOKEN = 'admin-token-of-the-tests-0123456789';
const TOPIC = 'androidNotification';
const pair = webPush.generateVAPIDKeys();
const keys = { VAPID_PUBLIC_KEY: pair.publicKey, VAPID_PRIVATE_KEY: pair.privateKey };

let sandbox: RunningSandbox;
let service: Service;
let env: Record<string, string>;

beforeAll(async () => {
  sandbox = await startSandbox('');
  env = { ...keys, ...SANDBOX_SECRETS, SANDBOX_URL: sandbox.url, STAFF_VIEW_TOKEN, STAFF_ADMIN_TOKEN };
  service = await startService('push', env);
});
afterAll(async () => {
  await service.stop();
  await sandbox.stop();
});
beforeEach(() =>
  service.pool.query('delete from outbox; delete from outbox_effects; delete from push_subscriptions'),
);

interface Browser {
  readonly token: string;
  readonly endpoint: string;
  received(): Promise<readonly { text: string; sealed: string }[]>;
}

/** A browser that subscribed at the stand-in push service, with the store's own public key. */
async function aBrowser(): Promise<Browser> {
  const { public_key: applicationServerKey } = await service.read<{
    public_key: string;
  }>('/api/server/pushKey');
  const answer = await fetch(`${sandbox.url}/push/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey }),
  });
  const subscription = (await answer.json()) as { endpoint: string };
  return {
    token: JSON.stringify(subscription),
    endpoint: subscription.endpoint,
    received: async () =>
      (
        (await (await fetch(`${subscription.endpoint}/received`)).json()) as {
          received: { text: string; sealed: string }[];
        }
      ).received,
  };
}
const subscribe = (browser: Browser, token: string, headers: Record<string, string> = {}) =>
  service.post('/api/server/subscribeTopic', { token: browser.token, topic: TOPIC }, { token, headers });
const context = () => ({ db: service.db, log: pino({ level: 'silent' }), clock: () => new Date() });
const relay = async () => {
  const { push } = readConfig({ STORE_STAGE: 'local', DATABASE_URL: 'postgresql://unused', ...env });
  if (push === null) throw new Error('push is set up in this suite');
  await relayOnce(context(), {
    channel: 'events',
    atOnce: 10,
    deliver: deliverToConsumers(service.db, CONSUMERS),
  });
  return relayOnce(
    context(),
    pushChannel(service.db, webPushSender(push), () => new Date()),
  );
};
const notice = (fields: object = {}, token = STAFF_ADMIN_TOKEN) =>
  service.post(
    '/staff/push/notice/',
    {
      topic: TOPIC,
      path: '/jewellery/rings/',
      sent_by: 'Meera',
      words: {
        en: { title: 'New rings', body: 'Twelve designs came in today.' },
        hi: { title: 'नई अंगूठियाँ', body: 'आज बारह नए डिज़ाइन आए हैं।' },
      },
      ...fields,
    },
    { token },
  );
const count = async (): Promise<number> =>
  (await service.db.selectFrom('push_subscriptions').select('id').execute()).length;

describe('subscribeTopic', () => {
  it('takes token and topic of a shopper, once for each browser, and answers JSON', async () => {
    const browser = await aBrowser();
    const guest = await service.guest();
    expect(await subscribe(browser, guest)).toMatchObject({
      status: 200,
      body: { error: false, data: { topic: TOPIC, subscribed: true } },
    });
    expect((await subscribe(browser, guest)).status).toBe(200);
    expect(await count()).toBe(1);
    expect(
      (await service.post('/api/server/subscribeTopic', { token: browser.token, topic: TOPIC })).status,
    ).toBe(401);
  });

  it('refuses another topic, unknown fields, and a token that is no subscription', async () => {
    const browser = await aBrowser();
    const token = await service.guest();
    const changed = (change: object): string =>
      JSON.stringify({ ...(JSON.parse(browser.token) as object), ...change });
    for (const body of [
      { token: browser.token, topic: 'everything' },
      { token: browser.token, topic: TOPIC, customer_id: 'somebody' },
      { token: 'x'.repeat(50), topic: TOPIC },
      { token: changed({ keys: { p256dh: 'short', auth: 'short' } }), topic: TOPIC },
      ...[
        'http://169.254.169.254/latest/meta-data/',
        'https://10.0.0.1/',
        'https://fcm.googleapis.com.evil.example/x',
        'https://evil.example/fcm.googleapis.com',
        'http://fcm.googleapis.com/x',
        'https://user:pass@fcm.googleapis.com/x',
        'https://fcm.googleapis.com:8443/x',
        `${sandbox.url.replace('127.0.0.1', 'localhost')}/push/send/x`,
        'file:///etc/passwd',
      ].map((endpoint) => ({ token: changed({ endpoint }), topic: TOPIC })),
    ])
      expect([body.token, await service.post('/api/server/subscribeTopic', body, { token })]).toEqual([
        body.token,
        expect.objectContaining({
          status: 400,
          body: expect.objectContaining({
            code: body.topic === TOPIC && !('customer_id' in body) ? 'PUSH.TOKEN_UNKNOWN' : 'REQUEST.INVALID',
          }),
        }),
      ]);
    expect(await count()).toBe(0);
  });

  it.each(['fcm-token', 'a'.repeat(152), '{"endpoint":1}'])(
    'answers an opaque token as the description of the call says: %s',
    async (token) => {
      const answer = await service.post(
        '/api/server/subscribeTopic',
        { token, topic: TOPIC },
        { token: await service.guest(), headers: { 'accept-language': 'hi' } },
      );
      expect(answer).toMatchObject({ status: 400, body: { error: true, code: 'PUSH.TOKEN_UNKNOWN' } });
      expect(answer.body.msg).toMatch(/^इस ब्राउज़र में सूचनाएँ चालू नहीं हो सकीं/);
      const described = (await service.get('/api/openapi.json')).body as unknown;
      expect(JSON.stringify(described)).toContain('400 PUSH.TOKEN_UNKNOWN');
    },
  );

  it("keeps ten browsers of a shopper, and lets a subscription go at its own browser's request only", async () => {
    const guest = await service.guest();
    const browsers = await Promise.all(Array.from({ length: 11 }, aBrowser));
    for (const browser of browsers) expect((await subscribe(browser, guest)).status).toBe(200);
    expect(await count()).toBe(10);
    const [last] = browsers.slice(-1) as [Browser];
    const forged = JSON.stringify({
      endpoint: last.endpoint,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    });
    await service.post('/api/server/unsubscribeTopic', { token: forged, topic: TOPIC }, { token: guest });
    expect(await count()).toBe(10);
    expect(
      await service.send(
        '/api/server/unsubscribeTopic',
        { token: last.token, topic: TOPIC },
        { token: guest },
      ),
    ).toEqual({ topic: TOPIC, subscribed: false });
    expect(await count()).toBe(9);
  });

  it('goes on under the subscription that its push service gave it, for who shows the one before', async () => {
    const guest = await service.guest();
    const [before, after, other] = [await aBrowser(), await aBrowser(), await aBrowser()];
    await subscribe(before, guest);
    const renew = (old: string, token: string) =>
      service.send('/api/server/renewSubscription', { old_token: old, token });
    const kept = () => service.db.selectFrom('push_subscriptions').select(['endpoint', 'guest_id']).execute();
    const [mine] = await kept();
    const guessed = JSON.stringify({
      ...(JSON.parse(before.token) as object),
      keys: { ...(JSON.parse(other.token) as { keys: object }).keys },
    });
    expect(await renew(guessed, after.token)).toEqual({ renewed: false });
    expect(await renew(other.token, after.token)).toEqual({ renewed: false });
    expect(await renew(before.token, after.token)).toEqual({ renewed: true });
    expect(await kept()).toEqual([{ ...mine, endpoint: after.endpoint }]);
    // Told once more, and told by a page in the meantime.
    expect(await renew(before.token, after.token)).toEqual({ renewed: true });
    expect(await kept()).toHaveLength(1);
  });

  it('is not there where no keys are set up', async () => {
    const without = await startService('push_without');
    try {
      expect((await without.get('/api/server/pushKey')).status).toBe(404);
    } finally {
      await without.stop();
    }
  });
});

describe('push services', () => {
  const production = {
    hosts:
      readConfig({ STORE_STAGE: 'local', DATABASE_URL: 'postgresql://unused', ...keys }).push?.hosts ?? [],
    sandbox: null,
  };
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://db5p.notify.windows.com/w/?token=abc', true],
    ['http://127.0.0.1:4500/push/send/abc', false],
    ['https://localhost/abc', false],
    ['https://xfcm.googleapis.com/abc', false],
  ])('without a sandbox %s may be called: %s', (endpoint, may) => {
    expect(isPushService(endpoint, production)).toBe(may);
  });

  it('are called with a pair that fits, or not at all', () => {
    expect(() =>
      readConfig({
        STORE_STAGE: 'local',
        DATABASE_URL: 'postgresql://unused',
        ...keys,
        VAPID_PUBLIC_KEY: webPush.generateVAPIDKeys().publicKey,
      }),
    ).toThrow('VAPID_PUBLIC_KEY');
  });
});

describe('a notice to a topic', () => {
  it('reaches every browser, encrypted, in its own language, and leaves a record', async () => {
    const [english, hindi] = [await aBrowser(), await aBrowser()];
    await subscribe(english, await service.guest(), { 'accept-language': 'en-IN' });
    await subscribe(hindi, await service.guest(), { 'accept-language': 'hi' });
    expect(dataOf(await notice())).toMatchObject({ recipients: 2 });
    expect(await relay()).toEqual({ tried: 2, failed: 0 });
    const [received] = await hindi.received();
    expect(JSON.parse(received?.text ?? '')).toMatchObject({
      title: 'नई अंगूठियाँ',
      path: '/hi/jewellery/rings/',
      lang: 'hi',
    });
    expect(Buffer.from(received?.sealed ?? '', 'base64url').toString('latin1')).not.toContain('rings');
    expect(JSON.parse((await english.received())[0]?.text ?? '')).toMatchObject({
      title: 'New rings',
      path: '/jewellery/rings/',
      lang: 'en',
    });
    const { results } = await service.read<{ results: object[] }>('/staff/push/notices/', {
      token: STAFF_VIEW_TOKEN,
    });
    expect(results[0]).toMatchObject({ sent_by: 'Meera', recipients: 2, topic: TOPIC });
    await expect(service.pool.query(`update push_notices set sent_by = 'nobody'`)).rejects.toThrow(
      'permission denied',
    );
    await expect(service.pool.query('delete from push_notices')).rejects.toThrow('permission denied');
  });

  it("is an admin's to send, and leads to a page of the store", async () => {
    expect((await notice({}, STAFF_VIEW_TOKEN)).status).toBe(404);
    for (const path of ['//evil.example/', 'https://evil.example/', '/\\evil.example'])
      expect((await notice({ path })).status).toBe(400);
  });

  it('forgets a browser that took its subscription back, and one that has been silent for half a year', async () => {
    const [gone, silent] = [await aBrowser(), await aBrowser()];
    await subscribe(gone, await service.guest());
    const authorization = `Basic ${Buffer.from(`${SANDBOX_SECRETS.SANDBOX_KEY_ID}:${SANDBOX_SECRETS.SANDBOX_KEY_SECRET}`).toString('base64')}`;
    await fetch(`${sandbox.url}/control/push/gone`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ id: gone.endpoint.split('/').at(-1) }),
    });
    await notice();
    expect(await relay()).toEqual({ tried: 1, failed: 0 });
    expect(await count()).toBe(0);
    await subscribe(silent, await service.guest());
    await dropOutdated(service.db);
    expect(await count()).toBe(1);
    await service.pool.query(`update push_subscriptions set renewed_at = now() - interval '181 days'`);
    await dropOutdated(service.db);
    expect(await count()).toBe(0);
  });

  it('waits while the push service is away, and is dead when it refuses us', async () => {
    const browser = await aBrowser();
    await subscribe(browser, await service.guest());
    await notice();
    const foreign = webPush.generateVAPIDKeys();
    const other = readConfig({
      STORE_STAGE: 'local',
      DATABASE_URL: 'postgresql://unused',
      ...env,
      VAPID_PUBLIC_KEY: foreign.publicKey,
      VAPID_PRIVATE_KEY: foreign.privateKey,
    });
    await service.pool.query(
      `update push_subscriptions set endpoint = replace(endpoint, '${sandbox.url}', 'http://127.0.0.1:9')`,
    );
    const away = { ...other.push, sandbox: 'http://127.0.0.1:9' } as NonNullable<typeof other.push>;
    await relayOnce(
      context(),
      pushChannel(service.db, webPushSender(away), () => new Date()),
    );
    const row = () =>
      service.db.selectFrom('outbox').select(['outcome', 'last_error']).executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ outcome: null });
    await service.pool.query(
      `update push_subscriptions set endpoint = replace(endpoint, 'http://127.0.0.1:9', '${sandbox.url}'); update outbox set next_attempt_at = now()`,
    );
    await relayOnce(
      context(),
      pushChannel(service.db, webPushSender(other.push as NonNullable<typeof other.push>), () => new Date()),
    );
    expect(await row()).toMatchObject({ outcome: 'dead', last_error: 'PermanentFailure' });
    expect(await browser.received()).toEqual([]);
  });
});

describe('news of an order', () => {
  it('goes to the browsers of its owner, once, and to no other customer', async () => {
    const [mine, theirs] = [await aBrowser(), await aBrowser()];
    const [owner, stranger] = [await service.guest(), await service.guest()];
    await subscribe(mine, owner);
    await subscribe(theirs, stranger);
    const orderNo = await aWaitingOrder(service, owner);
    await service.db
      .transaction()
      .execute((tx) =>
        placeOrder(tx, service.app.deps.tenders, { orderNo, mode: 'sandbox', at: new Date() }),
      );
    await relay();
    await relay();
    expect((await mine.received()).map(({ text }) => JSON.parse(text) as object)).toEqual([
      {
        title: 'Order Placed',
        body: `Thank you. Your order ${orderNo} is placed. Tap to track it.`,
        path: `/orderstats/${orderNo}/`,
        tag: `order-${orderNo}`,
        lang: 'en',
      },
    ]);
    expect(await theirs.received()).toEqual([]);
  });

  it('does not follow a browser to a customer who signs in there next', async () => {
    const browser = await aBrowser();
    const [first, second] = [await service.guest(), await service.guest()];
    await subscribe(browser, first);
    await subscribe(browser, second);
    const orderNo = await aWaitingOrder(service, first);
    await service.db
      .transaction()
      .execute((tx) =>
        placeOrder(tx, service.app.deps.tenders, { orderNo, mode: 'sandbox', at: new Date() }),
      );
    await relay();
    expect(await browser.received()).toEqual([]);
  });
});
