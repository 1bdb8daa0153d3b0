import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPostmasterOf } from './process-identity.ts';

export interface Postmaster {
  readonly pid: number;
  readonly socketDirectory: string;
}

/** What the server wrote about itself: line 1 is its process, line 5 its socket directory. */
async function readFileOf(pgdata: string): Promise<Postmaster | undefined> {
  let text: string;
  try {
    text = await readFile(join(pgdata, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return { pid, socketDirectory: lines[4]?.trim() ?? '' };
}

/** The postmaster that runs on a data directory now. */
export async function findPostmaster(pgdata: string): Promise<Postmaster | undefined> {
  const written = await readFileOf(pgdata);
  return written !== undefined && isPostmasterOf(written.pid, pgdata) ? written : undefined;
}

/**
 * Clears what a postmaster that was killed left behind. Its file would stop a new one whenever the
 * number in it belongs to another program by now. `keep` is a run directory that is used again.
 */
export async function forgetDeadPostmaster(pgdata: string, keep?: string): Promise<void> {
  const written = await readFileOf(pgdata);
  if (written === undefined || isPostmasterOf(written.pid, pgdata)) return;
  await rm(join(pgdata, 'postmaster.pid'), { force: true });
  if (written.socketDirectory !== keep) await removeRunDirectory(written.socketDirectory);
}

const RUN_PREFIX = 'sv-pg-';

/** Short on purpose: the path of a unix socket holds about 107 bytes. */
export const RUN_DIRECTORY_PREFIX = process.platform === 'win32' ? RUN_PREFIX : `/tmp/${RUN_PREFIX}`;

export function isRunDirectory(path: string): boolean {
  return path.includes(RUN_PREFIX) && !path.includes('..');
}

/** Removes a run directory of ours; any other path is left alone. */
export async function removeRunDirectory(path: string): Promise<void> {
  if (isRunDirectory(path)) await rm(path, { recursive: true, force: true });
}
