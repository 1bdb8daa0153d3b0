import { describe, expect, it } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import { until } from '@suvarna/testing/until';
import type { Background, Urgency } from './background.ts';
import { createPage, createPageCache } from './page-cache.ts';

const LIMITS = { freshMs: 10_000, staleMs: 600_000, maxBytes: 10_000 };

describe('the page cache', () => {
  it('is fresh for ten seconds, stale for ten minutes, then gone', () => {
    let now = 0;
    const cache = createPageCache(LIMITS, () => now);
    cache.put('a', createPage('x'));
    now = 9_999;
    expect(cache.get('a')?.fresh).toBe(true);
    now = 10_000;
    expect(cache.get('a')?.fresh).toBe(false);
    now = 610_000;
    expect(cache.get('a')).toBeNull();
  });

  it('retains compressed variants when the same page is made again', () => {
    const cache = createPageCache(LIMITS);
    const page = createPage('same');
    cache.put('a', page);
    cache.put('a', createPage('same'));
    expect(cache.get('a')?.page).toBe(page);
    cache.put('a', createPage('other'));
    expect(cache.get('a')?.page).not.toBe(page);
  });

  it('stays within its bytes', () => {
    const cache = createPageCache(LIMITS);
    for (let index = 0; index < 50; index += 1) cache.put(String(index), createPage('x'.repeat(1_000)));
    expect(Array.from({ length: 50 }, (_, index) => cache.get(String(index))).filter(Boolean)).toHaveLength(
      6,
    );
  });
});

describe('a page that is kept', () => {
  const text = Array.from(
    { length: 400 },
    (_, index) =>
      `<article class="catalog__card"><a href="/jewellery/rings/pihu-ring_product_${String(index)}/">Ring ${String(index)}</a><p class="catalog__price">₹${String(index % 9)},500</p></article>`,
  ).join('');

  it('is sent at once, and later in fewer bytes under the same name', async () => {
    const cache = createPageCache({ ...LIMITS, maxBytes: 1_000_000 });
    const page = createPage(text);
    cache.put('a', page);
    const first = await page.encoded('br');
    const better = await until(async () => {
      const now = await page.encoded('br');
      return now === first ? undefined : now;
    }, 'it was compressed again');
    expect(better.length).toBeLessThan(first.length);
    expect(brotliDecompressSync(better).toString()).toBe(text);
    expect(cache.get('a')?.page.etag).toBe(createPage(text).etag);
    // It stays so: nothing is compressed a third time.
    expect(await page.encoded('br')).toBe(better);
  });

  it('offers its work for an idle moment, and at once when a second one asks; once for each encoding', async () => {
    const work: [Urgency, () => Promise<void>][] = [];
    let room = false;
    const background: Background = (piece, urgency) => {
      if (room) work.push([urgency, piece]);
      return room;
    };
    const page = createPage(text);
    page.keep(background);
    const first = await page.encoded('br');
    await page.encoded('br');
    expect(work).toHaveLength(0);
    room = true;
    await page.encoded('gzip');
    for (let ask = 0; ask < 3; ask += 1) {
      await page.encoded('br');
      await page.encoded('gzip');
    }
    expect(work.map(([urgency]) => urgency)).toEqual(['when-idle', 'soon', 'soon']);
    for (const [, piece] of work) await piece();
    const better = await page.encoded('br');
    expect(better.length).toBeLessThan(first.length);
    const [, piece] = work[1] ?? [];
    await piece?.();
    expect(await page.encoded('br')).toBe(better);
  });

  it('is not compressed again when it is not kept', async () => {
    const page = createPage(text);
    const first = await page.encoded('br');
    expect(await page.encoded('br')).toBe(first);
  });
});
