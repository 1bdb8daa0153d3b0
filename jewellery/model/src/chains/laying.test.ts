import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pathLength } from '../geometry/curve.ts';
import { lengthOf, subtract } from '../geometry/vector.ts';
import type { Vector } from '../model.ts';
import { crossings, loops, ribbon } from './laying.ts';

const chain = fc.record({
  length: fc.double({ min: 150, max: 620, noNaN: true }),
  over: fc.double({ min: 0.8, max: 4, noNaN: true }),
});
const laid = fc.oneof(
  fc
    .tuple(
      chain,
      fc.integer({ min: 2, max: 4 }),
      fc.double({ min: 0.2, max: 0.45, noNaN: true }),
      fc.boolean(),
    )
    .map(([size, turns, spread, rosette]) => ({
      ...size,
      path: loops({ ...size, turns, spread, waves: rosette ? turns + 1 : 1 }),
    })),
  chain.map((size) => ({ ...size, path: ribbon({ ...size, apart: size.over * 1.8 }) })),
);

describe('a chain that is laid down', () => {
  it('is as long as it was before, and closed without a gap', () => {
    fc.assert(
      fc.property(laid, ({ path, length }) => {
        const [first, last] = [path[0], path.at(-1)] as [Vector, Vector];
        expect(Math.abs(pathLength(path, true) / length - 1)).toBeLessThan(0.004);
        expect(lengthOf(subtract(first, last))).toBeLessThan(length / 60);
      }),
      { numRuns: 20 },
    );
  });

  it('lies over itself wherever it crosses, one strand on the ground and one above it', () => {
    fc.assert(
      fc.property(laid, ({ path, over }) => {
        for (const [lower, upper] of crossings(path)) {
          const rise = (path[upper]?.[2] ?? 0) - (path[lower]?.[2] ?? 0);
          // Where a rosette is tight, the lower strand may be on its way up to its own crossing.
          expect(rise).toBeGreaterThan(-0.01);
          expect(path[upper]?.[2]).toBeGreaterThan(over * 0.9);
        }
        expect(Math.min(...path.map(([, , z]) => z))).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  it('of several turns lies closer together than open', () => {
    const widthOf = (turns: number): number => {
      const path = loops({ length: 457, over: 1, turns, spread: 0.3 });
      return Math.max(...path.map(([x]) => x)) - Math.min(...path.map(([x]) => x));
    };
    expect(widthOf(3)).toBeLessThan(widthOf(2) * 0.72);
    expect(widthOf(2)).toBeLessThan(457 / Math.PI / 1.4);
  });
});
