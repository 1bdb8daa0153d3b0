import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CodePrices, GoldRates, PriceBreakup, ProductRail, SizePrices } from '@suvarna/contracts/catalogue';
import { createPool, type Pool } from '@suvarna/database/pool';
import { listen } from '@suvarna/database/listen';
import { testDatabase, type TestDatabase } from '@suvarna/testing/database';
import { until } from '@suvarna/testing/until';
import { pino } from 'pino';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { buildApp, type App } from '../../../app.ts';
import { readConfig } from '../../../read-config.ts';
import { SCHEMA } from '../../../platform/database/migrations.ts';
import { seededInPart } from '../../../../test-support/templates.fixtures.ts';
import { openCatalogue, type Catalogue } from './open-catalogue.ts';

const clock = () => new Date('2026-11-21T06:00:00Z');
const log = pino({ level: 'silent' });

const ROUNDS = 2;
/** While one of them takes the rate. */
const LOOKS = 8;

interface Process {
  readonly app: App;
  readonly catalogue: Catalogue;
}

let database: TestDatabase;
let pool: Pool;
/** Two processes of the store over one database. */
let processes: readonly [Process, Process];

/** What the processes said of catalogues they built. */
const built: { readonly rate_version: number; readonly ahead?: string }[] = [];
const builds = pino({ level: 'info' }, { write: (line) => built.push(JSON.parse(line) as never) });

async function startProcess(): Promise<Process> {
  const catalogue = await openCatalogue({
    pool,
    log: builds,
    clock,
    onPrices: (onHeard) =>
      listen({
        url: database.url,
        schema: SCHEMA,
        channel: 'commerce_prices',
        onHeard,
        onTrouble: (error) => {
          throw error;
        },
      }),
  });
  const config = readConfig({ STORE_STAGE: 'local', DATABASE_URL: database.url });
  return { catalogue, app: await buildApp({ config, pool, pagePool: pool, log, catalogue, clock }) };
}

beforeAll(async () => {
  database = await testDatabase('one_version', seededInPart);
  pool = createPool({ url: database.url, schema: SCHEMA, statementTimeout: 0 });
  processes = [await startProcess(), await startProcess()];
}, 240_000);
afterAll(async () => {
  for (const { app, catalogue } of processes) {
    await app.close();
    await catalogue.close();
  }
  await pool.end();
  await database.drop();
});

async function ask<Schema extends TSchema>({ app }: Process, schema: Schema, path: string, payload?: object) {
  const answer = await app.http.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/${path}`,
    ...(payload && { payload }),
  });
  expect(answer.statusCode).toBe(200);
  return Value.Parse(schema, answer.json<{ data: unknown }>().data);
}
const publish = (): Promise<unknown> =>
  pool.query(`insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
    select version + 1, '2026-11-21T05:00:00Z', karat, paise_per_gram + 10000, 'test', 'test' from gold_rates
    where version = (select max(version) from gold_rates)`);
const someIds = ({ catalogue }: Process, count: number): number[] =>
  [...(catalogue.snapshot()?.byId.keys() ?? [])].slice(0, count);

describe('prices by code', () => {
  it('are those of the breakup, by code, by id and by karat, in the order asked', async () => {
    const [one] = processes;
    const design = [...(one.catalogue.snapshot()?.byId.values() ?? [])].find(
      ({ bodies, sizes }) => bodies.length > 1 && sizes.length > 1,
    );
    if (!design) throw new Error('no design in two karats');
    const other = design.bodies.at(-1)?.karat ?? 0;
    const id = String(design.product_id);
    const { results } = await ask(
      one,
      CodePrices,
      `product/pricing_by_code/?product_code__in=${design.design_code}&product_id__in=${id}-${String(other)}`,
    );
    const asked = await Promise.all(
      ['', `&karat=${String(other)}`].map((karat) =>
        ask(one, PriceBreakup, `product/price_breakup/?product_id=${id}${karat}`),
      ),
    );
    expect(new Set(results.map(({ special_price_paise: price }) => price))).toEqual(
      new Set(asked.map(({ special_price_paise: price }) => price)),
    );
    const sizes = await ask(one, SizePrices, `product/size_pricing_by_code/?product_id=${id}`);
    expect(sizes.results[0]?.sizes.map(({ size }) => size)).toEqual(design.sizes);
    const last = design.sizes.at(-1) ?? '';
    const ofSize = await ask(one, PriceBreakup, `product/price_breakup/?product_id=${id}&size=${last}`);
    expect(sizes.results[0]?.sizes.at(-1)).toMatchObject({
      sku: ofSize.sku,
      net_weight_mg: ofSize.net_weight_mg,
      special_price_paise: ofSize.special_price_paise,
    });
  });

  it('have a day of delivery where a pincode is given, and need a code', async () => {
    const [one] = processes;
    const { app } = one;
    expect((await app.http.inject({ url: '/api/product/pricing_by_code/' })).statusCode).toBe(400);
    expect((await app.http.inject({ url: '/api/product/size_pricing_by_code/' })).statusCode).toBe(400);
    const [id] = someIds(one, 1);
    const answer = await ask(
      one,
      CodePrices,
      `product/pricing_by_code/?product_id__in=${String(id)}&pincode=560001`,
    );
    expect(answer.results).toHaveLength(1);
  });

  it('are looked up with one question for the pincode, however many they are', async () => {
    const [one] = processes;
    let questions = 0;
    const count = (): void => {
      questions += 1;
    };
    pool.on('acquire', count);
    const answer = await ask(
      one,
      CodePrices,
      `product/pricing_by_code/?product_id__in=${someIds(one, 49).join(',')}&pincode=560001`,
    );
    pool.off('acquire', count);
    expect(answer.results.filter(({ delivery_date: day }) => day !== undefined).length).toBeGreaterThan(40);
    // The pincode, and what the catalogue may ask for itself in the meantime.
    expect(questions).toBeGreaterThan(0);
    expect(questions).toBeLessThan(5);
  });
});

describe('rails', () => {
  it('recommend by style, set and occasion, and add to a design its set', async () => {
    const [one] = processes;
    const designs = [...(one.catalogue.snapshot()?.byId.values() ?? [])];
    const inSet = designs.find(({ set_name: set }) => set !== '');
    if (!inSet) throw new Error('no set');
    const byId = new Map(designs.map((design) => [design.product_id, design]));
    const found = await ask(
      one,
      ProductRail,
      `product/recommended/?set_code=${inSet.set_name.toLowerCase().replaceAll(' ', '-')}`,
    );
    expect(found.results.length).toBeGreaterThan(0);
    expect(new Set(found.results.map(({ set_name: set }) => set))).toEqual(new Set([inSet.set_name]));
    const styled = await ask(one, ProductRail, `product/recommended/?trend=${inSet.style}`);
    expect(new Set(styled.results.map(({ product_id: id }) => byId.get(id)?.style))).toEqual(
      new Set([inSet.style]),
    );
    const related = await ask(one, ProductRail, 'catalog_product/relatedproductdetails/', {
      product_id: inSet.product_id,
    });
    expect(related.results).toHaveLength(12);
    expect(related.results.map(({ product_id: id }) => id)).not.toContain(inSet.product_id);
  });
});

describe('a rate that is published while two processes answer', () => {
  it('is in no answer beside another: each has one version, and prices of just that', async () => {
    const [one, other] = processes;
    const ids = someIds(one, 49);
    const address = `product/pricing_by_code/?product_id__in=${ids.join(',')}`;
    const byVersion = new Map<number, string>();
    const look = async (process: Process): Promise<void> => {
      const prices = await ask(process, CodePrices, address);
      const told = JSON.stringify(prices.results.map(({ special_price_paise: price }) => price));
      expect(byVersion.get(prices.rate_version) ?? told).toBe(told);
      byVersion.set(prices.rate_version, told);
      const rates = await ask(process, GoldRates, 'product/gold_rate/');
      expect([prices.rate_version, prices.rate_version + 1]).toContain(rates.rate_version);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await publish();
      // One of them knows of it before the other does; both are asked all the while.
      const taking = one.catalogue.refresh();
      for (let times = 0; times < LOOKS; times += 1) await Promise.all([look(one), look(other)]);
      await taking;
      await look(one);
      await look(other);
      await other.catalogue.refresh();
      await Promise.all([look(one), look(other)]);
    }
    expect(byVersion.size).toBe(ROUNDS + 1);
    expect(new Set(byVersion.values()).size).toBe(ROUNDS + 1);
    const csv = await one.app.http.inject({ url: '/api/product/gold_rate_csv/?days=3' });
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body.split('\r\n')).toHaveLength(5);
  }, 240_000);

  it('is taken by no process before the moment that was announced, and by each of them at it', async () => {
    const versions = (): (number | undefined)[] =>
      processes.map(({ catalogue }) => catalogue.snapshot()?.rate_version);
    const [before = 0] = versions();
    await publish();
    for (let isEarly = true; isEarly;) {
      const seen = versions();
      // Asked after they were looked at: what is early then was so before.
      isEarly = await isAnnounced();
      if (isEarly) expect(seen).toEqual([before, before]);
    }
    await until(() => versions().every((version) => version === before + 1));
    // Both had it ready before.
    const ahead = built.filter((each) => each.rate_version === before + 1).map(({ ahead: at }) => typeof at);
    expect(ahead).toEqual(['string', 'string']);
  });
});

/** Whether rates are published that no process takes yet. */
async function isAnnounced(): Promise<boolean> {
  const { rows } = await pool.query<{ early: boolean }>(
    'select bool_or(switch_at > clock_timestamp()) as early from gold_rates',
  );
  return rows[0]?.early === true;
}
