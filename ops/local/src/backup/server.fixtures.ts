/** A PostgreSQL that archives as `config/postgresql.conf` says, with its backups beside it, in one folder. */
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPool } from '@suvarna/database/pool';
import { startDaemon, type Daemon } from '../cluster/daemon.ts';
import { account, programs } from '../cluster/postgres.ts';
import { until } from '../store/until.ts';

const USER = 'suvarna';
const shipped = (name: string): string => readFileSync(join(import.meta.dirname, 'config', name), 'utf8');

export interface ArchivingServer {
  readonly url: string;
  /** Of pgBackRest. */
  readonly config: string;
  /** Answers once it takes writes: a restored one reads its log up to the moment asked for first. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** As a power cut, and the disk with it. */
  destroy(): Promise<void>;
}

/** @param folder that every account may enter */
export async function archivingServer(folder: string, port: number): Promise<ArchivingServer> {
  const user = await account();
  const own = (path: string): string => {
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  const folderOf = (name: string): string => {
    mkdirSync(join(folder, name), { recursive: true });
    return own(join(folder, name));
  };
  const data = join(folderOf('postgres'), 'data');
  const sockets = folderOf('sockets');
  const config = join(folder, 'pgbackrest.conf');
  const places: Readonly<Record<string, string>> = {
    '/etc/pgbackrest/pgbackrest.conf': config,
    '/var/lib/postgresql/15/main': data,
    '/var/run/postgresql': sockets,
    '/var/lib/pgbackrest': folderOf('backups-of-database'),
    '/var/log/pgbackrest': folderOf('log'),
    '/var/spool/pgbackrest': folderOf('spool'),
    '/tmp/pgbackrest': folderOf('lock'),
    'pg1-port=5432': `pg1-port=${port}`,
    'pg1-user=postgres': `pg1-user=${USER}`,
    'REPLACE-ME': 'a key of this proof alone',
  };
  const placed = (text: string): string =>
    Object.entries(places).reduce((placing, [from, to]) => placing.replaceAll(from, to), text);
  writeFileSync(config, placed(shipped('pgbackrest.conf')));
  own(config);

  const initdb = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8'];
  await promisify(execFile)(join(programs(), 'initdb'), initdb, {
    cwd: '/',
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
    ...user,
  });
  const settings = join(data, 'postgresql.auto.conf');
  writeFileSync(
    settings,
    `listen_addresses = '127.0.0.1'\nmax_connections = 200\n${placed(shipped('postgresql.conf'))}`,
  );
  own(settings);

  const urlOf = (name: string): string => `postgresql://${USER}@127.0.0.1:${port}/${name}`;
  const ask = async <Row extends object>(sql: string): Promise<Row[]> => {
    const pool = createPool({ url: urlOf('postgres'), schema: 'public', max: 1, statementTimeout: 0 });
    try {
      return (await pool.query<Row>(sql)).rows;
    } finally {
      await pool.end();
    }
  };
  let daemon: Daemon | undefined;
  const start = async (): Promise<void> => {
    daemon = await startDaemon({
      name: 'postgres',
      program: join(programs(), 'postgres'),
      words: ['-D', data, '-p', String(port), '-k', sockets],
      log: join(folder, 'postgres.log'),
      ...(user && { user }),
      stopBy: 'SIGINT',
      onExit: (how) => process.stdout.write(`postgres ended (${how})\n`),
    });
    const takesWrites = (): Promise<boolean> =>
      ask<{ recovering: boolean }>('select pg_is_in_recovery() as recovering').then(
        ([row]) => row?.recovering === false,
        () => false,
      );
    if (!(await until(takesWrites, 120_000, new AbortController().signal)))
      throw new Error(`PostgreSQL takes no writes; its log is ${join(folder, 'postgres.log')}`);
  };
  await start();
  await ask('create database suvarna');
  return {
    url: urlOf('suvarna'),
    config,
    start,
    stop: async () => daemon?.stop(),
    async destroy() {
      await daemon?.stop('SIGQUIT');
      rmSync(data, { recursive: true });
    },
  };
}
