import { cross, subtract } from '../geometry/vector.ts';
import { cornerOf, type Mesh } from '../geometry/mesh.ts';
import type { Setting } from '../settings/setting.ts';

/** Of a unit normal, its z below which a corner belongs to the back. */
const BACK = -0.3;

/** A motif with so many millimetres more metal behind: its front stays as it is, and what looks back moves back. */
export const backed = (setting: Setting, by: number): Setting =>
  by <= 0
    ? setting
    : { ...setting, parts: setting.parts.map((part) => ({ ...part, mesh: deepened(part.mesh, by) })) };

function deepened(mesh: Mesh, by: number): Mesh {
  // Corners in one place move together, however many there are.
  const first = new Map<string, number>();
  const places = Array.from({ length: mesh.positions.length / 3 }, (_, corner) => {
    const key = cornerOf(mesh, corner).join(' ');
    const known = first.get(key) ?? corner;
    first.set(key, known);
    return known;
  });
  const normals = new Float64Array(mesh.positions.length);
  for (let at = 0; at < mesh.indices.length; at += 3) {
    const corners = [mesh.indices[at] ?? 0, mesh.indices[at + 1] ?? 0, mesh.indices[at + 2] ?? 0] as const;
    const [a, b, c] = [cornerOf(mesh, corners[0]), cornerOf(mesh, corners[1]), cornerOf(mesh, corners[2])];
    const normal = cross(subtract(b, a), subtract(c, a));
    for (const corner of corners)
      for (const axis of [0, 1, 2] as const) {
        const place = (places[corner] ?? corner) * 3 + axis;
        normals[place] = (normals[place] ?? 0) + normal[axis];
      }
  }
  const positions = mesh.positions.slice();
  for (const [corner, place] of places.entries()) {
    const [x = 0, y = 0, z = 0] = normals.subarray(place * 3, place * 3 + 3);
    if (z < BACK * Math.hypot(x, y, z)) positions[corner * 3 + 2] = (positions[corner * 3 + 2] ?? 0) - by;
  }
  return { positions, indices: mesh.indices };
}
