/** Rows of the bench that are measured in a browser: cold visits, taps and soft navigations. */
import type { Browser } from '@playwright/test';
import type { Store } from '../support/store/store.ts';
import {
  measureInPage,
  navigationNames,
  tapNames,
  type InPage,
  type SoftNavigations,
  type Taps,
} from './measure/measure-in-page.ts';
import { measurePage, type PageRun } from './measure/measure-page.ts';
import type { PageMedians } from './report/report.ts';
import { samplePages } from './sample-pages.ts';
import { medians } from './measure/statistics.ts';

export interface PageBench {
  readonly pages: PageMedians;
  readonly taps: Taps;
  readonly navigations: SoftNavigations;
  readonly lcpElements: Readonly<Record<string, string>>;
}

const numbers = [
  'ttfb',
  'fcp',
  'lcp',
  'floor',
  'overFloor',
  'cls',
  'blocking',
  'blockingBare',
  'tbt',
  'longestTask',
  'requests',
  'js',
  'css',
  'html',
  'images',
  'fonts',
  'data',
  'prefetched',
  'prefetchedJs',
] as const;

/**
 * Measures every store in turn, so that what the machine does besides falls on all of them; who
 * is first changes from run to run.
 */
export async function benchPages(
  browser: Browser,
  stores: readonly Store[],
  { runs, onLine }: { readonly runs: number; readonly onLine: (line: string) => void },
): Promise<readonly PageBench[]> {
  const inTurn = async <Run>(name: string, measure: (store: Store) => Promise<Run>): Promise<Run[][]> => {
    const taken: Run[][] = stores.map(() => []);
    for (let run = 1; run <= runs; run += 1) {
      onLine(`${name}, ${run} of ${runs} …`);
      const order = [...stores.keys()];
      if (run % 2 === 0) order.reverse();
      for (const at of order) {
        const store = stores[at];
        if (store) taken[at]?.push(await measure(store));
      }
    }
    return taken;
  };
  const [first] = stores;
  if (!first) return [];
  const { home, listing, product } = await samplePages(first.commerce);
  const visits: Record<string, PageRun[][]> = {};
  for (const [name, path] of Object.entries({ home, listing, product })) {
    // Once unmeasured: the page cache of a shop that has visitors is warm.
    for (const store of stores) await measurePage(browser, store.shop + path);
    visits[name] = await inTurn(`${name}, cold browser`, (store) => measurePage(browser, store.shop + path));
  }
  const inPage: InPage[][] = await inTurn('taps and soft navigations', (store) =>
    measureInPage(browser, store.shop, listing),
  );
  return stores.map((_store, at) => ({
    pages: Object.fromEntries(
      Object.entries(visits).map(([name, taken]) => [name, medians(taken[at] ?? [], numbers)]),
    ),
    taps: medians(
      (inPage[at] ?? []).map(({ taps }) => taps),
      tapNames,
    ),
    navigations: medians(
      (inPage[at] ?? []).map(({ navigations }) => navigations),
      navigationNames,
    ),
    lcpElements: Object.fromEntries(
      Object.entries(visits).map(([name, taken]) => [name, taken[at]?.at(-1)?.lcpElement ?? '']),
    ),
  }));
}
