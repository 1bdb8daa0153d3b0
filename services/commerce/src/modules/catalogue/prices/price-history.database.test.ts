import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PriceBreakup, PriceHistory } from '@suvarna/contracts/catalogue';
import { createPool, type Pool } from '@suvarna/database/pool';
import { recompute } from '@suvarna/pricing/history';
import { testDatabase, type TestDatabase } from '@suvarna/testing/database';
import { pino } from 'pino';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { buildApp, type App } from '../../../app.ts';
import { readConfig } from '../../../read-config.ts';
import { SCHEMA } from '../../../platform/database/migrations.ts';
import { seededInPart } from '../../../../test-support/templates.fixtures.ts';
import { openCatalogue, type Catalogue } from '../snapshot/open-catalogue.ts';

const clock = () => new Date('2026-11-21T06:00:00Z');
const log = pino({ level: 'silent' });

let database: TestDatabase;
let pool: Pool;
let catalogue: Catalogue;
let app: App;

beforeAll(async () => {
  database = await testDatabase('price_history', seededInPart);
  pool = createPool({ url: database.url, schema: SCHEMA, statementTimeout: 0 });
  catalogue = await openCatalogue({ pool, log, clock });
  const config = readConfig({ STORE_STAGE: 'local', DATABASE_URL: database.url });
  app = await buildApp({ config, pool, pagePool: pool, log, catalogue, clock });
}, 240_000);
afterAll(async () => {
  await app.close();
  await catalogue.close();
  await pool.end();
  await database.drop();
});

async function ask<Schema extends TSchema>(schema: Schema, path: string, currency = 'INR') {
  const answer = await app.http.inject({ url: `/api/${path}`, headers: { currency_code: currency } });
  expect(answer.statusCode).toBe(200);
  return Value.Parse(schema, answer.json<{ data: unknown }>().data);
}
const historyOf = (choice: string, currency?: string) =>
  ask(PriceHistory, `product/price_history/?${choice}`, currency);

/** One of each kind of making and metal, with the stones it has. */
function someChoices(): string[] {
  const designs = [...(catalogue.snapshot()?.byId.values() ?? [])];
  const found = [
    designs.find(({ making, stones }) => making.mode === 'per-gram' && stones.length > 1),
    designs.find(({ making }) => making.mode === 'percent'),
    designs.find(({ making }) => making.mode === 'flat'),
    designs.find(({ fineness }) => fineness === 995),
  ];
  return found.flatMap((design) => {
    if (!design) return [];
    const { product_id: id, bodies, sizes } = design;
    const size = sizes.at(-1);
    return [
      `product_id=${String(id)}`,
      `product_id=${String(id)}&karat=${String(bodies.at(-1)?.karat)}${size ? `&size=${size}` : ''}`,
    ];
  });
}

describe('the price history of a design', () => {
  it('is not computed without end for one address, and costs nothing where it is kept', async () => {
    const choice = `product_id=${String([...(catalogue.snapshot()?.byId.keys() ?? [])][7])}`;
    const statusOf = async (query: string, remoteAddress: string) =>
      (await app.http.inject({ url: `/api/product/price_history/?${query}`, remoteAddress })).statusCode;
    const ids = [...(catalogue.snapshot()?.byId.keys() ?? [])].slice(20, 160);
    const statuses: number[] = [];
    for (const id of ids) statuses.push(await statusOf(`product_id=${String(id)}`, '203.0.113.9'));
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
    expect(await statusOf(`product_id=${String(ids[0])}`, '203.0.113.9')).toBe(200);
    expect(await statusOf(choice, '203.0.113.10')).toBe(200);
  });

  it('ends with the price of today, and every point is computed again to the same paisa', async () => {
    const choices = someChoices();
    expect(choices.length).toBeGreaterThan(4);
    for (const choice of choices)
      for (const currency of ['INR', 'GBP']) {
        const history = await historyOf(choice, currency);
        const now = await ask(PriceBreakup, `product/price_breakup/?${choice}`, currency);
        expect(history.points[0]).toMatchObject({
          rate_version: now.rate_version,
          special_price_paise: now.special_price_paise,
          tax_paise: now.gst_paise,
        });
        expect(history.points).toHaveLength(60);
        for (const point of history.points)
          expect(await recompute(history, point)).toMatchObject({ agrees: true });
      }
  });

  it('does not agree with inputs that were changed', async () => {
    const history = await historyOf(someChoices()[0] ?? '');
    const [point] = history.points;
    if (!point) throw new Error('no points');
    expect(await recompute({ ...history, net_weight_mg: history.net_weight_mg + 1 }, point)).toMatchObject({
      agrees: false,
    });
    expect(await recompute(history, { ...point, gold_paise: point.gold_paise + 100 })).toMatchObject({
      agrees: false,
    });
    expect(await recompute({ ...history, formula_version: 2 }, point)).toMatchObject({ agrees: false });
  });

  it('goes on with a rate that is published, and keeps what was', async () => {
    const choice = someChoices()[0] ?? '';
    const before = await historyOf(choice);
    await pool.query(`insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      select version + 1, '2026-11-21T05:00:00Z', karat, paise_per_gram + 10000, 'test', 'test' from gold_rates
      where version = (select max(version) from gold_rates)`);
    expect((await historyOf(choice)).points[0]).toEqual(before.points[0]);
    await catalogue.refresh();
    const after = await historyOf(choice);
    expect(after.points[0]).toMatchObject({ day: '2026-11-21', source: 'test' });
    expect(after.points[1]).toEqual(before.points[0]);
    expect(after.points[0]?.gold_paise).toBeGreaterThan(before.points[0]?.gold_paise ?? 0);
    expect(after.points[0]?.stones_paise).toBe(before.points[0]?.stones_paise);
  });

  it('moves with an exchange rate of today, and not before it', async () => {
    const choice = someChoices()[0] ?? '';
    const before = await historyOf(choice, 'GBP');
    await pool.query(`insert into fx_rates (version, effective_from, currency, paise_per_unit)
      select version + 1, '2026-11-21T05:30:00Z', currency, paise_per_unit * 2 from fx_rates
      where version = (select max(version) from fx_rates)`);
    await catalogue.refresh();
    const after = await historyOf(choice, 'GBP');
    expect(after.points[0]?.special_price_paise).toBeLessThan(
      (before.points[0]?.special_price_paise ?? 0) * 0.6,
    );
    expect(after.points.slice(1)).toEqual(before.points.slice(1));
    expect(await recompute(after, after.points[0] as (typeof after.points)[number])).toMatchObject({
      agrees: true,
    });
  });

  it('is a file as well, in the currency its link names', async () => {
    const choice = someChoices()[0] ?? '';
    for (const currency of ['INR', 'GBP']) {
      const { points } = await historyOf(choice, currency);
      const file = await app.http.inject({
        url: `/api/product/price_history_csv/?${choice}&currency=${currency}`,
      });
      expect(file.headers['content-disposition']).toContain('price-history.csv');
      const [head = '', ...lines] = file.body.trimEnd().split('\r\n');
      const at = head.split(',').indexOf('price');
      expect(lines.map((line) => Math.round(Number(line.split(',')[at]) * 100))).toEqual(
        points.map(({ special_price_paise: price }) => price),
      );
    }
    const refused = `/api/product/price_history_csv/?${choice}&currency=XXX`;
    expect((await app.http.inject({ url: refused })).statusCode).toBe(400);
  });

  it('is refused for what is not made so, and for nothing', async () => {
    expect(
      (await app.http.inject({ url: '/api/product/price_history/?product_id=99999999' })).statusCode,
    ).toBe(404);
    expect((await app.http.inject({ url: '/api/product/price_history/' })).statusCode).toBe(400);
    const [choice = ''] = someChoices();
    expect((await app.http.inject({ url: `/api/product/price_history/?${choice}&karat=9` })).statusCode).toBe(
      400,
    );
  });
});
