import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { alertOnFailure, type RaiseAlert } from './alerts.ts';

interface Channel {
  readonly url: string;
  readonly heard: string[];
}

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A chat channel; `answers: false` takes calls and never answers. */
async function channel(answers = true): Promise<Channel> {
  const heard: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      heard.push(body);
      if (answers) response.end();
    });
  });
  open.push(() => shut(server));
  return { url: `${await listenAt(server)}/hook-canary-secret`, heard };
}

let now = 0;
function shop(
  url: string | null,
  status = 500,
): { app: FastifyInstance; finish: () => Promise<void>; registry: Registry; tell: RaiseAlert } {
  const app = Fastify({ genReqId: () => 'request-1', routerOptions: { ignoreTrailingSlash: true } });
  const registry = new Registry();
  const { finish, tell } = alertOnFailure(app, url, {
    log: pino({ level: 'silent' }),
    registry,
    clock: () => new Date(now),
  });
  for (const path of [
    '/api/customer/cart/add/',
    '/api/order/order/create/',
    '/api/customer/customer_address/add/',
    '/api/customer/guest_address/add/',
    '/api/coupon/coupon/apply/',
    '/api/customer/cart/update/',
  ]) {
    app.post(path, async (_request, reply) => reply.code(status).send({ message: 'canary answer' }));
  }
  open.push(() => app.close());
  return { app, finish, registry, tell };
}

const canary = {
  full_name: 'Canary Name',
  mobile: '91-9876543210',
  email: 'canary@suvarna.example',
  house: 'Canary House',
  pan: 'ABCPK1234L',
  otp: '424242',
  code: 'CANARYCODE',
  lock_id: 'canary-lock',
};
const call = (app: FastifyInstance, url: string) =>
  app.inject({
    method: 'POST',
    url: `${url}?token=canary-query`,
    headers: { authorization: 'Bearer canary-token', cookie: 'canary=1', referer: 'https://canary.example' },
    payload: canary,
  });

describe('a failure', () => {
  it.each([
    ['/api/customer/cart/add/', 'cart_add'],
    ['/api/customer/cart/add', 'cart_add'],
    ['/api/order/order/create/', 'order_create'],
    ['/api/customer/customer_address/add/', 'address_add'],
    ['/api/customer/guest_address/add/', 'address_add'],
    ['/api/coupon/coupon/apply/', 'coupon_apply'],
  ])('of %s is told as %s, and nothing of who asked with what', async (url, event) => {
    const { heard, url: hook } = await channel();
    const { app, finish } = shop(hook);
    await call(app, url);
    await finish();
    const path = url.endsWith('/') ? url : `${url}/`;
    expect(heard.map((body) => JSON.parse(body) as unknown)).toEqual([
      { text: `${event} failed: 500 at ${path} (request-1)` },
    ]);
    expect(heard.join('')).not.toMatch(/canary|9876543210|ABCPK1234L|424242/i);
  });

  // A refused token is asked for again by the client.
  it.each([
    [200, 0],
    [400, 1],
    [401, 0],
    [404, 1],
    [409, 1],
    [429, 1],
    [500, 1],
    [503, 1],
  ])('answered %i is told %i times', async (status, times) => {
    const { heard, url } = await channel();
    const { app, finish } = shop(url, status);
    await call(app, '/api/customer/cart/add/');
    await finish();
    expect(heard.length).toBe(times);
  });

  it('of another call, or with no channel, is told to no operator', async () => {
    const { heard, url } = await channel();
    const { app, finish } = shop(url);
    await call(app, '/api/customer/cart/update/');
    const silent = shop(null);
    await call(silent.app, '/api/customer/cart/add/');
    await Promise.all([finish(), silent.finish()]);
    expect(heard).toEqual([]);
  });

  it('is told ten times a minute at most', async () => {
    const { heard, url } = await channel();
    const { app, finish, registry } = shop(url);
    for (let time = 0; time < 13; time += 1) {
      await call(app, '/api/customer/cart/add/');
      await finish();
    }
    expect(heard.length).toBe(10);
    expect(await registry.metrics()).toContain('alerts_total{outcome="too_many"} 3');
    now += 60_000;
    await call(app, '/api/customer/cart/add/');
    await finish();
    expect(heard.length).toBe(11);
  });

  it('of ours is told however many were refused, or are said by browsers', async () => {
    const { heard, url } = await channel();
    const { app, finish, tell } = shop(url, 400);
    for (let time = 0; time < 13; time += 1) {
      await call(app, '/api/coupon/coupon/apply/');
      tell(
        { event: 'cart_add', status: 0, path: '/api/customer/cart/add/', correlation_id: 'b-1' },
        'browser',
      );
      await finish();
    }
    tell(
      { event: 'order_create', status: 503, path: '/api/order/order/create/', correlation_id: 'r-1' },
      'fault',
    );
    await finish();
    const events = heard.map((body) => (JSON.parse(body) as { text: string }).text.split(' ')[0]);
    expect(
      ['coupon_apply', 'cart_add', 'order_create'].map(
        (event) => events.filter((each) => each === event).length,
      ),
    ).toEqual([10, 10, 1]);
  });

  it('is answered at once while the channel does not answer or is away', async () => {
    for (const url of [(await channel(false)).url, 'http://127.0.0.1:1/hook']) {
      const { app, finish, registry } = shop(url);
      const begun = performance.now();
      expect((await call(app, '/api/customer/cart/add/')).statusCode).toBe(500);
      expect(performance.now() - begun).toBeLessThan(1_000);
      await finish();
      expect(await registry.metrics()).toContain('alerts_total{outcome="failed"} 1');
    }
  });
});
