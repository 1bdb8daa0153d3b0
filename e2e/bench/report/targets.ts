/** What the store promises in this profile, on a machine that does nothing else. */
import type { PageRun } from '../measure/measure-page.ts';
import type { Throughput } from '../measure/measure-throughput.ts';

type PageTargets = Partial<Record<keyof PageRun, number>>;

const everywhere: PageTargets = {
  cls: 0.01,
  blocking: 40,
  tbt: 30,
  overFloor: 2.2,
  js: 130_000,
  css: 25_000,
  prefetchedJs: 40_000,
};

/** At most. Times in milliseconds, sizes in bytes over the wire. */
export const pageTargets: Readonly<Record<string, PageTargets>> = {
  home: { ...everywhere, lcp: 1_300 },
  listing: { ...everywhere, lcp: 1_100 },
  product: { ...everywhere, lcp: 1_100 },
};

/** From a tap until the next page is painted, and until anything is, in milliseconds at most. */
export const inPageTargets = { navigation: 250, tap: 100 } as const;

/** What the engine compiles while a piece is turned, and what the browser notes of each request and each slow frame: seen in heap snapshots, nothing else grows. */
export const viewerTargets = { perOpenBytes: 15_000 } as const;

/** What others may wait at most (p99, milliseconds) while one client floods the shop. */
export const floodTargets = { read: 50, page: 300, signIn: 1_000 } as const;

interface ServerTarget {
  /** At least, on one core. */
  readonly perCore?: number;
  /** At most. */
  readonly cpuMs?: number;
  readonly p95?: number;
  readonly p99?: number;
}

export const serverTargets: Readonly<Record<string, ServerTarget>> = {
  'product page, cached': { perCore: 2_000 },
  'product page, uncached': { perCore: 200 },
  'listing page (49 designs), uncached': { perCore: 150 },
  'listing API, full load': { cpuMs: 1 },
  'listing API at 200 requests/s': { p99: 50 },
  'product API, full load': { cpuMs: 0.5 },
  'picture, made before': { perCore: 2_000 },
  'add to bag at 50/s': { p99: 100 },
  'order creation at 60/s': { p99: 300 },
  'search at 100 requests/s': { p99: 20 },
  'search at 100 requests/s, 100,000 designs': { p99: 50 },
  'listing API at 200 requests/s, 100,000 designs': { p99: 50 },
  'agents: search at 50/s': { p95: 40 },
  'agents: product at 50/s': { p95: 20 },
  'agents: create checkout at 50/s': { p95: 100 },
  'agents: update checkout at 50/s': { p95: 150 },
  'agents: profile at 50/s': { cpuMs: 2 },
  'wallet page and statement at 100/s, 10,000 entries': { p99: 50 },
};

/** The first picture of a design at 360 px, at most. */
export const PICTURE_BYTES = 9_000;

/** What a page offers is there after so long, and so long takes the answer that it is being drawn, in milliseconds at most. */
export const PICTURE_WITHIN_MS = 3_000;

export function meetsServerTarget(name: string, measured: Throughput): boolean {
  const { perCore = 0, cpuMs = Infinity, p95 = Infinity, p99 = Infinity } = serverTargets[name] ?? {};
  return (
    measured.perCore >= perCore &&
    measured.cpuMs <= cpuMs &&
    (measured.p95 ?? 0) <= p95 &&
    measured.p99 <= p99 &&
    measured.failed === 0
  );
}

/** Milliseconds until new documents carry what an operator ordered, at most. */
export const swapTarget = 5_000;

/** Of galleries that nobody saw before, on two cores without a GPU. */
export const galleryTargets = {
  cpuMs: 350,
  firstSeconds: 2.5,
  thereShare: 0.98,
  pageP99: 100,
  picturesAnHour: 10_000,
  megabytes: 300,
} as const;
