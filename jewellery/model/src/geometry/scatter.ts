import type { Mesh } from './mesh.ts';

/** A surface and the places of its copies. */
export interface Copies {
  readonly surface: Pick<Mesh, 'positions' | 'indices'>;
  readonly matrices: Float32Array;
}

/** Points on a surface. */
export interface Scattered {
  /** x, y, z. */
  readonly points: Float32Array;
  /** Side of the square each of them stands for. */
  readonly spacing: number;
}

/** About `count` points spread evenly over all copies of all surfaces, x, y, z; the same ones each time. */
export function scatter(all: readonly Copies[], count: number): Scattered {
  const areas = all.map(({ surface, matrices }) => {
    const sums = areaSums(surface);
    return { sums, whole: (sums.at(-1) ?? 0) * scaleOf(matrices) ** 2 * (matrices.length / 16) };
  });
  const total = areas.reduce((sum, { whole }) => sum + whole, 0);
  const points: number[] = [];
  for (const [index, { surface, matrices }] of all.entries()) {
    const { sums, whole } = areas[index] ?? { sums: new Float32Array(0), whole: 0 };
    const [own, copies] = [Math.ceil((count * whole) / (total || 1)), matrices.length / 16];
    for (let point = 0; point < own; point += 1) {
      const at = ((point + 0.5) / own) * copies;
      const copy = Math.floor(at);
      place(
        points,
        surface,
        faceAt(sums, (at - copy) * (sums.at(-1) ?? 0)),
        point,
        matrices.subarray(copy * 16, copy * 16 + 16),
      );
    }
  }
  return { points: Float32Array.from(points), spacing: Math.sqrt(total / count) };
}

/** Appends a point of a triangle; which one follows from its number. */
function place(
  points: number[],
  { positions: p, indices }: Copies['surface'],
  face: number,
  point: number,
  m: Float32Array,
): void {
  let [s, t] = [(point * 0.754877666) % 1, (point * 0.569840291) % 1];
  if (s + t > 1) [s, t] = [1 - s, 1 - t];
  const [a, b, c] = [
    (indices[face * 3] ?? 0) * 3,
    (indices[face * 3 + 1] ?? 0) * 3,
    (indices[face * 3 + 2] ?? 0) * 3,
  ];
  const mix = (axis: number): number => {
    const from = p[a + axis] ?? 0;
    return from + ((p[b + axis] ?? 0) - from) * s + ((p[c + axis] ?? 0) - from) * t;
  };
  const [x, y, z] = [mix(0), mix(1), mix(2)];
  for (let row = 0; row < 3; row += 1)
    points.push((m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0));
}

/** Area of each triangle and all before it. */
function areaSums({ positions: p, indices }: Copies['surface']): Float32Array {
  const sums = new Float32Array(indices.length / 3);
  let sum = 0;
  for (let face = 0; face < sums.length; face += 1) {
    const [a, b, c] = [
      (indices[face * 3] ?? 0) * 3,
      (indices[face * 3 + 1] ?? 0) * 3,
      (indices[face * 3 + 2] ?? 0) * 3,
    ];
    const [ax, ay, az] = [p[a] ?? 0, p[a + 1] ?? 0, p[a + 2] ?? 0];
    const [ux, uy, uz] = [(p[b] ?? 0) - ax, (p[b + 1] ?? 0) - ay, (p[b + 2] ?? 0) - az];
    const [vx, vy, vz] = [(p[c] ?? 0) - ax, (p[c + 1] ?? 0) - ay, (p[c + 2] ?? 0) - az];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    sum += Math.sqrt(nx * nx + ny * ny + nz * nz) / 2;
    sums[face] = sum;
  }
  return sums;
}

function faceAt(sums: Float32Array, area: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < area) low = middle + 1;
    else high = middle;
  }
  return low;
}

function scaleOf(m: Float32Array): number {
  return Math.hypot(m[0] ?? 0, m[1] ?? 0, m[2] ?? 0);
}
