import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyBag, faultOfQuote } from './random-bag.fixtures.ts';

describe('a quote (F8)', () => {
  it('has lines that make its totals, to the paisa, for server and browser alike', () => {
    fc.assert(
      fc.property(anyBag, (bag) => expect(faultOfQuote(bag)).toBe('')),
      { numRuns: 2_000 },
    );
  });
});
