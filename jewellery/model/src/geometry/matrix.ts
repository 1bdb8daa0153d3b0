import { cross, subtract, dot, unit, across, type Vector } from './vector.ts';

/** Sixteen numbers, column by column, as WebGL takes them. */
export type Matrix = readonly number[];

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** First `b`, then `a`. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const out: number[] = [];
  for (let column = 0; column < 4; column += 1) {
    for (let row = 0; row < 4; row += 1) {
      let sum = 0;
      for (let at = 0; at < 4; at += 1) sum += (a[at * 4 + row] ?? 0) * (b[column * 4 + at] ?? 0);
      out.push(sum);
    }
  }
  return out;
}

/** The last of the list works first. */
export const chainOf = (...matrices: readonly Matrix[]): Matrix => matrices.reduce(multiply, IDENTITY);

export const moved = (by: Vector): Matrix => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, by[0], by[1], by[2], 1];
export const scaled = (x: number, y = x, z = x): Matrix => [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1];

export function turnedX(angle: number): Matrix {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0, 0, 0, 0, 1];
}
export function turnedY(angle: number): Matrix {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, 0, 1];
}
export function turnedZ(angle: number): Matrix {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
}

/** Columns x, y, z and a place, as they are. */
export const basis = (x: Vector, y: Vector, z: Vector, at: Vector): Matrix => [
  ...x,
  0,
  ...y,
  0,
  ...z,
  0,
  ...at,
  1,
];

/**
 * Puts a thing whose own up is +Y at `at`, its up along `up`, its +X as near to `along` as that
 * allows, `scale` times as large. This is how stones, beads and prongs are set.
 */
export function standing(at: Vector, up: Vector, along?: Vector, scale = 1): Matrix {
  const y = unit(up);
  const wish = along ?? across(y);
  const level = subtract(wish, [y[0] * dot(wish, y), y[1] * dot(wish, y), y[2] * dot(wish, y)]);
  const x = Math.hypot(...level) < 1e-9 ? across(y) : unit(level);
  const z = cross(x, y);
  return basis(
    [x[0] * scale, x[1] * scale, x[2] * scale],
    [y[0] * scale, y[1] * scale, y[2] * scale],
    [z[0] * scale, z[1] * scale, z[2] * scale],
    at,
  );
}

export function applied(m: Matrix, [x, y, z]: Vector): Vector {
  const at = (row: number): number =>
    (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[8 + row] ?? 0) * z + (m[12 + row] ?? 0);
  return [at(0), at(1), at(2)];
}

/** A direction turned (and stretched) by a matrix; its place does not matter. */
export function turned(m: Matrix, [x, y, z]: Vector): Vector {
  const at = (row: number): number => (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[8 + row] ?? 0) * z;
  return [at(0), at(1), at(2)];
}

/** How many times a volume grows. Negative: it is mirrored. */
export function determinant(m: Matrix): number {
  const column = (at: number): Vector => [m[at * 4] ?? 0, m[at * 4 + 1] ?? 0, m[at * 4 + 2] ?? 0];
  return dot(cross(column(0), column(1)), column(2));
}
