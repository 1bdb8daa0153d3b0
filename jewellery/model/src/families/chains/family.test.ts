import { describe, expect, it } from '@jest/globals';
import { applied, IDENTITY } from '../../geometry/matrix.ts';
import { cornerOf } from '../../geometry/mesh.ts';
import { lengthOf, subtract } from '../../geometry/vector.ts';
import type { Part, Vector } from '../../model.ts';
import type { Piece } from '../../piece.ts';
import { modelOf } from '../model-of.ts';

const chain = (form: string, look: number): Piece => ({
  category: 'chains',
  form,
  motif: 'geometric',
  style: 'minimal',
  stones: [],
  look,
  width_tenth_mm: 1_300,
  height_tenth_mm: 2_000,
  size_mm: 457,
  gauge_milli: 1_100,
  stamped_mg: 0,
  fineness: 0,
});

const cornersOf = ({ mesh, instances = [IDENTITY] }: Part): Vector[] =>
  instances.flatMap((place) =>
    Array.from({ length: mesh.positions.length / 3 }, (_, at) => applied(place, cornerOf(mesh, at))),
  );
const nearest = (corners: readonly Vector[], to: Vector): number =>
  corners.reduce((least, corner) => Math.min(least, lengthOf(subtract(corner, to))), Infinity);

// Looks that are laid in all the ways there are.
const LOOKS = { cable: 1, rope: 2, box: 5, figaro: 1, curb: 2, ball: 5 } as const;

describe('a chain', () => {
  it.each(Object.entries(LOOKS))('of the form %s ends on both sides in its clasp (look %i)', (form, look) => {
    const { parts } = modelOf(chain(form, look));
    const links = parts.filter(({ instances }) => instances && instances.length > 20);
    const clasp = parts.filter((part) => !links.includes(part)).flatMap(cornersOf);
    const places = links.flatMap(({ instances = [] }) => instances.map((at) => applied(at, [0, 0, 0])));
    const middle = clasp.reduce<Vector>(
      ([x, y, z], [a, b, c]) => [x + a / clasp.length, y + b / clasp.length, z + c / clasp.length],
      [0, 0, 0],
    );
    const ends = places.toSorted((a, b) => lengthOf(subtract(a, middle)) - lengthOf(subtract(b, middle)));
    const [one] = ends as [Vector];
    // The other end is on the other side of the clasp's middle.
    const other = ends.find(
      (end) =>
        subtract(end, middle).reduce(
          (sum, part, axis) => sum + part * subtract(one, middle)[axis as 0 | 1 | 2],
          0,
        ) < 0,
    ) as Vector;
    const all = links.flatMap(cornersOf);
    for (const end of [one, other]) {
      const link = all.filter((corner) => lengthOf(subtract(corner, end)) < 12);
      expect(
        Math.min(...clasp.filter((_, at) => at % 2 === 0).map((corner) => nearest(link, corner))),
      ).toBeLessThan(0.6);
    }
  });
});

it('chains of different looks lie differently, of the same look alike', () => {
  const placesOf = (look: number): string => JSON.stringify(modelOf(chain('curb', look)).parts[0]?.instances);
  expect(placesOf(3)).toBe(placesOf(3));
  expect(new Set([1, 2, 3, 4, 5, 6].map(placesOf)).size).toBe(6);
});
