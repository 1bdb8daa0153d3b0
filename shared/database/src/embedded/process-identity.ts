import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * When a process started, as text that only that process has: a number alone may by now belong to
 * another program, in containers within seconds. Empty when the process is gone.
 */
export function startMark(pid: number): string {
  if (!isAlive(pid)) return '';
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // A zombie answers signals but runs nothing.
      return fields[0] === 'Z' ? '' : (fields[19] ?? '');
    }
    return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim();
  } catch {
    // Gone between the two looks, or a platform without `ps`: then only the number is known.
    return isAlive(pid) ? 'unknown' : '';
  }
}

/** Whether `pid` is a running postmaster of this data directory, and not a stranger with a reused number. */
export function isPostmasterOf(pid: number, dataDirectory: string): boolean {
  if (startMark(pid) === '') return false;
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === dataDirectory;
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes(
      dataDirectory,
    );
  } catch {
    // Unreadable means another user's process: the database's own lock decides then.
    return isAlive(pid);
  }
}
