import { expect, test } from '../support/shop-test.ts';
import { workerIsActive } from '../support/service-worker.ts';
import { startStore, type Store } from '../support/store.ts';
import { until } from '../support/until.ts';

const token = 'admin-token-of-the-tests-0123456789';
let store: Store;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  store = await startStore({ STAFF_ADMIN_TOKEN: token });
});
test.afterAll(() => store.stop());

interface Serialised {
  readonly endpoint: string;
}

/**
 * Chromium's own push service lives at Google and cannot be reached from here, so
 * `pushManager.subscribe` cannot work. The sandbox takes its place: it hands out the subscription,
 * receives what our server sends, checks the signature and decrypts it with the browser's keys.
 * The last step, from the push service into the service worker, is Chromium's own again (decision 14).
 */
test('a notice that the store sends arrives, encrypted, and is shown by the service worker', async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: store.shop });
  let made: Serialised | undefined;
  await page.exposeFunction('subscribeAtTheSandbox', async (applicationServerKey: string) => {
    const answer = await fetch(`${store.sandbox}/push/subscriptions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ applicationServerKey }) });
    made = await answer.json() as Serialised;
    return made;
  });
  const { data } = await (await fetch(`${store.shop}/api/server/pushKey`)).json() as { data: { public_key: string } };
  await page.addInitScript((key) => {
    const subscription = async (): Promise<object> => {
      const known = await (Reflect.get(window, 'subscribeAtTheSandbox') as (key: string) => Promise<{ endpoint: string }>)(key);
      const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
      return { endpoint: known.endpoint, options: { applicationServerKey: bytes.buffer }, toJSON: () => known };
    };
    let only: Promise<object> | undefined;
    const take = (): Promise<object> => only ??= subscription();
    Object.assign(PushManager.prototype, { subscribe: take, getSubscription: take });
  }, data.public_key);

  const told = page.waitForResponse((response) => response.url().endsWith('/api/server/subscribeTopic'));
  await page.goto(store.shop);
  await workerIsActive(page);
  const answer = await told;
  expect(answer.request().postDataJSON()).toMatchObject({ topic: 'androidNotification', token: JSON.stringify(made) });
  expect(await answer.json()).toMatchObject({ error: false, data: { subscribed: true } });

  const sent = await fetch(`${store.commerce}/staff/push/notice/`, {
    method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ topic: 'androidNotification', path: '/jewellery/rings/', sent_by: 'Meera', words: { en: { title: 'New rings', body: 'Twelve designs came in today.' }, hi: { title: 'नई अंगूठियाँ', body: 'आज बारह नए डिज़ाइन आए हैं।' } } }),
  });
  expect(await sent.json()).toMatchObject({ data: { recipients: 1 } });
  let received: readonly { text: string; sealed: string }[] = [];
  await until('the push service has it', async () => {
    received = (await (await fetch(`${made?.endpoint}/received`)).json() as { received: typeof received }).received;
    return received.length > 0;
  }, 15_000);
  const [push] = received;
  expect(Buffer.from(push?.sealed ?? '', 'base64url').includes('New rings')).toBe(false);

  const cdp = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: new URL(store.shop).origin, registrationId: await registration, data: push?.text ?? '' });
  const shown = () => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, lang, data: about }) => ({ title, body, lang, about: about as unknown })));
  await expect.poll(shown).toEqual([{ title: 'New rings', body: 'Twelve designs came in today.', lang: 'en', about: { path: '/jewellery/rings/' } }]);
});
