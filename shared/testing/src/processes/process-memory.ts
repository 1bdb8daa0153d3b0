import { readFileSync } from 'node:fs';

export interface ProcessMemory {
  /** What is in memory, bytes; the code of Node itself, which all processes share, counts in each. */
  readonly rss: number;
  /** The same, shared pages divided among those that share them. */
  readonly pss: number;
  /** The largest `rss` so far. */
  readonly peak: number;
}

const kilobytes = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? Number.NaN) * 1_024;

/** Memory of a process that runs. Linux only. */
export function memoryOf(pid: number): ProcessMemory {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return {
    rss: kilobytes(rollup, 'Rss'),
    pss: kilobytes(rollup, 'Pss'),
    peak: kilobytes(readFileSync(`/proc/${pid}/status`, 'utf8'), 'VmHWM'),
  };
}
