/** Whose share pictures drawn ahead are, through the whole app beside an image service that only counts. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { until } from '@suvarna/testing/until';
import { createServer } from 'node:http';
import { startService, type Service } from '../test-support/service.fixtures.ts';

let service: Service;
const orders: number[] = [];
const imaging = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    orders.push((JSON.parse(body) as { pictures: string[] }).pictures.length);
    response.writeHead(202, { 'content-type': 'application/json' }).end('{"there":[]}');
  });
});
beforeAll(async () => {
  service = await startService('shown-to', { IMAGING_URL: await listenAt(imaging) }, { seeded: 'in part' });
});
afterAll(async () => {
  await service.stop();
  await shut(imaging);
});

let marker = 0;
const drawn = (): number => orders.reduce((sum, each) => sum + each, 0);

it('a page is drawn ahead for the reader it is shown to, as the composer says; a browser says nothing', async () => {
  const listing = await service.get('/api/product/listing/?path=/jewellery/rings/&page_size=49');
  const ids = (listing.body.data as { results: { product_id: number }[] }).results.map(
    ({ product_id: id }) => id,
  );
  expect(ids.length).toBeGreaterThan(40);
  const look = async (
    at: 'pages' | 'http',
    designs: readonly number[],
    headersOf: (index: number) => Readonly<Record<string, string>>,
  ): Promise<number> => {
    const before = drawn();
    for (const [index, id] of designs.entries()) {
      for (const colour of ['yellow', 'rose', 'white']) {
        const url = `/api/product/product/?product_id=${id}&colour=${colour}`;
        await service.app[at].inject({ url, headers: headersOf(index), remoteAddress: '127.0.0.1' });
      }
    }
    await until(() => drawn() - before >= 60);
    // What was ordered later has come when this has, over as many connections.
    const orderedBefore = orders.length;
    for (let count = 0; count < 3; count += 1) {
      marker += 1;
      const picture = `/media/designs/${marker}/side-rose-{w}-0123456789abcd`;
      service.app.deps.pictures.expect([picture], `marker ${marker}`);
    }
    await until(() => orders.length >= orderedBefore + 3);
    return drawn() - before - 3;
  };
  const one = await look('pages', ids.slice(0, 24), () => ({ 'x-shown-to': '203.0.113.1' }));
  expect(one).toBe(60);
  // A caller who calls by themselves does not get another share by another name.
  const names = (index: number) => ({
    'x-shown-to': `203.0.113.${100 + index}`,
    'x-forwarded-for': '203.0.113.2',
  });
  expect(await look('http', ids.slice(24, 48), names)).toBe(60);
});
