/** `npm run bench [-- --runs 7] [--only pages|server|pictures|large|flood|swap] [--write]`: measures a store of its own, prints tables, writes reports/bench.json (and docs/performance.md). */
import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '../support/repository.ts';
import { launchDrawing } from '../support/drawing-browser.ts';
import { startStore, type Store } from '../support/store.ts';
import { systemChromium } from '../support/system-chromium.ts';
import { describeMachine } from './machine.ts';
import { benchFlood, type FloodBench } from './flood-bench.ts';
import { measurePage, type PageRun } from './measure-page.ts';
import { measureSoftNavigation, type SoftNavigation } from './measure-soft-navigation.ts';
import { measureViewer, type ViewerStart } from './measure-viewer.ts';
import { measureViewerMemory } from './measure-viewer-memory.ts';
import { benchPictures, type PictureBench } from './picture-bench.ts';
import { keepRun } from './earlier-runs.ts';
import {
  floodTable,
  machineLine,
  navigationTable,
  pageTable,
  pictureTable,
  serverTable,
  swapTable,
  viewerTable,
  type PageMedians,
  type ViewerFigures,
} from './report.ts';
import { samplePages } from './sample-pages.ts';
import { benchLargeCatalogue, benchServer, type ServerBench } from './server-bench.ts';
import { medians } from './statistics.ts';
import { benchSwap, type SwapBench } from './swap-bench.ts';
import { writeDocument } from './write-document.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Math.max(1, Number(values.runs));
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const numbers = [
  'ttfb',
  'fcp',
  'lcp',
  'cls',
  'blocking',
  'longestTask',
  'requests',
  'js',
  'css',
  'html',
  'images',
  'fonts',
  'data',
  'prefetched',
] as const;

/** Starts a store, measures it, and puts it away. */
async function withStore<Result>(
  env: Readonly<Record<string, string>>,
  measure: (store: Store) => Promise<Result>,
): Promise<Result> {
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
const onLine = (line: string): void => print(`bench     ${line}`);
let pictures: PictureBench | undefined;
if (values.only === undefined || values.only === 'pictures') {
  // Alone and one after the other: a store that draws has no processor left for pages.
  print('bench     starting a store that draws …');
  pictures = await withStore({ CHROMIUM: systemChromium().executablePath }, (own) =>
    benchPictures(own, onLine),
  );
  print(`\n${serverTable({ 'picture, made before': pictures.hits })}\n\n${pictureTable(pictures)}\n`);
}
if (values.only === 'pictures') {
  await browser.close();
  process.exit();
}
let flood: FloodBench | undefined;
if (values.only === undefined || values.only === 'flood') {
  print('bench     starting a store that is flooded …');
  // Codes as in production: one address may ask for twenty an hour.
  flood = await withStore({}, (own) => benchFlood(own, onLine));
  print(`\n${floodTable(flood)}\n`);
}
if (values.only === 'flood') {
  print(machineLine(machine));
  await browser.close();
  process.exit();
}
let swap: SwapBench | undefined;
if (values.only === undefined || values.only === 'swap') {
  print('bench     starting a store in which releases are swapped …');
  swap = await withStore({}, (own) => benchSwap(own, onLine));
  print(`\n${swapTable(swap)}\n`);
}
if (values.only === 'swap') {
  print(machineLine(machine));
  await browser.close();
  process.exit();
}
print('bench     starting a store of its own …');
const store = await startStore({ LOG_LEVEL: 'warn', CHROMIUM: '' });
try {
  const pages = await samplePages(store.commerce);
  const result: {
    machine: typeof machine;
    pages?: PageMedians;
    navigation?: SoftNavigation;
    viewer?: ViewerFigures;
    server?: ServerBench;
    pictures?: PictureBench;
    flood?: FloodBench;
    swap?: SwapBench;
    lcpElements?: Record<string, string>;
  } = { machine };
  if (values.only === undefined || values.only === 'pages') {
    const measured: Record<string, PageMedians[string]> = {};
    const lcpElements: Record<string, string> = {};
    for (const [name, path] of Object.entries({
      home: pages.home,
      listing: pages.listing,
      product: pages.product,
    })) {
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
    const drawing = await launchDrawing();
    const viewer: ViewerStart[] = [];
    for (let run = 1; run <= runs; run += 1) {
      print(`bench     the 3D view, ${run} of ${runs} …`);
      viewer.push(await measureViewer(drawing, store.shop + pages.product));
    }
    print('bench     the 3D view, opened and closed …');
    const memory = await measureViewerMemory(drawing, store.shop + pages.product);
    await drawing.close();
    Object.assign(result, {
      pages: measured,
      lcpElements,
      navigation: medians(soft, ['navigation', 'tap']),
      viewer: { ...medians(viewer, ['start', 'script']), memory },
    });
  }
  if (values.only === undefined || values.only === 'server')
    Object.assign(result, { server: { ...(await benchServer(store, pages, onLine)), ...large } });
  if (flood) Object.assign(result, { flood });
  if (swap) Object.assign(result, { swap });
  if (pictures)
    Object.assign(result, { pictures, server: { ...result.server, 'picture, made before': pictures.hits } });
  mkdirSync(join(repository, 'reports'), { recursive: true });
  writeFileSync(join(repository, 'reports', 'bench.json'), `${JSON.stringify(result, null, 1)}\n`);
  const { pages: measuredPages, navigation, viewer, server } = result;
  if (values.write && measuredPages && navigation && viewer && server && pictures && flood && swap) {
    keepRun({ machine, pages: measuredPages, navigation, server });
    writeDocument({ machine, runs, pages: measuredPages, navigation, viewer, server, pictures, flood, swap });
  }
  print(`\n${machineLine(machine)}`);
  if (result.pages) print(`\n${pageTable(result.pages)}`);
  if (result.navigation) print(`\n${navigationTable(result.navigation)}`);
  if (result.viewer) print(`\n${viewerTable(result.viewer)}`);
  if (result.server) print(`\n${serverTable(result.server)}`);
  if (result.pictures) print(`\n${pictureTable(result.pictures)}`);
  if (result.lcpElements)
    print(
      `\nlargest element: ${Object.entries(result.lcpElements)
        .map(([name, element]) => `${name} ${element}`)
        .join(', ')}`,
    );
} finally {
  await browser.close();
  await store.stop();
}
