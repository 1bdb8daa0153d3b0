/** What is searched for, of all processes and of those before them. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { SearchSuggestions } from '@suvarna/contracts/catalogue';
import { createPool, type Pool } from '@suvarna/database/pool';
import { pino } from 'pino';
import { startService, type Service } from '../../../../../test-support/service.fixtures.ts';
import { buildApp, type App } from '../../../../app.ts';
import { ROLE, SCHEMA } from '../../../../platform/database/migrations.ts';
import { cleanupModules } from '../../../../jobs/cleanup-modules.ts';
import { MODULES } from '../../../../modules.ts';
import type { AskedKind } from './asked-kinds.store.ts';
import { KINDS } from '../words/kinds.ts';

const DAY_MS = 86_400_000;
const NOON = new Date('2026-11-20T06:30:00Z');
let now = NOON;
let service: Service;
const pools: Pool[] = [];
const started: App[] = [];

/** Another process of the same store. */
async function another(): Promise<App> {
  const { config } = service.app.deps;
  const pool = createPool({ url: config.database.url, schema: SCHEMA, role: ROLE, max: 4 });
  pools.push(pool);
  const log = pino({ level: 'silent' });
  const app = await buildApp({ config, pool, pagePool: pool, log, clock: () => now });
  started.push(app);
  return app;
}
beforeAll(async () => {
  service = await startService('asked_kinds', {}, { seeded: 'in part', clock: () => now });
}, 240_000);
beforeEach(async () => {
  now = NOON;
  await service.app.deps.askedKinds.settle();
  await service.pool.query('delete from asked_kinds');
  await service.app.deps.askedKinds.settle();
});
afterAll(async () => {
  for (const app of started) await app.close();
  for (const pool of pools) await pool.end();
  await service.stop();
});

async function search({ http }: App, words: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    expect((await http.inject(`/api/product/search/?q=${encodeURIComponent(words)}`)).statusCode).toBe(200);
}
async function offered({ http }: App): Promise<readonly string[]> {
  const answer = await http.inject('/api/product/search_suggest/?q=');
  return answer.json<{ data: SearchSuggestions }>().data.terms.map(({ text }) => text);
}
const rows = (): Promise<readonly AskedKind[]> =>
  service.rows<AskedKind>('select day, kind, asked from asked_kinds order by day, kind');

it('two processes add up, and each offers what is searched for in both', async () => {
  const [one, other] = [service.app, await another()];
  const before = await offered(one);
  expect(before[0]).not.toBe('Jhumkas');
  await search(one, 'jhumka', 2);
  await search(other, 'झुमके', 1);
  expect([await offered(one), await rows()]).toEqual([before, []]);
  await one.deps.askedKinds.settle();
  await other.deps.askedKinds.settle();
  await one.deps.askedKinds.settle();
  expect([(await offered(one))[0], (await offered(other))[0]]).toEqual(['Jhumkas', 'Jhumkas']);
  expect(await rows()).toEqual([{ day: '2026-11-20', kind: 'jhumkas', asked: 3 }]);
});

it('a process that ends leaves what it counted to the next one, which knows it from the start', async () => {
  const first = await another();
  await search(first, 'kada', 4);
  await first.close();
  started.splice(started.indexOf(first), 1);
  expect((await offered(await another()))[0]).toBe('Kadas');
});

it('counts that could not be written are written once, and are not lost to who is asked', async () => {
  const { askedKinds } = service.app.deps;
  const rename = (from: string, to: string) =>
    service.pool.query(`begin; set local role none; alter table ${from} rename to ${to}; commit`);
  await search(service.app, 'kada', 3);
  await rename('asked_kinds', 'asked_away');
  await askedKinds.settle();
  expect((await offered(service.app))[0]).toBe('Kadas');
  await rename('asked_away', 'asked_kinds');
  await search(service.app, 'kada', 1);
  await askedKinds.settle();
  await askedKinds.settle();
  expect(await rows()).toEqual([{ day: '2026-11-20', kind: 'kadas', asked: 4 }]);
});

it('what a stranger makes up adds no row: only kinds of the store are counted', async () => {
  for (let count = 0; count < 40; count += 1) await search(service.app, `word${String(count)}`, 1);
  await search(service.app, "jhumka'); drop table asked_kinds; --", 1);
  await search(service.app, 'jhumka', 2);
  await service.app.deps.askedKinds.settle();
  const kinds = new Set(KINDS.map(({ id }) => id));
  const kept = await rows();
  expect(kept.filter(({ kind }) => !kinds.has(kind))).toEqual([]);
  expect(kept.length).toBeLessThanOrEqual(2);
});

it('days that count no more are dropped by housekeeping, and by no day sooner', async () => {
  const { askedKinds } = service.app.deps;
  for (let day = 0; day < 9; day += 1) {
    now = new Date(NOON.getTime() + day * DAY_MS);
    await search(service.app, 'kada', 1);
  }
  await askedKinds.settle();
  expect(await rows()).toHaveLength(9);
  await cleanupModules(MODULES, service.app.deps);
  const days = Array.from({ length: 7 }, (_none, day) => `2026-11-${String(22 + day)}`);
  expect(await rows()).toEqual(days.map((day) => ({ day, kind: 'kadas', asked: 1 })));
});
