import type { Surface } from '@suvarna/jewellery-model/geometry/crease-normals';

const EMPTY = -1;

/**
 * Triangles of a surface as shadows need them: corners in the same cell of a grid count as one, and
 * what is flat then is left out. It shares the corners of the surface itself.
 *
 * @param cell - side of a cell in the surface's own unit
 * @returns three indices a triangle
 */
export function coarseIndices({ positions, indices }: Surface, cell: number): Uint32Array {
  const corners = positions.length / 3;
  // Open addressing in arrays: a Map of keys takes ten times as long.
  const slots = 2 ** Math.ceil(Math.log2(corners * 2 + 2));
  const heads = new Int32Array(slots).fill(EMPTY);
  const cells = new Int32Array(corners * 3);
  const standsFor = new Uint32Array(corners);
  for (let corner = 0; corner < corners; corner += 1) {
    const x = Math.round((positions[corner * 3] ?? 0) / cell);
    const y = Math.round((positions[corner * 3 + 1] ?? 0) / cell);
    const z = Math.round((positions[corner * 3 + 2] ?? 0) / cell);
    cells[corner * 3] = x;
    cells[corner * 3 + 1] = y;
    cells[corner * 3 + 2] = z;
    let slot = (Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791)) & (slots - 1);
    for (;;) {
      const found = heads[slot] ?? EMPTY;
      if (found === EMPTY) heads[slot] = corner;
      const first = found === EMPTY ? corner : found;
      if (cells[first * 3] === x && cells[first * 3 + 1] === y && cells[first * 3 + 2] === z) {
        standsFor[corner] = first;
        break;
      }
      slot = (slot + 1) & (slots - 1);
    }
  }
  const left = new Uint32Array(indices.length);
  let count = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const a = standsFor[indices[at] ?? 0] ?? 0;
    const b = standsFor[indices[at + 1] ?? 0] ?? 0;
    const c = standsFor[indices[at + 2] ?? 0] ?? 0;
    if (a === b || b === c || a === c) continue;
    left[count] = a;
    left[count + 1] = b;
    left[count + 2] = c;
    count += 3;
  }
  return left.subarray(0, count);
}
