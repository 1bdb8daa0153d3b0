import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageOrder } from '@suvarna/remote-sandbox/pages-under-way';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import type { Address } from '../site.ts';
import { aCommerce, type FixtureCommerce } from '../testing/commerce.fixtures.ts';
import { exampleSite } from '../testing/site.fixtures.ts';
import { createApiReader } from './api-reader.ts';
import { createCommerce, type Commerce } from './commerce.ts';
import { createPageMaker, type Match } from './page-maker.ts';

let fixture: FixtureCommerce;
let commerce: Commerce;

beforeEach(async () => {
  fixture = await aCommerce();
  commerce = createCommerce({ calls: fixture.origin, pages: fixture.pages }, () => 'x-data-version');
});
afterEach(async () => {
  await commerce.close();
  await fixture.close();
});

const read = (order: PageOrder) => order.call('count/', AbortSignal.timeout(5_000));
const address = {
  locale: 'en',
  base: '',
  variant: 'INR',
  path: '/',
  query: new URLSearchParams(),
  setCookie: null,
} satisfies Address;

/** @param load what the page does before it is drawn */
async function make(load: (order: PageOrder) => Promise<unknown>) {
  const sandbox = {
    page: async (order: PageOrder) => {
      await load(order);
      return { kind: 'page', head: { title: 'Rings' }, markup: Buffer.from(''), dataJson: Buffer.from('{}') };
    },
  };
  const maker = createPageMaker({
    site: exampleSite,
    commerce,
    origin: 'https://shop.example',
    log: createLog('silent'),
    metrics: createMetrics(),
    deadlineMs: 5_000,
  });
  const match = {
    remote: { name: 'demo', killed: false, sandbox },
    route: { id: 'home', render: 'server', session: 'any', query: [] },
    params: {},
  } as unknown as Match;
  const made = await maker.make(match, address);
  if (made.kind !== 'view') throw new Error('no page');
  return made;
}

describe('a page', () => {
  it('is kept when all it read is of the version of now, whatever brought word of that', async () => {
    expect((await make(read)).cacheable).toBe(true);
    fixture.version = '2';
    expect((await make(async (order) => [await read(order), await read(order)])).cacheable).toBe(true);
    expect((await make(async () => undefined)).cacheable).toBe(true);
  });

  it('that read before a publication and after it is made again: its prices would be of two', async () => {
    let times = 0;
    const { cacheable } = await make(async (order) => {
      times += 1;
      await read(order);
      fixture.version = '2';
      await read(order);
    });
    expect([times, cacheable]).toEqual([2, true]);
  });

  it('is made again once: where prices move once more it is shown, and not kept', async () => {
    let times = 0;
    const { cacheable } = await make(async (order) => {
      times += 1;
      await read(order);
      fixture.version = `${times + 1}`;
      await read(order);
    });
    expect([times, cacheable]).toEqual([2, false]);
  });

  it('that read before a publication of which another answer brings word is not kept as one of after it', async () => {
    const { cacheable } = await make(async (order) => {
      await read(order);
      fixture.version = '2';
      await createApiReader(commerce, {}, AbortSignal.timeout(5_000)).get('count/');
    });
    expect(cacheable).toBe(false);
  });
});
