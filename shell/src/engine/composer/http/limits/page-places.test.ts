/** Pages made for one address have an end, so that it takes no other caller's places; what is cached is not counted. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { until } from '@suvarna/testing/until';
import { aStore, type TestStore } from '../../testing/composer-process.fixtures.ts';
import { aRelease } from '../../testing/release.fixtures.ts';

jest.setTimeout(60_000);

let store: TestStore;
beforeAll(async () => {
  // Slow pages wait for commerce until the test lets go of them.
  store = await aStore({ env: { PAGE_DEADLINE_MS: '60000' } });
  const release = aRelease({
    routes: [
      { id: 'home', path: '/', query: ['page'], smoke: '/' },
      { id: 'slow', path: '/slow/:thing/' },
    ],
  });
  store.registry.publish(release);
  store.registry.compose([release]);
  await store.start();
});
afterAll(() => store.close());

const page = (path: string, from: string) => store.call(path, { method: 'GET', from });
const refusedPages = async (): Promise<string | undefined> =>
  /shed_total\{kind="address-page"\} (\d+)/.exec((await store.get('/metrics')).text)?.[1];

it('one address that asks for 300 at once is told to come back, and another gets its page', async () => {
  expect((await page('/?page=1', '127.0.0.2')).status).toBe(200);
  const asked = Array.from({ length: 300 }, (_value, at) =>
    page(`${at % 2 === 0 ? '/hi' : ''}/slow/${at}/`, '127.0.0.2'),
  );
  const refused = await Promise.race(asked);
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    429,
    '1',
    'no-store',
  ]);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  // Three at once, and further ones in turns.
  await until(() => store.commerce.holding() === 32);
  expect((await page('/?page=2', '127.0.0.3')).status).toBe(200);
  expect((await page('/slow/another/', '127.0.0.2')).status).toBe(429);
  expect((await page('/?page=1', '127.0.0.2')).status).toBe(200);
  expect(await refusedPages()).toBe('269');
  store.commerce.release();
  const answers = await Promise.all(asked);
  const counted = (status: number): number => answers.filter((answer) => answer.status === status).length;
  expect([counted(200), counted(429)]).toEqual([32, 268]);
  for (const [at, { text, status }] of answers.entries())
    if (status === 429) expect(text).toContain(`<html lang="${at % 2 === 0 ? 'hi' : 'en'}">`);
  // All places are free again.
  expect((await page('/?page=3', '127.0.0.2')).status).toBe(200);
});

it('many who wait for one page take one place', async () => {
  const asked = Array.from({ length: 100 }, () => page('/slow/same/', '127.0.0.4'));
  await until(() => store.commerce.holding() === 1);
  expect((await page('/?page=4', '127.0.0.4')).status).toBe(200);
  store.commerce.release();
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
});
