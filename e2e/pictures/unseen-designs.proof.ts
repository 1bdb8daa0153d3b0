/** Pictures that are drawn while shoppers wait, in a store that was just started: what a page offers is there, and what is not there says so. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findChromium } from '@suvarna/chromium/find-chromium';
import { reportFigures } from '@suvarna/testing/report-figures';
import { PICTURE_WITHIN_MS } from '../bench/report/targets.ts';
import { benchUnseenDesigns } from '../bench/unseen-designs.ts';
import { startStore, type Store } from '../support/store/store.ts';

const chromium = findChromium(process.env).path;

(chromium === '' ? describe.skip : describe)('designs that were never looked at', () => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore({ CHROMIUM: chromium });
  });
  afterAll(() => store.stop());

  it(`offer six shoppers at once no view that takes more than ${PICTURE_WITHIN_MS} ms, and none is empty`, async () => {
    const { longest, longestAnswer, ...seen } = await benchUnseenDesigns(store);
    reportFigures('unseen designs', { ...seen, longest, longestAnswer });
    expect(seen).toMatchObject({ late: 0, empty: 0 });
    expect(seen.drawn).toBeGreaterThan(0);
    expect(seen.offered + seen.notOffered).toBe(4 * seen.designs);
    expect(Math.max(longest, longestAnswer)).toBeLessThanOrEqual(PICTURE_WITHIN_MS);
  });
});
