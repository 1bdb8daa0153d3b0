import { createPool } from '@suvarna/database/pool';
import { randomBytes } from 'node:crypto';

/** A database of one's own on a server for as long as `work` runs; dropped afterwards, whatever happened. */
export async function withScratchDatabase<Result>(
  server: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `suvarna_e2e_${randomBytes(6).toString('hex')}`;
  const pool = createPool({ url: server, schema: 'public', max: 1, statementTimeout: 0 });
  try {
    await pool.query(`create database ${name}`);
    // Thrown away in the end, so no commit waits for the disk.
    await pool.query(`alter database ${name} set synchronous_commit = off`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    try {
      return await work(url.href);
    } finally {
      await pool.query(`drop database ${name} with (force)`);
    }
  } finally {
    await pool.end();
  }
}
