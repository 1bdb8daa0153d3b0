/** What earlier runs of the bench came to: machines differ more than commits, and only runs of one machine can be compared. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../support/repository.ts';
import type { Machine, Speed } from '../measure/machine.ts';
import type { SoftNavigations, Taps } from '../measure/measure-in-page.ts';
import type { PageMedians } from './report.ts';
import type { ServerBench } from '../server-bench.ts';
import { table } from './table.ts';

interface Run {
  readonly date: string;
  readonly commit: string;
  readonly cpu: string;
  /** Not measured before 2026-11-22. */
  readonly speed: Speed | null;
  readonly lcp: Readonly<Record<'home' | 'listing' | 'product', number>>;
  readonly navigation: number;
  readonly tap: number;
  /** Answers a second of one core that were never asked for before. */
  readonly uncached: Readonly<Record<'product' | 'listing', number>>;
}

const file = join(repository, 'docs', 'performance-runs.json');

export const earlierRuns = (): readonly Run[] => JSON.parse(readFileSync(file, 'utf8')) as readonly Run[];

interface Measured {
  readonly machine: Machine;
  readonly pages: PageMedians;
  readonly navigations: SoftNavigations;
  readonly taps: Taps;
  readonly server: ServerBench;
}

/** Adds this run to the others. @throws Error when a row of the bench is missing */
export function keepRun({ machine, pages, navigations, taps, server }: Measured): void {
  const lcp = (page: string): number => known(pages[page], page).lcp;
  const perCore = (answer: string): number => known(server[answer], answer).perCore;
  const commit = execFileSync('git', ['describe', '--always', '--dirty=+'], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();
  const run: Run = {
    date: machine.date,
    commit,
    cpu: machine.cpu,
    speed: machine.speed,
    lcp: { home: lcp('home'), listing: lcp('listing'), product: lcp('product') },
    navigation: Math.round(navigations['listing → product']),
    tap: Math.round(taps.metal),
    uncached: {
      product: perCore('product page, uncached'),
      listing: perCore('listing page (49 designs), uncached'),
    },
  };
  writeFileSync(
    file,
    `[\n${[...earlierRuns(), run].map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`,
  );
}

export function runsTable(runs: readonly Run[]): string {
  return table(
    [
      'date',
      'commit',
      'processor',
      'packing',
      'a call',
      'LCP home',
      'listing',
      'product',
      'listing → product',
      'tap',
      'product, uncached',
      'listing, uncached',
    ],
    runs.map((run) => [
      run.date,
      run.commit,
      run.cpu,
      run.speed === null ? '' : `${run.speed.packMs} ms`,
      run.speed === null ? '' : `${run.speed.callUs.toFixed(1)} µs`,
      ...[run.lcp.home, run.lcp.listing, run.lcp.product, run.navigation, run.tap].map(
        (time) => `${Math.round(time)} ms`,
      ),
      `${run.uncached.product}/s`,
      `${run.uncached.listing}/s`,
    ]),
  );
}

function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`the bench has no row "${name}"`);
  return value;
}
