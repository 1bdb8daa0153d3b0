import { applied, determinant, type Matrix } from './matrix.ts';
import type { Vector } from './vector.ts';

/** Triangles that share corners: `positions` holds x, y, z per corner, `indices` three corners per triangle, counter-clockwise seen from outside. */
export interface Mesh {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

export const cornerOf = ({ positions }: Mesh, at: number): Vector => [
  positions[at * 3] ?? 0,
  positions[at * 3 + 1] ?? 0,
  positions[at * 3 + 2] ?? 0,
];

/** Several meshes as one. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const positions = new Float32Array(meshes.reduce((sum, mesh) => sum + mesh.positions.length, 0));
  const indices = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0));
  let corner = 0;
  let index = 0;
  for (const mesh of meshes) {
    positions.set(mesh.positions, corner * 3);
    for (const each of mesh.indices) indices[index++] = each + corner;
    corner += mesh.positions.length / 3;
  }
  return { positions, indices };
}

/** A copy at another place. A mirrored copy is turned inside out again, so that outside stays outside. */
export function placed(mesh: Mesh, matrix: Matrix): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  for (let at = 0; at < positions.length / 3; at += 1)
    positions.set(applied(matrix, cornerOf(mesh, at)), at * 3);
  if (determinant(matrix) > 0) return { positions, indices: mesh.indices };
  const indices = mesh.indices.slice();
  for (let at = 0; at < indices.length; at += 3)
    [indices[at + 1], indices[at + 2]] = [indices[at + 2] ?? 0, indices[at + 1] ?? 0];
  return { positions, indices };
}

/** Cubic millimetres enclosed; negative when the triangles look inwards. */
export function signedVolume(mesh: Mesh): number {
  const { positions: p, indices } = mesh;
  let six = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [(indices[at] ?? 0) * 3, (indices[at + 1] ?? 0) * 3, (indices[at + 2] ?? 0) * 3];
    const [ax = 0, ay = 0, az = 0] = [p[a], p[a + 1], p[a + 2]];
    const [bx = 0, by = 0, bz = 0] = [p[b], p[b + 1], p[b + 2]];
    const [cx = 0, cy = 0, cz = 0] = [p[c], p[c + 1], p[c + 2]];
    six += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return six / 6;
}

export const triangleCount = (mesh: Mesh): number => mesh.indices.length / 3;
