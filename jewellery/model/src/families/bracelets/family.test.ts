import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signedVolume, triangleCount } from '../../geometry/mesh.ts';
import type { Piece } from '../../piece.ts';
import { metalVolume } from '../../weight.ts';
import { modelOf } from '../model-of.ts';

const pieces = (
  form: string,
  [least, most]: readonly [number, number],
  carats: readonly [number, number],
): fc.Arbitrary<Piece> =>
  fc.record({
    category: fc.constant('bracelets' as const),
    form: fc.constant(form),
    motif: fc.constantFrom('heart', 'infinity', 'star', 'leaf', 'moon', 'geometric', 'wave'),
    style: fc.constantFrom('traditional', 'minimal'),
    look: fc.nat(2 ** 31),
    width_tenth_mm: fc.constant(620),
    height_tenth_mm: fc.integer({ min: 40, max: 160 }),
    stones:
      most === 0
        ? fc.constant([])
        : fc
            .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: carats[0], max: carats[1] }))
            .map(([count, each]) => [
              { type: 'diamond', shape: 'round', count, millicarat: count * each, role: 'accent' as const },
            ]),
    size_mm: fc.constantFrom(165.1, 177.8, 203.2),
    gauge_milli: fc.constantFrom(700, 1_000, 1_400),
    stamped_mg: fc.constant(0),
    fineness: fc.constant(0),
  });

describe.each([
  ['tennis', [30, 54], [18, 50]],
  ['chain', [1, 9], [8, 24]],
  ['charm', [3, 8], [6, 14]],
  ['cuff', [2, 20], [8, 20]],
  ['link', [0, 0], [0, 0]],
] as const)('a %s bracelet', (form, counts, carats) => {
  it('is solid, carries its stones and grows heavier with its gauge', () => {
    fc.assert(
      fc.property(pieces(form, counts, carats), (piece) => {
        const { parts, gems } = modelOf(piece);
        for (const { mesh } of parts) {
          expect(signedVolume(mesh)).toBeGreaterThan(0);
          expect(mesh.positions.some((value) => !Number.isFinite(value))).toBe(false);
        }
        expect(
          parts.reduce((sum, { mesh, instances }) => sum + triangleCount(mesh) * (instances?.length ?? 1), 0),
        ).toBeLessThan(120_000);
        expect(gems).toHaveLength(piece.stones[0]?.count ?? 0);
        expect(metalVolume({ parts })).toBeLessThan(
          metalVolume(modelOf({ ...piece, gauge_milli: piece.gauge_milli + 150 })),
        );
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });
});
