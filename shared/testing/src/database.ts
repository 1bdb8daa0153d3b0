import pg from 'pg';
import { randomBytes } from 'node:crypto';

export interface TestDatabase {
  readonly url: string;
  /** Ends what is still connected and removes the database. */
  drop(): Promise<void>;
}

/** Set by Jest's global set-up; otherwise a server on this machine. */
const SERVER = (): string => process.env['TEST_DATABASE_URL'] ?? 'postgresql://postgres@127.0.0.1:5432/postgres';

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function addressOf(database: string): string {
  const [before, query] = SERVER().split('?');
  const address = `${(before ?? '').replace(/\/[^/]*$/, '')}/${database}`;
  return query === undefined ? address : `${address}?${query}`;
}

/** A database of a suite's own on the test server: real PostgreSQL, so that races are real. */
export async function testDatabase(name: string): Promise<TestDatabase> {
  const database = `test_${name.replace(/\W/g, '_').toLowerCase()}_${randomBytes(4).toString('hex')}`;
  await onServer(`create database ${database}`);
  return {
    url: addressOf(database),
    drop: () => onServer(`drop database if exists ${database} with (force)`),
  };
}
