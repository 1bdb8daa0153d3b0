import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signedVolume } from '../../geometry/mesh.ts';
import type { Model } from '../../model.ts';
import type { Piece, PieceStones } from '../../piece.ts';
import { metalVolume } from '../../weight.ts';
import { modelOf } from '../model-of.ts';

const stones = fc.constantFrom('diamond', 'ruby', 'sapphire', 'pearl');
const shapes = fc.constantFrom('round', 'oval', 'pear', 'cushion', 'princess', 'emerald-cut', 'marquise');
const row = (
  role: 'centre' | 'accent',
  count: readonly [number, number],
  each: readonly [number, number],
  types: fc.Arbitrary<string> = stones,
): fc.Arbitrary<PieceStones> =>
  fc
    .tuple(
      types,
      shapes,
      fc.integer({ min: count[0], max: count[1] }),
      fc.integer({ min: each[0], max: each[1] }),
    )
    .map(([type, shape, number, weight]) => ({
      type,
      shape: type === 'pearl' ? 'bead' : role === 'centre' ? shape : 'round',
      count: number,
      millicarat: number * weight,
      role,
    }));
const diamonds = fc.constant('diamond');

/** What the catalogue asks of each form. */
const FORMS: Readonly<Record<string, fc.Arbitrary<readonly PieceStones[]>>> = {
  halo: fc.tuple(row('centre', [1, 1], [120, 840]), row('accent', [14, 26], [5, 11], diamonds)),
  solo: fc.oneof(
    fc.tuple(row('centre', [1, 1], [90, 1040])),
    fc.tuple(row('centre', [1, 1], [90, 1040]), row('accent', [6, 16], [4, 8], diamonds)),
  ),
  'three-stone': fc.tuple(row('centre', [3, 3], [80, 520])),
  eternity: fc.tuple(row('accent', [11, 23], [12, 35])),
  cluster: fc.tuple(row('accent', [7, 19], [8, 22])),
  motif: fc.oneof(fc.constant([]), fc.tuple(row('accent', [1, 6], [6, 14]))),
  band: fc.oneof(fc.constant([]), fc.tuple(row('accent', [1, 5], [8, 20], diamonds))),
  cocktail: fc.tuple(row('centre', [1, 1], [1800, 5200]), row('accent', [18, 34], [6, 12], diamonds)),
  signet: fc.oneof(fc.constant([]), fc.tuple(row('accent', [1, 9], [10, 30], diamonds))),
};
const MOTIFS = [
  'geometric',
  'floral',
  'teardrop',
  'leaf',
  'wave',
  'lotus',
  'heart',
  'star',
  'sun',
  'butterfly',
  'evil-eye',
  'moon',
  'infinity',
  'bow',
  'paisley',
  'peacock',
];
const INNER_MM = 51.9;

const pieceOf = (form: string): fc.Arbitrary<Piece> =>
  fc.record({
    category: fc.constant('rings' as const),
    form: fc.constant(form),
    motif: fc.constantFrom(...MOTIFS),
    style: fc.constantFrom('classic', 'minimal', 'traditional', 'vintage'),
    stones: FORMS[form] ?? fc.constant([]),
    look: fc.nat(),
    width_tenth_mm: fc.integer({ min: 60, max: 150 }),
    height_tenth_mm: fc.integer({ min: 200, max: 240 }),
    size_mm: fc.constant(INNER_MM),
    gauge_milli: fc.integer({ min: 700, max: 1400 }),
    stamped_mg: fc.constant(0),
    fineness: fc.constant(0),
  });

const triangles = ({ parts }: Model): number =>
  parts.reduce((sum, { mesh, instances }) => sum + (mesh.indices.length / 3) * (instances?.length ?? 1), 0);
const drawn = ({ parts, gems }: Model): number =>
  gems.length +
  parts
    .filter(({ material }) => material.kind === 'pearl')
    .reduce((sum, { instances }) => sum + (instances?.length ?? 1), 0);

/** Nearest the bare metal comes to the axis of the finger: the inside of the ring. */
function bore({ parts, worn }: Model): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { mesh, instances } of worn?.parts ?? parts) {
    if (!instances)
      for (let at = 0; at < mesh.positions.length; at += 3)
        nearest = Math.min(nearest, Math.hypot(mesh.positions[at] ?? 0, mesh.positions[at + 1] ?? 0));
  }
  return nearest;
}

describe.each(Object.keys(FORMS))('a ring of the form %s', (form) => {
  it('is solid metal around its finger with every stone it was asked for', () => {
    fc.assert(
      fc.property(pieceOf(form), (piece) => {
        const model = modelOf(piece);
        for (const { mesh } of model.parts) {
          const volume = signedVolume(mesh);
          expect(volume).toBeGreaterThan(0);
        }
        expect(model.gems.every(({ matrix }) => matrix.every(Number.isFinite))).toBe(true);
        expect(
          model.parts.every(({ instances }) =>
            (instances ?? []).every((matrix) => matrix.every(Number.isFinite)),
          ),
        ).toBe(true);
        expect(Number.isFinite(model.ground.offset)).toBe(true);
        expect(drawn(model)).toBe(piece.stones.reduce((sum, { count }) => sum + count, 0));
        expect(triangles(model)).toBeLessThan(80_000);
        expect((bore(model) * 2 * Math.PI) / INNER_MM).toBeGreaterThan(0.97);
        expect((bore(model) * 2 * Math.PI) / INNER_MM).toBeLessThan(1.01);
      }),
      { numRuns: 5, seed: 5 },
    );
  });

  it('gets heavier with its gauge and is the same every time', () => {
    fc.assert(
      fc.property(pieceOf(form), (piece) => {
        const [light, heavy] = [
          modelOf({ ...piece, gauge_milli: 800 }),
          modelOf({ ...piece, gauge_milli: 1200 }),
        ];
        expect(metalVolume(heavy)).toBeGreaterThan(metalVolume(light) * 1.1);
        const again = modelOf({ ...piece, gauge_milli: 800 });
        expect(again.gems).toEqual(light.gems);
        expect(again.parts.map(({ mesh }) => signedVolume(mesh))).toEqual(
          light.parts.map(({ mesh }) => signedVolume(mesh)),
        );
      }),
      { numRuns: 1, seed: 8 },
    );
  });
});
