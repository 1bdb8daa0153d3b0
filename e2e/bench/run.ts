/** `npm run bench [-- --runs 7] [--only pages|server|search|pictures|galleries|large|flood|swap|canary|memory|agents] [--rows <words of some floods>] [--against <commit>] [--write]`: measures a store of its own, prints tables, writes reports/bench.json (and docs/performance.md). */
import { chromium, type Browser } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '../support/repository.ts';
import { launchDrawing } from '../support/looks/drawing-browser.ts';
import { startStore, type Store } from '../support/store/store.ts';
import { systemChromium } from '../support/system-chromium.ts';
import { describeMachine } from './measure/machine.ts';
import { benchAgainst } from './report/against.ts';
import { AGENTS_UNLIMITED, benchAgents } from './agent-bench.ts';
import { benchCanary } from './canary-bench.ts';
import { benchFlood } from './flood-bench.ts';
import { measureViewer, type ViewerStart } from './measure/measure-viewer.ts';
import { measureViewerMemory } from './measure/measure-viewer-memory.ts';
import { benchMemory } from './memory-bench.ts';
import { benchPages } from './page-bench.ts';
import { benchAhead, benchGalleries } from './gallery-bench.ts';
import { benchPictures } from './picture-bench.ts';
import { keepRun } from './report/earlier-runs.ts';
import { galleryTable } from './report/gallery-table.ts';
import {
  floodTable,
  machineLine,
  memoryTable,
  navigationTable,
  pageTable,
  pictureTable,
  serverTable,
  swapTable,
  tapTable,
  viewerTable,
  type ViewerFigures,
} from './report/report.ts';
import { benchSearch, measureQuality, qualityLine } from './search-bench.ts';
import { samplePages } from './sample-pages.ts';
import { benchLargeCatalogue, benchServer } from './server-bench.ts';
import { benchWallet, STAFF_TOKEN } from './wallet-bench.ts';
import { medians } from './measure/statistics.ts';
import { benchSwap } from './swap-bench.ts';
import { writeDocument } from './report/write-document.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    rows: { type: 'string', default: '' },
    against: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Math.max(1, Number(values.runs));
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const onLine = (line: string): void => print(`bench     ${line}`);
const isWanted = (part: string): boolean => values.only === undefined || values.only === part;

const failed: string[] = [];

/**
 * Starts a store, measures it, and puts it away. Nothing when the part is not asked for, or could not be
 * measured: what others took half an hour to measure is not lost with it.
 */
async function take<Result>(
  part: string,
  env: Readonly<Record<string, string>>,
  measure: (store: Store) => Promise<Result>,
): Promise<Result | undefined> {
  if (!isWanted(part)) return undefined;
  onLine(`starting a store for "${part}" …`);
  try {
    const store = await startStore({ LOG_LEVEL: 'warn', ...env });
    try {
      return await measure(store);
    } finally {
      await store.stop();
    }
  } catch (error) {
    failed.push(part);
    process.stderr.write(`bench     "${part}" could not be measured: ${String(error)}\n`);
    return undefined;
  }
}

async function benchViewer(shop: string, product: string): Promise<ViewerFigures> {
  const drawing = await launchDrawing();
  try {
    const starts: ViewerStart[] = [];
    for (let run = 1; run <= runs; run += 1) {
      onLine(`the 3D view, ${run} of ${runs} …`);
      starts.push(await measureViewer(drawing, shop + product));
    }
    onLine('the 3D view, opened and closed …');
    return {
      ...medians(starts, ['start', 'script']),
      memory: await measureViewerMemory(drawing, shop + product),
    };
  } finally {
    await drawing.close();
  }
}

async function benchAll(browser: Browser): Promise<void> {
  const machine = describeMachine(browser.version());
  const large = await take('large', { SEED_DESIGNS: '100000' }, async (store) => ({
    ...(await benchSearch(store, 'search at 100 requests/s, 100,000 designs')),
    ...(await benchLargeCatalogue(store)),
  }));
  const search = await take('search', {}, async (store) => ({
    rows: await benchSearch(store, 'search at 100 requests/s'),
    quality: await measureQuality(store),
  }));
  // Alone and one after the other: a store that draws has no processor left for pages.
  const drawing = { CHROMIUM: systemChromium().executablePath };
  const pictures = await take('pictures', drawing, (store) => benchPictures(store, onLine));
  const galleries = await take('galleries', drawing, (store) => benchGalleries(store, onLine));
  const ahead = await take('galleries', { ...drawing, IMAGING_AHEAD: 'on' }, (store) =>
    benchAhead(store, onLine),
  );
  // Codes as in production: one address may ask for twenty an hour.
  const flood = await take('flood', {}, (store) =>
    benchFlood(store, { isWanted: (flood) => flood.includes(values.rows), onLine }),
  );
  const swap = await take('swap', {}, (store) => benchSwap(store, onLine));
  const canary = await take('canary', {}, (store) => benchCanary(store, onLine));
  const shown = await take('pages', { CHROMIUM: '' }, async (store) => {
    const [pages] = await benchPages(browser, [store], { runs, onLine });
    const { product } = await samplePages(store.commerce);
    return pages && { ...pages, viewer: await benchViewer(store.shop, product) };
  });
  const answered = await take('server', {}, async (store) =>
    benchServer(store, await samplePages(store.commerce), onLine),
  );
  const memory = [
    await take('memory', {}, (store) => benchMemory(store, 6_530, onLine)),
    await take('memory', { SEED_DESIGNS: '100000' }, (store) => benchMemory(store, 100_000, onLine)),
  ].filter((one) => one !== undefined);
  const wallet = await take('wallet', { STAFF_ADMIN_TOKEN: STAFF_TOKEN }, benchWallet);
  const agents = await take('agents', AGENTS_UNLIMITED, benchAgents);
  const server = {
    ...answered,
    ...agents,
    ...canary,
    ...search?.rows,
    ...large,
    ...wallet,
    ...(pictures && { 'picture, made before': pictures.hits }),
  };
  const result = {
    machine,
    ...shown,
    server,
    pictures,
    galleries,
    ahead,
    flood,
    swap,
    memory,
    search: search?.quality,
  };
  writeReport('bench.json', result);
  if (
    values.write &&
    failed.length === 0 &&
    shown &&
    answered &&
    pictures &&
    galleries &&
    ahead &&
    flood &&
    swap
  ) {
    keepRun({ machine, ...shown, server });
    writeDocument({ machine, runs, ...shown, server, pictures, galleries, ahead, flood, swap });
  }
  print(`\n${machineLine(machine)}`);
  if (shown) {
    print(`\n${pageTable(shown.pages)}`);
    print(`\n${navigationTable(shown.navigations)}\n\n${tapTable(shown.taps)}`);
    print(`\n${viewerTable(shown.viewer)}`);
    const largest = Object.entries(shown.lcpElements).map(([name, element]) => `${name} ${element}`);
    print(`\nlargest element: ${largest.join(', ')}`);
  }
  if (Object.keys(server).length > 0) print(`\n${serverTable(server)}`);
  if (search) print(`\n${qualityLine(search.quality)}`);
  if (pictures) print(`\n${pictureTable(pictures)}`);
  if (galleries && ahead) print(`\n${galleryTable(galleries, ahead)}`);
  if (flood) print(`\n${floodTable(flood)}`);
  if (swap) print(`\n${swapTable(swap)}`);
  if (memory.length > 0) print(`\n${memoryTable(memory)}`);
}

function writeReport(name: string, report: object): void {
  mkdirSync(join(repository, 'reports'), { recursive: true });
  writeFileSync(join(repository, 'reports', name), `${JSON.stringify(report, null, 1)}\n`);
}

const browser = await chromium.launch({
  ...systemChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  if (values.against === undefined) await benchAll(browser);
  else {
    const { report, tables } = await benchAgainst(browser, {
      commit: values.against,
      runs,
      isWanted,
      onLine,
    });
    writeReport('bench-against.json', report);
    print(`\n${machineLine(describeMachine(browser.version()))}\n\n${tables.join('\n\n')}`);
  }
} finally {
  await browser.close();
}
if (failed.length > 0) {
  process.stderr.write(`bench     not measured: ${failed.join(', ')}; nothing was written to docs/\n`);
  process.exitCode = 1;
}
