/** How a long log is read: by its indexes, whatever is asked for. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillLog } from '../fixtures/large-log.fixtures.ts';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { rowOfRevision, rowsOf } from './audit.store.ts';
import { changesOf } from './history.store.ts';
import { olderReleases, releasePage } from './release.store.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  await fillLog(registry, { rows: 20_000, releases: 2_000, descriptorBytes: 10 });
});
afterAll(() => registry.stop());

type Statement = readonly [text: string, values: readonly unknown[]];

describe('a long log', () => {
  it.each<[string, Statement]>([
    ['its newest rows', rowsOf(51, {})],
    ['older rows', rowsOf(51, { before: 9_000 })],
    ['rows about a remote', rowsOf(51, { remote: 'catalog' })],
    ['rows about a remote that has none', rowsOf(51, { remote: 'ghost' })],
    ['rows of a person', rowsOf(51, { actor: 'meera' })],
    ['rows of nobody', rowsOf(51, { actor: 'nobody' })],
    ['rows of a kind', rowsOf(51, { action: 'kill' })],
    ['rows of a person about a remote', rowsOf(51, { actor: 'meera', remote: 'catalog', action: 'swap' })],
    ['the row of a revision', rowOfRevision('production', 4_000)],
    ['what changed a remote', changesOf('old', ['catalog', 'ghost'])],
    ['releases of a remote', releasePage('catalog', { limit: 50 })],
    ['earlier releases of a remote', releasePage('catalog', { limit: 50, before: new Date('2026-02-01') })],
    ['whether there are earlier ones', olderReleases('catalog', new Date('2026-02-01'))],
  ])('is not read from end to end for %s', async (_what, [text, values]) => {
    const { rows } = await registry.owner.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index/);
    expect(plan).not.toMatch(/Seq Scan on (?:audit|release|revision)\b/);
  });
});
