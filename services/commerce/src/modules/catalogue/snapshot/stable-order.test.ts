import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stableOrder } from './stable-order.ts';

it('is the order of a sort that compares rows, for any keys', () => {
  const key = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true }));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 60 }), (keys) => {
      const compared = keys
        .map((_, row) => row)
        .sort((a, b) => {
          const [one = 0, other = 0] = [keys[a], keys[b]];
          return one < other ? -1 : one > other ? 1 : a - b;
        });
      expect([...stableOrder(Float64Array.from(keys))]).toEqual(compared);
    }),
  );
});
