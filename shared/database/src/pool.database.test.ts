import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@suvarna/testing/database';
import { until } from '@suvarna/testing/until';
import { clientConfig, createPool, type Pool } from './pool.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await testDatabase('pool');
  pool = createPool({ url: database.url, schema: 'shop', max: 2 });
  await pool.query('create schema shop');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('a connection', () => {
  it('names parameterised statements, so the server plans them once', async () => {
    const client = await pool.connect();
    try {
      for (const value of [1, 2, 3]) await client.query('select $1::int as value', [value]);
      const { rows } = await client.query<{ statement: string }>(
        'select statement from pg_prepared_statements',
      );
      expect(rows.filter(({ statement }) => statement === 'select $1::int as value')).toHaveLength(1);
    } finally {
      client.release();
    }
  });

  it('repeats a statement whose columns changed, and spares others the same error', async () => {
    const client = await pool.connect();
    const read = () => client.query('select * from changing where id = $1', [1]);
    try {
      await client.query('create table changing as select 1 as id');
      await read();
      await client.query('alter table changing add colour text');
      expect((await read()).rows).toEqual([{ id: 1, colour: null }]);
      await client.query('alter table changing add size int');
      expect((await read()).rows).toEqual([{ id: 1, colour: null, size: null }]);
    } finally {
      client.release();
    }
  });

  it('repeats nothing in a transaction, which is lost', async () => {
    const client = await pool.connect();
    const read = () => client.query('select * from kept where id = $1', [1]);
    try {
      await client.query('create table kept as select 1 as id');
      await read();
      await client.query('alter table kept add colour text');
      await client.query('begin');
      await expect(read()).rejects.toMatchObject({ code: '0A000' });
      await client.query('rollback');
      expect((await read()).rows).toEqual([{ id: 1, colour: null }]);
    } finally {
      client.release();
    }
  });

  it('names none for a pooler that knows no names, and brings it no settings', async () => {
    const unnamed = createPool({ url: database.url, schema: 'shop', max: 1, namesStatements: false });
    await unnamed.query('select $1::int as value', [1]);
    expect((await unnamed.query('select name from pg_prepared_statements')).rows).toEqual([]);
    await unnamed.end();
    const brought = Object.keys(clientConfig({ url: database.url, schema: 'shop', sharing: 'transaction' }));
    for (const refused of [
      'options',
      'statement_timeout',
      'lock_timeout',
      'idle_in_transaction_session_timeout',
    ])
      expect(brought).not.toContain(refused);
  });

  it('looks into its schema', async () => {
    await pool.query('create table items (id int)');
    expect(
      (await pool.query('select schemaname from pg_tables where tablename = $1', ['items'])).rows,
    ).toEqual([{ schemaname: 'shop' }]);
  });

  it('answers bigint as a number, and fails instead of rounding', async () => {
    expect((await pool.query('select 9007199254740991::bigint as value')).rows).toEqual([
      { value: 9_007_199_254_740_991 },
    ]);
    await expect(pool.query('select 9007199254740993::bigint as value')).rejects.toThrow(RangeError);
    expect((await pool.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
  });

  it('gives a date as it is written', async () => {
    expect((await pool.query(`select date '2026-11-21' as day`)).rows).toEqual([{ day: '2026-11-21' }]);
  });

  it('does not wait for ever: statements, locks and idle transactions have limits', async () => {
    const { rows } =
      await pool.query(`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`);
    expect(rows).toEqual([{ statement: '3s', lock: '1s', idle: '5s' }]);
  });
});

describe('a pool', () => {
  it('survives that the server ends its connections', async () => {
    const lost: Error[] = [];
    const own = createPool({
      url: database.url,
      schema: 'shop',
      max: 1,
      onIdleError: (error) => lost.push(error),
    });
    await own.query('select 1');
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await until(() => lost.length > 0, 'the end of a connection');
    expect((await own.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
    await own.end();
  });

  it('survives that a connection breaks between two statements of its user', async () => {
    const own = createPool({ url: database.url, schema: 'shop', max: 1 });
    const client = await own.connect();
    await client.query('begin');
    const broken = new Promise((resolve) => client.once('end', resolve));
    const {
      rows: [mine],
    } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [mine?.pid]);
    await broken;
    await expect(client.query('select 1')).rejects.toThrow();
    client.release();
    expect((await own.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
    await own.end();
  });
});
