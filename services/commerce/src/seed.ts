import { createPool } from '@suvarna/database/pool';
import { readConfig } from './config.ts';
import { SCHEMA } from './migrations.ts';
import { SEED_VERSION, loadSeed } from './seed/load-seed.ts';

// Run after migrate by `npm start`; does nothing when this release's seed is already there.
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const pool = createPool({ url: readConfig(process.env).databaseUrl, schema: SCHEMA, name: 'commerce-seed', max: 1, statementTimeout: 0 });
const client = await pool.connect();
try {
  await client.query('set idle_in_transaction_session_timeout = 0');
  await client.query('begin');
  const fresh = await loadSeed(client, print);
  await client.query('commit');
  print(fresh ? `the catalogue is seeded (${SEED_VERSION})` : `the catalogue already holds ${SEED_VERSION}`);
} catch (error) {
  await client.query('rollback');
  throw error;
} finally {
  client.release();
  await pool.end();
}
