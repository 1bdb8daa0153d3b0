import type { Mesh } from '../geometry/mesh.ts';
import type { Cut } from '../model.ts';
import { facetsOf } from './clip.ts';
import { cutOf } from './cut.ts';

/**
 * The surface of a cut stone in the space of its cut; facets do not share corners. The seam of a
 * heart is left out.
 *
 * Worked out once: no caller may change or transfer it.
 *
 * @param girdle - `few` walls do for stones so small that no viewer sees the corners
 */
export function cutMesh(cut: Cut, girdle: 'fine' | 'few' = 'fine'): Mesh {
  const key = `${cut} ${girdle}`;
  const mesh = made.get(key) ?? make(cut, girdle);
  made.set(key, mesh);
  return mesh;
}

const made = new Map<string, Mesh>();

function make(cut: Cut, girdle: 'fine' | 'few'): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const solid of cutOf(cut).solids) {
    const planes = girdle === 'fine' ? solid.fine : solid.planes;
    for (const [index, polygon] of facetsOf(planes).entries()) {
      const seam = planes[index]?.[0] !== 0 && planes[index]?.[3] === 0;
      if (polygon.length < 3 || seam) continue;
      const first = positions.length / 3;
      for (const corner of polygon) positions.push(...corner);
      for (let next = first + 2; next < first + polygon.length; next += 1)
        indices.push(first, next - 1, next);
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}
