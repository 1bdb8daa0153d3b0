import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { until } from '@suvarna/testing/until';
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
let shop: Server;
const received: { url: string; signature: unknown; body: string }[] = [];
beforeAll(async () => {
  shop = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        received.push({
          url: request.url ?? '',
          signature: request.headers['x-razorpay-signature'],
          body: Buffer.concat(parts).toString(),
        });
        answer.writeHead(200).end();
      });
  });
  app = await buildApp(
    readConfig({ ...SECRETS, COMMERCE_URL: await listenAt(shop) }),
    pino({ level: 'silent' }),
  );
});
afterAll(async () => {
  await app.close();
  await shut(shop);
});

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/razorpayx/v1/${path}`,
    headers: { authorization, ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
async function anAccount(number: string): Promise<string> {
  const contact = await post('contacts', { name: 'Asha Rao', type: 'customer', reference_id: 'PO-1' });
  const { body } = await post('fund_accounts', {
    contact_id: contact.body['id'],
    account_type: 'bank_account',
    bank_account: { name: 'Asha Rao', ifsc: 'SBIN0000001', account_number: number },
  });
  return String(body['id']);
}
const ask = (account: string, reference: string, amount = 27_900_00) =>
  post(
    'payouts',
    {
      account_number: 'sandbox-current-account',
      fund_account_id: account,
      amount,
      currency: 'INR',
      mode: 'NEFT',
      purpose: 'payout',
      reference_id: reference,
    },
    { 'x-payout-idempotency': reference },
  );
const press = (id: unknown, status: string) =>
  app.inject({
    method: 'POST',
    url: `/list/payouts/${String(id)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `status=${status}`,
  });
const statusOf = async (reference: string): Promise<unknown> => {
  const answer = await app.inject({
    url: `/razorpayx/v1/payouts?reference_id=${reference}`,
    headers: { authorization },
  });
  return answer.json<{ items: { status: string }[] }>().items.map(({ status }) => status);
};

describe('a payout of the simulator', () => {
  it('is asked for with the key alone, and looked at by everybody', async () => {
    expect((await app.inject({ url: '/razorpayx/v1/payouts' })).statusCode).toBe(401);
    expect((await app.inject({ url: '/list/payouts' })).statusCode).toBe(200);
  });

  it('is one, however often its key is heard, and never another amount', async () => {
    const account = await anAccount('111122229005');
    const answers = await Promise.all([1, 2, 3].map(() => ask(account, 'PO-once')));
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect((await ask(account, 'PO-once', 1_00)).status).toBe(400);
    expect(await statusOf('PO-once')).toEqual(['queued']);
  });

  it('ends by a press, once, and is told with a signature over its bytes', async () => {
    const { body } = await ask(await anAccount('111122229005'), 'PO-press');
    received.splice(0);
    await press(body['id'], 'reversed');
    expect(await statusOf('PO-press')).toEqual(['queued']);
    await press(body['id'], 'processed');
    await press(body['id'], 'failed');
    expect(await statusOf('PO-press')).toEqual(['processed']);
    await until(() => received.some((one) => one.body.includes('payout.processed')), 'the webhook');
    const [told] = received.filter((one) => one.body.includes('payout.processed'));
    expect(told?.url).toBe('/api/exchange/payout_webhook/');
    const digest = createHmac('sha256', SECRETS.SANDBOX_WEBHOOK_SECRET).update(told?.body ?? '');
    expect(told?.signature).toBe(digest.digest('hex'));
    await press(body['id'], 'reversed');
    expect(await statusOf('PO-press')).toEqual(['reversed']);
  });

  it.each([
    ['111122223333', { account_status: 'active', registered_name: 'ASHA RAO' }],
    ['111122229001', { account_status: 'active', registered_name: 'SOMEBODY ELSE' }],
    ['111122229002', { account_status: 'invalid', registered_name: null }],
  ])('to %s is checked first: whose account it is', async (number, results) => {
    const answer = await post('fund_accounts/validations', {
      account_number: 'sandbox-current-account',
      fund_account: { id: await anAccount(number) },
      amount: 100,
      currency: 'INR',
    });
    expect(answer.body).toMatchObject({ status: 'completed', results });
  });

  it('that the bank refuses was never made', async () => {
    expect((await ask(await anAccount('111122229003'), 'PO-no')).status).toBe(400);
    expect(await statusOf('PO-no')).toEqual([]);
  });
});
