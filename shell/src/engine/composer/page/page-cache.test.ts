import { describe, expect, it } from '@jest/globals';
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
