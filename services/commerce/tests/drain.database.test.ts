/** The end of the process: no caller whom a balancer still sends to it notices. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { beginCall, callThroughBalancer, isClosed } from '@suvarna/testing/balancer';
import type { TestDatabase } from '@suvarna/testing/database';
import { until } from '@suvarna/testing/until';
import { randomUUID } from 'node:crypto';
import { commerceDatabase, startCommerce } from '../test-support/commerce-process.fixtures.ts';

jest.setTimeout(120_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await commerceDatabase('drain');
});
afterAll(() => database.drop());

it('answers every call until a balancer knows that it ends', async () => {
  const commerce = await startCommerce({ DATABASE_URL: database.url, SHUTDOWN_NOTICE_MS: '1000' });
  const [calling = '', reading = ''] = commerce.origins;
  const listing = '/api/product/listing/?path=%2Fjewellery%2Frings%2F&facets=true';
  const calls = callThroughBalancer(calling, [
    listing,
    '/livez',
    '/api/pincode/serviceability/?pincode=560001',
  ]);
  const pages = callThroughBalancer(reading, [listing], { probed: calling });
  await until(() => calls.answered() > 100 && pages.answered() > 50);
  const ended = commerce.end();
  await until(() => commerce.logs().includes('stopping'));
  expect((await fetch(`${calling}/readyz`)).status).toBe(503);
  expect((await fetch(`${calling}/livez`)).status).toBe(200);
  await Promise.all([calls.finished, pages.finished]);
  expect([...calls.failed, ...pages.failed]).toEqual([]);
  expect(calls.closed()).toBeGreaterThan(0);
  expect(pages.closed()).toBeGreaterThan(0);
  expect(await ended).toBe(0);
  expect(commerce.logs()).toContain('"msg":"stopped"');
});

it('finishes a call that is under way when the listeners are closed', async () => {
  const commerce = await startCommerce({ DATABASE_URL: database.url, SHUTDOWN_NOTICE_MS: '0' });
  const [origin = ''] = commerce.origins;
  const call = await beginCall(
    `${origin}/api/customer/customer_account/createguest/`,
    { uuid: randomUUID(), shopBy: 1, device_type: 'website' },
    { 'idempotency-key': randomUUID() },
  );
  const ended = commerce.end();
  await until(() => isClosed(origin));
  expect(await call.finish()).toEqual({ status: 200, connection: 'close' });
  expect(await ended).toBe(0);
});

it('ends with code 1 when a call does not finish in its time', async () => {
  const commerce = await startCommerce({
    DATABASE_URL: database.url,
    SHUTDOWN_NOTICE_MS: '0',
    DRAIN_MS: '200',
  });
  const [origin = ''] = commerce.origins;
  await beginCall(
    `${origin}/api/customer/customer_account/createguest/`,
    {},
    { 'idempotency-key': randomUUID() },
  );
  expect(await commerce.end()).toBe(1);
  expect(commerce.logs()).toContain('no orderly end');
});
