import { cpus, loadavg, totalmem, type } from 'node:os';

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly system: string;
  readonly node: string;
  readonly chromium: string;
  readonly date: string;
  /** Load before the measurement began; more than a fraction of one core spoils the numbers. */
  readonly load: number;
}

export function describeMachine(chromium: string): Machine {
  const [first] = cpus();
  return {
    cpu: first?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: type(),
    node: process.version,
    chromium,
    date: new Date().toISOString().slice(0, 10),
    load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  };
}
