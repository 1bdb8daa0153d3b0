import { applied, IDENTITY, type Matrix } from '../geometry/matrix.ts';
import type { Part, Vector } from '../model.ts';

/** Corners of parts where they are, x, y, z: all of those few, some of those many. */
export function pointsOf(parts: readonly Part[], most = 2_400): Float32Array {
  const total = parts.reduce(
    (sum, { mesh, instances = [IDENTITY] }) => sum + (mesh.positions.length / 3) * instances.length,
    0,
  );
  const stride = Math.max(1, Math.ceil(total / most));
  const out: number[] = [];
  let next = 0;
  for (const { mesh, instances = [IDENTITY] } of parts) {
    const count = mesh.positions.length / 3;
    for (const instance of instances) {
      for (; next < count; next += stride)
        out.push(
          ...applied(instance, [
            mesh.positions[next * 3] ?? 0,
            mesh.positions[next * 3 + 1] ?? 0,
            mesh.positions[next * 3 + 2] ?? 0,
          ]),
        );
      next -= count;
    }
  }
  return Float32Array.from(out);
}

export const movedPoints = (points: Float32Array, by: Matrix): Float32Array =>
  Float32Array.from(all(points).flatMap((at) => applied(by, at)));

export const pointsWhere = (points: Float32Array, wanted: (at: Vector) => boolean): Float32Array =>
  Float32Array.from(all(points).filter(wanted).flat());

const all = (points: Float32Array): Vector[] =>
  Array.from({ length: points.length / 3 }, (_, at): Vector => [
    points[at * 3] ?? 0,
    points[at * 3 + 1] ?? 0,
    points[at * 3 + 2] ?? 0,
  ]);
