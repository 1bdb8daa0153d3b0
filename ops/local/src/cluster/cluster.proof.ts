import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Composition } from '@suvarna/contracts/release-delivery';
import { createPool, type Pool } from '@suvarna/database/pool';
import { publishDirectory } from '@suvarna/registry/publish';
import { applyNextMigrations } from '@suvarna/testing/next-migrations';
import { memoryOf, type ProcessMemory } from '@suvarna/testing/process-memory';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../workspace.ts';
import { runStep } from '../store/run-step.ts';
import { answersOk, until } from '../store/until.ts';
import { openCluster, type Cluster } from './open-cluster.ts';
import { openLoad, type Load } from '@suvarna/testing/open-load';
import { openShoppers, type Shoppers } from '@suvarna/testing/shoppers';

// A festival day in minutes: shoppers come by the clock, and everything that is rolled, changed or lost in
// a year happens in turn.

/** Calls a second on average; two cores carry the shoppers, all processes and both databases. */
const PER_SECOND = Number(process.env['CLUSTER_RATE'] ?? '30');
/** As long as others have to notice that a process was killed, or that the primary was lost. */
const NOTICED_MS = { process: 3_000, primary: 7_000 };
const QUIET_MS = 5_000;
/** Bytes of two composers, commerces, registries and image services, what they share divided among them. */
const MOST_MEMORY = 1.7e9;

let cluster: Cluster;
let shoppers: Shoppers;
let load: Load;
let pool: Pool;
/** Of the next shell and the next catalogue. */
let builds: string;
const NEXT = '1.0.1';

interface Step {
  readonly step: string;
  readonly failed: number;
  /** From its beginning to the last failure. */
  readonly over: string;
  readonly why: string;
}
const steps: Step[] = [];
const memory: { process: string; memory: string; 'its share': string; 'at most': string }[] = [];

beforeAll(async () => {
  cluster = await openCluster({
    env: { PATH: process.env['PATH'] },
    firstPort: 5_000,
    signal: new AbortController().signal,
  });
  builds = mkdtempSync(join(tmpdir(), 'next-builds-'));
  for (const [kind, source] of [
    ['shell', 'shell'],
    ['remote', 'mfe-catalog'],
  ] as const)
    await runStep({
      entry: 'ops/local/src/build/build-one.ts',
      words: [kind, join(root, source), join(builds, kind), NEXT, 'unknown'],
      env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' },
      onLine: () => undefined,
    });
  pool = createPool({ url: cluster.databaseUrl, schema: 'commerce', max: 2 });
  shoppers = await openShoppers(cluster.secure.shop, 40, cluster.secure);
  load = openLoad(PER_SECOND, shoppers.next);
});
afterAll(async () => {
  await load.stop();
  const rows = [...load.took()].map(([kind, times]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)} ms`;
    return { kind, answered: times.length, p50: at(0.5), p99: at(0.99) };
  });
  process.stdout.write(`${table(steps)}\n${table(rows)}\n`);
  process.stdout.write(`\n${table(memory)}\n`);
  await pool.end();
  await shoppers.close();
  await cluster.close();
  rmSync(builds, { recursive: true });
});

/** Does something, and waits until what it may break would have broken. @returns what failed meanwhile, and for how long */
async function during(step: string, act: () => Promise<void>): Promise<{ failed: number; lastedMs: number }> {
  const begun = load.now();
  await act();
  await delay(QUIET_MS);
  const failed = load.failures().filter(({ at }) => at >= begun);
  const lastedMs = Math.max(0, ...failed.map(({ at }) => at - begun));
  const why = [...new Set(failed.map(({ kind, why: reason }) => `${kind}: ${reason}`))].join(', ');
  steps.push({ step, failed: failed.length, over: `${Math.round(lastedMs)} ms`, why });
  return { failed: failed.length, lastedMs };
}

function processOf(name: string) {
  const found = cluster.processes.get(name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}
/** Ends a process, and waits until it takes work again. */
async function again(name: string, signal: NodeJS.Signals): Promise<void> {
  const { plan, running } = processOf(name);
  running.signal(signal);
  const isReady = (): Promise<boolean> => answersOk(plan.readyUrl);
  expect(await until(async () => !(await isReady()), 30_000)).toBe(true);
  expect(await until(isReady, 90_000)).toBe(true);
}

it.each([
  'registry-1',
  'registry-2',
  'composer-1',
  'composer-2',
  'commerce-1',
  'commerce-2',
  'jobs-1',
  'imaging-1',
])('no call fails while %s is rolled', async (name) => {
  expect(await during(`${name} is rolled`, () => again(name, 'SIGTERM'))).toMatchObject({ failed: 0 });
});

async function liveRevision(): Promise<number> {
  const { payload } = await cluster.operator.composition('production');
  return (JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as Composition).revision;
}
/** Until each composer's documents name what is live now. */
async function everyDocumentNames(files: string): Promise<void> {
  for (const name of ['composer-1', 'composer-2']) {
    const origin = new URL('/', processOf(name).plan.readyUrl);
    expect(await until(async () => (await (await fetch(origin)).text()).includes(files), 30_000)).toBe(true);
  }
}

it('no file is missing while a shell is rolled', async () => {
  const rolled = await during('the next shell is rolled', async () => {
    for (const name of ['composer-1', 'composer-2']) {
      await cluster.replace(name, { SHELL_DIST: join(builds, 'shell') });
      await delay(QUIET_MS);
    }
    await everyDocumentNames(`/shell/${NEXT}/`);
  });
  expect(rolled).toMatchObject({ failed: 0 });
});

it('no file is missing while a release is swapped, and swapped back', async () => {
  const { operator } = cluster;
  await publishDirectory(operator, join(builds, 'remote'));
  const swapped = await during('a release is swapped, and back', async () => {
    for (const version of [NEXT, '1.0.0']) {
      await operator.swap({
        channel: 'production',
        remote: 'catalog',
        version,
        reason: 'proof',
        expectedRevision: await liveRevision(),
      });
      await everyDocumentNames(`/remotes/catalog/${version}/`);
      await delay(QUIET_MS);
    }
  });
  expect(swapped).toMatchObject({ failed: 0 });
});

it('no call fails while the next release adds a column and an index', async () => {
  const added = await during('a column and an index are added', () =>
    applyNextMigrations(cluster.databaseUrl, [
      'alter table cart_lines add of_next_release text',
      'create index concurrently of_next_release on cart_lines (of_next_release)',
    ]),
  );
  expect(added).toMatchObject({ failed: 0 });
});

it('a rate that is published reaches every process, and no call fails', async () => {
  const versions = async (): Promise<readonly number[]> =>
    Promise.all(
      ['commerce-1', 'commerce-2'].map(async (name) => {
        const url = new URL('/api/product/gold_rate/', processOf(name).plan.readyUrl);
        return ((await (await fetch(url)).json()) as { data: { rate_version: number } }).data.rate_version;
      }),
    );
  const [before = 0] = await versions();
  const published = await during('a rate is published', async () => {
    await pool.query(`insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      select version + 1, date_trunc('milliseconds', now()), karat, paise_per_gram + 1000, 'proof', 'proof' from gold_rates
      where version = (select max(version) from gold_rates)`);
    const begun = performance.now();
    expect(await until(async () => (await versions()).every((version) => version > before), 10_000)).toBe(
      true,
    );
    steps.push({
      step: 'a rate is everywhere',
      failed: 0,
      over: `${Math.round(performance.now() - begun)} ms`,
      why: '',
    });
  });
  expect(published).toMatchObject({ failed: 0 });
});

it.each(['commerce-1', 'composer-1', 'jobs-1', 'imaging-1'])(
  '%s is killed, and others notice',
  async (name) => {
    const { lastedMs } = await during(`${name} is killed`, () => again(name, 'SIGKILL'));
    expect(lastedMs).toBeLessThan(NOTICED_MS.process);
  },
);

it('a pooler is killed, and others notice', async () => {
  const { lastedMs } = await during('a pooler is killed', async () => {
    await cluster.killPooler('one');
    await delay(QUIET_MS);
    await cluster.startPooler('one');
  });
  expect(lastedMs).toBeLessThan(NOTICED_MS.process);
});

it('keeps within its memory', () => {
  const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
  const row = (process: string, { rss, pss, peak }: ProcessMemory) =>
    memory.push({
      process,
      memory: inMegabytes(rss),
      'its share': inMegabytes(pss),
      'at most': inMegabytes(peak),
    });
  const all = { rss: 0, pss: 0, peak: 0 };
  for (const [name, pid] of cluster.pids) {
    const held = memoryOf(pid);
    row(name, held);
    if (name === 'sandbox' || name.startsWith('jobs')) continue;
    for (const kind of ['rss', 'pss', 'peak'] as const) all[kind] += held[kind];
  }
  row('two of each', all);
  expect(all.pss).toBeLessThan(MOST_MEMORY);
});

it('the primary is lost, and no write that was answered', async () => {
  const { lastedMs } = await during('the primary is killed, and its standby promoted', async () => {
    await cluster.postgres.kill('one');
    await cluster.postgres.promote('two');
  });
  expect(lastedMs).toBeLessThan(NOTICED_MS.primary);
  expect(await shoppers.lost()).toBe(0);
});

function table(rows: readonly object[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const line = (cells: readonly unknown[]): string => `| ${cells.map(String).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join(
    '\n',
  );
}
