/** The image service: what a picture weighs and costs, and what a crowd does to it. */
import type { Listing, ProductDetail } from '@suvarna/contracts/catalogue';
import { readFileSync } from 'node:fs';
import type { Store } from '../support/store/store.ts';
import { measureThroughput, type Throughput } from './measure/measure-throughput.ts';
import { benchUnseenDesigns, type UnseenDesigns } from './unseen-designs.ts';
import { cpuSecondsOfAll } from './measure/process-cpu.ts';
import { processOf } from '../support/store/own-process.ts';

export interface PictureBench {
  /** Of the first picture of 96 designs at 360 px, as AVIF. */
  readonly averageBytes: number;
  readonly hits: Throughput;
  /** They were not made before; one after the other. */
  readonly made: { readonly seconds: number; readonly cpuSeconds: number; readonly count: number };
  readonly unseen: UnseenDesigns;
  /** Fifty of those at once. */
  readonly crowd: {
    readonly seconds: number;
    readonly finished: number;
    readonly standIns: number;
    readonly failed: number;
    readonly megabytes: number;
  };
}

const ALONE = 6;
const CROWD = 50;
const accept = 'image/avif,image/webp,*/*';

async function ask<Data>(store: Store, path: string): Promise<Data> {
  const { data } = (await (await fetch(`${store.commerce}/api/product/${path}`)).json()) as { data: Data };
  return data;
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

export async function benchPictures(store: Store, onLine: (line: string) => void): Promise<PictureBench> {
  const pid = processOf(store.data, 'services/imaging/src/server.ts');
  const picture = async (template: string, width: number) => {
    const answer = await fetch(`${store.imaging}${template.replace('{w}', String(width))}`, {
      headers: { accept },
    });
    return {
      kind: answer.headers.get('x-picture') ?? 'none',
      bytes: (await answer.arrayBuffer()).byteLength,
    };
  };
  onLine('pictures of 96 designs at 360 px …');
  const pages = await Promise.all(
    ['rings', 'earrings'].map((name) =>
      ask<Listing>(store, `listing/?path=${encodeURIComponent(`/jewellery/${name}/`)}&page_size=48`),
    ),
  );
  const cards = pages.flatMap(({ results }) => results);
  const heroes = cards.flatMap(({ images }) => images.product_images.slice(0, 1).map(({ src }) => src));
  const sizes: number[] = [];
  for (const hero of heroes) sizes.push((await picture(hero, 360)).bytes);
  onLine('hits …');
  const hits = await measureThroughput({
    origin: store.imaging,
    pids: [pid],
    paths: heroes.map((hero) => hero.replace('{w}', '360')),
    seconds: 8,
    connections: 16,
    headers: { accept },
  });

  const details = await Promise.all(
    cards
      .slice(0, ALONE + CROWD)
      .map(({ product_id: id }) => ask<ProductDetail>(store, `product/?product_id=${id}`)),
  );
  const rare = details.flatMap(({ gallery }) =>
    gallery
      .filter(({ view }) => view === 'scale')
      .slice(-1)
      .map(({ src }) => src),
  );
  onLine(`${ALONE} pictures not made before, one after the other …`);
  // The browser opens with the first, which is not measured.
  await picture(rare[0] ?? '', 515);
  const [began, used] = [performance.now(), cpuSecondsOfAll(pid)];
  for (const template of rare.slice(1, ALONE)) {
    const { kind } = await picture(template, 515);
    if (kind !== 'final')
      throw new Error(`a picture was not drawn but shown as ${kind}: is there a Chromium?`);
  }
  const made = {
    seconds: (performance.now() - began) / 1_000 / (ALONE - 1),
    cpuSeconds: (cpuSecondsOfAll(pid) - used) / (ALONE - 1),
    count: ALONE - 1,
  };
  onLine('designs that were never looked at …');
  const unseen = await benchUnseenDesigns(store);
  onLine(`${CROWD} pictures not made before, all at once …`);
  const start = performance.now();
  const kinds = await Promise.all(
    rare.slice(ALONE).map((template) =>
      picture(template, 515).then(
        ({ kind }) => kind,
        () => 'failed',
      ),
    ),
  );
  return {
    averageBytes: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
    hits,
    made,
    unseen,
    crowd: {
      seconds: (performance.now() - start) / 1_000,
      finished: kinds.filter((kind) => kind === 'final').length,
      standIns: kinds.filter((kind) => kind === 'smaller' || kind === 'placeholder').length,
      failed: kinds.filter((kind) => kind === 'failed' || kind === 'none').length,
      megabytes: residentMegabytes(pid),
    },
  };
}
