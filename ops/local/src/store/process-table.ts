import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Command line of a running process; empty when there is none. */
function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).trim();
  } catch {
    // No such process, or no `ps` to ask (then nothing is assumed to run).
    return '';
  }
}

/** Whether `pid` still runs the given entry: process numbers are used again. */
export const stillRuns = (pid: number, entry: string): boolean => commandLine(pid).includes(entry);
