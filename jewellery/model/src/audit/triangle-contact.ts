/** Nearness of triangles and whether a point is inside a closed surface. Corners are read from flat arrays: an audit asks this some hundred million times. */

/** Corners of triangles, x, y, z, millimetres. */
type Corners = Float32Array;

const of = (values: Float32Array | Uint32Array, at: number): number => values[at] ?? 0;

/** Whether two triangles come as near as `within` millimetres or cross. `a` and `b` are the places of their first, second and third corners in the arrays. */
export function trianglesTouch(
  p: Corners,
  a: readonly [number, number, number],
  q: Corners,
  b: readonly [number, number, number],
  within: number,
): boolean {
  const limit = within * within;
  for (const corner of a) if (squaredToTriangle(p, corner, q, b) <= limit) return true;
  for (const corner of b) if (squaredToTriangle(q, corner, p, a) <= limit) return true;
  for (let one = 0; one < 3; one += 1) {
    const [p0, p1] = [a[one] ?? 0, a[(one + 1) % 3] ?? 0];
    if (pierces(p, p0, p1, q, b)) return true;
    for (let other = 0; other < 3; other += 1) {
      const [q0, q1] = [b[other] ?? 0, b[(other + 1) % 3] ?? 0];
      if (one === 0 && pierces(q, q0, q1, p, a)) return true;
      if (squaredBetweenEdges(p, p0, p1, q, q0, q1) <= limit) return true;
    }
  }
  return false;
}

/** Square of the distance from a corner to a triangle, after Ericson, Real-Time Collision Detection, 5.1.5. */
export function squaredToTriangle(
  p: Corners,
  at: number,
  q: Corners,
  [a, b, c]: readonly [number, number, number],
): number {
  const [px, py, pz] = [of(p, at), of(p, at + 1), of(p, at + 2)];
  const [ax, ay, az] = [of(q, a), of(q, a + 1), of(q, a + 2)];
  const [ux, uy, uz] = [of(q, b) - ax, of(q, b + 1) - ay, of(q, b + 2) - az];
  const [vx, vy, vz] = [of(q, c) - ax, of(q, c + 1) - ay, of(q, c + 2) - az];
  const [wx, wy, wz] = [px - ax, py - ay, pz - az];
  const d1 = ux * wx + uy * wy + uz * wz;
  const d2 = vx * wx + vy * wy + vz * wz;
  const square = (s: number, t: number): number =>
    (wx - ux * s - vx * t) ** 2 + (wy - uy * s - vy * t) ** 2 + (wz - uz * s - vz * t) ** 2;
  if (d1 <= 0 && d2 <= 0) return square(0, 0);
  const uu = ux * ux + uy * uy + uz * uz;
  const uv = ux * vx + uy * vy + uz * vz;
  const vv = vx * vx + vy * vy + vz * vz;
  const [d3, d4] = [d1 - uu, d2 - uv];
  if (d3 >= 0 && d4 <= d3) return square(1, 0);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return square(d1 / (d1 - d3), 0);
  const [d5, d6] = [d1 - uv, d2 - vv];
  if (d6 >= 0 && d5 <= d6) return square(0, 1);
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return square(0, d2 / (d2 - d6));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const t = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return square(1 - t, t);
  }
  const all = va + vb + vc;
  return all === 0 ? square(0, 0) : square(vb / all, vc / all);
}

/** Whether the edge between two corners goes through a triangle. */
function pierces(
  p: Corners,
  from: number,
  to: number,
  q: Corners,
  triangle: readonly [number, number, number],
): boolean {
  const [x = 0, y = 0, z = 0] = [p[from], p[from + 1], p[from + 2]];
  const way = meets(x, y, z, (p[to] ?? 0) - x, (p[to + 1] ?? 0) - y, (p[to + 2] ?? 0) - z, q, triangle);
  return way >= 0 && way <= 1;
}

/** How many times its direction a ray goes until it meets a triangle; −1: it does not. After Möller and Trumbore. */
function meets(
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  q: Corners,
  [a, b, c]: readonly [number, number, number],
): number {
  const [ax = 0, ay = 0, az = 0] = [q[a], q[a + 1], q[a + 2]];
  const [ux, uy, uz] = [(q[b] ?? 0) - ax, (q[b + 1] ?? 0) - ay, (q[b + 2] ?? 0) - az];
  const [vx, vy, vz] = [(q[c] ?? 0) - ax, (q[c + 1] ?? 0) - ay, (q[c + 2] ?? 0) - az];
  const [hx, hy, hz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx];
  const volume = ux * hx + uy * hy + uz * hz;
  if (Math.abs(volume) < 1e-12) return -1;
  const [sx, sy, sz] = [x - ax, y - ay, z - az];
  const s = (sx * hx + sy * hy + sz * hz) / volume;
  if (s < 0 || s > 1) return -1;
  const [kx, ky, kz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
  const t = (dx * kx + dy * ky + dz * kz) / volume;
  if (t < 0 || s + t > 1) return -1;
  return (vx * kx + vy * ky + vz * kz) / volume;
}

/** Square of the least distance of two edges, after Ericson, 5.1.9. */
function squaredBetweenEdges(p: Corners, p0: number, p1: number, q: Corners, q0: number, q1: number): number {
  const [px = 0, py = 0, pz = 0] = [p[p0], p[p0 + 1], p[p0 + 2]];
  const [qx = 0, qy = 0, qz = 0] = [q[q0], q[q0 + 1], q[q0 + 2]];
  const [ux, uy, uz] = [(p[p1] ?? 0) - px, (p[p1 + 1] ?? 0) - py, (p[p1 + 2] ?? 0) - pz];
  const [vx, vy, vz] = [(q[q1] ?? 0) - qx, (q[q1 + 1] ?? 0) - qy, (q[q1 + 2] ?? 0) - qz];
  const [rx, ry, rz] = [px - qx, py - qy, pz - qz];
  const uu = ux * ux + uy * uy + uz * uz;
  const vv = vx * vx + vy * vy + vz * vz;
  const vr = vx * rx + vy * ry + vz * rz;
  const ur = ux * rx + uy * ry + uz * rz;
  const uv = ux * vx + uy * vy + uz * vz;
  const area = uu * vv - uv * uv;
  const part = (share: number): number => Math.min(1, Math.max(0, share));
  let s = area > 1e-12 ? part((uv * vr - ur * vv) / area) : 0;
  let t = vv > 1e-12 ? (uv * s + vr) / vv : 0;
  if (t < 0 || t > 1) {
    t = part(t);
    s = uu > 1e-12 ? part((t * uv - ur) / uu) : 0;
  }
  const [x, y, z] = [rx + ux * s - vx * t, ry + uy * s - vy * t, rz + uz * s - vz * t];
  return x * x + y * y + z * z;
}

/** Moves a ray off the edges and corners that lie in the model's own planes. */
const ASIDE = [0.000_013_7, 0.000_007_3] as const;

/** Whether a point lies inside a closed surface; `corners` holds the places of each triangle's corners in `q`. */
export function isInside(
  [x, y, z]: readonly [number, number, number],
  q: Corners,
  corners: Uint32Array,
): boolean {
  const from = [x, y + ASIDE[0], z + ASIDE[1]] as const;
  let crossings = 0;
  for (let at = 0; at < corners.length; at += 3)
    if (crosses(from, q, of(corners, at), of(corners, at + 1), of(corners, at + 2))) crossings += 1;
  return crossings % 2 === 1;
}

/** Whether a ray along +X goes through a triangle: seen along it, its beginning is on one side of all edges. */
function crosses(
  [x, y, z]: readonly [number, number, number],
  q: Corners,
  a: number,
  b: number,
  c: number,
): boolean {
  const [ay, by, cy] = [of(q, a + 1) - y, of(q, b + 1) - y, of(q, c + 1) - y];
  if ((ay > 0 && by > 0 && cy > 0) || (ay < 0 && by < 0 && cy < 0)) return false;
  const [az, bz, cz] = [of(q, a + 2) - z, of(q, b + 2) - z, of(q, c + 2) - z];
  const u = by * cz - bz * cy;
  const v = cy * az - cz * ay;
  const w = ay * bz - az * by;
  if (Math.min(u, v, w) < 0 && Math.max(u, v, w) > 0) return false;
  const sum = u + v + w;
  return sum !== 0 && (u * of(q, a) + v * of(q, b) + w * of(q, c)) / sum > x;
}
