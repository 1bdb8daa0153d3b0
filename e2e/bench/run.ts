/** `npm run bench [-- --runs 7] [--only pages|server|large] [--write]`: measures a store of its own, prints tables, writes reports/bench.json (and docs/performance.md). */
import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '../support/repository.ts';
import { startStore, type Store } from '../support/store.ts';
import { systemChromium } from '../support/system-chromium.ts';
import { describeMachine } from './machine.ts';
import { measurePage, type PageRun } from './measure-page.ts';
import { measureSoftNavigation, type SoftNavigation } from './measure-soft-navigation.ts';
import { machineLine, navigationTable, pageTable, serverTable, type PageMedians } from './report.ts';
import { samplePages } from './sample-pages.ts';
import { benchLargeCatalogue, benchServer, type ServerBench } from './server-bench.ts';
import { medians } from './statistics.ts';
import { writeDocument } from './write-document.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, write: { type: 'boolean', default: false } } });
const runs = Math.max(1, Number(values.runs));
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const numbers = ['ttfb', 'fcp', 'lcp', 'cls', 'blocking', 'longestTask', 'requests', 'js', 'css', 'html', 'images', 'fonts', 'data', 'prefetched'] as const;

/** Starts a store, measures it, and puts it away. */
async function withStore<Result>(env: Readonly<Record<string, string>>, measure: (store: Store) => Promise<Result>): Promise<Result> {
  const own = await startStore({ LOG_LEVEL: 'warn', ...env });
  try {
    return await measure(own);
  } finally {
    await own.stop();
  }
}

const browser = await chromium.launch({
  ...systemChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const machine = describeMachine(browser.version());
let large: ServerBench = {};
if (values.only === undefined || values.only === 'large') {
  print('bench     starting a store with 100,000 designs …');
  large = await withStore({ SEED_DESIGNS: '100000' }, benchLargeCatalogue);
  print(`\n${serverTable(large)}\n`);
}
if (values.only === 'large') {
  await browser.close();
  process.exit();
}
print('bench     starting a store of its own …');
const store = await startStore({ LOG_LEVEL: 'warn' });
try {
  const pages = await samplePages(store.commerce);
  const result: { machine: typeof machine; pages?: PageMedians; navigation?: SoftNavigation; server?: ServerBench; lcpElements?: Record<string, string> } = { machine };
  if (values.only !== 'server') {
    const measured: Record<string, PageMedians[string]> = {};
    const lcpElements: Record<string, string> = {};
    for (const [name, path] of Object.entries({ home: pages.home, listing: pages.listing, product: pages.product })) {
      // Once unmeasured: the page cache of a shop that has visitors is warm.
      await measurePage(browser, store.shop + path);
      const taken: PageRun[] = [];
      for (let run = 1; run <= runs; run += 1) {
        print(`bench     ${name}, cold browser, ${run} of ${runs} …`);
        taken.push(await measurePage(browser, store.shop + path));
      }
      measured[name] = medians(taken, numbers);
      lcpElements[name] = taken.at(-1)?.lcpElement ?? '';
    }
    const soft: SoftNavigation[] = [];
    for (let run = 1; run <= runs; run += 1) {
      print(`bench     listing → product, ${run} of ${runs} …`);
      soft.push(await measureSoftNavigation(browser, store.shop + pages.listing));
    }
    Object.assign(result, { pages: measured, lcpElements, navigation: medians(soft, ['navigation', 'tap']) });
  }
  if (values.only !== 'pages') Object.assign(result, { server: { ...await benchServer(store, pages, (line) => print(`bench     ${line}`)), ...large } });
  mkdirSync(join(repository, 'reports'), { recursive: true });
  writeFileSync(join(repository, 'reports', 'bench.json'), `${JSON.stringify(result, null, 1)}\n`);
  const { pages: measuredPages, navigation, server } = result;
  if (values.write && measuredPages && navigation && server) writeDocument({ machine, runs, pages: measuredPages, navigation, server });
  print(`\n${machineLine(machine)}`);
  if (result.pages) print(`\n${pageTable(result.pages)}`);
  if (result.navigation) print(`\n${navigationTable(result.navigation)}`);
  if (result.server) print(`\n${serverTable(result.server)}`);
  if (result.lcpElements) print(`\nlargest element: ${Object.entries(result.lcpElements).map(([name, element]) => `${name} ${element}`).join(', ')}`);
} finally {
  await browser.close();
  await store.stop();
}
