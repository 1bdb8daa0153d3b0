import type { Vector } from '../model.ts';

/** Points p with `x·p.x + y·p.y + z·p.z <= d` are inside; `[x, y, z]` has length 1. */
export type Plane = readonly [x: number, y: number, z: number, d: number];

/** The plane with this outward direction (any length) through a point. */
export function planeAt(normal: Vector, point: Vector): Plane {
  const length = Math.hypot(...normal);
  const [x, y, z] = [normal[0] / length, normal[1] / length, normal[2] / length];
  return [x, y, z, x * point[0] + y * point[1] + z * point[2]];
}

/** The plane through three points, turned so that `inside` is inside. */
export function planeThrough(a: Vector, b: Vector, c: Vector, inside: Vector): Plane {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const plane = planeAt([uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx], a);
  const [x, y, z, d] = plane;
  return x * inside[0] + y * inside[1] + z * inside[2] > d ? [-x, -y, -z, -d] : plane;
}
