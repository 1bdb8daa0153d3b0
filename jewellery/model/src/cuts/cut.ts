import type { Cut } from '../model.ts';
import { brilliant, type Brilliant, type BrilliantProportions } from './brilliant.ts';
import { facetsOf, volumeWithin } from './clip.ts';
import { halfHeart } from './heart.ts';
import { boat, drop, ellipse, pillow } from './outlines.ts';
import type { Plane } from './plane.ts';
import { princess } from './princess.ts';
import { stepped } from './stepped.ts';

/** A convex part of a stone. */
export interface CutSolid {
  /** All facets and the few walls of the girdle between them. */
  readonly planes: readonly Plane[];
  /** The same with a girdle that looks round: what is drawn, measured and weighed. */
  readonly fine: readonly Plane[];
}

/**
 * The shape of a cut stone in its own space: girdle in the plane y = 0, table towards +Y, from −1 to
 * 1 along X, long side along Z. Seen from above the table with X to the right, −Z is up: a pear
 * points to −Z, a heart to +Z.
 */
export interface CutShape {
  /** One convex solid; a heart has two, mirror images that share the plane x = 0. */
  readonly solids: readonly CutSolid[];
  /** Extent along X, Z and Y: always 2, at least 2 (but for baguettes nothing is longer than twice its width), and from culet to table. */
  readonly width: number;
  readonly length: number;
  readonly depth: number;
  /** Smallest and largest z, and heights of culet and table: where prongs and seats have to be. */
  readonly zRange: readonly [number, number];
  readonly yRange: readonly [number, number];
  readonly unitVolume: number;
}

const degree = Math.PI / 180;
const ideal: BrilliantProportions = {
  table: 0.56,
  crown: Math.tan(34.5 * degree),
  pavilion: Math.tan(40.8 * degree),
  girdle: 0.06,
  star: 0.5,
  lowerHalf: 0.78,
};

const round = ({ planes, facets, fineGirdle }: Brilliant): CutSolid => ({
  planes,
  fine: [...facets, ...fineGirdle],
});
const straight = (planes: readonly Plane[]): CutSolid => ({ planes, fine: planes });
const mirrored = (planes: readonly Plane[]): Plane[] => planes.map(([x, y, z, d]) => [-x, y, z, d]);

const makers: Readonly<Record<Cut, () => CutSolid>> = {
  round: () => round(brilliant(ellipse(1), ideal)),
  oval: () => round(brilliant(ellipse(1.36), { ...ideal, table: 0.57 })),
  cushion: () => round(brilliant(pillow(2.9, 1.06), { ...ideal, table: 0.59, crown: 0.62, lowerHalf: 0.74 })),
  pear: () => round(brilliant(drop(2.05, -0.12), { ...ideal, table: 0.57 })),
  marquise: () => round(brilliant(boat(1.95), { ...ideal, table: 0.57, lowerHalf: 0.72 })),
  heart: () => round(halfHeart({ ...ideal, table: 0.57, lowerHalf: 0.74 })),
  princess: () => straight(princess()),
  emerald: () =>
    straight(
      stepped({
        length: 1.4,
        corner: 0.34,
        keel: 0.62,
        girdle: 0.05,
        crown: [
          [0.9, 0.125],
          [0.78, 0.22],
          [0.65, 0.29],
        ],
        pavilion: [
          [0.7, 0.42],
          [0.38, 0.74],
          [0, 0.98],
        ],
      }),
    ),
  asscher: () =>
    straight(
      stepped({
        length: 1,
        corner: 0.46,
        keel: 0,
        girdle: 0.05,
        crown: [
          [0.88, 0.16],
          [0.74, 0.28],
          [0.58, 0.37],
        ],
        pavilion: [
          [0.7, 0.44],
          [0.38, 0.79],
          [0, 1.06],
        ],
      }),
    ),
  baguette: () =>
    straight(
      stepped({
        length: 2,
        corner: 0,
        keel: 1.3,
        girdle: 0.06,
        crown: [
          [0.84, 0.15],
          [0.64, 0.24],
        ],
        pavilion: [
          [0.56, 0.46],
          [0, 0.8],
        ],
      }),
    ),
};

const made = new Map<Cut, CutShape>();

function make(cut: Cut): CutShape {
  const solid = makers[cut]();
  const solids =
    cut === 'heart' ? [solid, { planes: mirrored(solid.planes), fine: mirrored(solid.fine) }] : [solid];
  const facets = solids.flatMap(({ fine }) => facetsOf(fine));
  const corners = facets.flat();
  const range = (axis: 0 | 1 | 2): readonly [number, number] => [
    Math.min(...corners.map((corner) => corner[axis])),
    Math.max(...corners.map((corner) => corner[axis])),
  ];
  const [[left, right], yRange, zRange] = [range(0), range(1), range(2)];
  return {
    solids,
    width: right - left,
    length: zRange[1] - zRange[0],
    depth: yRange[1] - yRange[0],
    yRange,
    zRange,
    unitVolume: volumeWithin(facets),
  };
}

/** The shape of a cut; worked out once. */
export function cutOf(cut: Cut): CutShape {
  const shape = made.get(cut) ?? make(cut);
  made.set(cut, shape);
  return shape;
}
