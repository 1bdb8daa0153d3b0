/** Calls on their way to commerce and back. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PHOTO_PATHS } from '@suvarna/contracts/call-properties';
import { until } from '@suvarna/testing/until';
import { aStartedStore, type TestStore } from '../testing/composer-process.fixtures.ts';

jest.setTimeout(60_000);

let store: TestStore;
beforeAll(async () => {
  store = await aStartedStore();
});
afterAll(() => store.close());

describe('a call of an agent', () => {
  it('goes to commerce, and its answer comes back byte for byte: its signature is of these', async () => {
    const { status, text, headers } = await store.call('/ucp/v1/echo', {
      method: 'POST',
      body: '{"query": "ring"}',
      headers: {
        'content-type': 'application/json',
        'accept-encoding': 'br, gzip',
        'ucp-agent': 'profile="https://platform.example/"',
        'signature-input': 'sig1=("@method");keyid="k"',
      },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-digest': 'sha-256=:AAAA:' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(text).toHaveLength(4_000);
    expect(store.commerce.seen()).toMatchObject({
      'ucp-agent': 'profile="https://platform.example/"',
      'signature-input': 'sig1=("@method");keyid="k"',
    });
  });

  it('finds the profile of the store', async () => {
    const { status, text } = await store.call('/.well-known/ucp', { method: 'GET' });
    expect([status, text]).toEqual([200, '{"ucp":{}}']);
  });
});

describe('a call', () => {
  it('arrives with its body, token and cookies, and the revision comes back with it', async () => {
    const { status, text, headers } = await store.call('/api/echo/?a=1', {
      method: 'POST',
      body: '{"quantity":1}',
      headers: {
        authorization: 'Bearer t',
        cookie: 'sid=1',
        currency_code: 'INR',
        'idempotency-key': 'k',
        'content-type': 'application/json',
      },
    });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ data: '{"quantity":1}' });
    expect(headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    expect(headers['x-composition-revision']).toBe('1');
    expect(headers['cache-control']).toBe('no-store');
    expect(store.commerce.seen()).toMatchObject({
      authorization: 'Bearer t',
      cookie: 'sid=1',
      currency_code: 'INR',
      'idempotency-key': 'k',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('loses what belongs to the connection and what a visitor says about itself', async () => {
    await store.call('/api/echo/', {
      method: 'GET',
      headers: {
        te: 'trailers',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'https',
        'x-shown-to': '6.6.6.6',
      },
    });
    expect(store.commerce.seen()).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(store.commerce.seen().te).toBeUndefined();
    expect(store.commerce.seen()['x-shown-to']).toBeUndefined();
    await store.call('/api/echo/', { method: 'GET', headers: { host: 'x;script-src *' } });
    expect(
      Object.entries(store.commerce.seen()).filter(([, value]) => String(value).includes('script-src')),
    ).toEqual([]);
  });

  it('is compressed on the way back when it is large', async () => {
    const { headers } = await store.get('/api/large/', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      etag: 'W/"large"',
      vary: expect.stringContaining('accept-encoding') as unknown,
    });
    expect(
      (await store.get('/api/echo/', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('that is too large is refused here', async () => {
    const { status, text } = await store.call('/api/echo/', {
      method: 'POST',
      body: 'x'.repeat(70_000),
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ error: true, code: 'REQUEST.TOO_LARGE' });
  });

  it('takes pictures along where pictures are asked for, and no more than those', async () => {
    const sent = (path: string, bytes: number) =>
      store.call(path, {
        method: 'POST',
        body: 'x'.repeat(bytes),
        headers: { 'content-type': 'application/json' },
      });
    const withPhotos = PHOTO_PATHS.map((path) => `/api/${path}`);
    expect(withPhotos).toContain('/api/box/elsewhere/add/');
    for (const path of withPhotos)
      expect([path, (await sent(path, 400_000)).status]).not.toEqual([path, 413]);
    expect((await sent('/api/order/order/claim/', 500_000)).status).toBe(413);
    expect((await sent('/api/order/order/create/', 70_000)).status).toBe(413);
  });

  it('passes failures on as they are', async () => {
    const { status, text } = await store.get('/api/nothing/');
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ code: 'REQUEST.NOT_FOUND' });
  });
});

describe('calls that do not end', () => {
  const hold = (from: string, count: number) =>
    Array.from({ length: count }, () => store.call('/api/hold/', { method: 'GET', from }));

  it('of one address are refused at once when they are too many, and others are served', async () => {
    const held = hold('127.0.0.2', 40);
    const refused = await Promise.race(held);
    expect([refused.status, refused.headers['retry-after'], JSON.parse(refused.text)]).toEqual([
      429,
      '1',
      expect.objectContaining({ error: true, code: 'REQUEST.TOO_MANY' }),
    ]);
    expect(refused.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-composition-revision': '1',
      'x-content-type-options': 'nosniff',
    });
    expect((await store.call('/api/count/', { method: 'GET', from: '127.0.0.3' })).status).toBe(200);
    await until(() => store.commerce.holding() === 32);
    store.commerce.release();
    expect((await Promise.all(held)).map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      ...Array<number>(32).fill(200),
      ...Array<number>(8).fill(429),
    ]);
  });

  it('of many addresses take every connection there is for calls, and pages are made as before', async () => {
    const held = ['127.0.0.4', '127.0.0.5', '127.0.0.6', '127.0.0.7', '127.0.0.8'].flatMap((address) =>
      hold(address, 32),
    );
    await until(() => store.commerce.holding() === 128);
    expect((await store.get('/?page=9')).text).toContain('hello en INR');
    const letGo = setInterval(() => store.commerce.release(), 20);
    expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([200]));
    clearInterval(letGo);
  });
});

describe('without the back end', () => {
  it('for calls, pages are made as before', async () => {
    await store.commerce.closeCalls();
    expect((await store.get('/api/echo/')).status).toBe(502);
    expect((await store.get('/?page=11')).text).toContain('hello en INR');
  });

  it('says so quickly, and pages become skeletons', async () => {
    await store.commerce.close();
    const { status, text, headers } = await store.get('/api/echo/?phone=9876543210', {
      authorization: 'Bearer canary',
      cookie: '__Host-sid=canary',
    });
    expect(status).toBe(502);
    expect(JSON.parse(text)).toMatchObject({ error: true, code: 'SERVICE.UNAVAILABLE' });
    expect(headers['retry-after']).toBe('1');
    expect((await store.get('/?page=3')).text).toContain('skeleton en plain');
    const picture = await store.get('/media/designs/1/hero-yellow-515-0123456789abcd');
    expect([picture.status, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
      502,
      'image/svg+xml',
      'no-store',
    ]);
    expect(store.logs()).toContain('commerce did not answer');
    expect(store.logs()).not.toMatch(/canary|9876543210/);
  });
});
