import { beforeAll, expect, it } from '@jest/globals';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { createDesignStore } from '../catalogue/designs/design.store.ts';
import { publications } from './gold/gold-rate.store.ts';
import { inForce } from './in-force.store.ts';
import { createPriceStore } from './price.store.ts';

const service = ofSuite(() => startService('rates_in_force'));
beforeAll(async () => {
  // Two were dated for tomorrow, one for today after them.
  await service.pool
    .query(`insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by, switch_at)
    select version, effective_from::timestamptz, karat, version * 1000 + karat, 'test', 'test', null
    from (values (1, '2026-11-20T05:00:00Z'), (2, '2026-11-22T05:00:00Z'), (3, '2026-11-22T05:00:00Z'), (4, '2026-11-21T05:00:00Z')) as dated (version, effective_from),
      unnest(array[14, 18, 22, 24]) as karat`);
});

it.each([
  ['2026-11-20T06:00:00Z', 1],
  ['2026-11-21T06:00:00Z', 4],
  ['2026-11-22T04:59:59Z', 4],
  ['2026-11-22T05:00:00Z', 3],
])('at %s version %s of the gold rate counts everywhere', async (moment, version) => {
  const now = new Date(moment);
  const [tables, versions, [shown]] = await Promise.all([
    createPriceStore(service.pool).tables(now),
    createDesignStore(service.pool).versions(now),
    publications(service.pool, now, 1),
  ]);
  expect([tables.rate_version, tables.gold[18], versions.rate_version, shown?.version]).toEqual([
    version,
    version * 1000 + 18,
    version,
    version,
  ]);
});

it.each([
  ['2026-11-21T18:29:59Z', 300],
  ['2026-11-21T18:30:00Z', 500],
])('at %s a tax that begins on the 22nd in India is %s', async (moment, bp) => {
  await service.pool.query(
    `insert into gst_rates (hsn, from_date, rate_bp, note) values ('7113', '2026-11-01', 300, 'test'), ('7113', '2026-11-22', 500, 'test')
     on conflict do nothing`,
  );
  const now = new Date(moment);
  const prices = createPriceStore(service.pool);
  const [tables, versions, before] = await Promise.all([
    prices.tables(now),
    createDesignStore(service.pool).versions(now),
    prices.tablesBefore(new Date('2026-11-22T05:00:00Z'), 1),
  ]);
  expect([tables.gst_bp['7113'], versions.taxes, before[0]?.gst_bp['7113']]).toEqual([
    bp,
    bp === 300 ? 1 : 2,
    500,
  ]);
});

it('the days before it are told newest first, each with its last publication', async () => {
  expect(
    (await publications(service.pool, new Date('2026-11-23T06:00:00Z'), 3)).map(({ day, version }) => [
      day,
      version,
    ]),
  ).toEqual([
    ['2026-11-22', 3],
    ['2026-11-21', 4],
    ['2026-11-20', 1],
  ]);
});

it.each(['gold_rates', 'fx_rates'] as const)(
  'the ones of %s are found by their index, without reading all there ever were',
  async (table) => {
    const client = await service.pool.connect();
    try {
      await client.query('begin');
      // A table this small would be read as a whole whatever its indexes are.
      await client.query('set local enable_seqscan = off');
      await client.query('set local enable_bitmapscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${inForce(table)}`, [
        '2026-11-21T06:00:00Z',
        null,
      ]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain(`Index Scan Backward using ${table}_in_force`);
      expect(plan).not.toContain('Sort');
    } finally {
      await client.query('rollback');
      client.release();
    }
  },
);
