import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Category } from '@suvarna/contracts/catalogue';
import { signedVolume, triangleCount } from '../../geometry/mesh.ts';
import type { PieceStones } from '../../piece.ts';
import { metalVolume } from '../../weight.ts';
import { modelOf } from '../model-of.ts';

const accents = (least: number, most: number, each: number): fc.Arbitrary<PieceStones> =>
  fc
    .record({ type: fc.constantFrom('diamond', 'emerald'), count: fc.integer({ min: least, max: most }) })
    .map(({ type, count }) => ({
      type,
      shape: 'round',
      count,
      millicarat: each * count,
      role: 'accent' as const,
    }));
const centre = (millicarat: number): PieceStones => ({
  type: 'diamond',
  shape: 'oval',
  count: 1,
  millicarat,
  role: 'centre',
});

const FORMS: readonly (readonly [Category, string, fc.Arbitrary<readonly PieceStones[]>])[] = [
  ['necklaces', 'collar', fc.tuple(accents(24, 80, 12))],
  ['necklaces', 'station', fc.tuple(accents(5, 11, 30))],
  ['necklaces', 'tennis', fc.tuple(accents(60, 120, 40))],
  ['necklaces', 'lariat', accents(8, 22, 9).map((row) => [centre(700), row])],
  ['necklaces', 'layered', fc.tuple(accents(6, 24, 12))],
  ['mangalsutra', 'classic', fc.tuple(accents(6, 24, 10))],
  ['mangalsutra', 'tanmaniya', accents(8, 20, 8).map((row) => [centre(200), row])],
  ['mangalsutra', 'vati', fc.constant([])],
  ...['cable', 'rope', 'box', 'figaro', 'curb', 'ball'].map(
    (form) => ['chains', form, fc.constant([])] as const,
  ),
];

describe.each(FORMS)('%s: %s', (category, form, rows) => {
  const piece = fc
    .record({
      stones: rows,
      motif: fc.constantFrom('floral', 'leaf', 'peacock', 'teardrop'),
      style: fc.constantFrom('minimal', 'traditional'),
      look: fc.integer({ min: 0, max: 2 ** 31 }),
      width_tenth_mm: fc.integer({ min: 1_200, max: 1_500 }),
      height_tenth_mm: fc.integer({ min: 1_400, max: 2_400 }),
    })
    .map((some) => ({
      category,
      form,
      size_mm: 457,
      gauge_milli: 1_000,
      stamped_mg: 0,
      fineness: 0,
      ...some,
    }));

  it('has every stone and solid metal; longer and thicker ones weigh more', () => {
    fc.assert(
      fc.property(piece, (made) => {
        const model = modelOf(made);
        const volume = metalVolume(model);
        expect(model.gems).toHaveLength(made.stones.reduce((sum, { count }) => sum + count, 0));
        // A mesh with a corner that is no number has no volume either.
        expect(model.parts.filter(({ mesh }) => !(signedVolume(mesh) > 0))).toEqual([]);
        expect(
          model.parts.reduce(
            (sum, { mesh, instances }) => sum + triangleCount(mesh) * (instances?.length ?? 1),
            0,
          ),
        ).toBeLessThan(240_000);
        expect(metalVolume(modelOf({ ...made, size_mm: 610 }))).toBeGreaterThan(volume * 0.99);
        expect(metalVolume(modelOf({ ...made, gauge_milli: 1_300 }))).toBeGreaterThanOrEqual(volume * 0.999);
      }),
      { numRuns: 1 },
    );
  });
});
