import type { Vector } from '../model.ts';
import { planeAt, planeThrough, type Plane } from './plane.ts';

/** A point of the girdle as seen from above, `[x, z]`. */
export type GirdlePoint = readonly [x: number, z: number];

/** Where a main facet touches the girdle, and the outward direction of the outline there. */
export interface Touch {
  readonly point: GirdlePoint;
  readonly normal: GirdlePoint;
}

/**
 * Outline of a brilliant, counter-clockwise from +X to +Z: where mains touch, and the girdle points
 * between one touch and the next. The centre (culet, middle of the table) is the origin. An open
 * outline ends in its first and last tangents.
 */
export interface BrilliantOutline {
  readonly touches: readonly Touch[];
  readonly between: readonly GirdlePoint[];
  readonly closed: boolean;
  /** The outline in fine steps: what the eye sees of the girdle. */
  readonly fine: readonly GirdlePoint[];
}

/** Facets, and walls of the girdle: as few as the facets need, or so many that it looks round. */
export interface Brilliant {
  readonly planes: readonly Plane[];
  readonly facets: readonly Plane[];
  readonly fineGirdle: readonly Plane[];
}

/** All shares are of the way from the centre to the girdle; heights in units of half the width. */
export interface BrilliantProportions {
  readonly table: number;
  /** Tangents of the angles under which mains rise and fall where the outline is one unit away. */
  readonly crown: number;
  readonly pavilion: number;
  readonly girdle: number;
  /** How far stars reach from the table to the girdle. */
  readonly star: number;
  /** How far lower halves reach from the girdle to the culet. */
  readonly lowerHalf: number;
}

const origin: Vector = [0, 0, 0];

/** Corner of the outlines that the tangents at two neighbouring touches make. */
function corner(a: Touch, b: Touch): GirdlePoint {
  const [ha, hb] = [support(a), support(b)];
  const determinant = a.normal[0] * b.normal[1] - a.normal[1] * b.normal[0];
  return [
    (ha * b.normal[1] - hb * a.normal[1]) / determinant,
    (hb * a.normal[0] - ha * b.normal[0]) / determinant,
  ];
}

function support({ point, normal }: Touch): number {
  return point[0] * normal[0] + point[1] * normal[1];
}

/** Point at a share of the way from the centre to a girdle point, at a height. */
function toward(share: number, point: GirdlePoint, y: number): Vector {
  return [point[0] * share, y, point[1] * share];
}

/**
 * All mains of one side are tangent to one cone over the outline, so every facet below goes through
 * exactly three given points and none can be lost, whatever the outline.
 */
export function brilliant(outline: BrilliantOutline, proportions: BrilliantProportions): Brilliant {
  const { touches, between, closed } = outline;
  const { table, crown, pavilion, star, lowerHalf } = proportions;
  const top = proportions.girdle / 2;
  const facets: Plane[] = [[0, 1, 0, top + crown * (1 - table)]];
  const girdle: Plane[] = [];

  for (const touch of touches) {
    const at = toward(1, touch.point, top);
    const below = toward(1, touch.point, -top);
    facets.push(planeAt([touch.normal[0], support(touch) / crown, touch.normal[1]], at));
    facets.push(planeAt([touch.normal[0], -support(touch) / pavilion, touch.normal[1]], below));
  }
  if (!closed) {
    for (const touch of [touches[0], touches.at(-1)]) {
      if (touch) girdle.push(planeAt([touch.normal[0], 0, touch.normal[1]], toward(1, touch.point, 0)));
    }
  }
  for (const [index, middle] of between.entries()) {
    const first = touches[index];
    const second = touches[(index + 1) % touches.length];
    if (!first || !second) continue;
    const edge = corner(first, second);
    // A star starts where the table's edge crosses the ridge to `edge`, nearer to the centre than the table's corners.
    const start = table * crossing(first.point, second.point, edge);
    const starShare = start + (along(middle, edge) - start) * star;
    const tip = toward(starShare, edge, top + crown * (1 - starShare));
    const tableHeight = top + crown * (1 - table);
    facets.push(
      planeThrough(
        toward(table, first.point, tableHeight),
        toward(table, second.point, tableHeight),
        tip,
        origin,
      ),
    );
    const lowerShare = 1 - lowerHalf;
    const lowerTip = toward(lowerShare, edge, -top - pavilion * (1 - lowerShare));
    for (const point of [first.point, second.point]) {
      facets.push(planeThrough(toward(1, point, top), toward(1, middle, top), tip, origin));
      facets.push(planeThrough(toward(1, point, -top), toward(1, middle, -top), lowerTip, origin));
      girdle.push(planeThrough(toward(1, point, 0), toward(1, middle, 0), toward(1, middle, 1), origin));
    }
  }
  const { fine } = outline;
  const fineGirdle = fine.flatMap((point, index): Plane[] => {
    const next = fine[index + 1] ?? (closed ? fine[0] : undefined);
    return next ? [planeThrough(toward(1, point, 0), toward(1, next, 0), toward(1, next, 1), origin)] : [];
  });
  return { planes: [...facets, ...girdle], facets, fineGirdle };
}

/** Share of the way to `through` at which the line from a to b crosses it. */
function crossing(a: GirdlePoint, b: GirdlePoint, through: GirdlePoint): number {
  const [nx, nz] = [b[1] - a[1], a[0] - b[0]];
  return (nx * a[0] + nz * a[1]) / (nx * through[0] + nz * through[1]);
}

/** Share of the way to `edge` that a point reaches. */
function along(point: GirdlePoint, edge: GirdlePoint): number {
  return (point[0] * edge[0] + point[1] * edge[1]) / (edge[0] ** 2 + edge[1] ** 2);
}
