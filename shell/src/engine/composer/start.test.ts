/** The end of the process: no caller who was being served notices. */
import { afterEach, expect, it, jest } from '@jest/globals';
import { callThroughBalancer } from '@suvarna/testing/balancer';
import { until } from '@suvarna/testing/until';
import { aStartedStore, type TestStore } from './testing/composer-process.fixtures.ts';

jest.setTimeout(60_000);

let store: TestStore;
afterEach(() => store.close());

it('finishes what was asked before it goes', async () => {
  store = await aStartedStore({ ofItsOwn: true });

  const slow = store.get('/slow/');
  const call = store.get('/api/hold/');
  await until(() => store.commerce.holding() === 2);
  const ended = store.stop();
  await until(() => store.logs().includes('composer stopping'));
  store.commerce.release();

  expect((await slow).text).toContain('worth the wait');
  expect((await call).status).toBe(200);
  expect(await ended).toBe(0);
  expect(store.logs()).toContain('composer stopped');
});

it('answers every call until a balancer knows that it ends', async () => {
  store = await aStartedStore({ ofItsOwn: true, env: { SHUTDOWN_NOTICE_MS: '1000' } });
  const calls = callThroughBalancer(store.origin(), ['/', '/livez']);
  await until(() => calls.answered() > 100);
  const ended = store.stop();
  await until(() => store.logs().includes('composer stopping'));
  expect((await store.get('/readyz')).status).toBe(503);
  expect((await store.get('/')).status).toBe(200);
  await calls.finished;
  expect(calls.failed).toEqual([]);
  expect(calls.closed()).toBeGreaterThan(0);
  expect(await ended).toBe(0);
});
