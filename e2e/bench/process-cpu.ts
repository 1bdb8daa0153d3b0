import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Seconds of processor a process has used so far, in user and kernel mode. Linux only. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Process of a running store whose entry ends like this. */
export function processOf(data: string, entry: string): number {
  const store = JSON.parse(readFileSync(join(data, 'store.json'), 'utf8')) as { children: { pid: number; entry: string }[] };
  const found = store.children.find((child) => child.entry === entry);
  if (!found) throw new Error(`no ${entry} runs in ${data}`);
  return found.pid;
}
