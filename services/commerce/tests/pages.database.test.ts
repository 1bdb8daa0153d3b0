import { describe, expect, it } from '@jest/globals';
import { ofSuite, startService } from '../test-support/service.fixtures.ts';

const service = ofSuite(() =>
  startService('pages', {
    LIMIT_CALLS_IN_FLIGHT: '4',
    LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS: '4',
  }),
);

const POLICY = '/api/content/policy/';
const page = (url: string, headers: Readonly<Record<string, string>> = {}, remoteAddress = '127.0.0.1') =>
  service.app.pages.inject({ url, headers, remoteAddress });

describe('the listener of pages', () => {
  it('reads the database though calls of browsers hold every connection and every place', async () => {
    const held = await Promise.all(
      Array.from({ length: service.pool.options.max }, () => service.pool.connect()),
    );
    const waiting = Array.from({ length: 4 }, () =>
      service.post(
        '/api/customer/customer_account/createguest/',
        { uuid: 'browser-1-uuid' },
        { headers: { 'x-forwarded-for': '203.0.113.1' } },
      ),
    );
    const answer = await page(POLICY);
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ error: false })]);
    expect((await service.get(POLICY, { headers: { 'x-forwarded-for': '203.0.113.2' } })).status).toBe(503);
    for (const connection of held) connection.release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('has no session and no effect', async () => {
    for (const url of [
      '/api/customer/cart/list/',
      '/api/customer_wishlist/shared/?token=x',
      '/staff/outbox/dead/',
      '/metrics',
      '/pieces/1',
    ])
      expect((await page(url)).statusCode).toBe(404);
    const effect = await service.app.pages.inject({
      method: 'POST',
      url: '/api/customer/customer_account/createguest/',
      headers: { 'content-type': 'application/json' },
      payload: { uuid: 'browser-1-uuid' },
    });
    expect(effect.statusCode).toBe(404);
  });

  it('is there for the composer: not for who calls from elsewhere, nor for a call that is passed on', async () => {
    for (const answer of [
      await page(POLICY, {}, '203.0.113.9'),
      await page(POLICY, { 'x-forwarded-for': '203.0.113.9' }),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'REQUEST.NOT_FOUND' }),
      ]);
    }
  });

  it('is measured apart from calls', async () => {
    await page(POLICY);
    expect((await service.app.http.inject('/metrics')).body).toMatch(
      /http_request_duration_seconds_count\{listener="pages",method="GET",route="\/api\/content\/policy\/",release="",status="2xx"\}/,
    );
  });
});
