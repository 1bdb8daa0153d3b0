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

it('orders pictures in the size that is drawn fast, as many as fit one call', async () => {
  const { expect: order, sent } = orders(202);
  order([]);
  order(Array.from({ length: 120 }, (_, at) => template(at)));
  await settle();
  expect(sent.map((pictures) => [pictures.length, pictures[0]])).toEqual([
    [98, '/media/designs/0/side-rose-515-0123456789abcd'],
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
    order([template(1)]);
    await settle();
    await settle();
  }
  expect(heard).toEqual([['/media/designs/1/hero-rose-515-0123456789abcd'], []]);
});

it('leaves a service that is away alone for half a minute', async () => {
  const { expect: order, sent, later } = orders(503);
  for (const ms of [0, 1_000, 29_000]) {
    later(ms);
    order([template(1)]);
    await settle();
  }
  expect(sent).toHaveLength(2);
});

it('asks nobody where there is no image service', async () => {
  const { expect: order, sent } = orders(202, '');
  order([template(1)]);
  await settle();
  expect(sent).toEqual([]);
});
