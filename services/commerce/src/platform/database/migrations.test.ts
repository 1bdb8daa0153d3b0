import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from './migrations.ts';

/** Before then no shopper had orders that a lock could stop. */
const SINCE = '202611260121';
/** The tables that every page of the shop reads or that everybody writes to. */
const BUSY = /\b(?:orders|order_lines|order_requests|reviews)\b/;

const files = readdirSync(MIGRATIONS).filter((name) => name >= SINCE);

function statementsOf(name: string): readonly string[] {
  const sql = readFileSync(join(MIGRATIONS, name), 'utf8').replaceAll(/--.*/g, '');
  return sql
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** Tables of all indexes by their names. */
const tables = new Map(
  readdirSync(MIGRATIONS)
    .flatMap(statementsOf)
    .flatMap((each) => {
      const [, index, table] = /^create (?:unique )?index (\w+) on (\w+)/.exec(each) ?? [];
      return index === undefined || table === undefined ? [] : [[index, table] as const];
    }),
);

it('there are migrations to look at', () => {
  expect(files.length).toBeGreaterThan(5);
});

it.each(files)('%s stops no reader of a busy table while it builds', (name) => {
  const statements = statementsOf(name);
  const created = statements.flatMap((each) => /^create table (\w+)/.exec(each)?.[1] ?? []);
  const onBusy = statements.filter((each) => {
    const table = /^alter table (\w+)|^create (?:unique )?index \w+ on (\w+)/.exec(each);
    const at = table?.[1] ?? table?.[2];
    return at !== undefined && BUSY.test(at) && !created.includes(at);
  });
  // Each file is one transaction: what it locks first it holds until its last index is built.
  const indexes = onBusy.filter((each) => each.startsWith('create'));
  expect(indexes.length).toBeLessThanOrEqual(1);
  const dropped = statements.flatMap((each) => tables.get(/^drop index (\w+)/.exec(each)?.[1] ?? '') ?? []);
  if (indexes.length > 0 || dropped.some((table) => BUSY.test(table))) expect(statements).toHaveLength(1);
  for (const each of onBusy) {
    const checks = each.match(/add constraint \w+\s+check/g) ?? [];
    expect(each.match(/not valid/g) ?? []).toHaveLength(checks.length);
  }
});
