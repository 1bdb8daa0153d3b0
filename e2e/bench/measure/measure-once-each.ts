/** Asks every path exactly once, so that no answer can come from a cache that this run has filled. */
import { Agent, get } from 'node:http';
import { cpuSeconds } from './process-cpu.ts';
import type { Throughput } from './measure-throughput.ts';

export interface OnceEach {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly pids: readonly number[];
  readonly connections: number;
}

export async function measureOnceEach({ origin, paths, pids, connections }: OnceEach): Promise<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const queue = [...paths];
  const latencies: number[] = [];
  let failed = 0;
  const ask = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      get(origin + path, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', reject);
      }).once('error', reject);
    });
  const work = async (): Promise<void> => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const begun = performance.now();
      const status = await ask(path);
      latencies.push(performance.now() - begun);
      if (status !== 200) failed += 1;
    }
  };
  const before = pids.map(cpuSeconds);
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - begun) / 1_000;
  agent.destroy();
  const used = pids.reduce((sum, pid, index) => sum + cpuSeconds(pid) - (before[index] ?? 0), 0);
  latencies.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0) * 10) /
    10;
  const cpuMs = (used * 1_000) / paths.length;
  return {
    requestsPerSecond: Math.round(paths.length / seconds),
    cpuMs,
    perCore: Math.round(1_000 / cpuMs),
    p50: at(0.5),
    p99: at(0.99),
    failed,
  };
}
