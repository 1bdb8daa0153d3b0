import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findBinaries } from './embedded/binaries.ts';
import { prepareCluster, type ClusterPlace } from './embedded/cluster.ts';
import { claim, DataDirectoryInUse } from './embedded/launcher-lock.ts';
import {
  findPostmaster,
  forgetDeadPostmaster,
  isRunDirectory,
  removeRunDirectory,
  type Postmaster,
} from './embedded/postmaster-file.ts';
import { choosePrivilege } from './embedded/privilege.ts';
import {
  answers,
  logOf,
  makeRunDirectory,
  socketUrl,
  startServer,
  stopServer,
  untilGone,
  untilReady,
  type RunningServer,
} from './embedded/server.ts';

export interface EmbeddedOptions {
  /** Folder of the database and its log; made when missing. */
  readonly dataDir: string;
  /** Called with what is being done, in plain words. */
  readonly onLine?: (line: string) => void;
  /** The server ended by itself and could not be started again. */
  readonly onExit?: (reason: string) => void;
  /** For databases that are thrown away: no fsync. */
  readonly scratch?: boolean;
}

export interface EmbeddedDatabase {
  /** For `pg`: a private unix socket, reachable by this machine's account only. Stays the same when the server is restarted. */
  readonly url: string;
  /** Whether the server was found running, left by a launcher that was killed. */
  readonly adopted: boolean;
  /** Process of the server now; another after it died and was started again. */
  pid(): number;
  /** Ends the server: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

const ADOPT_WITHIN_MS = 10_000;
const RESTARTS_IN_A_ROW = 5;

/**
 * The server that already runs on the directory and can be taken over. One that was killed a moment
 * ago may still be listed: it either answers, or goes away while we look.
 */
async function findOurs(place: Pick<ClusterPlace, 'dataDir' | 'pgdata'>): Promise<Postmaster | undefined> {
  const deadline = Date.now() + ADOPT_WITHIN_MS;
  for (;;) {
    const found = await findPostmaster(place.pgdata);
    if (found === undefined) return undefined;
    if (!isRunDirectory(found.socketDirectory))
      throw new DataDirectoryInUse(
        place.dataDir,
        `a PostgreSQL server this store did not start (process ${found.pid})`,
      );
    if (await answers(found.socketDirectory)) return found;
    if (Date.now() > deadline)
      throw new DataDirectoryInUse(
        place.dataDir,
        `a PostgreSQL server that does not answer (process ${found.pid})`,
      );
    await delay(25);
  }
}

async function describePlace(dataDir: string, options: EmbeddedOptions): Promise<ClusterPlace> {
  const pgdata = join(dataDir, 'pgdata');
  const binaries = await findBinaries();
  const privilege = await choosePrivilege(binaries.postgres, pgdata);
  return {
    dataDir,
    pgdata,
    binaries,
    privilege,
    line: options.onLine ?? (() => undefined),
    scratch: options.scratch ?? false,
  };
}

async function startFresh(place: ClusterPlace): Promise<RunningServer> {
  await prepareCluster(place);
  await forgetDeadPostmaster(place.pgdata);
  const socketDirectory = await makeRunDirectory(place);
  // One run's log: the end of the last one was shown when that run failed.
  await rm(logOf(place.dataDir), { force: true });
  try {
    return await startServer(place, socketDirectory);
  } catch (error) {
    await removeRunDirectory(socketDirectory);
    throw error;
  }
}

/** Starts a server that died again, on the same socket, so that its clients only have to reconnect. */
async function restart(place: ClusterPlace, socketDirectory: string): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await forgetDeadPostmaster(place.pgdata, socketDirectory);
      return await startServer(place, socketDirectory);
    } catch (error) {
      if (attempt === RESTARTS_IN_A_ROW) throw error;
      await delay(attempt * 250);
    }
  }
}

/**
 * Starts the real PostgreSQL that npm brought, on a private socket, and keeps it running.
 * A server that outlived its launcher is adopted; a directory that belongs to a living store is
 * refused with `DataDirectoryInUse`.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const release = await claim(dataDir);
  try {
    const place = await describePlace(dataDir, options);
    const found = await findOurs(place);
    let server: RunningServer =
      found === undefined
        ? await startFresh(place)
        : { postmaster: found, ended: untilGone(found, place.pgdata) };
    const { socketDirectory } = server.postmaster;
    const url = await untilReady(socketDirectory);
    place.line(
      found === undefined
        ? `PostgreSQL answers on ${socketDirectory} (data in ${place.pgdata})`
        : `found PostgreSQL running (process ${found.pid}) and took it over`,
    );

    let stopping = false;
    let restarting: Promise<void> = Promise.resolve();
    const keepRunning = (): void => {
      void server.ended.then((reason) => {
        if (stopping) return;
        place.line(`PostgreSQL ended by itself (${reason}); starting it again, its log is ${logOf(dataDir)}`);
        restarting = restart(place, socketDirectory)
          .then((again) => {
            server = again;
            keepRunning();
          })
          .catch((error: unknown) =>
            options.onExit?.(error instanceof Error ? error.message : String(error)),
          );
      });
    };
    keepRunning();
    const stop = async (): Promise<void> => {
      stopping = true;
      await restarting;
      await stopServer(server.postmaster, place.pgdata);
      await release();
    };
    return { url, adopted: found !== undefined, pid: () => server.postmaster.pid, stop };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Address of the database that runs on a data directory now; for commands beside a running store. */
export async function runningUrl(dataDir: string): Promise<string | undefined> {
  try {
    const running = await findPostmaster(join(await realpath(dataDir), 'pgdata'));
    return running !== undefined && isRunDirectory(running.socketDirectory)
      ? socketUrl(running.socketDirectory)
      : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
