import type { Field } from '../forms/field.ts';
import { applied, determinant, type Matrix } from '../geometry/matrix.ts';
import type { Vector } from '../geometry/vector.ts';

/** Space left between a piece and skin, so that nothing flickers where they touch. */
export const CLEAR_MM = 0.05;
const HALVINGS = 14;

/** The field of a form in the space of a piece. @param inverse takes places of the piece to the form */
export function fieldAt(field: Field, inverse: Matrix): Field {
  const grow = Math.cbrt(Math.abs(determinant(inverse)));
  return (x, y, z) => {
    const at = applied(inverse, [x, y, z]);
    return field(at[0], at[1], at[2]) / grow;
  };
}

/** How near points come to a form once they are moved. */
export function nearestOf(points: Float32Array, field: Field, by: Vector = [0, 0, 0]): number {
  let least = Infinity;
  for (let at = 0; at < points.length; at += 3)
    least = Math.min(
      least,
      field((points[at] ?? 0) + by[0], (points[at + 1] ?? 0) + by[1], (points[at + 2] ?? 0) + by[2]),
    );
  return least;
}

/**
 * How far points move along a direction until they touch a form: from `from`, where they are clear of
 * it, at most to `to` millimetres.
 */
export function settled(
  points: Float32Array,
  field: Field,
  direction: Vector,
  [from, to]: readonly [number, number],
): number {
  const clear = (way: number): boolean =>
    nearestOf(points, field, [direction[0] * way, direction[1] * way, direction[2] * way]) >= CLEAR_MM;
  let [free, held] = [from, to];
  for (let round = 0; round < HALVINGS; round += 1) {
    const half = (free + held) / 2;
    if (clear(half)) free = half;
    else held = half;
  }
  return free;
}
