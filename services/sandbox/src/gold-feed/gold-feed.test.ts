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

const read = (token = SECRETS.SANDBOX_KEY_SECRET) =>
  app.inject({ url: '/gold-feed/api/XAU/INR', headers: { 'x-access-token': token } });
const tell = (payload: object, headers: Record<string, string> = { authorization }) =>
  app.inject({ method: 'POST', url: '/control/gold-feed', headers, payload });

describe('the feed of the gold market', () => {
  it('says nothing until it is told a rate, and nothing to strangers', async () => {
    expect((await read()).statusCode).toBe(404);
    expect((await read('another')).statusCode).toBe(403);
    expect((await tell({ price_gram_24k: 12_000 }, {})).statusCode).toBe(401);
  });

  it('tells the rate with its time, late and ahead, and can be away', async () => {
    await tell({ price_gram_24k: 12_000.5, age_seconds: 3_600 });
    const { timestamp, ...rest } = (await read()).json<{ timestamp: number }>();
    expect(rest).toEqual({ metal: 'XAU', currency: 'INR', price_gram_24k: 12_000.5 });
    const age = Date.now() / 1_000 - timestamp;
    expect(age > 3_590 && age < 3_660).toBe(true);
    await tell({ price_gram_24k: 12_000, status: 503 });
    expect((await read()).statusCode).toBe(503);
    expect((await tell({ price_gram_24k: -1 })).statusCode).toBe(400);
  });
});
