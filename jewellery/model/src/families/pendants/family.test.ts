import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signedVolume, triangleCount } from '../../geometry/mesh.ts';
import { MOTIF_NAMES } from '../../motifs/motif-of.ts';
import type { PieceStones } from '../../piece.ts';
import { metalVolume } from '../../weight.ts';
import { modelOf } from '../model-of.ts';

const row = (
  role: PieceStones['role'],
  count: readonly [number, number],
  millicarat: readonly [number, number],
  shapes: readonly string[],
): fc.Arbitrary<PieceStones> =>
  fc
    .record({
      type: fc.constantFrom('diamond', 'ruby'),
      shape: fc.constantFrom(...shapes),
      count: fc.integer({ min: count[0], max: count[1] }),
      each: fc.integer({ min: millicarat[0], max: millicarat[1] }),
    })
    .map(({ each, ...stones }) => ({ ...stones, role, millicarat: each * stones.count }));
const centre = row(
  'centre',
  [1, 1],
  [150, 1_500],
  ['round', 'oval', 'pear', 'marquise', 'princess', 'cushion', 'emerald-cut'],
);
const accents = (least: number, most: number): fc.Arbitrary<PieceStones> =>
  row('accent', [least, most], [5, 12], ['round']);

const FORMS: Readonly<Record<string, fc.Arbitrary<readonly PieceStones[]>>> = {
  halo: fc.tuple(centre, accents(14, 28)),
  motif: fc.oneof(fc.constant([]), fc.tuple(accents(1, 16))),
  solo: fc.tuple(centre),
  bar: fc.oneof(fc.constant([]), fc.tuple(accents(3, 9))),
  medallion: fc.oneof(fc.constant([]), fc.tuple(accents(4, 20))),
};

describe.each(Object.entries(FORMS))('%s pendants', (form, rows) => {
  const piece = fc
    .record({
      stones: rows,
      motif: fc.constantFrom(...MOTIF_NAMES),
      style: fc.constantFrom('minimal', 'classic', 'traditional', 'vintage'),
      look: fc.integer({ min: 0, max: 2 ** 31 }),
      width_tenth_mm: fc.integer({ min: 100, max: 220 }),
      height_tenth_mm: fc.integer({ min: 140, max: 300 }),
    })
    .map((some) => ({
      category: 'pendants' as const,
      form,
      size_mm: 0,
      gauge_milli: 1_000,
      stamped_mg: 0,
      fineness: 0,
      ...some,
    }));

  it('have every stone, solid metal, few triangles, and more metal at a larger gauge', () => {
    fc.assert(
      fc.property(piece, (made) => {
        const model = modelOf(made);
        expect(model.gems).toHaveLength(made.stones.reduce((sum, { count }) => sum + count, 0));
        // A mesh with a corner that is no number has no volume either.
        expect(model.parts.filter(({ mesh }) => !(signedVolume(mesh) > 0))).toEqual([]);
        expect(
          model.parts.reduce(
            (sum, { mesh, instances }) => sum + triangleCount(mesh) * (instances?.length ?? 1),
            0,
          ),
        ).toBeLessThan(100_000);
        expect(metalVolume(modelOf({ ...made, gauge_milli: 1_300 }))).toBeGreaterThanOrEqual(
          metalVolume(model) * 0.999,
        );
      }),
      { numRuns: 3 },
    );
  });
});
