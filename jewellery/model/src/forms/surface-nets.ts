import type { Mesh } from '../geometry/mesh.ts';
import type { Vector } from '../geometry/vector.ts';
import { within, type Field } from './field.ts';

export interface Grid {
  readonly low: Vector;
  readonly high: Vector;
  /** Millimetres from one corner of the grid to the next. */
  readonly step: number;
}

/** Corners of the grid along each side of a block that is skipped as a whole where no surface is near. */
const BLOCK = 4;
/** Fields that are stretched tell less than the distance: a block counts as near from so many of its half diagonals. */
const NEAR = 1.5;

export interface Skin {
  readonly mesh: Mesh;
  /** For each corner the direction away from the surface, of length 1. */
  readonly normals: Float32Array;
}

/**
 * The surface of a field as a closed mesh: one corner in each cell it passes through (naive surface
 * nets), corners counter-clockwise seen from outside. What reaches past the grid ends at its border.
 */
export function surfaceOf(field: Field, { low, high, step }: Grid): Skin {
  const inner = within(field, low, high);
  // A layer of cells around it, so that whatever ends at the border is closed.
  const counts = [0, 1, 2].map((axis) => Math.ceil(((high[axis] ?? 0) - (low[axis] ?? 0)) / step) + 4);
  const [nx = 0, ny = 0, nz = 0] = counts;
  const origin: Vector = [low[0] - step * 1.5, low[1] - step * 1.5, low[2] - step * 1.5];
  const values = valuesOn(inner, origin, [nx, ny, nz], step);
  const corners = new Int32Array(nx * ny * nz).fill(-1);
  const positions: number[] = [];
  const indices: number[] = [];
  const at = (x: number, y: number, z: number): number => x + nx * (y + ny * z);
  for (let z = 0; z < nz - 1; z += 1)
    for (let y = 0; y < ny - 1; y += 1)
      for (let x = 0; x < nx - 1; x += 1) {
        const place = crossing(values, [x, y, z], nx, ny);
        if (!place) continue;
        corners[at(x, y, z)] = positions.length / 3;
        for (const axis of [0, 1, 2] as const) positions.push(origin[axis] + place[axis] * step);
      }
  const normals = normalsOf(positions, field);
  const alike = (a: number, b: number): number =>
    (normals[a * 3] ?? 0) * (normals[b * 3] ?? 0) +
    (normals[a * 3 + 1] ?? 0) * (normals[b * 3 + 1] ?? 0) +
    (normals[a * 3 + 2] ?? 0) * (normals[b * 3 + 2] ?? 0);
  /** The four cells around an edge that the surface crosses make a face, folded where the surface is flatter. */
  const face = (cell: number, across: number, over: number, outwards: boolean): void => {
    const [a = 0, b = 0, c = 0, d = 0] = [cell - across - over, cell - over, cell, cell - across].map(
      (own) => corners[own] ?? -1,
    );
    if (Math.min(a, b, c, d) < 0) return;
    const [first, second] = outwards ? [b, d] : [d, b];
    if (alike(a, c) > alike(b, d)) indices.push(a, first, c, a, c, second);
    else indices.push(first, c, second, a, first, second);
  };
  for (let z = 1; z < nz - 1; z += 1)
    for (let y = 1; y < ny - 1; y += 1)
      for (let x = 1; x < nx - 1; x += 1) {
        const cell = at(x, y, z);
        const inside = (values[cell] ?? 0) < 0;
        if (inside !== (values[cell + 1] ?? 0) < 0) face(cell, nx, nx * ny, inside);
        if (inside !== (values[cell + nx] ?? 0) < 0) face(cell, nx * ny, 1, inside);
        if (inside !== (values[cell + nx * ny] ?? 0) < 0) face(cell, 1, nx, inside);
      }
  return {
    mesh: { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) },
    normals: unitLong(evened(normals, indices, 3, 1)),
  };
}

function valuesOn(
  field: Field,
  origin: Vector,
  [nx, ny, nz]: readonly [number, number, number],
  step: number,
): Float32Array {
  const values = new Float32Array(nx * ny * nz);
  const [bx, by, bz] = [nx, ny, nz].map((count) => Math.ceil(count / BLOCK) + 1) as [number, number, number];
  const coarse = new Float32Array(bx * by * bz);
  const wide = step * BLOCK;
  for (let k = 0; k < bz; k += 1)
    for (let j = 0; j < by; j += 1)
      for (let i = 0; i < bx; i += 1)
        coarse[i + bx * (j + by * k)] = field(
          origin[0] + i * wide,
          origin[1] + j * wide,
          origin[2] + k * wide,
        );
  const near = (wide * Math.sqrt(3) * NEAR) / 2 + step;
  const corners = Array.from({ length: 8 }, (_, corner) => cornerStep(corner, bx, by));
  for (let k = 0; k < nz; k += 1)
    for (let j = 0; j < ny; j += 1) {
      const row = bx * (Math.floor(j / BLOCK) + by * Math.floor(k / BLOCK));
      const [t, r] = [(j % BLOCK) / BLOCK, (k % BLOCK) / BLOCK];
      for (let block = 0; block < bx - 1; block += 1) {
        const [a, b, c, d, e, f, g, h] = corners.map((corner) => coarse[row + block + corner] ?? 0) as [
          number,
          number,
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        const far = Math.min(a, b, c, d, e, f, g, h) > near || Math.max(a, b, c, d, e, f, g, h) < -near;
        const [left, right] = [
          (a * (1 - t) + c * t) * (1 - r) + (e * (1 - t) + g * t) * r,
          (b * (1 - t) + d * t) * (1 - r) + (f * (1 - t) + h * t) * r,
        ];
        for (let i = block * BLOCK; i < Math.min(nx, (block + 1) * BLOCK); i += 1)
          values[i + nx * (j + ny * k)] = far
            ? left + ((right - left) * (i % BLOCK)) / BLOCK
            : field(origin[0] + i * step, origin[1] + j * step, origin[2] + k * step);
      }
    }
  return values;
}

/** Millimetres. */
const NEAR_BY = 0.4;

/** Rounds in which each value is mixed with those around it: cells are larger than what a highlight shows. */
const ROUNDS = 3;

/** @param size numbers for each corner */
export function evened(
  values: Float32Array,
  indices: ArrayLike<number>,
  size: 1 | 3,
  rounds = ROUNDS,
): Float32Array {
  let now = values;
  const weights = new Float32Array(values.length / size);
  for (let round = 0; round < rounds; round += 1) {
    const next = now.slice();
    weights.fill(1);
    for (let at = 0; at < indices.length; at += 3)
      for (let corner = 0; corner < 3; corner += 1) {
        const to = indices[at + corner] ?? 0;
        const from = indices[at + ((corner + 1) % 3)] ?? 0;
        weights[to] = (weights[to] ?? 0) + 1;
        for (let axis = 0; axis < size; axis += 1)
          next[to * size + axis] = (next[to * size + axis] ?? 0) + (now[from * size + axis] ?? 0);
      }
    for (let at = 0; at < next.length; at += 1)
      next[at] = (next[at] ?? 0) / (weights[Math.floor(at / size)] ?? 1);
    now = next;
  }
  return now;
}

/** The way the field grows: asked at the corners of a small tetrahedron around each place. */
function normalsOf(positions: readonly number[], field: Field): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const x = positions[at] ?? 0;
    const y = positions[at + 1] ?? 0;
    const z = positions[at + 2] ?? 0;
    const a = field(x + NEAR_BY, y - NEAR_BY, z - NEAR_BY);
    const b = field(x - NEAR_BY, y - NEAR_BY, z + NEAR_BY);
    const c = field(x - NEAR_BY, y + NEAR_BY, z - NEAR_BY);
    const d = field(x + NEAR_BY, y + NEAR_BY, z + NEAR_BY);
    normals[at] = a - b - c + d;
    normals[at + 1] = c + d - a - b;
    normals[at + 2] = b + d - a - c;
  }
  return unitLong(normals);
}

function unitLong(normals: Float32Array): Float32Array {
  for (let at = 0; at < normals.length; at += 3) {
    const long = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0) || 1;
    for (let axis = 0; axis < 3; axis += 1) normals[at + axis] = (normals[at + axis] ?? 0) / long;
  }
  return normals;
}

/** Mean of the places where the surface crosses the edges of a cell, in cells. */
function crossing(
  values: Float32Array,
  [x, y, z]: readonly [number, number, number],
  nx: number,
  ny: number,
): Vector | undefined {
  const base = x + nx * (y + ny * z);
  let inside = 0;
  for (let corner = 0; corner < 8; corner += 1)
    if ((values[base + cornerStep(corner, nx, ny)] ?? 0) < 0) inside += 1;
  if (inside === 0 || inside === 8) return undefined;
  let [sx, sy, sz, count] = [0, 0, 0, 0];
  for (let corner = 0; corner < 8; corner += 1)
    for (let axis = 0; axis < 3; axis += 1) {
      if ((corner >> axis) & 1) continue;
      const from = values[base + cornerStep(corner, nx, ny)] ?? 0;
      const to = values[base + cornerStep(corner | (1 << axis), nx, ny)] ?? 0;
      if (from < 0 === to < 0) continue;
      const t = from / (from - to);
      sx += (corner & 1) + (axis === 0 ? t : 0);
      sy += ((corner >> 1) & 1) + (axis === 1 ? t : 0);
      sz += ((corner >> 2) & 1) + (axis === 2 ? t : 0);
      count += 1;
    }
  return [x + sx / count, y + sy / count, z + sz / count];
}

const cornerStep = (corner: number, nx: number, ny: number): number =>
  (corner & 1) + ((corner >> 1) & 1) * nx + ((corner >> 2) & 1) * nx * ny;
