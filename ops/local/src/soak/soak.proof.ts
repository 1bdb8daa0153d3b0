import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createPool, type Pool } from '@suvarna/database/pool';
import { openLoad, type Load } from '@suvarna/testing/open-load';
import { memoryOf } from '@suvarna/testing/process-memory';
import { openShoppers, type Shoppers } from '@suvarna/testing/shoppers';
import { setTimeout as delay } from 'node:timers/promises';
import { openCluster, type Cluster } from '../cluster/open-cluster.ts';

// An hour of an ordinary day, at the same pace: what only grows is seen.

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? '60');
const PER_SECOND = Number(process.env['SOAK_RATE'] ?? '10');
/** Caches fill, and code is compiled, in the first sixth. */
const WARM = Math.ceil(MINUTES / 6);
/** Of the mean: what a collection earlier or later makes. */
const NOISE = 0.1;

/** Tables that grow with visits, and what ends it: a job that trims, or that they are the books. */
const GONE_GUESTS = 'housekeeping: with a guest whom no browser is any more';
const BOOKS = 'the books';
const GROWS: Readonly<Record<string, string>> = {
  'commerce.addresses': GONE_GUESTS,
  'commerce.allowances': 'housekeeping: its window is over',
  'commerce.asked_kinds': 'housekeeping: after some days',
  'commerce.cart_lines': GONE_GUESTS,
  'commerce.carts': GONE_GUESTS,
  'commerce.guests': GONE_GUESTS,
  'commerce.idempotency_keys': 'housekeeping: after 72 hours',
  'commerce.order_lines': BOOKS,
  'commerce.order_steps': BOOKS,
  'commerce.orders': BOOKS,
  'commerce.outbox': 'housekeeping: thirty days after it was sent',
  'commerce.price_holds': 'housekeeping: two hours after its end, a day for a customer',
  'commerce.rate_limits': 'housekeeping: its window is over',
  'commerce.sessions': GONE_GUESTS,
};

let cluster: Cluster;
let shoppers: Shoppers;
let load: Load;
let pool: Pool;
const memory = new Map<string, number[]>();
const connections: number[] = [];
let before: ReadonlyMap<string, number>;
const closers: (() => Promise<void>)[] = [];

beforeAll(
  async () => {
    cluster = await openCluster({
      env: { PATH: process.env['PATH'] },
      firstPort: 5_000,
      signal: new AbortController().signal,
    });
    closers.push(() => cluster.close());
    pool = createPool({ url: cluster.databaseUrl, schema: 'commerce', max: 1 });
    closers.push(() => pool.end());
    shoppers = await openShoppers(cluster.secure.shop, 40, cluster.secure);
    closers.push(() => shoppers.close());
    before = await rows();
    load = openLoad(PER_SECOND, shoppers.next);
    for (let minute = 0; minute < MINUTES; minute += 1) {
      await delay(60_000);
      for (const [name, pid] of cluster.pids)
        memory.set(name, [...(memory.get(name) ?? []), memoryOf(pid).rss]);
      connections.push(await connected());
    }
    await load.stop();
  },
  (MINUTES + 10) * 60_000,
);
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** Rows of each table, counted. */
async function rows(): Promise<ReadonlyMap<string, number>> {
  const { rows: tables } = await pool.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname in ('commerce', 'registry', 'jobs', 'pgboss') order by 1`,
  );
  const counted = new Map<string, number>();
  for (const { table } of tables) {
    const { rows: found } = await pool.query<{ count: number }>(`select count(*) as count from ${table}`);
    counted.set(table, found[0]?.count ?? 0);
  }
  return counted;
}

async function connected(): Promise<number> {
  const { rows: found } = await pool.query<{ count: number }>(
    `select count(*) as count from pg_stat_activity where backend_type = 'client backend'`,
  );
  return found[0]?.count ?? 0;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

it('fails no call', () => {
  process.stdout.write(`${[...load.took().values()].flat().length} calls answered\n`);
  expect(load.failures()).toEqual([]);
});

it('holds no more memory at its end than once it was warm', () => {
  const third = Math.ceil((MINUTES - WARM) / 3);
  const held = [...memory].map(([name, sizes]) => {
    const [first, last] = [mean(sizes.slice(WARM, WARM + third)), mean(sizes.slice(-third))];
    const at = (bytes: number): string => `${String(Math.round(bytes / 1e6))} MB`;
    process.stdout.write(`| ${name} | ${at(sizes[0] ?? 0)} | ${at(first)} | ${at(last)} |\n`);
    return { name, grows: last > first * (1 + NOISE) };
  });
  expect(held.filter(({ grows }) => grows)).toEqual([]);
});

it('leaks no connection of the database', () => {
  expect(Math.max(...connections.slice(-WARM))).toBeLessThanOrEqual(Math.max(...connections.slice(0, WARM)));
});

it('grows in no table but the books and what a job trims', async () => {
  const grown = [...(await rows())].filter(([table, count]) => count > (before.get(table) ?? 0));
  for (const [table, count] of grown)
    process.stdout.write(
      `| ${table} | ${String(count - (before.get(table) ?? 0))} | ${GROWS[table] ?? ''} |\n`,
    );
  expect(grown.filter(([table]) => GROWS[table] === undefined)).toEqual([]);
});

it('loses nothing that it said it has', async () => {
  expect(await shoppers.lost()).toBe(0);
});
