/** A visitor who has searched page upon page made for himself waits; others, and what is cached, do not. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { aStore, type TestStore } from '../testing/composer-process.fixtures.ts';
import { aRelease } from '../testing/release.fixtures.ts';

jest.setTimeout(60_000);

let store: TestStore;
beforeAll(async () => {
  store = await aStore({ env: { LIMIT_ASKED_PAGES_PER_ADDRESS: '4' } });
  const release = aRelease({
    routes: [
      { id: 'home', path: '/', query: ['page'], smoke: '/' },
      { id: 'listing', path: '/jewellery/:section/' },
    ],
  });
  store.registry.publish(release);
  store.registry.compose([release]);
  await store.start();
});
afterAll(() => store.close());

const page = (path: string, from = '127.0.0.2') => store.call(path, { method: 'GET', from });

it('one address has so many pages of words made in a minute, and is told when to come back', async () => {
  for (const at of [1, 2, 3, 4]) expect((await page(`/?page=${at}`)).status).toBe(200);
  const refused = await page('/hi/?page=5');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.text).toContain('<html lang="hi">');
});

it('what is cached, and what is not asked for by words, is served all the same', async () => {
  expect((await page('/?page=1')).status).toBe(200);
  expect((await page('/')).status).toBe(200);
  // The route knows no such word, so this is the same page.
  expect((await page('/?unknown=6')).status).toBe(200);
});

it('others are served', async () => {
  expect((await page('/?page=5', '127.0.0.3')).status).toBe(200);
});

it('a choice in the path is a word as one behind a ? is, in either language', async () => {
  const from = '127.0.0.4';
  for (const at of [1, 2])
    expect((await page(`/jewellery/rings+above-${at}-filter/`, from)).status).toBe(200);
  for (const at of [3, 4])
    expect((await page(`/hi/jewellery/rings+above-${at}-filter/`, from)).status).toBe(200);
  expect((await page('/jewellery/rings+above-5-filter/', from)).status).toBe(429);
  expect((await page('/jewellery/rings+above-1-filter/', from)).status).toBe(200);
  expect((await page('/jewellery/rings/', from)).status).toBe(200);
});
