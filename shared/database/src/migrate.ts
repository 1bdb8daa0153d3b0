import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { assertSchemaName, clientConfig, type Pool } from './pool.ts';

export interface MigrateOptions {
  readonly url: string;
  readonly schema: string;
  /** Folder of `YYYYMMDDHHMM-name.sql` files (the oldest have four digits), run in order of name. */
  readonly directory: string;
  readonly onLine?: (line: string) => void;
}

class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Four digits, or the minute it was written in: two authors never choose the same. */
const FILE = /^\d{4}(\d{8})?-[a-z0-9-]+\.sql$/;
/** First half of the advisory lock's key; the schema makes the second. */
const LOCK = 0x5376;

async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (name) => {
      if (!FILE.test(name)) throw new MigrationRefused(`${name} is not named YYYYMMDDHHMM-name.sql.`);
      // Line ends are made equal first, so that a checkout on Windows has the same checksums.
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

const readBefore = new Map<string, Promise<readonly Migration[]>>();

/** Read once in a process, whose release does not change while it runs: probes ask several times a second. */
function migrationsOfRelease(directory: string): Promise<readonly Migration[]> {
  const reading = readBefore.get(directory) ?? readMigrations(directory);
  readBefore.set(directory, reading);
  // What could not be read is read again.
  reading.catch(() => readBefore.delete(directory));
  return reading;
}

function refuseHistoryThatDiffers(files: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const [name, checksum] of applied) {
    const file = byName.get(name);
    if (file === undefined)
      throw new MigrationRefused(
        `${name} was applied to this database but is not in the folder. Is this an older release?`,
      );
    if (file.checksum !== checksum)
      throw new MigrationRefused(`${name} was changed after it was applied. Write a new migration instead.`);
  }
}

async function appliedMigrations(
  client: { query: pg.ClientBase['query'] },
  schema: string,
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from ${schema}.schema_migrations order by name`,
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function applyOne(client: pg.Client, schema: string, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.sql);
    await client.query(`insert into ${schema}.schema_migrations (name, checksum) values ($1, $2)`, [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(
      `${migration.name} failed and was rolled back: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

/**
 * Brings a schema to the newest migration. Each file is one transaction; processes that start
 * together wait for each other; a file that was changed after it was applied is refused.
 *
 * @returns names of the files applied by this call
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { schema } = options;
  assertSchemaName(schema);
  const files = await readMigrations(options.directory);
  const client = new pg.Client({
    ...clientConfig({ url: options.url, schema, name: `${schema}-migrate`, statementTimeout: 0 }),
    lock_timeout: 0,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK, schema]);
    await client.query(`create schema if not exists ${schema}`);
    await client.query(`create table if not exists ${schema}.schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const applied = await appliedMigrations(client, schema);
    refuseHistoryThatDiffers(files, applied);
    const pending = files.filter((file) => !applied.has(file.name));
    for (const migration of pending) {
      await applyOne(client, schema, migration);
      options.onLine?.(`applied ${schema}/${migration.name}`);
    }
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** Whether a schema stands at the newest migration of the folder, as this process first read it: a condition of being ready. */
export async function isMigrated(pool: Pool, schema: string, directory: string): Promise<boolean> {
  assertSchemaName(schema);
  const files = await migrationsOfRelease(directory);
  const applied = await appliedMigrations(pool, schema);
  return files.every((file) => applied.get(file.name) === file.checksum);
}
