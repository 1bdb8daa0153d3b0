import { databaseOver } from '../src/platform/database/database.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Listing, ProductDetail } from '@suvarna/contracts/catalogue';
import type { Cart, Login } from '@suvarna/contracts/bag';
import { createPool, type Pool } from '@suvarna/database/pool';
import { testDatabase, type TestDatabase } from '@suvarna/testing/database';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { buildApp, type App } from '../src/app.ts';
import { readConfig } from '../src/read-config.ts';
import { openCatalogue, type Catalogue } from '../src/modules/catalogue/snapshot/open-catalogue.ts';
import { DEMO_CUSTOMER } from '../src/modules/identity/account/demo-customer.ts';
import { SCHEMA } from '../src/platform/database/migrations.ts';
import { createCookieJar } from '../test-support/cookie-jar.fixtures.ts';
import { addDemoCustomer } from '../test-support/identity.fixtures.ts';
import { seededInPart } from '../test-support/templates.fixtures.ts';

let database: TestDatabase;
let pool: Pool;
let catalogue: Catalogue;
let app: App;
const jar = createCookieJar();

beforeAll(async () => {
  database = await testDatabase('journey', seededInPart);
  pool = createPool({ url: database.url, schema: SCHEMA, statementTimeout: 0 });
  await addDemoCustomer(databaseOver(pool));
  const log = pino({ level: 'silent' });
  catalogue = await openCatalogue({ pool, log, clock: () => new Date() });
  app = await buildApp({
    config: readConfig({ STORE_STAGE: 'local', DATABASE_URL: database.url }),
    pool,
    pagePool: pool,
    log,
    catalogue,
  });
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await database.drop();
});

async function call<Data>(path: string, token?: string, body?: object): Promise<Data> {
  const cookie = jar.of(token);
  const response = await app.http.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api/${path}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'idempotency-key': randomUUID() }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  expect(response.statusCode).toBe(200);
  const { data } = response.json<{ data: Data }>();
  jar.keep((data as { access_token?: string }).access_token, response.headers);
  return data;
}

describe('a shopper', () => {
  it('pays in the bag what the page said, keeps the bag at sign-in, and is told when gold moved', async () => {
    const listing = await call<Listing>('product/listing/?path=/jewellery/rings/');
    const card = listing.results[0];
    const product = await call<ProductDetail>(`product/product/?product_id=${card?.product_id}`);
    const { karat, colour, size, special_price_paise: shown } = product.breakup;
    expect(shown).toBe(product.breakup.subtotal_paise + product.breakup.gst_paise);

    const guest = (
      await call<Login>('customer/customer_account/createguest/', undefined, {
        uuid: 'journey-uuid',
        shopBy: 1,
        device_type: 'website',
      })
    ).access_token;
    const bag = await call<Cart>('customer/cart/add/', guest, {
      product_id: product.product_id,
      sku: product.breakup.sku,
      karat,
      colour,
      size,
      quantity: 1,
    });
    expect(bag.items[0]).toMatchObject({
      unit_price_paise: shown,
      line_price_paise: shown,
      sku: product.breakup.sku,
    });

    const { access_token: customer } = await call<Login>('customer_account/login', guest, {
      email: DEMO_CUSTOMER.email,
      password: DEMO_CUSTOMER.password,
    });
    expect(await call<Cart>('customer/cart/list/', customer)).toMatchObject({
      count: 1,
      totals: { total_payable_paise: shown },
    });

    await pool.query(`insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      select (select max(version) from gold_rates) + 1, now(), karat, paise_per_gram * 11 / 10, 'test', 'test'
      from gold_rates where version = (select max(version) from gold_rates where effective_from <= now())`);
    await catalogue.refresh();
    const moved = (await call<Cart>('customer/cart/list/', customer)).items[0];
    expect(moved?.unit_price_paise).toBeGreaterThan(shown);
    expect(moved?.price_notice).toMatchObject({
      old_paise: shown,
      new_paise: moved?.unit_price_paise,
      reason: 'gold-rate',
    });
  });
});
