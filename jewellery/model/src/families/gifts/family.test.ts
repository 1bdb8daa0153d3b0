import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signedVolume, triangleCount } from '../../geometry/mesh.ts';
import type { Piece } from '../../piece.ts';
import { metalVolume } from '../../weight.ts';
import { modelOf } from '../model-of.ts';

const pieces = (form: string, [least, most]: readonly [number, number]): fc.Arbitrary<Piece> =>
  fc.record({
    category: fc.constant('gifts' as const),
    form: fc.constant(form),
    motif: fc.constantFrom('heart', 'star', 'moon', 'floral', 'bow', 'leaf', 'sun', 'wave', 'peacock'),
    style: fc.constant('classic'),
    look: fc.nat(2 ** 31),
    width_tenth_mm: fc.integer({ min: 70, max: 220 }),
    height_tenth_mm: fc.integer({ min: 70, max: 300 }),
    stones: fc
      .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: 5, max: 12 }))
      .map(([count, each]) => [
        { type: 'diamond', shape: 'round', count, millicarat: count * each, role: 'accent' as const },
      ]),
    size_mm: fc.constant(0),
    gauge_milli: fc.constantFrom(700, 1_000, 1_400),
    stamped_mg: fc.constant(0),
    fineness: fc.constant(0),
  });

describe.each([
  ['pendant-box', [1, 10]],
  ['stud-box', [2, 12]],
  ['cufflinks', [2, 10]],
  ['rakhi', [1, 9]],
] as const)('a gift: %s', (form, counts) => {
  it('is solid, carries its stones, and only the piece weighs', () => {
    fc.assert(
      fc.property(pieces(form, counts), (piece) => {
        const { parts, gems } = modelOf(piece);
        for (const { mesh } of parts) {
          expect(signedVolume(mesh)).toBeGreaterThan(0);
          expect(mesh.positions.some((value) => !Number.isFinite(value))).toBe(false);
        }
        expect(
          parts.reduce((sum, { mesh, instances }) => sum + triangleCount(mesh) * (instances?.length ?? 1), 0),
        ).toBeLessThan(60_000);
        expect(gems).toHaveLength(piece.stones[0]?.count ?? 0);
        expect(metalVolume({ parts })).toBeLessThan(900);
        expect(metalVolume({ parts })).toBeLessThan(
          metalVolume(modelOf({ ...piece, gauge_milli: piece.gauge_milli + 150 })),
        );
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });
});
