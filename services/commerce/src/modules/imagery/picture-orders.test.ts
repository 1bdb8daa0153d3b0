import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createPictureOrders } from './picture-orders.ts';

const template = (n: number): string => `/media/designs/${String(n)}/side-rose-{w}-0123456789abcd`;

function orders(status: number, url = 'http://images.invalid') {
  const sent: string[][] = [];
  let now = Date.parse('2026-11-23T10:00:00Z');
  const ask = (async (_url: unknown, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { pictures: string[] }).pictures);
    return new Response('{}', { status });
  }) as unknown as typeof fetch;
  return {
    ...createPictureOrders({ url, log: pino({ level: 'silent' }), clock: () => new Date(now), ask }),
    sent,
    later: (ms: number) => {
      now += ms;
    },
  };
}
const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

it('orders pictures in the size that is drawn fast, as many as one address has ahead', async () => {
  const { expect: order, sent } = orders(202);
  order([], '203.0.113.1');
  order(
    Array.from({ length: 120 }, (_, at) => template(at)),
    '203.0.113.1',
  );
  await settle();
  expect(sent.map((pictures) => [pictures.length, pictures[0]])).toEqual([
    [60, '/media/designs/0/side-rose-515-0123456789abcd'],
  ]);
});

it('hears which of them are there already; an earlier image service does not say', async () => {
  const heard: (readonly string[])[] = [];
  for (const body of [
    '{"asked":1,"drawing":0,"there":["/media/designs/1/hero-rose-515-0123456789abcd"]}',
    '{"asked":1,"drawing":1}',
  ]) {
    const { expect: order } = createPictureOrders({
      url: 'http://images.invalid',
      log: pino({ level: 'silent' }),
      clock: () => new Date(),
      onThere: (addresses) => heard.push(addresses),
      ask: async () => new Response(body, { status: 202 }),
    });
    order([template(1)], '203.0.113.1');
    await settle();
    await settle();
  }
  expect(heard).toEqual([['/media/designs/1/hero-rose-515-0123456789abcd'], []]);
});

it('leaves a service that is away alone for half a minute', async () => {
  const { expect: order, sent, later } = orders(503);
  for (const ms of [0, 1_000, 29_000]) {
    later(ms);
    order([template(1)], '203.0.113.1');
    await settle();
  }
  expect(sent).toHaveLength(2);
});

it('asks no service where there is no image service', async () => {
  const { expect: order, sent } = orders(202, '');
  order([template(1)], '203.0.113.1');
  await settle();
  expect(sent).toEqual([]);
});

it('draws ahead of one address so many in ten minutes, page after page; others have their own', async () => {
  const { expect: order, sent, later } = orders(202);
  const drawn = () => sent.splice(0).reduce((sum, pictures) => sum + pictures.length, 0);
  const look = async (pages: number, looker: string) => {
    for (let page = 0; page < pages; page += 1)
      order(
        Array.from({ length: 7 }, (_, at) => template(page * 7 + at)),
        looker,
      );
    await settle();
    return drawn();
  };
  expect(await look(60, '203.0.113.1')).toBe(60);
  expect(await look(60, '203.0.113.1')).toBe(0);
  // What the first had no share left for is ordered by the next who looks, and what was ordered is not again.
  expect(await look(10, '203.0.113.2')).toBe(10);
  later(600_000);
  expect(await look(60, '203.0.113.1')).toBe(60);
});
