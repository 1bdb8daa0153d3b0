import { describe, expect, it } from '@jest/globals';
import { giftingPath, occasionsFor } from './gifting.model.ts';

describe('what is answered to the gifting question', () => {
  it.each([
    ['en', '/jewellery/wife+wear-gifting-for+work-sort+by+latest-filter/'],
    ['hi', '/hi/jewellery/wife+wear-gifting-for+work-sort+by+latest-filter/'],
  ] as const)('in %s leads to the listing of that language', (locale, path) => {
    expect(giftingPath('Wife', 'Work', locale)).toBe(path);
  });

  it('is Casual alone for a husband', () => {
    expect(occasionsFor('Husband')).toEqual(['Casual']);
    expect(occasionsFor(null)).toEqual(['Work', 'Party', 'Casual']);
  });
});
