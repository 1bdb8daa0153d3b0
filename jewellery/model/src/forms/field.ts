/**
 * Signed distance fields: solids told by how far a point is from their surface, millimetres,
 * negative inside. Bodies are joined softly from a few of them.
 */
import { lengthOf, subtract, type Vector } from '../geometry/vector.ts';

/** Distance of a point from a surface; near the surface it is right, far away it may be less. */
export type Field = (x: number, y: number, z: number) => number;

export const ball = ([cx, cy, cz]: Vector, radius: number): Field =>
  ellipsoid([cx, cy, cz], [radius, radius, radius]);

/** @param half half its width along each axis */
export function ellipsoid([cx, cy, cz]: Vector, [rx, ry, rz]: Vector): Field {
  const least = Math.min(rx, ry, rz);
  return (x, y, z) => {
    const px = (x - cx) / rx;
    const py = (y - cy) / ry;
    const pz = (z - cz) / rz;
    const near = Math.sqrt(px * px + py * py + pz * pz);
    if (near < 1e-3) return -least;
    const qx = px / rx;
    const qy = py / ry;
    const qz = pz / rz;
    return (near * (near - 1)) / Math.sqrt(qx * qx + qy * qy + qz * qz);
  };
}

/** A place on the middle line of a limb and how thick it is there. */
export type Joint = readonly [at: Vector, radius: number];

/** Farther than this from everything it holds, a limb tells only that it is at least so far: no union is softer. */
const FAR_MM = 48;

/** A limb through joints, its radius changing gently from one to the next; as thick as told, however many joints. */
export function limb(...joints: readonly Joint[]): Field {
  const count = joints.length - 1;
  const numbers = new Float64Array(count * 9);
  for (const [index, [[bx, by, bz], to]] of joints.slice(1).entries()) {
    const [[ax, ay, az], from] = joints[index] ?? [[0, 0, 0], 0];
    const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
    numbers.set([ax, ay, az, dx, dy, dz, dx * dx + dy * dy + dz * dz || 1, from, to - from], index * 9);
  }
  const mean = (axis: 0 | 1 | 2): number => joints.reduce((sum, [at]) => sum + at[axis], 0) / joints.length;
  const [mx, my, mz] = [mean(0), mean(1), mean(2)];
  const reach = Math.max(...joints.map(([at, radius]) => lengthOf(subtract(at, [mx, my, mz])) + radius));
  return (x, y, z) => {
    const away = Math.sqrt((x - mx) * (x - mx) + (y - my) * (y - my) + (z - mz) * (z - mz)) - reach;
    if (away > FAR_MM) return away;
    let least = Infinity;
    for (let at = 0; at < numbers.length; at += 9) {
      const px = x - (numbers[at] ?? 0);
      const py = y - (numbers[at + 1] ?? 0);
      const pz = z - (numbers[at + 2] ?? 0);
      const dx = numbers[at + 3] ?? 0;
      const dy = numbers[at + 4] ?? 0;
      const dz = numbers[at + 5] ?? 0;
      const t = Math.max(0, Math.min(1, (px * dx + py * dy + pz * dz) / (numbers[at + 6] ?? 1)));
      const qx = px - t * dx;
      const qy = py - t * dy;
      const qz = pz - t * dz;
      const radius = (numbers[at + 7] ?? 0) + (numbers[at + 8] ?? 0) * t * t * (3 - 2 * t);
      least = Math.min(least, Math.sqrt(qx * qx + qy * qy + qz * qz) - radius);
    }
    return least;
  };
}

/** The field in a space stretched along the axes about a point: what was round there becomes oval. */
export function stretched(field: Field, [sx, sy, sz]: Vector, [cx, cy, cz]: Vector = [0, 0, 0]): Field {
  const least = Math.min(sx, sy, sz);
  return (x, y, z) => field(cx + (x - cx) / sx, cy + (y - cy) / sy, cz + (z - cz) / sz) * least;
}

/** Everything as one, inner edges filled within `soft` millimetres. */
export function joinedSoftly(soft: number, ...fields: readonly Field[]): Field {
  const [first = () => Infinity, ...others] = fields;
  return (x, y, z) => {
    let sum = first(x, y, z);
    // Asked some hundred thousand times for a form: nothing is allocated here.
    for (let at = 0; at < others.length; at += 1) {
      const next = others[at]?.(x, y, z) ?? Infinity;
      const near = Math.max(soft - Math.abs(sum - next), 0) / soft;
      sum = Math.min(sum, next) - (near * near * near * soft) / 6;
    }
    return sum;
  };
}

/** `field` without what `taken` covers, its edge rounded within `soft` millimetres. */
export const without =
  (soft: number, field: Field, taken: Field): Field =>
  (x, y, z) => {
    const own = field(x, y, z);
    const other = -taken(x, y, z);
    const near = Math.max(soft - Math.abs(own - other), 0) / soft;
    return Math.max(own, other) + (near * near * near * soft) / 6;
  };

/** What of a field lies in a box: a solid that ends. */
export const within =
  (field: Field, low: Vector, high: Vector): Field =>
  (x, y, z) =>
    Math.max(field(x, y, z), low[0] - x, x - high[0], low[1] - y, y - high[1], low[2] - z, z - high[2]);

const STEP = 0.05;

/** The direction away from the surface, of length 1. */
export function outwardsOf(field: Field, [x, y, z]: Vector): Vector {
  const out: Vector = [
    field(x + STEP, y, z) - field(x - STEP, y, z),
    field(x, y + STEP, z) - field(x, y - STEP, z),
    field(x, y, z + STEP) - field(x, y, z - STEP),
  ];
  const long = lengthOf(out);
  return long < 1e-9 ? [0, 1, 0] : [out[0] / long, out[1] / long, out[2] / long];
}
