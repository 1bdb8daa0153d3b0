import { describe, expect, it } from '@jest/globals';
import { EventBatch } from '@suvarna/contracts/events';
import { Value } from 'typebox/value';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { countEvents } from './event.store.ts';

const service = ofSuite(() => startService('events'));

const page = { name: 'page-shown', remote: 'catalog', route: 'product' };
const batch = {
  audience: 'Guest User',
  country: 'INR',
  locale: 'en',
  events: [page, page, { name: 'bag-added', remote: 'catalog', route: 'product', product_id: 7 }],
};
const post = (body: object) =>
  service.app.http.inject({ method: 'POST', url: '/api/server/events/', payload: body });
const rows = () =>
  service.rows<{ name: string; audience: string; product_id: number; count: number }>(
    'select name, audience, product_id, count from commerce.event_counts order by name, audience',
  );

describe('a call a browser got no answer to', () => {
  const alert = { event: 'cart_add', status: 0, path: '/api/customer/cart/add/', correlation_id: 'key-1' };
  const tell = (body: object) =>
    service.app.http.inject({ method: 'POST', url: '/api/server/errorAlert', payload: body });
  it('is heard without a token', async () => {
    expect((await tell(alert)).statusCode).toBe(204);
  });
  it.each([
    ['another event', { event: 'login' }],
    ['another path', { path: '/api/customer/cart/add/?email=a' }],
    ['words', { correlation_id: 'Asha Rao: 9845012345' }],
    ['a person', { email: 'asha@mail.example' }],
  ])('with %s is refused', async (_what, more) => {
    expect((await tell({ ...alert, ...more })).statusCode).toBe(400);
  });
});

describe('events of browsers', () => {
  it('become numbers of the day, and again add up', async () => {
    expect((await post(batch)).statusCode).toBe(204);
    expect((await post({ ...batch, audience: 'LoggedIn' })).statusCode).toBe(204);
    expect((await post(batch)).statusCode).toBe(204);
    expect(await rows()).toEqual([
      { name: 'bag-added', audience: 'Guest User', product_id: 7, count: 2 },
      { name: 'bag-added', audience: 'LoggedIn', product_id: 7, count: 1 },
      { name: 'page-shown', audience: 'Guest User', product_id: 0, count: 4 },
      { name: 'page-shown', audience: 'LoggedIn', product_id: 0, count: 2 },
    ]);
  });

  it('that come together by the hundred are all counted', async () => {
    const before = (await rows())[0]?.count ?? 0;
    await Promise.all(
      Array.from({ length: 100 }, () => post({ ...batch, events: batch.events.toReversed() })),
    );
    expect((await rows())[0]?.count).toBe(before + 100);
  });

  it('of designs that are not there fill no table', async () => {
    const before = (await rows()).length;
    const events = Array.from({ length: 50 }, (_, each) => ({ ...page, product_id: 1_000_000 + each }));
    const told = Value.Parse(EventBatch, { ...batch, events });
    const day = new Date().toISOString().slice(0, 10);
    await countEvents(service.db, told, { day, isKnown: (id) => id === 7 });
    expect(await rows()).toHaveLength(before);
  });

  it('are counted of one address so often a day, and not beyond', async () => {
    await service.pool.query(`update allowances set used = 2000 where name like 'events:%'`);
    const before = (await rows()).length;
    expect((await post({ ...batch, country: 'GBP' })).statusCode).toBe(204);
    expect(await rows()).toHaveLength(before);
    await service.pool.query(`delete from allowances where name like 'events:%'`);
  });

  it.each([
    ['a name that is not counted', { ...batch, events: [{ ...page, name: 'password' }] }],
    [
      'a word more than there is a field for',
      { ...batch, events: [{ ...page, path: '/account/orders/55/' }] },
    ],
    ['a person', { ...batch, email: 'asha@mail.example' }],
    ['nothing', { ...batch, events: [] }],
    ['too much', { ...batch, events: Array.from({ length: 51 }, () => page) }],
    ['another audience', { ...batch, audience: 'Staff' }],
  ])('with %s are refused', async (_what, body) => {
    expect((await post(body)).statusCode).toBe(400);
  });
});
