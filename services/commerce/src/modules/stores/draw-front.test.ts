import { describe, expect, it } from '@jest/globals';
import { SHOPS } from '@suvarna/contracts/countries';
import { STORES } from './stores.ts';
import { drawFront } from './draw-front.ts';

const fronts = STORES.map(({ front, view }) => ({ front: front ?? '', ...view }));

describe('the front of a store', () => {
  it('is drawn for each, and keeps its drawing', () => {
    expect(fronts.length).toBeGreaterThanOrEqual(40);
    for (const { front, picture } of fronts) {
      expect(front).toMatch(/^<svg [^>]*viewBox="0 0 640 400"/);
      expect(picture).toMatch(/^\/api\/store\/store\/picture\/\?store_id=[a-z-]+&v=[0-9a-f]{8}$/);
    }
    const one = { slug: 'champa-house', street: SHOPS.IN.street, size: 'house' } as const;
    expect(drawFront(one)).toBe(drawFront({ ...one }));
  });

  it('differs by what the store is, and between most stores of a city', () => {
    const bySize = (['house', 'shop', 'counter'] as const).map((size) =>
      drawFront({ slug: 'champa-house', street: SHOPS.IN.street, size }),
    );
    expect(new Set(bySize).size).toBe(3);
    expect(new Set(fronts.map(({ front }) => front)).size).toBeGreaterThan(fronts.length / 2);
  });

  it('loads nothing, runs nothing, and has no number that is none', () => {
    for (const { front } of fronts) {
      expect(front).not.toMatch(/<script|<image|<use|<style|href|url\(|on\w+=|javascript:/i);
      expect(front).not.toMatch(/NaN|undefined|Infinity/);
      // As many ends as beginnings: an image that is not well-formed is not shown at all.
      const begun = front.match(/<[a-z]/g)?.length ?? 0;
      const ended = front.match(/\/>|<\/[a-z]/g)?.length ?? 0;
      expect(ended).toBe(begun);
    }
  });
});
