/** What each process holds in memory once it is ready, and once shoppers were there; how long commerce takes to be ready again. */
import { until } from '@suvarna/testing/until';
import type { Store } from '../support/store/store.ts';
import { measureThroughput } from './measure/measure-throughput.ts';
import { processOf } from '../support/store/own-process.ts';
import { memoryOf, type ProcessMemory } from '@suvarna/testing/process-memory';
import { samplePages } from './sample-pages.ts';

export interface MemoryBench {
  readonly designs: number;
  readonly processes: Readonly<
    Record<string, { readonly ready: ProcessMemory; readonly used: ProcessMemory }>
  >;
  /** From its death until commerce is ready again, milliseconds. */
  readonly restart: number;
}

const ENTRIES = {
  composer: 'composer/server.ts',
  commerce: 'services/commerce/src/server.ts',
  imaging: 'services/imaging/src/server.ts',
  registry: 'registry/src/server.ts',
} as const;
const SECONDS = 30;
const PAGES_A_SECOND = 40;

export async function benchMemory(
  store: Store,
  designs: number,
  onLine: (line: string) => void,
): Promise<MemoryBench> {
  const measure = (): Readonly<Record<string, ProcessMemory>> =>
    Object.fromEntries(
      Object.entries(ENTRIES).map(([name, entry]) => [name, memoryOf(processOf(store.data, entry))]),
    );
  const restart = await restartCommerce(store);
  const ready = measure();
  onLine(`${SECONDS} s of shoppers, ${designs} designs …`);
  const { products, listings, home } = await samplePages(store.commerce);
  await measureThroughput({
    origin: store.shop,
    pids: [processOf(store.data, ENTRIES.composer)],
    paths: [home, ...listings.slice(0, 100), ...products.slice(0, 1_000)],
    seconds: SECONDS,
    connections: 8,
    rate: PAGES_A_SECOND,
  });
  const used = measure();
  return {
    designs,
    restart,
    processes: Object.fromEntries(
      Object.entries(ready).map(([name, one]) => [name, { ready: one, used: used[name] ?? one }]),
    ),
  };
}

async function restartCommerce(store: Store): Promise<number> {
  const before = processOf(store.data, ENTRIES.commerce);
  const begun = performance.now();
  process.kill(before, 'SIGKILL');
  await until(async () => {
    if (processOf(store.data, ENTRIES.commerce) === before) return false;
    const answer = await fetch(`${store.commerce}/readyz?for=calls`).catch(() => undefined);
    return answer?.ok === true;
  }, 'commerce');
  return performance.now() - begun;
}
