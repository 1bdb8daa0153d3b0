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

/** From then on a release runs on the tables of the next one (decision 85). */
const ROLLED_SINCE = '202611300000';
/** Says in a file's first line from which release on nothing names any more what it takes away. */
const UNUSED = /^-- Unused since .+\n/;
/** What the release before may still read, or would fail to write. */
const BREAKING: Readonly<Record<string, RegExp>> = {
  'takes away': /\bdrop (?:column|table|view)\b/,
  renames: /\brename\b/,
  retypes: /\balter (?:column )?\w+ (?:set data )?type\b/,
  'asks for':
    /\bset not null\b|\badd (?:column )?(?!constraint)\w+ (?:(?!default)[^,])*not null(?:(?!default)[^,])*(?:,|$)/,
};

/** What the release before this migration would fail at. */
function breaks(sql: string, statements: readonly string[]): readonly string[] {
  const created = statements.flatMap((each) => /^create table (\w+)/.exec(each)?.[1] ?? []);
  return statements
    .filter((each) => !created.includes(/^alter table (\w+)/.exec(each)?.[1] ?? ''))
    .flatMap((each) => Object.entries(BREAKING).flatMap(([what, sign]) => (sign.test(each) ? [what] : [])))
    .filter((what) => what !== 'takes away' || !UNUSED.test(sql));
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

const rolled = files.filter((name) => name >= ROLLED_SINCE);

it('migrations of today are run while the release before serves', () => {
  for (const name of rolled)
    expect([name, breaks(readFileSync(join(MIGRATIONS, name), 'utf8'), statementsOf(name))]).toEqual([
      name,
      [],
    ]);
});

it.each<readonly [string, readonly string[]]>([
  ['alter table orders drop column gift_note', ['takes away']],
  ['alter table orders rename column gift_note to note', ['renames']],
  ['alter table orders alter column payable type bigint', ['retypes']],
  ['alter table orders alter column gift_note set not null', ['asks for']],
  ['alter table orders add wrapped boolean not null', ['asks for']],
  ["alter table orders add wrapped boolean not null default false, add ribbon text not null default ''", []],
  ['alter table orders add wrapped boolean', []],
  ['alter table orders add constraint some check (payable is not null) not valid', []],
])('"%s" breaks the release before: %j', (statement, broken) => {
  expect(breaks(statement, [statement])).toEqual(broken);
});

it('what nothing names any more may be taken away, and new tables are not read yet', () => {
  const dropped = 'alter table orders drop column gift_note';
  expect(breaks(`-- Unused since 1.4.0\n${dropped}`, [dropped])).toEqual([]);
  const made = ['create table notes (id text)', 'alter table notes add text text not null'];
  expect(breaks(made.join(';'), made)).toEqual([]);
});
