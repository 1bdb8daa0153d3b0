import { execFileSync } from 'node:child_process';
import { memoryOf } from '@suvarna/testing/process-memory';
import { readFileSync, readdirSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Seconds of processor a process has used so far, in user and kernel mode. Linux only. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The same of a process and of all it started, as long as they live. */
export const cpuSecondsOfAll = (pid: number): number => sumOf(pid, cpuSeconds);

/** Bytes of memory of a process and of all it started; what they share counts once. */
export const sharedMemoryOfAll = (pid: number): number => sumOf(pid, (one) => memoryOf(one).pss);

function sumOf(pid: number, measure: (one: number) => number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name): [number, number][] => {
        try {
          const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
          return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]];
        } catch {
          // It ended while we looked.
          return [];
        }
      }),
  );
  const isBelow = (one: number): boolean =>
    one === pid || (parents.has(one) && isBelow(parents.get(one) ?? 0));
  return [...parents.keys()].filter(isBelow).reduce((sum, one) => sum + measure(one), 0);
}
