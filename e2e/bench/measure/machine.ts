import { closeSync, openSync, readSync } from 'node:fs';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { gzipSync } from 'node:zlib';

/** How fast the machine is by itself: times of two machines can only be compared beside this. */
export interface Speed {
  /** A fixed text packed by gzip on one core: some 3 MB of digits. */
  readonly packMs: number;
  /** A call into the system: one byte read of nothing. Servers live on these. */
  readonly callUs: number;
}

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
  readonly speed: Speed;
}

/** The best of a few: what else ran can only add. */
function fastest(measure: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    measure();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

function measureSpeed(): Speed {
  const text = Buffer.from(
    Array.from({ length: 400_000 }, (_, at) => `${Math.imul(at, 2_654_435_761) >>> 8} `).join(''),
  );
  const packMs = fastest(() => gzipSync(text));
  const calls = 50_000;
  const nothing = openSync('/dev/zero', 'r');
  const byte = Buffer.alloc(1);
  const callsMs = fastest(() => {
    for (let call = 0; call < calls; call += 1) readSync(nothing, byte);
  });
  closeSync(nothing);
  return { packMs: Math.round(packMs), callUs: Math.round((callsMs / calls) * 10_000) / 10 };
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
    speed: measureSpeed(),
  };
}
