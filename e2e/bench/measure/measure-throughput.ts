/** Load on loopback. The generator has a process of its own; what the server cost is read from its CPU time. */
import autocannon from 'autocannon';
import { cpuSeconds } from './process-cpu.ts';

export interface Throughput {
  readonly requestsPerSecond: number;
  /** Milliseconds of processor for one request, in the process that was asked. */
  readonly cpuMs: number;
  /** What one core gives when it does nothing else. */
  readonly perCore: number;
  readonly p50: number;
  /** Only where calls are counted one by one. */
  readonly p95?: number;
  readonly p99: number;
  readonly failed: number;
}

export interface Load {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly pids: readonly number[];
  readonly seconds: number;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Requests a second in all; as many as go when left out. */
  readonly rate?: number;
}

export async function measureThroughput({
  origin,
  paths,
  pids,
  seconds,
  connections,
  headers,
  rate,
}: Load): Promise<Throughput> {
  const before = pids.map(cpuSeconds);
  const result = await autocannon({
    url: origin,
    connections,
    workers: 1,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
    headers: { 'accept-encoding': 'br, gzip', currency_code: 'INR', ...headers },
    requests: paths.map((path) => ({ method: 'GET' as const, path })),
  });
  const used = pids.reduce((sum, pid, index) => sum + cpuSeconds(pid) - (before[index] ?? 0), 0);
  const cpuMs = (used * 1_000) / result.requests.total;
  return {
    requestsPerSecond: Math.round(result.requests.total / result.duration),
    cpuMs,
    perCore: Math.round(1_000 / cpuMs),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
