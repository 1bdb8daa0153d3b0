/** Six shoppers who open designs that were never looked at, each one after the other, while pictures of further ones are drawn ahead. */
import type { Listing, ProductDetail } from '@suvarna/contracts/catalogue';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../support/store/store.ts';
import { callerAt, type CallerAt } from './caller-at.ts';
import { PICTURE_WITHIN_MS } from './report/targets.ts';

/** Times in milliseconds. */
export interface UnseenDesigns {
  readonly designs: number;
  /** Views that pages gave a place, at once or later. */
  readonly offered: number;
  /** Of these, how many did not come in time, and the longest that one took. */
  readonly late: number;
  readonly longest: number;
  /** Views that were drawn, and then offered, while their page was looked at; half of them after this time. */
  readonly drawn: number;
  readonly untilDrawn: number;
  /** Views that their page did not offer as long as it was looked at. */
  readonly notOffered: number;
  /** Questions of pages that were answered "it is being drawn", and the longest that any answer took. */
  readonly drawing: number;
  readonly longestAnswer: number;
  /** Answers with status 200 that were no picture of the view. */
  readonly empty: number;
}

const SHOPPERS = 6;
const DESIGNS_EACH = 3;
const LOOKS_MS = 8_000;
/** Opened by one more visitor at the same time: with three views each, all that is drawn ahead for one address. */
const BESIDE = 20;
/** What a phone with two dots to a pixel takes, and what a page asks for to know whether a view is there. */
const [SHOWN, ASKED] = ['1024', '515'];
/** As `until-finished.ts` of the product page. */
const PAUSES_S = [0, 1, 2, 4, 8];
const headers = { accept: 'image/avif,image/webp,*/*' };

export async function benchUnseenDesigns(store: Store): Promise<UnseenDesigns> {
  const pages = await unseen(store, SHOPPERS * DESIGNS_EACH + BESIDE);
  const counted = { offered: 0, late: 0, longest: 0, notOffered: 0, drawing: 0, longestAnswer: 0, empty: 0 };
  const waits: number[] = [];

  const ask = async (caller: CallerAt, path: string, method: 'GET' | 'HEAD') => {
    const began = performance.now();
    const answer = await caller.send(path, { method, headers });
    const kind = answer.headers['x-picture'];
    const isPicture =
      answer.headers['content-type'] === 'image/avif' && (kind === 'final' || kind === 'smaller');
    if (answer.status === 200 && !isPicture) counted.empty += 1;
    return { isPicture: answer.status === 200 && isPicture, kind, took: performance.now() - began };
  };
  const show = async (caller: CallerAt, template: string): Promise<void> => {
    const { isPicture, took } = await ask(caller, template.replace('{w}', SHOWN), 'GET');
    counted.offered += 1;
    counted.longest = Math.max(counted.longest, took);
    if (!isPicture || took > PICTURE_WITHIN_MS) counted.late += 1;
  };
  const isDrawn = async (caller: CallerAt, template: string, until: number): Promise<boolean> => {
    for (const seconds of PAUSES_S) {
      if (performance.now() > until) return false;
      const { kind, took } = await ask(caller, template.replace('{w}', ASKED), 'HEAD');
      counted.longestAnswer = Math.max(counted.longestAnswer, took);
      if (kind === 'final') return true;
      counted.drawing += 1;
      await pause(seconds * 1_000);
    }
    return false;
  };
  /** As the page does: it asks for one view after the other, and gives each its place when it is drawn. */
  const look = async (caller: CallerAt, path: string): Promise<void> => {
    const began = performance.now();
    const { text } = await caller.send(path);
    const offered = [...text.matchAll(/data-template="([^"]+)"/g)].map(([, template]) => template ?? '');
    const id = /_product_(\d+)\/$/.exec(path)?.[1] ?? '';
    const details = (await caller.send(`/api/product/product/?product_id=${id}`)).text;
    const { gallery, breakup } = (JSON.parse(details) as { readonly data: ProductDetail }).data;
    const awaited = gallery.filter(({ src, colour }) => colour === breakup.colour && !offered.includes(src));
    const shown = offered.map((template) => show(caller, template));
    for (const { src } of awaited) {
      if (await isDrawn(caller, src, began + LOOKS_MS)) {
        waits.push(performance.now() - began);
        shown.push(show(caller, src));
      } else counted.notOffered += 1;
    }
    await Promise.all(shown);
  };

  const callers = Array.from({ length: SHOPPERS + 1 }, (_, at) => callerAt(store.shop, `127.0.2.${at + 1}`));
  try {
    await Promise.all(
      callers.map(async (caller, at) => {
        const own = pages.slice(at * DESIGNS_EACH, at === SHOPPERS ? undefined : (at + 1) * DESIGNS_EACH);
        for (const path of own) await (at === SHOPPERS ? caller.send(path) : look(caller, path));
      }),
    );
  } finally {
    for (const caller of callers) caller.close();
  }
  return {
    ...counted,
    designs: SHOPPERS * DESIGNS_EACH,
    drawn: waits.length,
    untilDrawn: waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0,
  };
}

/** Designs that came with one picture, from lists alone: a call for one has the others drawn. */
async function unseen({ commerce }: Store, count: number): Promise<readonly string[]> {
  const path = encodeURIComponent('/jewellery/');
  // Of the most popular there are all views.
  const answer = await fetch(`${commerce}/api/product/listing/?path=${path}&page=40&page_size=49`);
  const { data } = (await answer.json()) as { readonly data: Listing };
  return data.results.map(({ url }) => url).slice(0, count);
}
