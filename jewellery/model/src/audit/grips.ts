import { cutMesh } from '../cuts/cut-mesh.ts';
import type { Gem, Vector } from '../model.ts';
import { girdleOf, pointAt, type GirdlePoint } from '../settings/girdle.ts';
import { stretchesOf } from './line-through.ts';
import { isLink } from './clusters.ts';
import { boxesMeet, trianglesIn, type Box, type Solid } from './solids.ts';
import { HELD, LARGE, local, placed, widestGap } from './stones.ts';

/** How the metal around one of the larger stones is made. Millimetres but for `lip`. */
interface Grip {
  readonly width: number;
  /** Of prongs: the thinnest one outside the girdle, at its thickest. */
  readonly prong?: number;
  /** How far over the girdle metal reaches on enough sides to hold the stone. */
  readonly reach: number;
  /** Of a wall all around: how high it ends, as a share of the crown. */
  readonly lip?: number;
}

/** Directions around a girdle. */
const AROUND = 192;
/** Metal so near the girdle is at it: a setter leaves a hundredth, a mesh of few corners cuts its own. */
const AT_GIRDLE = 0.1;
/** Girdles, and the metal around them, have their corners at even angles and at one height: a line through such a corner is not told in from out. */
const ASKEW = 0.3;
/** Metal that is at more than this share of a girdle in one stretch is a wall. */
const WALL = 0.25;
/** Half widths of a stone that metal stands over its girdle at most: as high as a crown and a tip on it. */
const CROWN = 0.6;
/** Half widths of the stone within which metal can be its own. */
const NEAR = 1.3;

/** Whether a corner lies over the crown of a stone: above its girdle and so many millimetres within it. */
function liesOver(
  { cut, matrix }: Pick<Gem, 'cut' | 'matrix'>,
  scale: number,
  corners: Float32Array,
  at: number,
  inwards = 0,
): boolean {
  const [x, y, z] = local(matrix, scale, corners, at);
  if (y <= 0 || y > CROWN || Math.hypot(x, z) > 2) return false;
  return Math.hypot(x, z) + inwards / scale < Math.hypot(...pointAt(girdleOf(cut), Math.atan2(z, x)));
}

/**
 * Whether a point lies over the crown of a stone. Metal that is rubbed or pushed over a stone is as thin as its crown
 * is high, and is no wall: how far and how high it goes has limits of its own.
 */
export const isOverStone = (gems: readonly Gem[], point: Vector): boolean => {
  const corner = Float32Array.from(point);
  return gems.some((gem) => {
    const [a = 0, b = 0, c = 0] = gem.matrix;
    return liesOver(gem, Math.hypot(a, b, c), corner, 0);
  });
};

/** Grips of the stones that stand by themselves. */
export function gripsOf(gems: readonly Gem[], metal: readonly Solid[]): Grip[] {
  return gems.flatMap((gem) => {
    const scale = Math.hypot(gem.matrix[0] ?? 0, gem.matrix[1] ?? 0, gem.matrix[2] ?? 0);
    return 2 * scale < LARGE ? [] : [gripOf(gem, scale, metal)];
  });
}

function gripOf({ cut, matrix }: Gem, scale: number, metal: readonly Solid[]): Grip {
  const girdle = girdleOf(cut);
  const far = NEAR * scale * Math.max(...girdle.map(([x, z]) => Math.hypot(x, z)));
  const [x = 0, y = 0, z = 0] = matrix.slice(12, 15);
  const box: Box = [x - far, y - far, z - far, x + far, y + far, z + far];
  const near = metal.filter((solid) => boxesMeet(solid.box, box, 0));
  // What holds a stone comes over it: a loop or a rail beside it is no prong.
  const holding = near.filter(
    (solid) =>
      !(isLink(solid) && !isInBox([x, y, z], solid.box)) &&
      solid.corners.some(
        (_, at) => at % 3 === 0 && liesOver({ cut, matrix }, scale, solid.corners, at, AT_GIRDLE),
      ),
  );
  const outside = Array.from({ length: AROUND }, (_, at) =>
    outsideGirdle(matrix, scale, pointAt(girdle, (2 * Math.PI * (at + ASKEW)) / AROUND), holding),
  );
  const crown =
    scale * cutMesh(cut).positions.reduce((top, v, at) => (at % 3 === 1 ? Math.max(top, v) : top), 0);
  const { over, top } = aboveGirdle({ matrix, scale, girdle, crown }, box, near);
  const prong = thinnestProng(outside);
  const lip = outside.every((each) => each !== undefined) ? Math.min(...top) / crown : 0;
  return {
    width: 2 * scale,
    ...(prong === undefined ? {} : { prong }),
    reach: reachThatHolds(over),
    // Lower than a tenth it is a plate that the stone is let into.
    ...(lip > 0.1 ? { lip } : {}),
  };
}

const isInBox = (point: Vector, box: Box): boolean =>
  [0, 1, 2].every((axis) => {
    const value = point[axis] ?? 0;
    return value > (box[axis] ?? 0) && value < (box[axis + 3] ?? 0);
  });

/** Millimetres of metal outwards from a point of the girdle; undefined: none is there. */
function outsideGirdle(
  matrix: Gem['matrix'],
  scale: number,
  [x, z]: GirdlePoint,
  near: readonly Solid[],
): number | undefined {
  const point = placed(matrix, x, ASKEW * AT_GIRDLE, z);
  const reach = Math.hypot(x, z) * scale;
  const way: Vector = [
    (point[0] - (matrix[12] ?? 0)) / reach,
    (point[1] - (matrix[13] ?? 0)) / reach,
    (point[2] - (matrix[14] ?? 0)) / reach,
  ];
  const found = stretchesOf(near, point, way).find(({ from, to }) => from < AT_GIRDLE && to > 0);
  return found && found.to - Math.max(0, found.from);
}

/** The least of the greatest thicknesses of each stretch of a girdle with metal at it; walls are left out. */
function thinnestProng(outside: readonly (number | undefined)[]): number | undefined {
  const start = outside.findIndex((each) => each === undefined);
  if (start < 0) return undefined;
  const runs: number[][] = [];
  let run: number[] = [];
  for (let at = 1; at <= AROUND; at += 1) {
    const thick = outside[(start + at) % AROUND];
    if (thick !== undefined) run.push(thick);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  // What is met in so few directions is grazed: a prong takes four of the largest stone.
  const prongs = runs.filter(({ length }) => length > 2 && length <= AROUND * WALL);
  return prongs.length > 0 ? Math.min(...prongs.map((each) => Math.max(...each))) : undefined;
}

interface Stone {
  readonly matrix: Gem['matrix'];
  readonly scale: number;
  readonly girdle: readonly GirdlePoint[];
  readonly crown: number;
}

/** Around the stone: how far metal above the girdle reaches in over it, and how high it stands at the girdle. */
function aboveGirdle(
  { matrix, scale, girdle, crown }: Stone,
  box: Box,
  near: readonly Solid[],
): { readonly over: readonly number[]; readonly top: readonly number[] } {
  const over = girdle.map(() => 0);
  const top = girdle.map(() => 0);
  for (const solid of near)
    for (const at of trianglesIn(solid, box, 0))
      for (const corner of [0, 1, 2]) {
        const [x, y, z] = local(matrix, scale, solid.corners, solid.triangles[at + corner] ?? 0);
        if (y <= 0 || y * scale > crown + 0.5) continue;
        const angle = Math.atan2(z, x);
        const sector = Math.round((angle / (2 * Math.PI) + 1) * girdle.length) % girdle.length;
        const edge = Math.hypot(...pointAt(girdle, angle));
        const inwards = (edge - Math.hypot(x, z)) * scale;
        over[sector] = Math.max(over[sector] ?? 0, inwards);
        if (inwards < 0.3 * edge * scale && inwards > -0.15 * edge * scale)
          top[sector] = Math.max(top[sector] ?? 0, y * scale);
      }
  return { over, top };
}

/** The farthest that metal reaches in on enough sides: the widest angle without it stays within what holds a stone. */
function reachThatHolds(over: readonly number[]): number {
  const tried = [...new Set(over)].sort((a, b) => b - a);
  return tried.find((reach) => reach > 0 && widestGap(over.map((each) => each >= reach)) <= HELD) ?? 0;
}
