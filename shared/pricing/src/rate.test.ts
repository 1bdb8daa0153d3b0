import { describe, expect, it } from '@jest/globals';
import { rateOf, rateOfFineness } from './rate.ts';

describe('rate of a karat', () => {
  it('is the published one where there is one', () => {
    expect(rateOf({ 22: 1_100_000, 24: 1_200_000 }, 22)).toBe(1_100_000);
  });

  it('follows from fine gold by fineness over 999 otherwise', () => {
    // 12,000 × 916 / 999 = 11,003.00 rupees.
    expect(rateOf({ 24: 1_200_000 }, 22)).toBe(1_100_300);
    expect(rateOfFineness(1_200_000, 999)).toBe(1_200_000);
  });

  it('is refused when nothing is known', () => {
    expect(() => rateOf({}, 22)).toThrow(RangeError);
    expect(() => rateOf({ 24: 1 }, 21)).toThrow(RangeError);
  });
});
