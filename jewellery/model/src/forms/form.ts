import type { Surface } from '../geometry/crease-normals.ts';
import type { Mesh } from '../geometry/mesh.ts';
import type { Field } from './field.ts';
import { evened, surfaceOf, type Grid } from './surface-nets.ts';

/** A part of a body on which pieces are shown, millimetres, as large as its maker says. */
export interface Form {
  readonly field: Field;
  readonly mesh: Mesh;
  /** Normals from the field, x, y, z of length 1 for each corner. */
  readonly normals: Float32Array;
  /** How free the sky over each corner is of the form itself, 0…1. */
  readonly free: Float32Array;
}

/** Light that comes from everywhere changes slowly over skin. */
const SOFT_ROUNDS = 6;
/** Distances over a corner at which the field is asked how near other skin is. */
const FEELERS = [4, 14] as const;

/** Meshes a field: some tens of milliseconds, so a form is kept for all pieces of its kind. */
export function formOf(field: Field, grid: Grid): Form {
  const { mesh, normals } = surfaceOf(field, grid);
  const free = new Float32Array(normals.length / 3);
  for (let at = 0; at < normals.length; at += 3) {
    const over = (away: number): number => {
      const [x, y, z] = [0, 1, 2].map(
        (axis) => (mesh.positions[at + axis] ?? 0) + (normals[at + axis] ?? 0) * away,
      );
      return Math.max(0, Math.min(1, field(x ?? 0, y ?? 0, z ?? 0) / away));
    };
    free[at / 3] = FEELERS.reduce((open, away) => open * (0.45 + 0.55 * over(away)), 1);
  }
  return { field, mesh, normals, free: evened(free, mesh.indices, 1, SOFT_ROUNDS) };
}

/** A form only when it is first asked for, and then always the same. */
export function kept(make: () => Form): () => Form {
  let made: Form | undefined;
  return () => (made ??= make());
}

/** As it goes to the GPU; the fourth part of each normal says how much light reaches the corner, 0…1. */
export function formSurface({ mesh, normals }: Form, light: Float32Array): Surface {
  const packed = new Int16Array(light.length * 4);
  for (let corner = 0; corner < light.length; corner += 1) {
    for (const axis of [0, 1, 2] as const)
      packed[corner * 4 + axis] = Math.round((normals[corner * 3 + axis] ?? 0) * 32_767);
    packed[corner * 4 + 3] = Math.round((light[corner] ?? 1) * 32_767);
  }
  return { positions: mesh.positions, normals: packed, indices: mesh.indices };
}
