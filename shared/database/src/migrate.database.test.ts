import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@suvarna/testing/database';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMigrated, migrate } from './migrate.ts';
import { createPool, type Pool } from './pool.ts';

let database: TestDatabase;
let pool: Pool;
let directory: string;
let schema: string;
let schemas = 0;

beforeAll(async () => {
  database = await testDatabase('migrate');
});
afterAll(() => database.drop());
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  schema = `s${(schemas += 1)}`;
  pool = createPool({ url: database.url, schema, max: 2 });
});
afterEach(async () => {
  await pool.end();
  await rm(directory, { recursive: true, force: true });
});

const file = (name: string, sql: string) => writeFile(join(directory, name), sql);
const run = () => migrate({ url: database.url, schema, directory });

describe('migrations', () => {
  it('run once each, in order, in their schema', async () => {
    await file('0002-b.sql', 'alter table things add column name text');
    await file('0001-a.sql', 'create table things (id int)');
    expect(await run()).toEqual(['0001-a.sql', '0002-b.sql']);
    expect(await run()).toEqual([]);
    expect((await pool.query('select id, name from things')).rows).toEqual([]);
  });

  it('are applied once when processes start together', async () => {
    await file('0001-a.sql', 'create table things (id int)');
    const applied = await Promise.all([run(), run(), run(), run()]);
    expect(applied.flat()).toEqual(['0001-a.sql']);
  });

  it('are refused when one changed after it was applied, or is gone', async () => {
    await file('0001-a.sql', 'create table things (id int)');
    await run();
    await file('0001-a.sql', 'create table things (id bigint)');
    await expect(run()).rejects.toThrow('was changed after it was applied');
    await rm(join(directory, '0001-a.sql'));
    await expect(run()).rejects.toThrow('is not in the folder');
  });

  it('do not count line ends as a change', async () => {
    await file('0001-a.sql', 'create table things (\n id int)');
    await run();
    await file('0001-a.sql', 'create table things (\r\n id int)');
    expect(await run()).toEqual([]);
  });

  it('that fail leave nothing behind, and those before them stay', async () => {
    await file('0001-a.sql', 'create table things (id int)');
    await file('0002-b.sql', 'create table more (id int); select nonsense');
    await expect(run()).rejects.toThrow('0002-b.sql failed and was rolled back');
    await file('0002-b.sql', 'create table more (id int)');
    expect(await isMigrated(pool, schema, directory)).toBe(false);
    expect(await run()).toEqual(['0002-b.sql']);
    expect(await isMigrated(pool, schema, directory)).toBe(true);
  });

  it('are read once by a process that asks whether they were applied', async () => {
    await file('0001-a.sql', 'create table things (id int)');
    await run();
    expect(await isMigrated(pool, schema, directory)).toBe(true);
    await rm(directory, { recursive: true });
    expect(await isMigrated(pool, schema, directory)).toBe(true);
    // What could not be read is read again.
    const later = `${directory}-later`;
    await expect(isMigrated(pool, schema, later)).rejects.toThrow('ENOENT');
    await mkdir(later);
    expect(await isMigrated(pool, schema, later)).toBe(true);
    await rm(later, { recursive: true });
  });

  it('have numbered names, and schemas have plain ones', async () => {
    await file('first.sql', 'select 1');
    await expect(run()).rejects.toThrow('YYYYMMDDHHMM-name.sql');
    await expect(migrate({ url: database.url, schema: 'a; drop', directory })).rejects.toThrow(
      'Not a schema name',
    );
  });

  it('do not let others queue behind them for a table that is being read', async () => {
    await file('0001-a.sql', 'create table things (id int)');
    await run();
    await file('0002-b.sql', 'alter table things add name text');
    const reader = await pool.connect();
    await reader.query('begin');
    await reader.query('select id from things');
    const held = Promise.withResolvers<string>();
    const applied = migrate({ url: database.url, schema, directory, onLine: held.resolve });
    expect(await held.promise).toBe(`${schema}/0002-b.sql is held up by others, and tried again`);
    expect((await pool.query('select id from things')).rows).toEqual([]);
    await reader.query('commit');
    reader.release();
    expect(await applied).toEqual(['0002-b.sql']);
  });

  it('that never get their lock say so and leave nothing behind', async () => {
    await file('0001-a.sql', 'create table things (id int)');
    await run();
    await file('0002-b.sql', 'create table more (id int); alter table things add name text');
    const reader = await pool.connect();
    await reader.query('begin');
    await reader.query('select id from things');
    await expect(migrate({ url: database.url, schema, directory, patience: 0 })).rejects.toThrow(
      '0002-b.sql failed and was rolled back: canceling statement due to lock timeout',
    );
    expect((await pool.query("select to_regclass('more') as more")).rows).toEqual([{ more: null }]);
    await reader.query('commit');
    reader.release();
  });

  it('build an index while others write, once however many start together', async () => {
    await file('0001-a.sql', 'create table things (id int)');
    await file('0002-b.sql', '-- A large table.\ncreate index concurrently things_id on things (id);\n');
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat()).toEqual(['0001-a.sql', '0002-b.sql']);
  });

  it('build an index again that was left half built', async () => {
    await file('0001-a.sql', 'create table things (id int); insert into things values (1), (1)');
    await file('0002-b.sql', 'create unique index concurrently things_id on things (id);\n');
    await expect(run()).rejects.toThrow('could not create unique index');
    expect(
      (await pool.query("select indisvalid from pg_index where indexrelid = 'things_id'::regclass")).rows,
    ).toEqual([{ indisvalid: false }]);
    await pool.query('delete from things');
    expect(await run()).toEqual(['0002-b.sql']);
  });
});
