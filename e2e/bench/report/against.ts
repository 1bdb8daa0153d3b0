/** This tree and another commit, measured in turn on one machine: what changes here changes on any. */
import type { Browser } from '@playwright/test';
import { startStore, type Store } from '../../support/store/store.ts';
import type { Throughput } from '../measure/measure-throughput.ts';
import { benchPages, type PageBench } from '../page-bench.ts';
import { samplePages } from '../sample-pages.ts';
import { benchServer, type ServerBench } from '../server-bench.ts';
import { median } from '../measure/statistics.ts';
import { checkOut, type Checkout } from './store-of-commit.ts';
import { table } from './table.ts';

interface Options {
  readonly commit: string;
  readonly runs: number;
  readonly isWanted: (part: string) => boolean;
  readonly onLine: (line: string) => void;
}

interface Compared {
  readonly report: object;
  readonly tables: readonly string[];
}

const QUIET = { LOG_LEVEL: 'warn' };

export async function benchAgainst(
  browser: Browser,
  { commit, runs, isWanted, onLine }: Options,
): Promise<Compared> {
  const before = checkOut(commit, onLine);
  try {
    const report: { commit: string; pages?: readonly PageBench[]; server?: readonly ServerBench[] } = {
      commit: before.commit,
    };
    const tables: string[] = [];
    if (isWanted('pages')) {
      const stores: Store[] = [];
      try {
        onLine('starting both stores …');
        stores.push(await before.start(QUIET), await startStore(QUIET));
        report.pages = await benchPages(browser, stores, { runs, onLine });
      } finally {
        for (const store of stores) await store.stop();
      }
      tables.push(pagesTable(before.commit, report.pages));
    }
    if (isWanted('server')) {
      report.server = await serversInTurn(before, { runs, onLine });
      tables.push(serversTable(before.commit, report.server));
    }
    return { report, tables };
  } finally {
    before.remove();
  }
}

/** A new store for each round: what was asked before would be answered from its cache. */
async function serversInTurn(
  before: Checkout,
  { runs, onLine }: Pick<Options, 'runs' | 'onLine'>,
): Promise<readonly ServerBench[]> {
  const taken: ServerBench[][] = [[], []];
  for (let run = 1; run <= runs; run += 1) {
    const order = run % 2 === 0 ? [1, 0] : [0, 1];
    for (const at of order) {
      onLine(`${at === 0 ? before.commit : 'this tree'}, ${run} of ${runs}, is started …`);
      const store = at === 0 ? await before.start(QUIET) : await startStore(QUIET);
      try {
        taken[at]?.push(await benchServer(store, await samplePages(store.commerce), onLine));
      } finally {
        await store.stop();
      }
    }
  }
  return taken.map((rounds) => mediansOf(rounds));
}

function mediansOf(rounds: readonly ServerBench[]): ServerBench {
  const [first = {}] = rounds;
  return Object.fromEntries(
    Object.entries(first).map(([name, run]): [string, Throughput] => {
      const of = (key: keyof Throughput): number => median(rounds.map((round) => round[name]?.[key] ?? 0));
      return [name, { ...run, cpuMs: of('cpuMs'), p50: of('p50'), p99: of('p99'), perCore: of('perCore') }];
    }),
  );
}

const change = (before: number, after: number): string =>
  before === 0 ? '' : `${(((after - before) / before) * 100).toFixed(0)} %`;

function pagesTable(commit: string, [before, after]: readonly PageBench[]): string {
  const rows: string[][] = [];
  const add = (name: string, one: number | undefined, other: number | undefined, digits = 0): void => {
    if (one !== undefined && other !== undefined)
      rows.push([name, one.toFixed(digits), other.toFixed(digits), change(one, other)]);
  };
  for (const [page, was] of Object.entries(before?.pages ?? {})) {
    const now = after?.pages[page];
    add(`${page}: LCP, ms`, was.lcp, now?.lcp);
    add(`${page}: LCP over its floor`, was.overFloor, now?.overFloor, 2);
    add(`${page}: CLS`, was.cls, now?.cls, 3);
    add(`${page}: blocking, ms`, was.blocking, now?.blocking);
    add(`${page}: blocking without scripts, ms`, was.blockingBare, now?.blockingBare);
    add(`${page}: TBT, ms`, was.tbt, now?.tbt);
    add(`${page}: longest task, ms`, was.longestTask, now?.longestTask);
    add(`${page}: requests`, was.requests, now?.requests);
    for (const kind of ['js', 'html', 'images', 'fonts', 'prefetched', 'prefetchedJs'] as const)
      add(`${page}: ${kind}, bytes`, was[kind], now?.[kind]);
  }
  for (const [name, was] of Object.entries(before?.navigations ?? {}))
    add(`${name}, ms`, was, after?.navigations[name as keyof PageBench['navigations']]);
  for (const [name, was] of Object.entries(before?.taps ?? {}))
    add(`tap on ${name}, ms`, was, after?.taps[name as keyof PageBench['taps']]);
  return table(['median', commit, 'this tree', 'change'], rows);
}

function serversTable(commit: string, [before = {}, after = {}]: readonly ServerBench[]): string {
  return table(
    [
      'median',
      `CPU each, ${commit}`,
      'this tree',
      'change',
      `p50, ${commit}`,
      'this tree',
      `p99, ${commit}`,
      'this tree',
    ],
    Object.entries(before).map(([name, was]) => {
      const now = after[name];
      return [
        name,
        `${was.cpuMs.toFixed(3)} ms`,
        now ? `${now.cpuMs.toFixed(3)} ms` : '',
        now ? change(was.cpuMs, now.cpuMs) : '',
        `${was.p50} ms`,
        now ? `${now.p50} ms` : '',
        `${was.p99} ms`,
        now ? `${now.p99} ms` : '',
      ];
    }),
  );
}
