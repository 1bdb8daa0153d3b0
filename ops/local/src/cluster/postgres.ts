/** A primary and a synchronous standby of one machine, from the system's PostgreSQL. */
import { execFile } from 'node:child_process';
import { chownSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPool } from '@suvarna/database/pool';
import { until } from '../store/until.ts';
import { startDaemon, type Daemon } from './daemon.ts';

const run = promisify(execFile);
/** The directory of the newest one that is installed. @throws Error which package brings it */
export function programs(): string {
  const found = globSync('/usr/lib/postgresql/*/bin/pg_basebackup').toSorted().at(-1);
  if (found === undefined)
    throw new Error('PostgreSQL is not installed: the package `postgresql` of the system brings it');
  return join(found, '..');
}

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Server and pooler refuse to be root: there they are the account that the package made. */
export async function account(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((what) => run('id', [what, 'postgres'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

export interface PostgresPlan {
  readonly folder: string;
  readonly logs: string;
  readonly ports: { readonly one: number; readonly two: number };
  /** Where each says over HTTP whether it takes writes: 200 for the primary. */
  readonly checks: { readonly one: number; readonly two: number };
  readonly onLine: (line: string) => void;
}

type Name = 'one' | 'two';

export interface PostgresPair {
  readonly account: Account | undefined;
  /** Ends a server as a power cut would. */
  kill(name: Name): Promise<void>;
  /** Makes the standby the primary, and waits until it takes writes; it no longer waits for another. */
  promote(name: Name): Promise<void>;
  close(): Promise<void>;
}

export const DATABASE = 'suvarna';
export const USER = 'suvarna';
/** Of the poolers. */
export const POOLED = 'suvarna_pooled';

/** Durable on both before a commit is answered; room for two of each process. */
const SETTINGS = `
listen_addresses = '127.0.0.1'
max_connections = 200
wal_level = replica
max_wal_senders = 5
hot_standby = on
synchronous_standby_names = '*'
`;

export async function startPostgresPair(plan: PostgresPlan): Promise<PostgresPair> {
  const bin = programs();
  const user = await account();
  const own = (path: string): string => {
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  mkdirSync(plan.folder, { recursive: true });
  own(plan.folder);
  const dataOf = (name: Name): string => join(plan.folder, name);
  const tool = (program: string, ...words: readonly string[]): Promise<unknown> =>
    run(join(bin, program), words, { cwd: '/', ...user });
  const urlOf = (name: Name, database: string): string =>
    `postgresql://${USER}@127.0.0.1:${plan.ports[name]}/${database}`;
  const daemons = new Map<Name, Daemon>();

  async function ask<Row extends object>(name: Name, sql: string): Promise<Row[]> {
    const pool = createPool({ url: urlOf(name, 'postgres'), schema: 'public', max: 1, statementTimeout: 0 });
    try {
      return (await pool.query<Row>(sql)).rows;
    } finally {
      await pool.end();
    }
  }
  const answers = (name: Name): Promise<boolean> =>
    ask(name, 'select 1').then(
      () => true,
      () => false,
    );

  async function start(name: Name): Promise<void> {
    const daemon = await startDaemon({
      name: `postgres-${name}`,
      program: join(bin, 'postgres'),
      words: ['-D', dataOf(name), '-p', String(plan.ports[name]), '-k', plan.folder],
      log: join(plan.logs, `postgres-${name}.log`),
      ...(user && { user }),
      // Fast: who is connected is sent away.
      stopBy: 'SIGINT',
      onExit: (how) => plan.onLine(`postgres-${name} ended (${how})`),
    });
    daemons.set(name, daemon);
    if (!(await until(() => answers(name), 30_000, new AbortController().signal)))
      throw new Error(`postgres-${name} does not answer; its log is in ${plan.logs}`);
  }

  // A cluster is made anew each time: what it is for is to be broken.
  for (const name of ['one', 'two'] as const) rmSync(dataOf(name), { recursive: true, force: true });
  await tool('initdb', '-D', dataOf('one'), '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8');
  writeFileSync(join(dataOf('one'), 'postgresql.auto.conf'), SETTINGS);
  own(join(dataOf('one'), 'postgresql.auto.conf'));
  await start('one');
  const copy = ['-D', dataOf('two'), '-h', '127.0.0.1', '-p', String(plan.ports.one), '-U', USER];
  await tool('pg_basebackup', ...copy, '-R', '-X', 'stream', '-c', 'fast');
  await start('two');
  await ask('one', `create database ${DATABASE}`);
  await ask('one', `create role ${POOLED} login`);

  const isPrimary = (name: Name): Promise<boolean> =>
    ask<{ standby: boolean }>(name, 'select pg_is_in_recovery() as standby').then(
      ([row]) => row?.standby === false,
      () => false,
    );
  const checks = (['one', 'two'] as const).map((name): Server => {
    const server = createServer((_request, response) => {
      void isPrimary(name).then((primary) => response.writeHead(primary ? 200 : 503).end());
    });
    return server.listen(plan.checks[name], '127.0.0.1');
  });

  return {
    account: user,
    kill: async (name) => daemons.get(name)?.stop('SIGQUIT'),
    async promote(name) {
      await ask(name, 'select pg_promote(true)');
      // Its standby is gone: nothing would be committed any more.
      await ask(name, "alter system set synchronous_standby_names = ''");
      await ask(name, 'select pg_reload_conf()');
    },
    async close() {
      for (const check of checks) check.close();
      // The standby first: the primary waits for it.
      for (const name of ['two', 'one'] as const) await daemons.get(name)?.stop();
    },
  };
}
