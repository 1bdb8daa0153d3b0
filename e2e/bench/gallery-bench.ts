/** Galleries of designs nobody looked at: what one costs, what fifty at once do to others, and how fast the catalogue is drawn when nobody asks. */
import type { Listing } from '@suvarna/contracts/catalogue';
import { until } from '@suvarna/testing/until';
import { setTimeout as pause } from 'node:timers/promises';
import { processOf } from '../support/store/own-process.ts';
import type { Store } from '../support/store/store.ts';
import { measureAtRate } from './measure/measure-at-rate.ts';
import { cpuSecondsOfAll, sharedMemoryOfAll } from './measure/process-cpu.ts';
import { samplePages } from './sample-pages.ts';

export interface GalleryBench {
  /** Seconds of processor a view takes, the service's included. */
  readonly cpuOfView: number;
  /** From the first question until all views of a design are there, seconds; of so many designs the median and the longest. */
  readonly first: { readonly median: number; readonly longest: number; readonly designs: number };
  /** Pictures after the first of pages that nobody saw, looked at one after the other, and how many were there at once. */
  readonly scrolled: { readonly pictures: number; readonly there: number };
  /** So many galleries at once: pictures that did not come, seconds until the last, and what others waited for pages meanwhile. */
  readonly crowd: {
    readonly galleries: number;
    readonly pictures: number;
    readonly failed: number;
    readonly seconds: number;
    readonly pageP99: number;
    readonly pagesFailed: number;
  };
  /** Of the service and what draws for it, when all that was drawn. */
  readonly bytes: number;
}

export interface AheadBench {
  readonly picturesAnHour: number;
  readonly bytes: number;
}

/** Of what has a place on a body. */
const VIEWS = ['hero', 'worn', 'front', 'side', 'macro', 'scale'];
const ALONE = 5;
const CROWD = 50;
/** Products whose pages are opened; how long a reader looks at the first picture, and at each other. */
const READ = 8;
const [FIRST_LOOK_MS, LOOK_MS] = [4_000, 2_000];
const PAGES_A_SECOND = 10;
const PAGES_SECONDS = 20;
const AHEAD_MS = 60_000;
const GIVES_UP_MS = 180_000;
const AHEAD_BEGINS_MS = 180_000;
const headers = { accept: 'image/avif,image/webp,*/*' };
const IMAGING = 'services/imaging/src/server.ts';

/** Asks until the picture is finished, as a page does; `''` then, else what came instead. */
async function awaitPicture(store: Store, address: string): Promise<string> {
  const gaveUp = performance.now() + GIVES_UP_MS;
  while (performance.now() < gaveUp) {
    const answer = await fetch(store.imaging + address, { headers });
    await answer.arrayBuffer();
    if (answer.headers.get('x-picture') === 'final') return '';
    if (answer.status !== 503) return `${address}: ${answer.status} ${answer.headers.get('x-picture') ?? ''}`;
    await pause(500);
  }
  return `${address}: nothing`;
}

interface Unseen {
  readonly page: string;
  /** Views in its first metal, by addresses that lead to today's: a call for a design would have them drawn. */
  readonly gallery: readonly string[];
}

/** Designs far down the catalogue. */
async function unseenDesigns({ commerce }: Store, count: number): Promise<readonly Unseen[]> {
  const pages = ['rings', 'earrings', 'necklaces', 'bangles'].map(async (category) => {
    const path = encodeURIComponent(`/jewellery/${category}/`);
    const answer = await fetch(`${commerce}/api/product/listing/?path=${path}&page=6&page_size=49`);
    return ((await answer.json()) as { readonly data: Listing }).data.results;
  });
  const lists = await Promise.all(pages);
  const ids = Array.from(
    { length: count },
    (_, at) => lists[at % lists.length]?.[Math.floor(at / lists.length)],
  );
  return Promise.all(
    ids.map(async (design) => {
      const answer = await fetch(`${commerce}/pieces/${design?.product_id ?? 0}`);
      const { colours } = (await answer.json()) as { readonly colours: readonly string[] };
      return {
        page: design?.url ?? '/',
        gallery: VIEWS.map(
          (view) => `/media/designs/${design?.product_id ?? 0}/${view}-${colours[0] ?? 'yellow'}-515`,
        ),
      };
    }),
  );
}

/** A reader opens pages and looks at their pictures in order. */
async function readPages(store: Store, designs: readonly Unseen[]): Promise<GalleryBench['scrolled']> {
  let [pictures, there] = [0, 0];
  for (const { page, gallery } of designs) {
    await (await fetch(store.shop + page)).arrayBuffer();
    await (await fetch(store.imaging + (gallery[0] ?? ''), { headers })).arrayBuffer();
    await pause(FIRST_LOOK_MS);
    for (const address of gallery.slice(1)) {
      const answer = await fetch(store.imaging + address, { headers });
      await answer.arrayBuffer();
      pictures += 1;
      if (answer.headers.get('x-picture') === 'final') there += 1;
      await pause(LOOK_MS);
    }
  }
  return { pictures, there };
}

export async function benchGalleries(store: Store, onLine: (line: string) => void): Promise<GalleryBench> {
  const pid = processOf(store.data, IMAGING);
  const [first, ...designs] = await unseenDesigns(store, 1 + READ + ALONE + CROWD);
  // What draws opens with the first, which is not measured.
  for (const address of first?.gallery ?? []) await awaitPicture(store, address);
  onLine(`${READ} pages that nobody saw, looked at picture by picture …`);
  const scrolled = await readPages(store, designs.slice(0, READ));
  onLine(`${scrolled.there} of ${scrolled.pictures} were there`);
  const others = designs.slice(READ).map(({ gallery }) => gallery);
  onLine(`${ALONE} galleries that nobody saw, one after the other …`);
  const took: number[] = [];
  const used = cpuSecondsOfAll(pid);
  const alone = others.slice(0, ALONE);
  for (const gallery of alone) {
    const began = performance.now();
    const there = await Promise.all(gallery.map((address) => awaitPicture(store, address)));
    const fault = there.find((one) => one !== '');
    if (fault !== undefined) throw new Error(`a view was not drawn, ${fault}: is there what draws?`);
    took.push((performance.now() - began) / 1_000);
  }
  const cpuOfView = (cpuSecondsOfAll(pid) - used) / alone.flat().length;
  onLine(`${CROWD} galleries that nobody saw, all at once …`);
  const crowd = others.slice(ALONE);
  const { products } = await samplePages(store.commerce);
  const began = performance.now();
  let seconds = 0;
  const [there, pages] = await Promise.all([
    Promise.all(crowd.flat().map((address) => awaitPicture(store, address))).finally(() => {
      seconds = (performance.now() - began) / 1_000;
    }),
    measureAtRate({
      rate: PAGES_A_SECOND,
      seconds: PAGES_SECONDS,
      warmUp: 5,
      pids: [],
      send: async (at) => {
        const answer = await fetch(store.shop + (products[at % products.length] ?? '/'));
        await answer.arrayBuffer();
        return answer.ok;
      },
    }),
  ]);
  const faults = there.filter((one) => one !== '');
  for (const fault of faults) onLine(`not drawn: ${fault}`);
  const sorted = took.toSorted((a, b) => a - b);
  return {
    cpuOfView,
    first: {
      median: sorted[Math.floor(sorted.length / 2)] ?? 0,
      longest: sorted.at(-1) ?? 0,
      designs: sorted.length,
    },
    scrolled,
    crowd: {
      galleries: crowd.length,
      pictures: there.length,
      failed: faults.length,
      seconds,
      pageP99: pages.p99,
      pagesFailed: pages.failed,
    },
    bytes: sharedMemoryOfAll(pid),
  };
}

/** @param store that draws ahead */
export async function benchAhead(store: Store, onLine: (line: string) => void): Promise<AheadBench> {
  const drawn = async (): Promise<number> => {
    const metrics = await (await fetch(`${store.imaging}/metrics`)).text();
    return Number(/^imaging_ahead_drawn (\d+)/m.exec(metrics)?.[1] ?? 0);
  };
  onLine('waiting for the catalogue to be drawn ahead …');
  await until(async () => (await drawn()) > 5, 'pictures that are drawn ahead', AHEAD_BEGINS_MS);
  onLine(`${AHEAD_MS / 1_000} s of drawing ahead …`);
  const [before, began] = [await drawn(), performance.now()];
  await pause(AHEAD_MS);
  const hours = (performance.now() - began) / 3_600_000;
  return {
    picturesAnHour: Math.round(((await drawn()) - before) / hours),
    bytes: sharedMemoryOfAll(processOf(store.data, IMAGING)),
  };
}
