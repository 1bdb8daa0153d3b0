import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cornerOf, signedVolume, triangleCount } from '../../geometry/mesh.ts';
import { applied, IDENTITY, multiply, type Matrix } from '../../geometry/matrix.ts';
import type { Piece } from '../../piece.ts';
import { metalVolume } from '../../weight.ts';
import { modelOf } from '../model-of.ts';

const row = (type: string, count: number, each: number): Piece['stones'][number] => ({
  type,
  shape: type === 'pearl' ? 'bead' : 'round',
  count,
  millicarat: count * each,
  role: 'accent',
});
const pieces = (form: string, counts: readonly [number, number] | undefined): fc.Arbitrary<Piece> =>
  fc.record({
    category: fc.constant('bangles' as const),
    form: fc.constant(form),
    motif: fc.constantFrom(
      'wave',
      'geometric',
      'leaf',
      'floral',
      'lotus',
      'peacock',
      'paisley',
      'star',
      'moon',
      'heart',
      'evil-eye',
    ),
    style: fc.constantFrom('traditional', 'minimal', 'statement'),
    look: fc.nat(2 ** 31),
    width_tenth_mm: fc.constant(620),
    height_tenth_mm: fc.integer({ min: 40, max: 160 }),
    stones: counts
      ? fc
          .tuple(
            fc.constantFrom('diamond', 'ruby', 'pearl'),
            fc.integer({ min: counts[0], max: counts[1] }),
            fc.integer({ min: 8, max: 22 }),
          )
          .map(([type, count, each]) => [row(type, count, type === 'pearl' ? each * 5 : each)])
      : fc.constant([]),
    size_mm: fc.constantFrom(54, 57.2, 66.7),
    gauge_milli: fc.constantFrom(700, 1_000, 1_400),
    stamped_mg: fc.constant(0),
    fineness: fc.constant(0),
  });

describe.each([
  ['plain', undefined],
  ['stone', [14, 44]],
  ['kada', [6, 24]],
  ['filigree', undefined],
  ['baby', undefined],
] as const)('a %s bangle', (form, counts) => {
  it('is solid, carries its stones, leaves room for the hand and grows heavier with its gauge', () => {
    fc.assert(
      fc.property(pieces(form, counts), (piece) => {
        const { parts, gems, laidFlat } = modelOf(piece);
        for (const { mesh } of parts) {
          expect(signedVolume(mesh)).toBeGreaterThan(0);
          expect(mesh.positions.some((value) => !Number.isFinite(value))).toBe(false);
        }
        expect(
          parts.reduce((sum, { mesh, instances }) => sum + triangleCount(mesh) * (instances?.length ?? 1), 0),
        ).toBeLessThan(160_000);
        const stones = piece.stones[0];
        if (stones && stones.type !== 'pearl') expect(gems).toHaveLength(stones.count);
        expect(metalVolume({ parts })).toBeLessThan(
          metalVolume(modelOf({ ...piece, gauge_milli: piece.gauge_milli + 100 })),
        );
        expect(nearest(parts, laidFlat)).toBeGreaterThan(piece.size_mm / 2 - (form === 'baby' ? 2.4 : 0.4));
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });
});

/** How near metal comes to the middle of a lying bangle. */
function nearest(parts: ReturnType<typeof modelOf>['parts'], laidFlat: Matrix = IDENTITY): number {
  let least = Infinity;
  for (const { mesh, instances = [IDENTITY] } of parts) {
    for (const place of instances.slice(0, 60)) {
      for (let at = 0; at < mesh.positions.length / 3; at += 3) {
        const [x, , z] = applied(multiply(laidFlat, place), cornerOf(mesh, at));
        least = Math.min(least, Math.hypot(x, z));
      }
    }
  }
  return least;
}
