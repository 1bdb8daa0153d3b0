import { describe, expect, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import fc from 'fast-check';
import { anyBag, faultOfQuote } from './random-bag.fixtures.ts';

const BAGS = 100_000;

describe('quotes (F8)', () => {
  it('of a hundred thousand random bags add up to the paisa, for server and browser alike', () => {
    fc.assert(
      fc.property(anyBag, (bag) => expect(faultOfQuote(bag)).toBe('')),
      { numRuns: BAGS },
    );
    reportFigures('quotes', { bags: BAGS, faults: 0 });
  });
});
