import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';

const SECRETS = {
  SANDBOX_KEY_ID: 'key-of-the-sandbox',
  SANDBOX_KEY_SECRET: 'secret-of-the-sandbox',
  SANDBOX_WEBHOOK_SECRET: 'webhooks-of-the-sandbox',
};
const authorization = `Basic ${Buffer.from(`${SECRETS.SANDBOX_KEY_ID}:${SECRETS.SANDBOX_KEY_SECRET}`).toString('base64')}`;
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildApp(readConfig(SECRETS), pino({ level: 'silent' }));
});
afterAll(() => app.close());

const call = async (
  method: 'PUT' | 'POST',
  url: string,
  payload: object = {},
  headers = { authorization },
) => {
  const answer = await app.inject({ method, url, headers, payload });
  return [answer.statusCode, answer.json<{ state?: string }>().state];
};
const to = { name: 'Asha', phone: '91-9876543210', pincode: '560001', address: '12 Residency' };
const book = (reference: string, more: object = {}) =>
  call('PUT', `/courier/v1/pickups/${reference}`, { ...to, ...more });
const cancel = (reference: string) => call('POST', `/courier/v1/pickups/${reference}/cancel`);

describe('a courier', () => {
  it('knows a pickup by its reference: booked twice it is one, and cancelled it stays so', async () => {
    expect([await book('r-1'), await book('r-1'), await cancel('r-1'), await book('r-1')]).toEqual([
      [200, 'booked'],
      [200, 'booked'],
      [200, 'cancelled'],
      [200, 'cancelled'],
    ]);
  });

  it('can have collected it, go nowhere near, be away, and talks to its customers alone', async () => {
    await book('r-2');
    await call('POST', '/control/courier', { collected: 'r-2' });
    expect(await cancel('r-2')).toEqual([200, 'collected']);
    expect(await book('r-3', { pincode: '999999' })).toEqual([422, undefined]);
    await call('POST', '/control/courier', { away: true });
    expect(await book('r-4')).toEqual([503, undefined]);
    const stranger = { authorization: 'Basic bm9ib2R5' };
    expect((await call('PUT', '/courier/v1/pickups/r-5', to, stranger))[0]).toBe(401);
  });
});
