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
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildApp(readConfig(SECRETS), pino({ level: 'silent' }));
});
afterAll(() => app.close());

const post = async (secret: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/chat/hooks/${secret}`, payload })).statusCode;
const page = async () => (await app.inject('/list/alerts')).body;

describe('a chat service', () => {
  it('shows what was posted to its webhook, newest first, and lets no other caller post', async () => {
    expect(await page()).toContain('No alerts yet.');
    expect([
      await post('a-stranger', { text: 'let me in' }),
      await post(SECRETS.SANDBOX_KEY_SECRET, {}),
      await post(SECRETS.SANDBOX_KEY_SECRET, { text: 'cart_add failed: 500' }),
      await post(SECRETS.SANDBOX_KEY_SECRET, { text: '<b>coupon_apply</b> failed: 503' }),
    ]).toEqual([404, 400, 200, 200]);
    expect(await page()).toMatch(/&lt;b&gt;coupon_apply.*cart_add failed: 500/s);
    expect(await page()).not.toContain('let me in');
  });
});
