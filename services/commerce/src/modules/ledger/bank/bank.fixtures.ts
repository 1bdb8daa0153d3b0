import { startEmbedded, type EmbeddedDatabase } from '@suvarna/database/embedded';
import { migrate } from '@suvarna/database/migrate';
import { createPool, type Pool } from '@suvarna/database/pool';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@suvarna/testing/until';
import { countFaults } from '../ledger-check.store.ts';
import { isDatabaseOutage } from '@suvarna/database/outage';
import { databaseOver, type Database } from '../../../platform/database/database.ts';
import { MIGRATIONS, ROLE, SCHEMA } from '../../../platform/database/migrations.ts';
import { addCustomer } from '../ledger.fixtures.ts';
import type { ClientsLine, ClientsTask } from './clients.fixtures.ts';

export interface BankOptions {
  readonly clients: number;
  readonly seconds: number;
  /** What happens during these seconds, evenly spread. */
  readonly faults: readonly ('kill-clients' | 'kill-server' | 'stop-server-at-once')[];
}

export interface BankResult {
  acknowledged: number;
  refused: number;
  /** Commands that a fault cut off. */
  cut: number;
  /** Errors that are neither a rule's nor a fault's. */
  readonly unexpected: string[];
  /** Reads of the whole ledger while all this went on. */
  reads: number;
  /** Of these, those that found anything wrong. */
  wrongReads: number;
  /** Acknowledged transactions that are not there at the end. */
  lost: number;
  faults: number;
}

const CUSTOMERS = 6;
/** Between two faults at least so much is done, however busy the machine is. */
const ACKNOWLEDGED_A_STEP = 80;
const READS_A_STEP = 5;
const STEP_WITHIN_MS = 60_000;
const READY_WITHIN_MS = 30_000;

/** The clients' process, started again when it was killed. */
class Clients {
  readonly acknowledged = new Set<string>();
  readonly #task: Omit<ClientsTask, 'name'>;
  readonly #result: BankResult;
  #child: ChildProcess | undefined;
  #read: Promise<unknown> = Promise.resolve();
  #starts = 0;

  constructor(task: Omit<ClientsTask, 'name'>, result: BankResult) {
    this.#task = task;
    this.#result = result;
  }

  async start(): Promise<void> {
    this.#starts += 1;
    const task: ClientsTask = { ...this.#task, name: `p${this.#starts}` };
    const child = spawn(process.execPath, [join(__dirname, 'clients.fixtures.ts'), JSON.stringify(task)], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const lines = createInterface({ input: child.stdout });
    this.#read = once(lines, 'close');
    const ready = Promise.race([
      once(lines, 'line'),
      once(child, 'exit').then(() => Promise.reject(new Error('The clients did not start.'))),
    ]);
    lines.on('line', (text) => this.#take(text));
    await ready;
  }

  /** With -9, in the middle of whatever they do. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    // What it had said before is read to the end.
    await this.#read;
  }

  #take(text: string): void {
    // The last line of a process that was killed may be half a line.
    if (!text.endsWith('}')) return;
    const line = JSON.parse(text) as ClientsLine;
    if (line.kind === 'acknowledged') this.acknowledged.add(line.key);
    if (line.kind === 'unexpected') this.#result.unexpected.push(line.error);
    if (line.kind !== 'ready' && line.kind !== 'unexpected') this.#result[line.kind] += 1;
  }
}

/** Reads totals, balances and floors of one moment, without a pause, until asked to stop. */
async function read(db: Database, result: BankResult, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      const { unitsOff, transactionsOff, accountsOff } = await countFaults(db);
      result.reads += 1;
      if (unitsOff + transactionsOff + accountsOff > 0) result.wrongReads += 1;
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      await delay(20);
    }
  }
}

async function killServer(database: EmbeddedDatabase, signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
  const dead = database.pid();
  process.kill(dead, signal);
  await until(() => database.pid() !== dead, 'another start of the database', READY_WITHIN_MS);
}

/** Lets the bank work for a while, and until it has got somewhere. */
async function letWork(milliseconds: number, result: BankResult): Promise<void> {
  const [acknowledged, reads] = [result.acknowledged + ACKNOWLEDGED_A_STEP, result.reads + READS_A_STEP];
  await delay(milliseconds);
  await until(
    () => result.acknowledged >= acknowledged && result.reads >= reads,
    () => `a bank at work: ${result.acknowledged} acknowledged, ${result.reads} reads`,
    STEP_WITHIN_MS,
  );
}

async function lostOf(pool: Pool, keys: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ lost: number }>(
    'select count(*) as lost from unnest($1::text[]) as told (key) where not exists (select from ledger_transactions t where t.idempotency_key = told.key)',
    [keys],
  );
  return rows[0]?.lost ?? 0;
}

/** Clients move money and coins, a reader looks all the time, and the clients' process and the database are killed in the meantime. */
export async function runBank({ clients, seconds, faults }: BankOptions): Promise<BankResult> {
  const result: BankResult = {
    acknowledged: 0,
    refused: 0,
    cut: 0,
    unexpected: [],
    reads: 0,
    wrongReads: 0,
    lost: 0,
    faults: 0,
  };
  const dataDir = await mkdtemp(join(tmpdir(), 'bank-'));
  const database = await startEmbedded({ dataDir });
  const pool = createPool({
    url: database.url,
    schema: SCHEMA,
    role: ROLE,
    max: 2,
    statementTimeout: 30_000,
  });
  try {
    await migrate({ url: database.url, schema: SCHEMA, directory: MIGRATIONS });
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => addCustomer(pool)));
    const bank = new Clients({ url: database.url, clients, customers }, result);
    await bank.start();
    const stop = new AbortController();
    const reading = read(databaseOver(pool), result, stop.signal);
    const step = (seconds * 1_000) / (faults.length + 1);
    for (const fault of faults) {
      await letWork(step, result);
      if (fault === 'kill-clients') await bank.kill().then(() => bank.start());
      else await killServer(database, fault === 'kill-server' ? 'SIGKILL' : 'SIGQUIT');
      result.faults += 1;
    }
    await letWork(step, result);
    await bank.kill();
    stop.abort();
    await reading;
    result.lost = await lostOf(pool, [...bank.acknowledged]);
    return result;
  } finally {
    await pool.end();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
