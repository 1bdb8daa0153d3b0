import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
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

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let app: FastifyInstance;
let shop: Server;
const received: Received[] = [];
let refuse = 0;
beforeAll(async () => {
  shop = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        received.push({
          url: request.url ?? '',
          headers: request.headers,
          body: Buffer.concat(parts).toString(),
        });
        refuse -= 1;
        answer.writeHead(refuse >= 0 ? 503 : 200).end();
      });
  });
  app = await buildApp(
    readConfig({
      ...SECRETS,
      COMMERCE_URL: await listenAt(shop),
      PORT: '3999',
    }),
    pino({ level: 'silent' }),
  );
});
afterAll(async () => {
  await app.close();
  await shut(shop);
});

const api = async (path: string, body?: object) => {
  const answer = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: path,
    headers: { authorization },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const press = (id: string, outcome: string) =>
  app.inject({
    method: 'POST',
    url: `/pay/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });
let made = 0;
async function anOrder(): Promise<string> {
  made += 1;
  const { body } = await api('/payments/orders', {
    amount: 5_184_500,
    currency: 'INR',
    reference: `SV-${made}`,
    description: '<b>SV</b>',
    return_url: 'https://shop.test/back/?order_no=SV',
  });
  return String(body['id']);
}
async function heard(count: number): Promise<readonly Received[]> {
  await until(() => received.length >= count, `${count} webhooks`);
  return received.splice(0);
}

describe('who may ask', () => {
  it('the store, with its key, and no other caller; the page is for everybody', async () => {
    for (const url of ['/payments/orders/x', '/razorpay/v1/orders/x', '/control/payments/state']) {
      expect((await app.inject({ url, headers: { authorization: 'Basic eDp5' } })).statusCode).toBe(401);
    }
    expect((await app.inject({ url: `/pay/${await anOrder()}` })).statusCode).toBe(200);
  });

  it('this machine alone: another host is refused at the start', () => {
    expect(() => readConfig({ ...SECRETS, HOST: '0.0.0.0' })).toThrow('this machine only');
    expect(() => readConfig({})).toThrow('SANDBOX_WEBHOOK_SECRET');
    expect(() =>
      readConfig({
        ...SECRETS,
        STORE_STAGE: 'production',
        COMMERCE_URL: 'commerce:4000',
        SANDBOX_ORIGIN: 'shop',
      }),
    ).toThrow(/STORE_STAGE[^]*SANDBOX_ORIGIN[^]*COMMERCE_URL/);
  });
});

describe('the payment page', () => {
  it.each([
    ['en', 'Pay now', '₹51,845.00'],
    ['hi', 'अभी भुगतान करें', '₹51,845.00'],
  ])(
    'speaks %s, has no script and no field, and lets its form end at the shop only',
    async (lang, button, amount) => {
      const { body, headers } = await app.inject({ url: `/pay/${await anOrder()}?lang=${lang}` });
      for (const text of [button, amount, '&lt;b&gt;SV', `lang="${lang}"`]) expect(body).toContain(text);
      expect(body).not.toMatch(/<script|<input|<b>/);
      expect(headers['content-security-policy']).toMatch(
        /default-src 'none'.*form-action 'self' https:\/\/shop\.test; frame-ancestors 'none'/,
      );
    },
  );

  it('takes a payment once, however often the button is pressed', async () => {
    const id = await anOrder();
    const [first, second] = [await press(id, 'success'), await press(id, 'failure')];
    expect([first.statusCode, first.headers.location]).toEqual([303, second.headers.location]);
    const back = new URL(first.headers.location ?? '');
    const payment = back.searchParams.get('provider_payment_id');
    expect(back.searchParams.get('signature')).toBe(
      createHmac('sha256', SECRETS.SANDBOX_KEY_SECRET).update(`${id}|${payment}`).digest('hex'),
    );
    expect((await api(`/payments/orders/${id}`)).body).toMatchObject({
      status: 'paid',
      payments: [{ id: payment, status: 'captured' }],
    });
    await heard(1);
  });

  it('lets a payment that was pending end later', async () => {
    const id = await anOrder();
    await press(id, 'pending');
    expect((await api(`/payments/orders/${id}`)).body).toMatchObject({
      status: 'created',
      payments: [{ status: 'pending' }],
    });
    await press(id, 'success');
    expect((await api(`/payments/orders/${id}`)).body).toMatchObject({
      status: 'paid',
      payments: [{ status: 'captured' }],
    });
    expect((await heard(2)).map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'payment.pending',
      'payment.captured',
    ]);
  });
});

describe('cancelling', () => {
  it('closes a page for good, twice as well as once, and leads back to the shop', async () => {
    const id = await anOrder();
    expect([
      (await api(`/payments/orders/${id}/cancel`, {})).body,
      (await api(`/payments/orders/${id}/cancel`, {})).status,
    ]).toMatchObject([{ status: 'cancelled' }, 200]);
    expect((await press(id, 'success')).headers.location).toBe(`/pay/${id}`);
    const { body } = await app.inject({ url: `/pay/${id}` });
    expect(body).toContain('href="https://shop.test/back/?order_no=SV"');
    expect(body).not.toContain('<button');
    expect((await api(`/payments/orders/${id}`)).body).toMatchObject({ status: 'cancelled', payments: [] });
  });

  it('is refused for what is paid or under way, and possible after a payment failed', async () => {
    const [paid, waiting, failed] = [await anOrder(), await anOrder(), await anOrder()];
    await press(paid, 'success');
    await press(waiting, 'pending');
    await press(failed, 'failure');
    await heard(3);
    expect([
      (await api(`/payments/orders/${paid}/cancel`, {})).status,
      (await api(`/payments/orders/${waiting}/cancel`, {})).status,
      (await api(`/payments/orders/${failed}/cancel`, {})).status,
    ]).toEqual([422, 422, 200]);
    expect((await api('/payments/orders/unknown/cancel', {})).status).toBe(404);
  });
});

describe('webhooks', () => {
  it('are signed over time and bytes, named, and sent again until they are taken', async () => {
    refuse = 2;
    await press(await anOrder(), 'success');
    const times = await heard(3);
    expect(times).toHaveLength(3);
    expect(new Set(times.map(({ body }) => body)).size).toBe(1);
    const [{ url, headers, body }] = times as [Received];
    const [, time = '', signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['x-sandbox-signature'])) ?? [];
    expect([url, signature]).toEqual([
      '/api/payment/webhook/sandbox/',
      createHmac('sha256', SECRETS.SANDBOX_WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex'),
    ]);
    expect(headers['x-sandbox-event-id']).toBe((JSON.parse(body) as { id: string }).id);
  });

  it('come twice, held back, or not at all when a test says so', async () => {
    await api('/control/payments/delivery', { duplicates: 1, hold: true });
    await press(await anOrder(), 'success');
    expect((await api('/control/payments/state')).body).toMatchObject({ webhooks: { waiting: 2 } });
    await api('/control/payments/let-go', { shuffled: true });
    expect(await heard(2)).toHaveLength(2);
    await api('/control/payments/delivery', { mute: true });
    await press(await anOrder(), 'success');
    await api('/control/payments/delivery', {});
    expect(received).toEqual([]);
  });
});

describe('refunds', () => {
  it('are made once for a reference, never for more than was captured, and settle by webhook', async () => {
    const id = await anOrder();
    await press(id, 'success');
    const {
      body: { payments },
    } = await api(`/payments/orders/${id}`);
    const path = `/payments/payments/${(payments as { id: string }[])[0]?.id ?? ''}/refunds`;
    const [first, again] = [
      await api(path, { amount: 5_000_000, reference: 'r1' }),
      await api(path, { amount: 5_000_000, reference: 'r1' }),
    ];
    expect([first.body['status'], again.body['id']]).toEqual(['pending', first.body['id']]);
    expect((await api(path, { amount: 184_501, reference: 'r2' })).status).toBe(422);
    expect((await heard(2)).map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'payment.captured',
      'refund.processed',
    ]);
  });
});
