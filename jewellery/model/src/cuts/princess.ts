import type { Vector } from '../model.ts';
import { planeAt, planeThrough, type Plane } from './plane.ts';

const girdle = 0.05;
const crown = 0.23;
/** Where chevrons meet below the middle of a side: way out, depth below the girdle. */
const ribs = [
  [0.8, 0.32],
  [0.56, 0.6],
  [0.3, 0.83],
  [0, 1.04],
] as const;

/** Seen from one side; the other three are turns of it. */
function quarter(): Plane[] {
  const top = girdle / 2;
  const centre: Vector = [0, 0, 0];
  const rib = ([out, depth]: readonly [number, number]): Vector => [out, -top - depth, 0];
  const planes: Plane[] = [
    [1, 0, 0, 1],
    planeThrough([1, top, -1], [1, top, 1], [0.86, top + 0.125, 0], centre),
    planeThrough([0.86, top + 0.125, 0], [0.86, top + 0.125, 1], [0.68, top + crown, 0], centre),
    planeAt([1, 2.35, 1], [1, top, 1]),
    planeThrough([1, -top, -1], [1, -top, 1], rib(ribs[0]), centre),
  ];
  for (const [index, from] of ribs.entries()) {
    const to = ribs[index + 1];
    // A chevron is a pair: each half fans out from its own corner.
    if (to)
      for (const side of [-1, 1]) planes.push(planeThrough([1, -top, side], rib(from), rib(to), centre));
  }
  return planes;
}

/** A square stone whose pavilion fans from the corners in chevrons. */
export function princess(): Plane[] {
  const planes: Plane[] = [[0, 1, 0, girdle / 2 + crown]];
  for (const [x, y, z, d] of quarter())
    planes.push([x, y, z, d], [-z, y, x, d], [-x, y, -z, d], [z, y, -x, d]);
  return planes;
}
