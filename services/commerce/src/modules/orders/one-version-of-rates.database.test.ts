import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ListingWithFacets } from '@suvarna/contracts/catalogue';
import { OrderCreated, PriceHold, type QuoteLine } from '@suvarna/contracts/checkout';
import { Cart } from '@suvarna/contracts/bag';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { buildApp, type App } from '../../app.ts';
import { startService, type Service } from '../../../test-support/service.fixtures.ts';
import { NOON } from '../../../test-support/orders/checkout.fixtures.ts';
import { createPriceBook, createPriceStore, type PriceBook } from '../pricing/index.ts';
import { readSku, type Design } from '../designs/index.ts';
import { chooseOptions } from '../designs/index.ts';
import { HOME } from '../../../test-support/address.fixtures.ts';

const SECRETS = {
  SANDBOX_URL: 'http://127.0.0.1:9',
  SANDBOX_KEY_ID: 'k'.repeat(20),
  SANDBOX_KEY_SECRET: 'k'.repeat(20),
  SANDBOX_WEBHOOK_SECRET: 'k'.repeat(20),
};
const ADDRESS = {
  ...HOME,
  email: 'asha@example.in',
};
const RUNS = 12;
/** Seconds after noon: each publication counts from a moment of its own. */
let published = 0;

let service: Service;
/** Two processes of the store over one database. */
let apps: readonly [App, App];
/** What each version of the rates comes to, worked out apart from both. */
const books = new Map<number, PriceBook>();

beforeAll(async () => {
  service = await startService('one_order', SECRETS, { seeded: 'in part', clock: () => NOON });
  // A fiftieth of the catalogue is read again in no time.
  await service.pool.query(
    'begin; set local role none; delete from designs where product_id % 50 <> 1; commit',
  );
  await service.pool.query(
    'begin; set local role none; insert into catalogue_versions (reason) values ($$fewer$$); commit',
  );
  const other = await buildApp({
    config: service.app.deps.config,
    pool: service.pool,
    pagePool: service.pool,
    log: pino({ level: 'silent' }),
    clock: () => NOON,
  });
  apps = [service.app, other];
  await service.app.deps.catalogue.refresh();
  await learnBook();
});
afterAll(async () => {
  // Closing the other process's application would end the database's connections twice.
  await apps[1].deps.catalogue.close();
  await service.stop();
});

async function learnBook(): Promise<void> {
  const book = createPriceBook(await createPriceStore(service.pool).tables(NOON));
  books.set(book.rate_version, book);
}
async function publish(bp: number): Promise<void> {
  published += 1;
  // Taken by each process when it looks, and not at one moment: what follows holds then, too.
  await service.pool.query(
    `insert into gold_rates (version, switch_at, effective_from, karat, paise_per_gram, source, published_by)
     select version + 1, null, $1::timestamptz + make_interval(secs => $2), karat, round(paise_per_gram * $3::numeric / 1000000) * 100, 'test', 'test'
     from gold_rates where version = (select max(version) from gold_rates)`,
    [new Date(NOON.getTime() - 3_600_000), published, bp],
  );
  await learnBook();
}

async function ask<Schema extends TSchema>(
  app: App,
  schema: Schema,
  token: string,
  path: string,
  body?: object,
) {
  const answer = await app.http.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'idempotency-key': randomUUID() }),
    },
    ...(body && { payload: body }),
  });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return Value.Parse(schema, answer.json<{ data: unknown }>().data);
}

const designs = (): Design[] =>
  [...(service.app.deps.catalogue.snapshot()?.byId.values() ?? [])].filter(
    ({ product_type: type }) => type === 'made-to-order',
  );

/** What a piece costs by one version, tax included. */
function priceBy(version: number, sku: string, size: string): number {
  const read = readSku(sku);
  const design = designs().find(({ design_code: code }) => code === read?.design_code);
  const options = design && chooseOptions(design, { ...read?.options, size });
  const book = books.get(version);
  if (!design || !options || !book)
    throw new Error(`nothing is known of ${sku} at version ${String(version)}`);
  return book.price(design, options, 1, 'INR').price;
}
function expectOneVersion(
  version: number,
  lines: readonly Pick<QuoteLine, 'sku' | 'size' | 'line_price_paise' | 'productDetails'>[],
): void {
  for (const line of lines) {
    expect(line.productDetails.rate_version).toBe(version);
    expect(line.line_price_paise).toBe(priceBy(version, line.sku, line.size));
  }
}

interface Buyer {
  readonly token: string;
  readonly address: string;
}
async function aBuyer(): Promise<Buyer> {
  const token = await service.guest();
  for (const { product_id, default_size: size } of designs().slice(0, 3))
    await ask(apps[0], Cart, token, 'customer/cart/add/', {
      product_id,
      ...(size !== '' && { size }),
      quantity: 1,
    });
  const added = await service.post('/api/customer/guest_address/add/', ADDRESS, { token });
  return { token, address: (added.body.data as { address_id: string }).address_id };
}

const LISTING = 'product/listing/?path=/jewellery/rings/&page_size=49';
const steps = {
  async listing(app: App, { token }: Buyer): Promise<void> {
    const { results } = await ask(app, ListingWithFacets, token, LISTING);
    expect(new Set(results.map(({ rate_version: version }) => version)).size).toBe(1);
  },
  async bag(app: App, { token }: Buyer): Promise<void> {
    const { items, totals } = await ask(app, Cart, token, 'customer/cart/list/');
    expect(items).toHaveLength(3);
    for (const { productDetails, sku, size, line_price_paise: price } of items) {
      expect(productDetails.rate_version).toBe(totals.rate_version);
      expect(price).toBe(priceBy(totals.rate_version, sku, size));
    }
    expect(totals.product_total_paise).toBe(
      items.reduce((sum, { line_price_paise: price }) => sum + price, 0),
    );
  },
};

/** From the bag to an order: the price is held by one process, and taken by the other. */
async function buy(holding: App, ordering: App, { token, address }: Buyer): Promise<void> {
  const hold = await ask(holding, PriceHold, token, 'customer/cart/lock_price/', {
    address_id: address,
    payment_mode: 'sandbox',
  });
  expectOneVersion(hold.rate_version, hold.items);
  expect(hold.totals.rate_version).toBe(hold.rate_version);
  const order = await ask(ordering, OrderCreated, token, 'order/order/create/', {
    lock_id: hold.lock_id,
    shipping_address_id: address,
    payment_mode: 'sandbox',
    ...(hold.identity === 'pan' && { pan: 'ABCPR1234K' }),
  });
  const version = order.rate_version ?? 0;
  const rows = await service.rows<{
    quote: QuoteLine;
    components: { metal: number; making: number; stones: number };
    payable: number;
    rate_version: number;
  }>(
    'select l.quote, l.components, o.payable, o.rate_version from order_lines l join orders o using (order_no) where order_no = $1 order by position',
    [order.order_no],
  );
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ rate_version: of }) => of))).toEqual(new Set([version]));
  expectOneVersion(
    version,
    rows.map(({ quote }) => quote),
  );
  // The invoice's rows are of the same rate as its price.
  for (const {
    quote,
    components: { metal, making, stones },
  } of rows)
    expect(metal + making + stones).toBe(quote.without_gst_paise);
  // As much as was promised, or less where gold fell in the meantime.
  const ofLines = rows.reduce((sum, { quote }) => sum + quote.line_price_paise, 0);
  expect(order.total_payable_paise).toBe(ofLines);
  expect(order.total_payable_paise).toBeLessThanOrEqual(hold.totals.total_payable_paise);
}

describe('a rate that is published in the middle of listing, bag, hold and order', () => {
  it('is whole wherever it is seen, whichever of two processes knows of it when', async () => {
    const which = fc.constantFrom(0 as const, 1 as const);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('publish' as const), bp: fc.integer({ min: 9_750, max: 10_250 }) }),
      fc.record({ kind: fc.constant('learn' as const), app: which }),
      fc.record({ kind: fc.constantFrom('listing' as const, 'bag' as const), app: which }),
      fc.record({ kind: fc.constant('buy' as const), app: which }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (course) => {
        const buyer = await aBuyer();
        for (const said of course) {
          if (said.kind === 'publish') await publish(said.bp);
          else if (said.kind === 'learn') await apps[said.app].deps.catalogue.refresh();
          else if (said.kind === 'buy')
            await buy(apps[said.app], apps[said.app === 0 ? 1 : 0], await aBuyer());
          else await steps[said.kind](apps[said.app], buyer);
        }
        await buy(apps[0], apps[1], buyer);
      }),
      { numRuns: RUNS },
    );
  }, 240_000);

  it('is whole also while it is being taken, with everything asked at once', async () => {
    for (const bp of [9_900, 10_120, 9_800]) {
      const buyers = [await aBuyer(), await aBuyer(), await aBuyer()];
      await publish(bp);
      const taking = Promise.all(apps.map(({ deps }) => deps.catalogue.refresh()));
      await Promise.all(
        buyers.flatMap((buyer, at) => {
          const [one, other] = at % 2 === 0 ? apps : [apps[1], apps[0]];
          return [steps.listing(one, buyer), steps.bag(other, buyer), buy(one, other, buyer)];
        }),
      );
      await taking;
    }
  }, 120_000);
});
