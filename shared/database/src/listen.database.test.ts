import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@suvarna/testing/database';
import { until } from '@suvarna/testing/until';
import { listen } from './listen.ts';
import { createPool, type Pool } from './pool.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await testDatabase('listen');
  pool = createPool({ url: database.url, schema: 'public', max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const isListening = async (): Promise<boolean> => {
  const { rowCount } = await pool.query("select from pg_stat_activity where application_name = 'listener'");
  return rowCount === 1;
};

it('hears what is announced, once for what may have been missed, and again after its connection was lost', async () => {
  let heard = 0;
  const troubles: unknown[] = [];
  const listening = listen({
    url: database.url,
    schema: 'public',
    name: 'listener',
    channel: 'Prices of now',
    onHeard: () => (heard += 1),
    onTrouble: (error) => troubles.push(error),
  });
  const announce = () => pool.query("select pg_notify('Prices of now', '')");
  await until(() => heard === 1);
  await announce();
  await until(() => heard === 2);
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener'",
  );
  await until(() => heard === 3);
  expect(troubles).toHaveLength(1);
  await announce();
  await until(() => heard === 4);
  await listening.close();
  await until(async () => !(await isListening()));
});

it('closes while it tries in vain', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const listening = listen({
    url: 'postgresql:///none?host=/nowhere',
    schema: 'public',
    channel: 'prices',
    onHeard: () => undefined,
    onTrouble: resolve,
  });
  expect(await promise).toMatchObject({ code: 'ENOENT' });
  await listening.close();
});
