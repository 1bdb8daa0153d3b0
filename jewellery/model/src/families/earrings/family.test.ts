import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signedVolume } from '../../geometry/mesh.ts';
import { MOTIF_NAMES } from '../../motifs/motif-of.ts';
import type { Piece, PieceStones } from '../../piece.ts';
import { metalVolume } from '../../weight.ts';
import { modelOf } from '../model-of.ts';

const row = (
  role: 'centre' | 'accent',
  pairs: readonly [number, number],
  each: readonly [number, number],
  types = ['diamond', 'ruby', 'pearl'],
): fc.Arbitrary<PieceStones> =>
  fc
    .tuple(
      fc.constantFrom(...types),
      fc.constantFrom('round', 'oval', 'pear', 'princess', 'marquise'),
      fc.integer({ min: pairs[0], max: pairs[1] }),
      fc.integer({ min: each[0], max: each[1] }),
    )
    .map(([type, shape, pair, weight]) => ({
      type,
      shape: type === 'pearl' ? 'bead' : role === 'centre' ? shape : 'round',
      count: 2 * pair,
      millicarat: 2 * pair * weight * (type === 'pearl' ? 3 : 1),
      role,
    }));
const list = (...rows: readonly fc.Arbitrary<PieceStones>[]): fc.Arbitrary<readonly PieceStones[]> =>
  fc.tuple(...rows);

interface Asked {
  readonly stones: fc.Arbitrary<readonly PieceStones[]>;
  readonly width: readonly [number, number];
  readonly height: readonly [number, number];
  readonly triangles: number;
}

/** What the catalogue asks of each form. */
const FORMS: Readonly<Record<string, Asked>> = {
  stud: {
    stones: list(row('centre', [1, 1], [60, 600]), row('accent', [8, 16], [4, 9], ['diamond'])),
    width: [70, 140],
    height: [70, 140],
    triangles: 60_000,
  },
  'motif-stud': {
    stones: fc.oneof(fc.constant([]), list(row('accent', [1, 9], [5, 12]))),
    width: [70, 140],
    height: [70, 140],
    triangles: 60_000,
  },
  jhumka: {
    stones: fc.oneof(fc.constant([]), list(row('accent', [6, 22], [8, 20]))),
    width: [130, 200],
    height: [270, 440],
    triangles: 125_000,
  },
  hoop: {
    stones: fc.oneof(fc.constant([]), list(row('accent', [5, 18], [5, 14]))),
    width: [130, 340],
    height: [130, 340],
    triangles: 60_000,
  },
  drop: {
    stones: list(row('centre', [1, 1], [180, 1400]), row('accent', [5, 15], [5, 10], ['diamond'])),
    width: [80, 180],
    height: [220, 480],
    triangles: 65_000,
  },
  chandbali: {
    stones: list(row('accent', [9, 18], [8, 18])),
    width: [200, 340],
    height: [340, 560],
    triangles: 100_000,
  },
  threader: {
    stones: fc.oneof(fc.constant([]), list(row('accent', [1, 4], [8, 20]))),
    width: [80, 180],
    height: [220, 480],
    triangles: 60_000,
  },
};

const pieceOf = (form: string, { stones, width, height }: Asked): fc.Arbitrary<Piece> =>
  fc.record({
    category: fc.constant('earrings' as const),
    form: fc.constant(form),
    motif: fc.constantFrom(...MOTIF_NAMES),
    style: fc.constantFrom('classic', 'minimal', 'traditional', 'vintage'),
    stones,
    look: fc.nat(),
    width_tenth_mm: fc.integer({ min: width[0], max: width[1] }),
    height_tenth_mm: fc.integer({ min: height[0], max: height[1] }),
    size_mm: fc.constant(0),
    gauge_milli: fc.integer({ min: 650, max: 1500 }),
    stamped_mg: fc.constant(0),
    fineness: fc.constant(0),
  });

describe.each(Object.entries(FORMS))('a pair of the form %s', (form, asked) => {
  it('is solid and has every stone it was asked for', () => {
    fc.assert(
      fc.property(pieceOf(form, asked), (piece) => {
        const { parts, gems } = modelOf(piece);
        for (const { mesh } of parts) expect(signedVolume(mesh)).toBeGreaterThan(0);
        expect(gems.every(({ matrix }) => matrix.every(Number.isFinite))).toBe(true);
        expect(
          parts.every(({ instances }) => (instances ?? []).every((matrix) => matrix.every(Number.isFinite))),
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
        ).toBeLessThan(asked.triangles);
      }),
      { numRuns: 3, seed: 7 },
    );
  });

  it('gets heavier with its gauge', () => {
    fc.assert(
      fc.property(pieceOf(form, asked), (piece) => {
        const [light, heavy] = [800, 1200].map((gauge_milli) =>
          metalVolume(modelOf({ ...piece, gauge_milli })),
        );
        // Less than the metal of its plates: the thinnest wall of the trade and the wire through the skin stay as they are.
        expect((heavy ?? 0) / (light ?? 1)).toBeGreaterThan(1.05);
      }),
      { numRuns: 1, seed: 11 },
    );
  });
});
