/** What a database, and a folder, hold at a moment, byte for byte. */
import type { Pool } from '@suvarna/database/pool';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Noted {
  /** By the database's clock; nothing was being written. */
  readonly at: Date;
  /** Rows and their SHA-256, by table. */
  readonly tables: ReadonlyMap<string, { readonly rows: number; readonly sha256: string }>;
}

/** Rows as text, in one order: what differs by a byte has another hash. */
const OF_A_TABLE = (table: string): string =>
  `select count(*)::int as rows, encode(sha256(convert_to(coalesce(
     string_agg(t::text, E'\\n' order by t::text collate "C"), ''), 'UTF8')), 'hex') as sha256 from ${table} t`;

/** Every table of the database but those without a log, which begin empty by design: limits of the last minutes. Writers wait until it is done, so that what was committed is all there is. */
export async function note(pool: Pool): Promise<Noted> {
  const { rows: found } = await pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const names = found.map(({ name }) => name);
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A job that holds a lock this waits for gives way, and is done again.
    await client.query("set local deadlock_timeout = '1min'");
    await client.query(`lock table ${names.join(', ')} in share mode`);
    const tables = new Map<string, { rows: number; sha256: string }>();
    for (const name of names) {
      const { rows } = await client.query<{ rows: number; sha256: string }>(OF_A_TABLE(name));
      tables.set(name, rows[0] ?? { rows: 0, sha256: '' });
    }
    const { rows } = await client.query<{ at: Date }>(
      `select date_trunc('milliseconds', clock_timestamp()) as at`,
    );
    const [{ at } = { at: new Date(0) }] = rows;
    return { at, tables };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** SHA-256 of each file below a folder, by its path there. */
export function filesOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [
        file.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}
