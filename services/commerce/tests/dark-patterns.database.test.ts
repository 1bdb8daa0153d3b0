/** Prices and pieces are the same from the list to the payment (policy page on dark patterns, decision 72). */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Address } from '@suvarna/contracts/customers';
import { CATEGORIES, type Listing, type ProductCard, type ProductDetail } from '@suvarna/contracts/catalogue';
import type { PriceHold } from '@suvarna/contracts/checkout';
import type { Cart, Login } from '@suvarna/contracts/bag';
import { createPool, type Pool } from '@suvarna/database/pool';
import { testDatabase, type TestDatabase } from '@suvarna/testing/database';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { buildApp, type App } from '../src/app.ts';
import { openCatalogue } from '../src/modules/catalogue/snapshot/open-catalogue.ts';
import { SCHEMA } from '../src/platform/database/migrations.ts';
import { readConfig } from '../src/read-config.ts';
import { createCookieJar } from '../test-support/cookie-jar.fixtures.ts';
import { seededInPart } from '../test-support/templates.fixtures.ts';

let database: TestDatabase;
let pool: Pool;
let app: App;

beforeAll(async () => {
  database = await testDatabase('dark-patterns', seededInPart);
  pool = createPool({ url: database.url, schema: SCHEMA, statementTimeout: 0 });
  const log = pino({ level: 'silent' });
  app = await buildApp({
    config: readConfig({ STORE_STAGE: 'local', DATABASE_URL: database.url }),
    pool,
    pagePool: pool,
    log,
    catalogue: await openCatalogue({ pool, log, clock: () => new Date() }),
  });
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await database.drop();
});

/** A guest with a browser of their own. */
async function aGuest() {
  const jar = createCookieJar();
  const ask = async <Data>(path: string, token?: string, body?: object): Promise<Data> => {
    const cookie = jar.of(token);
    const response = await app.http.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/api/${path}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie }),
        ...(body !== undefined && { 'idempotency-key': randomUUID() }),
      },
      ...(body !== undefined && { payload: body }),
    });
    expect([path, response.statusCode]).toEqual([path, 200]);
    const { data } = response.json<{ data: Data }>();
    jar.keep((data as { access_token?: string }).access_token, response.headers);
    return data;
  };
  const { access_token: token } = await ask<Login>('customer/customer_account/createguest/', undefined, {
    uuid: randomUUID(),
    shopBy: 1,
    device_type: 'website',
  });
  return <Data>(path: string, body?: object): Promise<Data> => ask<Data>(path, token, body);
}

const HOME = {
  full_name: 'Asha Rao',
  email: 'asha@example.in',
  house: '7',
  street: 'Lake Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  country_id: 'IN',
  mobile: '91-9845012345',
} as const;
const KINDS = CATEGORIES.filter((category) => category !== 'gold-coins');

describe('a piece of each category', () => {
  it.each(KINDS)(
    'costs the same in the list, on its page, in the bag and at payment: %s',
    async (category) => {
      const guest = await aGuest();
      const { results } = await guest<Listing>(`product/listing/?path=/jewellery/${category}/`);
      const cards: readonly ProductCard[] = results.slice(0, 3);
      expect(cards.length).toBeGreaterThan(0);
      let sum = 0;
      for (const card of cards) {
        const page = await guest<ProductDetail>(`product/product/?product_id=${card.product_id}`);
        const { karat, colour, special_price_paise: price, subtotal_paise, gst_paise } = page.breakup;
        // What is shown first is what its card says: metal, colour, and the price with making and tax.
        expect([card.karat, card.colour, card.special_price_paise]).toEqual([karat, colour, price]);
        expect(subtotal_paise + gst_paise).toBe(price);
        const bag = await guest<Cart>('customer/cart/add/', {
          product_id: page.product_id,
          sku: page.breakup.sku,
          karat,
          colour,
          size: page.breakup.size,
          quantity: 1,
        });
        sum += price;
        const line = bag.items.find(({ sku }) => sku === page.breakup.sku);
        expect(line).toMatchObject({ unit_price_paise: price, line_price_paise: price, quantity: 1 });
        // Nothing came along, and nothing is added to the sum.
        expect(bag.items.length).toBe(bag.count);
        expect(bag.totals).toMatchObject({ total_payable_paise: sum, shipping_charge_paise: 0 });
      }
      expect((await guest<Cart>('customer/cart/list/')).count).toBe(cards.length);
      const { address_id } = await guest<Address>('customer/guest_address/add/', HOME);
      const held = await guest<PriceHold>('customer/cart/lock_price/', {
        address_id,
        payment_mode: 'sandbox',
      });
      expect(held.items).toHaveLength(cards.length);
      expect(held.totals).toMatchObject({ total_payable_paise: sum, shipping_charge_paise: 0 });
    },
  );
});
