import { describe, expect, it } from '@jest/globals';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../../test-support/service.fixtures.ts';
import { trustedProxies } from './trusted-proxies.ts';

const service = ofSuite(() =>
  startService('in-flight', {
    LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS: '4',
    LIMIT_CALLS_IN_FLIGHT: '6',
  }),
);

/** Holds a table, so that calls which write to it are under way until it is let go. */
async function hold(table: string): Promise<() => Promise<void>> {
  const client = await service.pool.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const read = (address: string): Promise<Answer> =>
  service.get(`/api/product/price_breakup/?product_id=${PLAIN}`, from(address));
const write = (address: string): Promise<Answer> =>
  service.post('/api/customer/customer_account/createguest/', { uuid: 'browser-1-uuid' }, from(address));

describe('addresses that are believed about whom a call is passed on for', () => {
  it.each([
    ['loopback', '127.0.0.1', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '10.0.0.1', false],
    ['loopback', '', false],
    ['uniquelocal, 192.0.2.0/24', '192.0.2.9', true],
    ['uniquelocal, 192.0.2.0/24', 'fd00::1', true],
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
  ])('%s: %s is one: %s', (proxies, address, isOne) => {
    expect(trustedProxies(proxies)(address)).toBe(isOne);
  });
});

describe('calls under way', () => {
  it('are so many for one address; more are told at once to come back, and others are served', async () => {
    const release = await hold('sessions');
    const inside = Array.from({ length: 4 }, () => write('203.0.113.1'));
    for (const answer of await Promise.all([write('203.0.113.1'), read('203.0.113.1')])) {
      expect(answer).toMatchObject({
        status: 429,
        headers: { 'retry-after': '1' },
        body: { code: 'REQUEST.TOO_MANY' },
      });
    }
    expect((await read('203.0.113.2')).status).not.toBe(429);
    await release();
    expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await write('203.0.113.1')).status).toBe(200);
  });

  it('of one who floods what gold is worth fill that address; others hear what pieces are worth', async () => {
    const release = await hold('gold_rates');
    const gold = (address: string): Promise<Answer> =>
      service.get('/api/exchange/old_gold_quote/?karat=22&net_weight_mg=8000', from(address));
    const value = (address: string): Promise<Answer> =>
      service.get(`/api/exchange/value/?product_id=${PLAIN}`, from(address));
    const inside = Array.from({ length: 4 }, () => gold('203.0.113.1'));
    for (const answer of await Promise.all([gold('203.0.113.1'), value('203.0.113.1')]))
      expect(answer).toMatchObject({ status: 429, body: { code: 'REQUEST.TOO_MANY' } });
    expect((await value('203.0.113.2')).status).toBe(200);
    await release();
    for (const { status } of await Promise.all(inside)) expect(status).not.toBe(429);
    expect((await value('203.0.113.1')).status).toBe(200);
  });

  it('are so many in all; then everybody is told so, and probes are answered', async () => {
    const release = await hold('sessions');
    const inside = ['203.0.113.1', '203.0.113.2'].flatMap((address) =>
      Array.from({ length: 3 }, () => write(address)),
    );
    expect(await read('203.0.113.3')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { code: 'SERVICE.UNAVAILABLE' },
    });
    expect((await service.app.http.inject('/livez')).statusCode).toBe(200);
    // The composer's own calls for pages, which name no caller they are passed on for.
    expect((await service.get(`/api/exchange/value/?product_id=${PLAIN}`)).status).toBe(200);
    expect(
      (
        await service.app.http.inject({
          url: `/api/product/price_breakup/?product_id=${PLAIN}`,
          remoteAddress: '203.0.113.4',
        })
      ).statusCode,
    ).toBe(503);
    await release();
    expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});
