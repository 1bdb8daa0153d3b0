import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../read-config.ts';
import { createPool } from '@suvarna/database/pool';
import Fastify from 'fastify';
import { pino } from 'pino';
import { Writable } from 'node:stream';
import { aCatalogue, PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { assertRoutesDeclared } from './access.ts';
import { createLogger } from './observe/logging.ts';
import { met } from '../../../test-support/answers.fixtures.ts';
import type { KyselyPlugin } from 'kysely';
import { takeAllowance } from './limits/allowance.store.ts';

const service = ofSuite(() => startService('conventions'));
let token: string;

beforeAll(async () => {
  token = await service.guest();
});

describe('every call', () => {
  it.each(['/api/customer/cart/list/', '/api/customer/cart/list', '/api//customer///cart/list//'])(
    'answers the spelling %s',
    async (path) => {
      expect((await service.get(path, { token })).status).toBe(200);
    },
  );

  it('answers in the envelope, msg and message alike', async () => {
    const { body } = await service.get('/api/customer/cart/list/', { token });
    expect(body).toMatchObject({ status_code: 200, error: false, msg: '', message: '' });
  });

  it('refuses a query it does not know', async () => {
    expect(await service.get('/api/customer/cart/list/?debug=1', { token })).toMatchObject({
      status: 400,
      body: { code: 'REQUEST.INVALID', fields: { '/debug': 'is not known here' } },
    });
  });

  it('refuses a currency it does not know', async () => {
    expect(
      await met(service.get('/api/customer/cart/list/', { token, headers: { currency_code: 'EUR' } })),
    ).toBe('400 CURRENCY.UNSUPPORTED');
    await service.read('/api/customer/cart/list/', { token, headers: { currency_code: 'GBP' } });
  });

  it('takes JSON only', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ]) {
      const answer = await service.post('/api/customer/cart/add/', 'product_id=1', {
        token,
        headers: { 'content-type': type },
      });
      expect(answer).toMatchObject({ status: 415, body: { code: 'REQUEST.UNSUPPORTED_MEDIA_TYPE' } });
    }
  });

  it.each([
    ['is cut off', '{"product_id":', 400, 'REQUEST.INVALID'],
    ['is empty', '', 400, 'REQUEST.INVALID'],
    ['is larger than 64 kB', `{"a":"${'x'.repeat(70_000)}"}`, 413, 'REQUEST.TOO_LARGE'],
    ['touches prototypes', '{"__proto__":{"x":1},"product_id":1,"quantity":1}', 400, 'REQUEST.INVALID'],
  ])('refuses a body that %s', async (_name, body, status, code) => {
    expect(await service.post('/api/customer/cart/add/', body, { token })).toMatchObject({
      status,
      body: { code, error: true, data: null },
    });
  });

  it("has a request id, the caller's when it is one", async () => {
    expect(
      (await service.get('/livez', { headers: { 'x-request-id': 'abcd-1234-efgh' } })).headers[
        'x-request-id'
      ],
    ).toBe('abcd-1234-efgh');
    expect(
      (await service.get('/livez', { headers: { 'x-request-id': 'a\tb' } })).headers['x-request-id'],
    ).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('that does not exist is a 404 with a code', async () => {
    for (const path of ['/api/nope/', '/', '/api/customer/cart/add/'])
      expect(await met(service.get(path))).toBe('404 REQUEST.NOT_FOUND');
    expect(await met(service.get('/api/%E0%A4%A'))).toBe('400 REQUEST.INVALID');
  });

  it('is described in OpenAPI 3.1', async () => {
    const document = (await service.get('/api/openapi.json')).body as unknown as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/customer/cart/add/',
        '/api/customer_account/login',
        '/api/customer/customer_account/createguest/',
      ]),
    );
  });
});

describe('a route', () => {
  const declare = (options: object) => () => {
    const app = Fastify();
    assertRoutesDeclared(app);
    app.route({ method: 'POST', url: '/x', handler: async () => ({}), ...options });
  };
  const strict = { type: 'object', additionalProperties: false };

  it('that does not say who may call it stops the service from starting', () => {
    expect(declare({ schema: { body: strict } })).toThrow('declares no access rule');
  });

  it('that would take unknown fields stops it too', () => {
    expect(declare({ config: { access: 'public' }, schema: { body: { type: 'object' } } })).toThrow(
      'refuses unknown fields',
    );
    expect(declare({ config: { access: 'public' } })).toThrow('refuses unknown fields');
    expect(declare({ config: { access: 'public' }, schema: { body: strict } })).not.toThrow();
  });
});

describe('the log', () => {
  it('holds nothing a shopper typed', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const options = createLogger({ logLevel: 'debug', production: true });
    const log = pino({ level: 'debug', serializers: options[pino.symbols.serializersSym as never] }, sink);
    const app = await buildApp({
      config: readConfig({ STORE_STAGE: 'local', DATABASE_URL: service.pool.options.connectionString ?? '' }),
      pool: service.pool,
      pagePool: service.pool,
      log,
      catalogue: aCatalogue(service.fakeStock),
    });
    await app.http.inject({
      method: 'POST',
      url: '/api/customer_account/login',
      headers: { 'content-type': 'application/json', authorization: 'Bearer canary-token' },
      payload: { email: 'canary@suvarna.example', password: 'canary-password' },
    });
    await app.http.inject({
      url: '/api/customer/cart/totals/?pincode=999999',
      headers: { authorization: 'Bearer canary-token' },
    });
    await app.close();
    expect(lines.join('')).toContain('/api/customer_account/login');
    expect(lines.join('')).not.toMatch(/canary|999999/);
  });
});

describe('with the database away', () => {
  it('says so at once, keeps living, and is not ready', async () => {
    const pool = createPool({ url: 'postgresql://nobody@127.0.0.1:1/none', schema: 'commerce' });
    const app = await buildApp({
      config: readConfig({ STORE_STAGE: 'local', DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }),
      pool,
      pagePool: pool,
      log: pino({ level: 'silent' }),
      catalogue: aCatalogue(service.fakeStock),
    });
    const add = {
      method: 'POST' as const,
      url: '/api/customer/cart/add/',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${'a'.repeat(43)}` },
      payload: { product_id: PLAIN, quantity: 1 },
    };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await app.http.inject(add);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('1');
      expect(answer.json()).toMatchObject({ code: 'SERVICE.UNAVAILABLE' });
    }
    expect((await app.http.inject('/livez')).statusCode).toBe(200);
    expect((await app.http.inject('/readyz')).json()).toEqual({ status: 'not ready', missing: ['database'] });
    // Pages are made from memory: whoever balances them must not take them away with the database.
    const asked = async (work: string) => (await app.http.inject(`/readyz?for=${work}`)).json<object>();
    expect(await asked('pages')).toEqual({ status: 'ready', missing: [] });
    expect(await asked('calls')).toEqual({ status: 'not ready', missing: ['database'] });
    expect(await asked('jobs')).toEqual({ status: 'not ready', missing: ['database', 'jobs'] });
    expect((await app.http.inject('/readyz?for=tea')).statusCode).toBe(400);
    await app.close();
    await pool.end();
  });
});

describe('an address that asks for too many effects', () => {
  it('is told when to come back, while reading goes on', async () => {
    const limited = await startService('limited', { LIMIT_EFFECTS_PER_MINUTE: '3' });
    const own = await limited.guest();
    const answers = [];
    for (let effect = 0; effect < 3; effect += 1)
      answers.push(
        await limited.post('/api/customer/cart/add/', { product_id: PLAIN, quantity: 1 }, { token: own }),
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]).toMatchObject({
      body: { code: 'REQUEST.TOO_MANY' },
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    expect((await limited.get('/api/customer/cart/list/', { token: own })).status).toBe(200);
    await limited.stop();
  });
});

describe('readiness', () => {
  it('ends when the service drains', async () => {
    const app = await buildApp({
      config: readConfig({ STORE_STAGE: 'local', DATABASE_URL: 'postgresql://x' }),
      pool: service.pool,
      pagePool: service.pool,
      log: pino({ level: 'silent' }),
      catalogue: aCatalogue(service.fakeStock),
    });
    expect((await app.http.inject('/readyz')).statusCode).toBe(200);
    app.drain();
    for (const asked of ['', '?for=pages', '?for=calls'])
      expect((await app.http.inject(`/readyz${asked}`)).json()).toEqual({
        status: 'not ready',
        missing: ['draining'],
      });
    await app.close();
  });
});

describe('an allowance', () => {
  const AT = new Date('2026-11-27T06:30:00Z');

  it('that is used up and swept away at the same moment is open again in a second', async () => {
    const allowance = { name: 'test', limit: 1, seconds: 60 };
    expect(await takeAllowance(service.db, allowance, AT)).toBeUndefined();
    expect(await takeAllowance(service.db, allowance, AT)).toBe(60);
    // Between the statement that finds it used up and the one that asks until when.
    const sweep: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await service.pool.query('delete from allowances');
        return result;
      },
    };
    expect(await takeAllowance(service.db.withPlugin(sweep), allowance, AT)).toBe(1);
    expect(await takeAllowance(service.db, allowance, AT)).toBeUndefined();
  });
});
