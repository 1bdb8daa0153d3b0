import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allocate, divideHalfUp } from './rounding.ts';

describe('rounding', () => {
  it('takes halves away from zero', () => {
    expect([
      divideHalfUp(1n, 2n),
      divideHalfUp(-1n, 2n),
      divideHalfUp(3n, 2n),
      divideHalfUp(-3n, 2n),
      divideHalfUp(49n, 100n),
    ]).toEqual([1n, -1n, 2n, -2n, 0n]);
  });

  it('allocates without losing or inventing anything, within one unit of the exact share', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 8 }),
        (units, weights) => {
          const parts = allocate(units * 100n, weights, 100n);
          expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(units * 100n);
          const whole = weights.reduce((sum, weight) => sum + weight, 0n);
          if (whole === 0n) return;
          parts.forEach((part, index) => {
            const off = part * whole - units * 100n * (weights[index] ?? 0n);
            expect((off < 0n ? -off : off) < 100n * whole).toBe(true);
          });
        },
      ),
    );
  });
});
