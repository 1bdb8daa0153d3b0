import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { assertSchemaName, clientConfig, type Pool } from './pool.ts';

export interface MigrateOptions {
  readonly url: string;
  readonly schema: string;
  /** Folder of `YYYYMMDDHHMM-name.sql` files (the oldest have four digits), run in order of name. */
  readonly directory: string;
  /** Milliseconds to try for the locks that one migration needs; two minutes when left out. */
  readonly patience?: number;
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
/** As long as a migration may make others wait behind it for a table that somebody reads. */
const LOCK_TIMEOUT_MS = 500;
const PATIENCE_MS = 120_000;
const PAUSE_MS = { first: 100, longest: 2_000 };
/** Says that a file is one index which is built while others write: it runs outside a transaction. */
const INDEX = /^\s*create (?:unique )?index concurrently (\w+) on [^;]+;\s*$/;

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

const RECORD = (schema: string): string =>
  `insert into ${schema}.schema_migrations (name, checksum) values ($1, $2)`;

async function inTransaction(client: pg.Client, schema: string, migration: Migration): Promise<void> {
  try {
    await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(migration.sql);
    await client.query(RECORD(schema), [migration.name, migration.checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** One that was left half built by a try before is taken away first. Waits for whoever writes, and nobody waits for it. */
async function buildIndex(
  client: pg.Client,
  schema: string,
  migration: Migration,
  index: string,
): Promise<void> {
  const halfBuilt = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [`${schema}.${index}`],
  );
  if (halfBuilt.rowCount !== 0) await client.query(`drop index concurrently ${schema}.${index}`);
  await client.query(migration.sql);
  await client.query(RECORD(schema), [migration.name, migration.checksum]);
}

/** Others hold what it needs, or wait for it in a circle: nothing was changed, and it may be tried again. */
const isHeldUp = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01');

async function applyOne(
  client: pg.Client,
  migration: Migration,
  { schema, patience = PATIENCE_MS, onLine }: MigrateOptions,
): Promise<void> {
  const index = INDEX.exec(migration.sql.replaceAll(/--.*/g, ''))?.[1];
  const deadline = performance.now() + patience;
  for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * 2, PAUSE_MS.longest)) {
    try {
      await (index === undefined
        ? inTransaction(client, schema, migration)
        : buildIndex(client, schema, migration, index));
      return;
    } catch (error) {
      if (!isHeldUp(error) || performance.now() > deadline)
        throw new Error(
          `${migration.name} failed and was rolled back: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        );
      onLine?.(`${schema}/${migration.name} is held up by others, and tried again`);
      // Others get their turn, and processes that migrate together do not meet again.
      await delay(pause * (0.5 + Math.random()));
    }
  }
}

/** Asked for again and again: a statement that waits for it would hold up an index that is built. */
async function takeLock(client: pg.Client, schema: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as taken',
      [LOCK, schema],
    );
    if (rows[0]?.taken === true) return;
    await delay(PAUSE_MS.first);
  }
}

/**
 * Brings a schema to the newest migration. Each file is one transaction, or one index that is built
 * `concurrently`; processes that start together wait for each other; a file that was changed after it
 * was applied is refused. A migration that waits for a lock gives up after half a second, so that nobody
 * queues behind it, and is tried again.
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
    await takeLock(client, schema);
    await client.query(`create schema if not exists ${schema}`);
    await client.query(`create table if not exists ${schema}.schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const applied = await appliedMigrations(client, schema);
    refuseHistoryThatDiffers(files, applied);
    const pending = files.filter((file) => !applied.has(file.name));
    for (const migration of pending) {
      await applyOne(client, migration, options);
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
