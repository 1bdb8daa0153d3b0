import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signedVolume } from '../../geometry/mesh.ts';
import { MOTIF_NAMES } from '../../motifs/motif-of.ts';
import type { Piece, PieceStones } from '../../piece.ts';
import { metalVolume } from '../../weight.ts';
import { modelOf } from '../model-of.ts';

const row = (
  role: 'centre' | 'accent',
  count: readonly [number, number],
  each: readonly [number, number],
): fc.Arbitrary<readonly PieceStones[]> =>
  fc
    .tuple(
      fc.constantFrom('diamond', 'ruby', 'pearl'),
      fc.constantFrom('round', 'oval', 'pear', 'princess'),
      fc.integer({ min: count[0], max: count[1] }),
      fc.integer({ min: each[0], max: each[1] }),
    )
    .map(([type, shape, number, weight]) => [
      {
        type,
        shape: type === 'pearl' ? 'bead' : role === 'centre' ? shape : 'round',
        count: number,
        millicarat: number * weight * (type === 'pearl' ? 3 : 1),
        role,
      },
    ]);

const FORMS = {
  stud: { stones: row('centre', [1, 1], [10, 160]), size: [20, 50] },
  motif: { stones: fc.oneof(fc.constant([]), row('accent', [1, 7], [4, 10])), size: [30, 70] },
  nath: { stones: row('accent', [3, 14], [6, 16]), size: [90, 260] },
} as const;

const pieceOf = (form: keyof typeof FORMS): fc.Arbitrary<Piece> => {
  const [min, max] = FORMS[form].size;
  return fc.record({
    category: fc.constant('nose-pins' as const),
    form: fc.constant(form),
    motif: fc.constantFrom(...MOTIF_NAMES),
    style: fc.constantFrom('classic', 'minimal', 'traditional'),
    stones: FORMS[form].stones,
    look: fc.nat(),
    width_tenth_mm: fc.integer({ min, max }),
    height_tenth_mm: fc.integer({ min, max }),
    size_mm: fc.constant(0),
    gauge_milli: fc.integer({ min: 650, max: 1500 }),
    stamped_mg: fc.constant(0),
    fineness: fc.constant(0),
  });
};

describe.each(['stud', 'motif', 'nath'] as const)('a nose pin of the form %s', (form) => {
  it('is solid, has every stone it was asked for and gets heavier with its gauge', () => {
    fc.assert(
      fc.property(pieceOf(form), (piece) => {
        const { parts, gems } = modelOf(piece);
        for (const { mesh } of parts) expect(signedVolume(mesh)).toBeGreaterThan(0);
        expect(
          parts.every(
            ({ mesh, instances }) =>
              mesh.positions.every(Number.isFinite) &&
              (instances ?? []).every((matrix) => matrix.every(Number.isFinite)),
          ),
        ).toBe(true);
        const pearls = parts
          .filter(({ material }) => material.kind === 'pearl')
          .reduce((sum, { instances }) => sum + (instances?.length ?? 1), 0);
        expect(gems.length + pearls).toBe(piece.stones.reduce((sum, { count }) => sum + count, 0));
        expect(
          parts.reduce(
            (sum, { mesh, instances }) => sum + (mesh.indices.length / 3) * (instances?.length ?? 1),
            0,
          ),
        ).toBeLessThan(40_000);
        const [light, heavy] = [800, 1200].map((gauge_milli) =>
          metalVolume(modelOf({ ...piece, gauge_milli })),
        );
        // Less than the metal of its plates: the thinnest wall of the trade and the wire through the skin stay as they are.
        expect((heavy ?? 0) / (light ?? 1)).toBeGreaterThan(1.05);
      }),
      { numRuns: 4, seed: 3 },
    );
  });
});
