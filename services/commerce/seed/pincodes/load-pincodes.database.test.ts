import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createPool, type Pool } from '@suvarna/database/pool';
import { testDatabase, type TestDatabase } from '@suvarna/testing/database';
import { ROLE, SCHEMA } from '../../src/platform/database/migrations.ts';
import { migrated } from '../../test-support/templates.fixtures.ts';
import { loadPincodes } from './load-pincodes.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await testDatabase('pincodes', migrated);
  pool = createPool({ url: database.url, schema: SCHEMA, statementTimeout: 0 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Whether it wrote, and what it said to the database. */
async function load(): Promise<{ readonly wrote: boolean; readonly statements: number }> {
  const client = await pool.connect();
  const asked = jest.spyOn(client, 'query');
  try {
    const wrote = await loadPincodes(client, () => undefined);
    return { wrote, statements: asked.mock.calls.length };
  } finally {
    asked.mockRestore();
    client.release();
  }
}

const written = async (): Promise<string> =>
  (await pool.query<{ at: string }>('select max(xmin::text::bigint)::text as at from pincodes')).rows[0]
    ?.at ?? '';

it('writes the table once; the next start reads and writes nothing', async () => {
  expect((await load()).wrote).toBe(true);
  const { rows } = await pool.query(
    "select count(*)::int as count, count(*) filter (where state_code = '38')::int as ladakh from pincodes",
  );
  expect(rows).toEqual([{ count: 19_238, ladakh: 14 }]);
  const before = await written();
  expect(await load()).toEqual({ wrote: false, statements: 1 });
  expect(await written()).toBe(before);
});

it('leaves the table to the seed: the service may not change it', async () => {
  const service = createPool({ url: database.url, schema: SCHEMA, role: ROLE, max: 1 });
  try {
    for (const sql of [
      'update pincodes set cod = true',
      'delete from pincodes',
      "insert into pincode_versions (version) values ('x')",
    ]) {
      await expect(service.query(sql)).rejects.toMatchObject({ code: '42501' });
    }
  } finally {
    await service.end();
  }
});
