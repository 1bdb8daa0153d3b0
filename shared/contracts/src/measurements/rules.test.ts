import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { braceletFor, FINGER_UM, ringMicrometres, ringSizeFor, WRIST_UM } from './rules.ts';
import { RING_CIRCUMFERENCE_TENTH_MM, ringSizes, sizeMillimetres } from '../sizes/rules.ts';

describe('the ring size of a finger', () => {
  it('is the size itself for what a size measures', () => {
    for (const size of ringSizes(1, 30)) expect(ringSizeFor(ringMicrometres(size) ?? 0)).toBe(size);
  });

  it.each([
    [54_700, '14'],
    // As near to 14 (54.4 mm) as to 15 (55.1 mm): the larger one.
    [54_750, '15'],
    [40_300, '1'],
    [40_299, ''],
    [70_400, '30'],
    [70_401, ''],
  ])('of %i µm is “%s”', (um, size) => {
    expect(ringSizeFor(um)).toBe(size);
  });

  it('is never further away than another', () => {
    fc.assert(
      fc.property(fc.integer({ min: FINGER_UM.least, max: FINGER_UM.most }), (um) => {
        const size = ringSizeFor(um);
        const away = RING_CIRCUMFERENCE_TENTH_MM.map((tenths) => Math.abs(tenths * 100 - um));
        if (size === '') expect(Math.min(...away)).toBeGreaterThan(700);
        else expect(Math.abs((ringMicrometres(size) ?? 0) - um)).toBe(Math.min(...away));
      }),
    );
  });
});

describe('the bracelet of a wrist', () => {
  it('hangs loose, and is no longer than it has to be', () => {
    expect([WRIST_UM.least, 153_100, 153_101, 191_200, 191_201].map(braceletFor)).toEqual([
      '6.5',
      '6.5',
      '7',
      '8',
      '',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: WRIST_UM.least, max: 191_200 }), (um) => {
        const length = sizeMillimetres('bracelet', braceletFor(um)) * 1_000;
        expect(length).toBeGreaterThanOrEqual(um + 12_000);
        if (um > 153_100) expect(length).toBeLessThan(um + 12_000 + 12_701);
      }),
    );
  });
});
