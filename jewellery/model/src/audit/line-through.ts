import type { Vector } from '../model.ts';
import { BLOCK, blocksOf, type Solid } from './solids.ts';

/** A stretch of a line that lies in metal, in millimetres from its point, and how squarely the line leaves it: 1 along the surface's normal. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Cosine between the line and the normal of the surface it comes in by, and goes out by; both positive. */
  readonly squareIn: number;
  readonly squareOut: number;
}

/** One crossing: how far along the line, whether it goes in (1) or out (−1), and the cosine to the surface's normal. */
type Crossing = readonly [at: number, way: 1 | -1, square: number];

/**
 * Where a line is in metal, in order: solids that overlap are one. `way` is a unit vector; the line goes to both
 * sides of `point`.
 */
export function stretchesOf(solids: readonly Solid[], point: Vector, way: Vector): Stretch[] {
  const crossings: Crossing[] = [];
  for (const solid of solids) crossingsOf(solid, point, way, crossings);
  crossings.sort((a, b) => a[0] - b[0]);
  const found: Stretch[] = [];
  let [inside, from, squareIn] = [0, 0, 0];
  for (const [at, turn, square] of crossings) {
    if (inside === 0 && turn === 1) [from, squareIn] = [at, square];
    inside += turn;
    // A line that grazes an edge may count it once: what it then says is nothing.
    if (inside < 0) return [];
    if (inside === 0) found.push({ from, to: at, squareIn, squareOut: square });
  }
  return inside === 0 ? found : [];
}

function crossingsOf(solid: Solid, point: Vector, way: Vector, into: Crossing[]): void {
  if (!passes(solid.box, 0, point, way)) return;
  const over = solid.mirrored ? -1 : 1;
  const blocks = blocksOf(solid);
  for (let block = 0; block * 6 < blocks.length; block += 1) {
    if (!passes(blocks, block * 6, point, way)) continue;
    const end = Math.min(solid.triangles.length, (block + 1) * BLOCK * 3);
    for (let at = block * BLOCK * 3; at < end; at += 3) {
      const crossing = crossed(solid, at, point, way, over);
      if (crossing) into.push(crossing);
    }
  }
}

/** Whether a line goes through a box: lowest x, y, z, then highest, from `at` on. */
function passes(box: ArrayLike<number>, at: number, point: Vector, way: Vector): boolean {
  let [near, far] = [-Infinity, Infinity];
  for (let axis = 0; axis < 3; axis += 1) {
    const [start, along] = [point[axis] ?? 0, way[axis] ?? 0];
    const [low, high] = [(box[at + axis] ?? 0) - start, (box[at + axis + 3] ?? 0) - start];
    if (Math.abs(along) < 1e-12) {
      if (low > 0 || high < 0) return false;
      continue;
    }
    const [first, second] = [low / along, high / along];
    near = Math.max(near, Math.min(first, second));
    far = Math.min(far, Math.max(first, second));
  }
  return near <= far;
}

/** After Möller and Trumbore. */
function crossed(
  { corners: q, triangles }: Solid,
  at: number,
  [x, y, z]: Vector,
  [dx, dy, dz]: Vector,
  over: 1 | -1,
): Crossing | undefined {
  const [a, b, c] = [triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0];
  const [ax, ay, az] = [q[a] ?? 0, q[a + 1] ?? 0, q[a + 2] ?? 0];
  const [ux, uy, uz] = [(q[b] ?? 0) - ax, (q[b + 1] ?? 0) - ay, (q[b + 2] ?? 0) - az];
  const [vx, vy, vz] = [(q[c] ?? 0) - ax, (q[c + 1] ?? 0) - ay, (q[c + 2] ?? 0) - az];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const facing = nx * dx + ny * dy + nz * dz;
  const size = Math.hypot(nx, ny, nz);
  if (Math.abs(facing) < 1e-9 * size || size === 0) return undefined;
  const [sx, sy, sz] = [x - ax, y - ay, z - az];
  const [kx, ky, kz] = [sy * dz - sz * dy, sz * dx - sx * dz, sx * dy - sy * dx];
  const s = -(kx * vx + ky * vy + kz * vz) / facing;
  const t = (kx * ux + ky * uy + kz * uz) / facing;
  if (s < 0 || t < 0 || s + t > 1) return undefined;
  return [-(sx * nx + sy * ny + sz * nz) / facing, facing * over < 0 ? 1 : -1, Math.abs(facing) / size];
}
