/** Calls that change something, at a fixed rate: each is sent when it is due, however long those before it take. */
import { cpuSeconds } from './process-cpu.ts';
import type { Throughput } from './measure-throughput.ts';

export interface RatedLoad {
  /** Calls a second. */
  readonly rate: number;
  readonly seconds: number;
  /** Calls that are made before and not measured. */
  readonly warmUp: number;
  readonly pids: readonly number[];
  /** Makes the call of this number; whether it did what it was to do. */
  readonly send: (at: number) => Promise<boolean>;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Time counts from when a call was due, so that a server that holds everybody up is not forgiven for it. */
export async function measureAtRate({ rate, seconds, warmUp, pids, send }: RatedLoad): Promise<Throughput> {
  for (let at = 0; at < warmUp; at += 1) await send(at);
  const before = pids.map(cpuSeconds);
  const calls = rate * seconds;
  const began = performance.now();
  const taken = await Promise.all(
    Array.from({ length: calls }, async (_value, call) => {
      const due = began + (call * 1_000) / rate;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      const done = await send(warmUp + call).catch(() => false);
      return { milliseconds: performance.now() - due, done };
    }),
  );
  const elapsed = (performance.now() - began) / 1_000;
  const used = pids.reduce((sum, pid, index) => sum + cpuSeconds(pid) - (before[index] ?? 0), 0);
  const sorted = taken.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const cpuMs = (used * 1_000) / calls;
  return {
    requestsPerSecond: Math.round(calls / elapsed),
    cpuMs,
    perCore: Math.round(1_000 / cpuMs),
    p50: Math.round(percentile(sorted, 0.5)),
    p95: Math.round(percentile(sorted, 0.95)),
    p99: Math.round(percentile(sorted, 0.99)),
    failed: taken.filter(({ done }) => !done).length,
  };
}
