import pg from 'pg';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@suvarna/testing/until';
import { startEmbedded, type EmbeddedDatabase } from '../embedded.ts';

const WRITERS = 8;
const READY_WITHIN_MS = 30_000;

export interface KillOptions {
  readonly rounds: number;
  /** `off` is the naive variant: the server says "done" before it is on disk. */
  readonly synchronousCommit: 'on' | 'off';
}

/** A server to kill, with a table to write to. */
export interface Victim {
  readonly database: EmbeddedDatabase;
  end(): Promise<void>;
}

/**
 * @param scratch - without fsync, which only the end of the whole machine needs: what a killed server wrote, the system
 * has. A slow disk makes each recovery seconds long otherwise, while it is asked forty times a second whether it is over.
 */
export async function aVictim({ scratch = false } = {}): Promise<Victim> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kill-'));
  const database = await startEmbedded({ dataDir, scratch });
  const first = await connect(database.url);
  await first.query('create table written (id text primary key, filling text not null)');
  await first.end();
  return {
    database,
    async end() {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface KillResult {
  readonly rounds: number;
  /** Rows whose writer had the answer that they are there. */
  readonly acknowledged: number;
  /** Of these, those that were not there afterwards. */
  readonly lost: number;
  /** Faults that the server's own checks of table and index found. */
  readonly corruptions: number;
}

/** Connects until the server takes queries: after a kill it is started again by itself. */
async function connect(url: string, deadline = Date.now() + READY_WITHIN_MS): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (Date.now() > deadline) throw error;
    await delay(20);
    return connect(url, deadline);
  }
}

/** Adds rows, one transaction each, until its connection breaks. */
async function write(
  client: pg.Client,
  setting: string,
  writer: number,
  acknowledged: string[],
): Promise<void> {
  await client.query(`set synchronous_commit = ${setting}`);
  for (let row = 0; ; row += 1) {
    const id = `${acknowledged.length}-${writer}-${row}-${process.hrtime.bigint()}`;
    try {
      await client.query('insert into written (id, filling) values ($1, repeat($1, 8))', [id]);
    } catch {
      // The kill this is about. Whether this last row is there no client was answered, and it does not matter.
      return;
    }
    acknowledged.push(id);
  }
}

async function lostOf(client: pg.Client, acknowledged: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ lost: string }>(
    'select count(*) as lost from unnest($1::text[]) as acknowledged (id) where not exists (select from written w where w.id = acknowledged.id)',
    [acknowledged],
  );
  return Number(rows[0]?.lost);
}

async function corruptionsOf(client: pg.Client): Promise<number> {
  await client.query('create extension if not exists amcheck');
  // Throws when the index is broken or misses a row.
  await client.query("select bt_index_check('written_pkey', true)");
  const { rows } = await client.query<{ faults: string }>(
    "select count(*) as faults from verify_heapam('written')",
  );
  return Number(rows[0]?.faults);
}

async function killDuring(
  database: EmbeddedDatabase,
  { synchronousCommit }: KillOptions,
  round: number,
): Promise<string[]> {
  const acknowledged: string[] = [];
  const clients = await Promise.all(Array.from({ length: WRITERS }, () => connect(database.url)));
  const writing = Promise.all(
    clients.map((client, writer) => write(client, synchronousCommit, writer, acknowledged)),
  );
  // Each round at another moment of the work: after so many rows, not after so much time.
  const enough = 40 + ((round * 97) % 400);
  while (acknowledged.length < enough) await delay(1);
  process.kill(database.pid(), 'SIGKILL');
  await writing;
  await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  return acknowledged;
}

/** Kills the server with -9 while it is written to, again and again on the same data, and counts what is missing each time it is back. */
export async function killWhileWriting({ database }: Victim, options: KillOptions): Promise<KillResult> {
  const result = { rounds: 0, acknowledged: 0, lost: 0, corruptions: 0 };
  for (; result.rounds < options.rounds; result.rounds += 1) {
    const dead = database.pid();
    const acknowledged = await killDuring(database, options, result.rounds);
    await until(() => database.pid() !== dead, 'the next server', READY_WITHIN_MS);
    const client = await connect(database.url);
    result.acknowledged += acknowledged.length;
    result.lost += await lostOf(client, acknowledged);
    result.corruptions += await corruptionsOf(client);
    await client.end();
  }
  return result;
}
