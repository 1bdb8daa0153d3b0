import type { Store } from '../support/store/store.ts';
import { measureOnceEach } from './measure/measure-once-each.ts';
import { measureThroughput, type Throughput } from './measure/measure-throughput.ts';
import { processOf } from '../support/store/own-process.ts';
import { measureAtRate } from './measure/measure-at-rate.ts';
import { samplePages, type SamplePages } from './sample-pages.ts';
import { addToBag, affordableDesign, createOrder, guests, readyToOrder } from './shoppers.ts';

export type ServerBench = Readonly<Record<string, Throughput>>;

/** Every figure is one process on one core, and what its answers cost of that core. */
export async function benchServer(
  store: Store,
  pages: SamplePages,
  onLine: (line: string) => void,
): Promise<ServerBench> {
  const composer = processOf(store.data, 'composer/server.ts');
  const commerce = processOf(store.data, 'services/commerce/src/server.ts');
  const shop = { origin: store.shop, pids: [composer] };
  const api = { origin: store.commerce, pids: [commerce] };
  const results: Record<string, Throughput> = {};
  const take = async (name: string, measure: () => Promise<Throughput>): Promise<void> => {
    onLine(`${name} …`);
    results[name] = await measure();
  };
  // What is asked once each comes first: afterwards the pages are in the cache.
  await take('product page, uncached', () =>
    measureOnceEach({ ...shop, paths: pages.products.slice(0, 1_500), connections: 8 }),
  );
  await take('listing page (49 designs), uncached', () =>
    measureOnceEach({ ...shop, paths: pages.listings, connections: 8 }),
  );
  await take('product page, cached', () =>
    measureThroughput({ ...shop, paths: [pages.product], seconds: 8, connections: 16 }),
  );
  await take('listing page, cached', () =>
    measureThroughput({ ...shop, paths: [pages.listing], seconds: 8, connections: 16 }),
  );
  await take('listing API, full load', () =>
    measureThroughput({ ...api, paths: pages.listingCalls, seconds: 8, connections: 8 }),
  );
  await take('listing API at 200 requests/s', () =>
    measureThroughput({ ...api, paths: pages.listingCalls, seconds: 10, connections: 8, rate: 200 }),
  );
  await take('product API, full load', () =>
    measureThroughput({ ...api, paths: pages.productCalls, seconds: 8, connections: 8 }),
  );
  for (const [name, path] of [
    ['article page, cached', '/blog/the-four-cs/'],
    ['store finder, cached', '/find-a-store/'],
  ] as const)
    await take(name, () => measureThroughput({ ...shop, paths: [path], seconds: 5, connections: 16 }));
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  for (const [name, path] of [
    ['articles API, full load', '/api/content/blog/list/?lang=en'],
    ['article API, full load', '/api/content/blog/details/?slug=the-four-cs&lang=en'],
    ['stores API, full load', '/api/store/store/list/'],
    [
      'slots API, full load',
      `/api/store/appointment/slots/?store_id=in-champa-house&date=${inThreeDays}&kind=store`,
    ],
  ] as const)
    await take(name, () => measureThroughput({ ...api, paths: [path], seconds: 5, connections: 8 }));
  const design = await affordableDesign(store.commerce);
  const adding = { rate: 50, seconds: 10, warmUp: 50 };
  const shoppers = await guests(store.commerce, 200);
  await take('add to bag at 50/s', () =>
    measureAtRate({
      ...adding,
      pids: [commerce],
      send: (at) => addToBag(shoppers[at % shoppers.length], design),
    }),
  );
  // Long enough that its code is compiled as that of a store which sells is.
  const ordering = { rate: 60, seconds: 20, warmUp: 300 };
  const buyers = await readyToOrder(
    store.commerce,
    ordering.rate * ordering.seconds + ordering.warmUp,
    design,
  );
  await take('order creation at 60/s', () =>
    measureAtRate({ ...ordering, pids: [commerce], send: (at) => createOrder(buyers[at]) }),
  );
  return results;
}

/** The listing of a store whose catalogue is as large as it may be. */
export async function benchLargeCatalogue(store: Store): Promise<ServerBench> {
  const { listingCalls } = await samplePages(store.commerce);
  const load = {
    origin: store.commerce,
    pids: [processOf(store.data, 'services/commerce/src/server.ts')],
    paths: listingCalls,
    connections: 8,
  };
  // As before the row of the usual catalogue: what sampling left to be collected (a pause of 0.1 s) is not of these calls.
  await measureThroughput({ ...load, seconds: 8 });
  return {
    'listing API at 200 requests/s, 100,000 designs': await measureThroughput({
      ...load,
      seconds: 10,
      rate: 200,
    }),
  };
}
