import { spawn } from 'node:child_process';
import { mkdtemp, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { SUPERUSER, type ClusterPlace } from './cluster.ts';
import { removeRunDirectory, RUN_DIRECTORY_PREFIX, type Postmaster } from './postmaster-file.ts';
import { isPostmasterOf } from './process-identity.ts';

const DATABASE = 'suvarna';
/** Names the socket in its folder. Said on both sides: clients would ask `PGPORT` otherwise, which is another user's server. */
const PORT = '5432';
const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

export function socketUrl(socketDirectory: string, database: string = DATABASE): string {
  return `postgresql://${SUPERUSER}@/${database}?host=${encodeURIComponent(socketDirectory)}&port=${PORT}`;
}

async function withClient<Result>(
  socketDirectory: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: socketUrl(socketDirectory, 'postgres'),
    connectionTimeoutMillis: 3_000,
  });
  // A server that stops while we are connected reports it here too; the query's own error is the one that counts.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function answers(socketDirectory: string): Promise<boolean> {
  try {
    await withClient(socketDirectory, (client) => client.query('select 1'));
    return true;
  } catch (error) {
    // 57P03: alive, still recovering from a crash.
    return (error as { code?: string }).code === '57P03';
  }
}

/** Waits until the server takes queries, makes our database on it, and answers its address. */
export async function untilReady(
  socketDirectory: string,
  stillRuns: () => boolean = () => true,
): Promise<string> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      await withClient(socketDirectory, async (client) => {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
        if (rowCount === 0) await client.query(`create database ${DATABASE}`);
      });
      return socketUrl(socketDirectory);
    } catch (error) {
      if (!stillRuns() || Date.now() > deadline) throw error;
      await delay(25);
    }
  }
}

function serverArguments(place: ClusterPlace, socketDirectory: string): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    port: PORT,
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '100',
    ...(place.scratch ? { fsync: 'off', full_page_writes: 'off' } : {}),
  };
  return [
    '-D',
    place.pgdata,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

export function logOf(dataDir: string): string {
  return join(dataDir, 'postgres.log');
}

async function tail(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.trimEnd().split('\n').slice(-8).join('\n');
}

export interface RunningServer {
  readonly postmaster: Postmaster;
  /** Resolves with the reason when the server ends, whatever ended it. */
  readonly ended: Promise<string>;
}

/** A private folder for the socket, under a name that no other user can guess and take first. */
export async function makeRunDirectory(place: ClusterPlace): Promise<string> {
  const socketDirectory = await mkdtemp(RUN_DIRECTORY_PREFIX);
  await place.privilege.own(socketDirectory);
  return socketDirectory;
}

async function launch(place: ClusterPlace, socketDirectory: string): Promise<RunningServer> {
  const [command, args] = place.privilege.command(
    place.binaries.postgres,
    serverArguments(place, socketDirectory),
  );
  const logFile = logOf(place.dataDir);
  const log = await open(logFile, 'a', 0o600);
  // The server gets a session of its own and writes to a file: a Ctrl-C in the terminal must not
  // reach it before the programs that use it have finished, and it survives its launcher.
  const child = spawn(command, args, {
    ...place.privilege.spawn,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  try {
    const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
    await Promise.race([
      untilReady(socketDirectory, () => child.exitCode === null && child.signalCode === null),
      failed,
    ]);
  } catch (error) {
    child.kill('SIGQUIT');
    throw new Error(`PostgreSQL did not start. The end of its log:\n${await tail(logFile)}`, {
      cause: error,
    });
  } finally {
    await log.close();
  }
  child.unref();
  const ended = new Promise<string>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve('right after its start');
    else child.once('exit', (code, signal) => resolve(signal ?? `exit ${code ?? '?'}`));
  });
  return { postmaster: { pid: child.pid ?? 0, socketDirectory }, ended };
}

/** A server that is not our child notifies no process that it ended, so it is looked at. */
export async function untilGone(postmaster: Postmaster, pgdata: string): Promise<string> {
  while (isPostmasterOf(postmaster.pid, pgdata)) await delay(500, undefined, { ref: false });
  return 'it is gone';
}

/**
 * Starts a server on a cluster. After a postmaster was killed its children need a moment to notice,
 * and until then they hold the shared memory a new one needs: that refusal alone is tried again.
 */
export async function startServer(place: ClusterPlace, socketDirectory: string): Promise<RunningServer> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      return await launch(place, socketDirectory);
    } catch (error) {
      const heldByDying =
        error instanceof Error && /pre-existing shared memory|still in use/.test(error.message);
      if (!heldByDying || Date.now() > deadline) throw error;
      await delay(200);
    }
  }
}

/** Fast shutdown: sessions are cut, transactions rolled back, a checkpoint written. */
export async function stopServer(postmaster: Postmaster, pgdata: string): Promise<void> {
  const signalled = (signal: NodeJS.Signals): void => {
    if (isPostmasterOf(postmaster.pid, pgdata)) process.kill(postmaster.pid, signal);
  };
  signalled('SIGINT');
  const deadline = Date.now() + STOP_WITHIN_MS;
  while (isPostmasterOf(postmaster.pid, pgdata)) {
    if (Date.now() > deadline) {
      signalled('SIGQUIT');
      break;
    }
    await delay(20);
  }
  await removeRunDirectory(postmaster.socketDirectory);
}
