import { expect, it } from '@jest/globals';
import type { Cart } from '@suvarna/contracts/bag';
import { migrate } from '@suvarna/database/migrate';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COLUMNS } from '../src/platform/database/columns.ts';
import { MIGRATIONS, SCHEMA } from '../src/platform/database/migrations.ts';
import { PLAIN } from '../test-support/catalogue.fixtures.ts';
import { ofSuite, startService } from '../test-support/service.fixtures.ts';

const service = ofSuite(() => startService('columns'));

it('every table and every column of this release is in the database', async () => {
  const found = await service.rows<{ table_name: string; columns: string[] }>(
    `select table_name, array_agg(column_name::text) as columns
       from information_schema.columns where table_schema = $1 group by table_name`,
    [SCHEMA],
  );
  const columns = new Map(found.map((row) => [row.table_name, row.columns]));
  const missing = Object.entries(COLUMNS).flatMap(([table, names]) =>
    names.filter((name) => columns.get(table)?.includes(name) !== true).map((name) => `${table}.${name}`),
  );
  expect(missing).toEqual([]);
});

/** What a shopper does, until it is over. @returns how often each was answered */
async function shop(isOver: () => boolean, answered: Map<number, number>): Promise<void> {
  const token = await service.guest();
  while (!isOver()) {
    const added = await service.post(
      '/api/customer/cart/add/',
      { product_id: PLAIN, quantity: 1 },
      { token },
    );
    const listed = await service.get('/api/customer/cart/list/', { token });
    const line = (listed.body.data as Cart | null)?.items[0];
    const removed = await service.post('/api/customer/cart/remove/', { item_id: line?.item_id }, { token });
    for (const { status } of [added, listed, removed]) answered.set(status, (answered.get(status) ?? 0) + 1);
  }
}

it('a release goes on while the next one adds a column to every table and an index to one', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'next-release-'));
  cpSync(MIGRATIONS, directory, { recursive: true });
  const tables = await service.column(
    "select table_name from information_schema.tables where table_schema = $1 and table_type = 'BASE TABLE'",
    [SCHEMA],
  );
  for (const [at, table] of tables.entries())
    writeFileSync(
      join(directory, `2099${String(at).padStart(8, '0')}-next.sql`),
      `alter table ${table} add of_next_release text;\n`,
    );
  writeFileSync(
    join(directory, '209912312359-next.sql'),
    'create index concurrently of_next_release on cart_lines (of_next_release);\n',
  );
  let isOver = false;
  const answered = new Map<number, number>();
  const shoppers = Array.from({ length: 6 }, () => shop(() => isOver, answered));
  try {
    const applied = await migrate({ url: service.databaseUrl, schema: SCHEMA, directory });
    expect(applied).toHaveLength(tables.length + 1);
  } finally {
    isOver = true;
    await Promise.all(shoppers);
    rmSync(directory, { recursive: true });
  }
  expect([...answered.keys()]).toEqual([200]);
});
