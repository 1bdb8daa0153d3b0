import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findBinaries } from './embedded/binaries.ts';
import { prepareCluster } from './embedded/cluster.ts';
import { claim, DataDirectoryInUse } from './embedded/launcher-lock.ts';
import { findPostmaster, forgetDeadPostmaster, isRunDirectory, type Postmaster } from './embedded/postmaster-file.ts';
import { choosePrivilege } from './embedded/privilege.ts';
import { answers, socketUrl, startServer, stopServer, untilReady } from './embedded/server.ts';

export { DataDirectoryInUse };

export interface EmbeddedOptions {
  /** Folder of the database and its log; made when missing. */
  readonly dataDir: string;
  /** Told in plain words what is being done. */
  readonly onLine?: (line: string) => void;
  /** The server ended although nobody stopped it. */
  readonly onExit?: (reason: string) => void;
  /** For databases that are thrown away: no fsync. */
  readonly scratch?: boolean;
}

export interface EmbeddedDatabase {
  /** For `pg`: a private unix socket, reachable by this machine's account only. */
  readonly url: string;
  /** Whether the server was found running, left by a launcher that was killed. */
  readonly adopted: boolean;
  readonly pid: number;
  /** Ends the server: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

const ADOPT_WITHIN_MS = 10_000;

/**
 * The server that already runs on the directory and can be taken over. One that was killed a moment
 * ago may still be listed: it either answers, or goes away while we look.
 */
async function findOurs(pgdata: string, dataDir: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + ADOPT_WITHIN_MS;
  for (;;) {
    const found = await findPostmaster(pgdata);
    if (found === undefined) return undefined;
    if (!isRunDirectory(found.socketDirectory)) throw new DataDirectoryInUse(dataDir, `a PostgreSQL server this store did not start (process ${found.pid})`);
    if (await answers(found.socketDirectory)) return found;
    if (Date.now() > deadline) throw new DataDirectoryInUse(dataDir, `a PostgreSQL server that does not answer (process ${found.pid})`);
    await delay(25);
  }
}

/**
 * Starts the real PostgreSQL that npm brought, on a private socket, and supervises it.
 * A server that outlived its launcher is adopted; a directory that belongs to a living store is
 * refused with `DataDirectoryInUse`.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const line = options.onLine ?? (() => undefined);
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const pgdata = join(dataDir, 'pgdata');
  const release = await claim(dataDir);
  try {
    const found = await findOurs(pgdata, dataDir);
    if (found !== undefined) {
      line(`found PostgreSQL running (process ${found.pid}) and took it over`);
      const ready = await untilReady(found.socketDirectory);
      return { url: ready, adopted: true, pid: found.pid, stop: () => stopServer(found, pgdata).then(release) };
    }
    const binaries = await findBinaries();
    const privilege = await choosePrivilege(binaries.postgres, pgdata);
    await prepareCluster({ dataDir, pgdata, binaries, privilege, line, scratch: options.scratch ?? false });
    await forgetDeadPostmaster(pgdata);
    const server = await startServer({ dataDir, pgdata, binaries, privilege, line, scratch: options.scratch ?? false });
    let stopping = false;
    server.child.once('exit', (code, signal) => {
      if (!stopping) options.onExit?.(`PostgreSQL ended by itself (${signal ?? `exit ${code ?? '?'}`}); its log is ${join(dataDir, 'postgres.log')}`);
    });
    const stop = async (): Promise<void> => {
      stopping = true;
      await stopServer(server.postmaster, pgdata);
      await release();
    };
    line(`PostgreSQL answers on ${server.postmaster.socketDirectory} (data in ${pgdata})`);
    return { url: socketUrl(server.postmaster.socketDirectory), adopted: false, pid: server.postmaster.pid, stop };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Address of the database that runs on a data directory now; for commands beside a running store. */
export async function runningUrl(dataDir: string): Promise<string | undefined> {
  try {
    const running = await findPostmaster(join(await realpath(dataDir), 'pgdata'));
    return running !== undefined && isRunDirectory(running.socketDirectory) ? socketUrl(running.socketDirectory) : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
