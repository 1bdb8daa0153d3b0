import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const TMPFS = 0x01_02_19_94;
/** Bytes; a run was seen to keep half a gigabyte at once. */
const ROOM = 4 * 2 ** 30;
const OURS = /^suvarna-tests-(?<pid>\d+)$/;

/** Where the system keeps files in memory (Linux: tmpfs), if there is room to spare, there and beside it. */
function memoryWithRoom(): string | undefined {
  if (process.platform !== 'linux' || !existsSync(IN_MEMORY)) return undefined;
  const { type, bavail, bsize } = statfsSync(IN_MEMORY);
  const hasRoom = bavail * bsize >= ROOM && process.availableMemory() >= 2 * ROOM;
  return type === TMPFS && hasRoom ? IN_MEMORY : undefined;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process is one, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What a run that was killed left in memory is used up until a developer removes it. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(OURS.exec(name)?.groups?.['pid'] ?? Number.NaN);
    if (Number.isNaN(pid) || (pid !== process.pid && isRunning(pid))) continue;
    const folder = join(parent, name);
    if (statSync(folder).uid === process.getuid?.()) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Lets this process and those that it starts write what they throw away into memory, where there is room for it
 * and `TMPDIR` does not already say where to. A database is a thousand small files, and each suite copies one
 * and ends it: ext4 passes over inodes that were freed within the last seconds, one by one, so that copying
 * costs more the more suites have run (decision 26). The folder is removed when this process ends, or by the
 * next one that asks, where it was killed.
 */
export function writeScratchInMemory(memory = memoryWithRoom()): void {
  if (memory === undefined || process.env['TMPDIR'] !== undefined) return;
  removeAbandoned(memory);
  const folder = join(memory, `suvarna-tests-${process.pid}`);
  mkdirSync(folder, { mode: 0o700 });
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
