import { cutMesh } from '../cuts/cut-mesh.ts';
import type { Gem } from '../model.ts';
import { girdleOf } from '../settings/girdle.ts';
import { boxesMeet, trianglesIn, type Box, type Solid } from './solids.ts';
import { isInside, squaredToTriangle } from './triangle-contact.ts';

/** How one stone is held. Lengths are millimetres, angles radians. */
interface Hold {
  /** Width of the stone. */
  readonly width: number;
  /** Widest angle around the girdle without metal at it: a whole turn, nothing touches the stone. */
  readonly bare: number;
  /** How far metal stands above the table, at most, over the stone or right beside it. */
  readonly above: number;
  /** Share of the table that metal lies over. */
  readonly covered: number;
}

/** Metal at a girdle: a setter leaves a hundredth, a mesh of few corners cuts its own. */
const AT_GIRDLE = 0.1;
/** Millimetres from which a stone is seen by itself, and held by prongs or a wall of its own. */
export const LARGE = 2.2;
/** Radians of a girdle that may be bare: two opposite prongs leave half a turn each; a third more is a stone held on one side. */
export const HELD = (2 * Math.PI * 2) / 3;
/** What stands so far out, in half widths, is another part of the piece; over the edge of a small stone lie prongs of its neighbours. */
const [BESIDE, BESIDE_SMALL] = [1.25, 0.5];
/** Half the width of the table in half widths of the stone: brilliants have 0.56 at the most usual. */
const TABLE = 0.5;

/** What holds each of a model's stones. */
export function holdsOf(gems: readonly Gem[], solids: readonly Solid[]): Hold[] {
  const metal = solids.filter(({ kind }) => kind !== 'gem' && kind !== 'cloth');
  const stones = new Map(solids.flatMap((each) => (each.kind === 'gem' ? [[each.copy, each]] : [])));
  return gems.map((gem, at) => holdOf(gem, stones.get(at)?.box ?? [0, 0, 0, 0, 0, 0], metal));
}

function holdOf({ cut, matrix }: Gem, box: Box, metal: readonly Solid[]): Hold {
  const scale = Math.hypot(matrix[0] ?? 0, matrix[1] ?? 0, matrix[2] ?? 0);
  const width = 2 * scale;
  const near = metal
    .filter((solid) => boxesMeet(solid.box, box, 0.3 * scale + AT_GIRDLE))
    .map((solid) => ({ solid, triangles: trianglesIn(solid, box, 0.3 * scale + AT_GIRDLE) }))
    .filter(({ triangles }) => triangles.length > 0);
  const touched = girdleOf(cut).map(([x, z]) => {
    const point = Float32Array.of(...placed(matrix, x, 0, z));
    return near.some(
      ({ solid, triangles }) =>
        triangles.some(
          (at) =>
            squaredToTriangle(point, 0, solid.corners, [
              solid.triangles[at] ?? 0,
              solid.triangles[at + 1] ?? 0,
              solid.triangles[at + 2] ?? 0,
            ]) <=
            AT_GIRDLE ** 2,
        ) ||
        (inBox(point, solid.box) &&
          isInside([point[0] ?? 0, point[1] ?? 0, point[2] ?? 0], solid.corners, solid.triangles)),
    );
  });
  const crown = cutMesh(cut).positions.reduce((most, y, at) => (at % 3 === 1 ? Math.max(most, y) : most), 0);
  let above = -Infinity;
  const sectors = new Set<number>();
  for (const { solid, triangles } of near) {
    for (const at of triangles) {
      for (const corner of [0, 1, 2]) {
        const [x, y, z] = local(matrix, scale, solid.corners, solid.triangles[at + corner] ?? 0);
        const reach = Math.hypot(x, z);
        if (reach > (width >= LARGE ? BESIDE : BESIDE_SMALL) || y < 0) continue;
        above = Math.max(above, (y - crown) * scale);
        // Rings and sectors of the table as cells of about equal size.
        if (reach < TABLE && y > crown * 0.6)
          sectors.add(
            Math.floor((reach / TABLE) * 3) * 12 +
              Math.floor(((Math.atan2(z, x) + Math.PI) / (2 * Math.PI)) * 11.99),
          );
      }
    }
  }
  return { width, bare: widestGap(touched), above, covered: sectors.size / 36 };
}

/** The longest run of untouched points around a closed line, as an angle. */
export function widestGap(touched: readonly boolean[]): number {
  let [longest, run] = [0, 0];
  for (const here of [...touched, ...touched]) {
    run = here ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return (Math.min(longest, touched.length) / touched.length) * 2 * Math.PI;
}

const inBox = (point: Float32Array, box: Box): boolean =>
  [0, 1, 2].every(
    (axis) => (point[axis] ?? 0) >= (box[axis] ?? 0) && (point[axis] ?? 0) <= (box[axis + 3] ?? 0),
  );

export function placed(m: Gem['matrix'], x: number, y: number, z: number): [number, number, number] {
  const at = (row: number): number =>
    (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[8 + row] ?? 0) * z + (m[12 + row] ?? 0);
  return [at(0), at(1), at(2)];
}

/** A corner in the space of the cut: a stone's matrix turns, moves and scales alike in all directions. */
export function local(
  m: Gem['matrix'],
  scale: number,
  corners: Float32Array,
  at: number,
): [number, number, number] {
  const [x, y, z] = [
    (corners[at] ?? 0) - (m[12] ?? 0),
    (corners[at + 1] ?? 0) - (m[13] ?? 0),
    (corners[at + 2] ?? 0) - (m[14] ?? 0),
  ];
  const along = (column: number): number =>
    ((m[column] ?? 0) * x + (m[column + 1] ?? 0) * y + (m[column + 2] ?? 0) * z) / scale ** 2;
  return [along(0), along(4), along(8)];
}
