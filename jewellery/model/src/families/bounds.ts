import { applied } from '../geometry/matrix.ts';
import { cornerOf } from '../geometry/mesh.ts';
import type { Part, Vector } from '../model.ts';

/** Lowest and highest corner of the box around parts. */
export function boundsOf({ parts }: { readonly parts: readonly Pick<Part, 'mesh' | 'instances'>[] }): {
  readonly low: Vector;
  readonly high: Vector;
} {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  const take = (at: Vector): void => {
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], at[axis]);
      high[axis] = Math.max(high[axis], at[axis]);
    }
  };
  for (const { mesh, instances } of parts) {
    for (let at = 0; at < mesh.positions.length / 3; at += 1) {
      const corner = cornerOf(mesh, at);
      if (!instances) take(corner);
      else for (const matrix of instances) take(applied(matrix, corner));
    }
  }
  return { low, high };
}
