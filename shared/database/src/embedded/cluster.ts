import { execFile } from 'node:child_process';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { Privilege } from './privilege.ts';

const run = promisify(execFile);

export const SUPERUSER = 'suvarna';

export interface ClusterPlace {
  readonly dataDir: string;
  readonly pgdata: string;
  readonly binaries: Binaries;
  readonly privilege: Privilege;
  readonly line: (line: string) => void;
  readonly scratch: boolean;
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the database cluster once. It is built beside its place and moved there when complete, so
 * that a process killed half way leaves nothing that looks like a database.
 */
export async function prepareCluster(place: ClusterPlace): Promise<void> {
  if (await exists(join(place.pgdata, 'PG_VERSION'))) return;
  const half = `${place.pgdata}.new`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { mode: 0o700 });
  await place.privilege.own(half);
  place.line(`creating a PostgreSQL database in ${place.pgdata} (as ${place.privilege.how})`);
  const [command, args] = place.privilege.command(place.binaries.initdb, [
    '-D',
    half,
    '-U',
    SUPERUSER,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-instructions',
    `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    ...(place.scratch ? ['--no-sync'] : []),
  ]);
  await run(command, args, { ...place.privilege.spawn, cwd: '/', maxBuffer: 4_000_000 });
  await rename(half, place.pgdata);
}
