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
  const standsFor = firstsOfCells(positions, cell);
  const left = new Uint32Array(indices.length);
  let count = 0;
  for (let at = 0; at < indices.length; at += 3) {
    // Written one after the other, and only counted when no two are the same: this runs a hundred thousand times.
    for (let corner = 0; corner < 3; corner += 1)
      left[count + corner] = standsFor[indices[at + corner] ?? 0] ?? 0;
    const [a, b, c] = [left[count], left[count + 1], left[count + 2]];
    if (a !== b && b !== c && a !== c) count += 3;
  }
  return left.subarray(0, count);
}

/** For each corner the first one of its cell. Open addressing in arrays: a Map of keys takes ten times as long. */
function firstsOfCells(positions: Float32Array, cell: number): Uint32Array {
  const corners = positions.length / 3;
  const slots = 2 ** Math.ceil(Math.log2(corners * 2 + 2));
  const heads = new Int32Array(slots).fill(EMPTY);
  const cells = Int32Array.from(positions, (part) => Math.round(part / cell));
  const isSame = (one: number, other: number): boolean =>
    cells[one * 3] === cells[other * 3] &&
    cells[one * 3 + 1] === cells[other * 3 + 1] &&
    cells[one * 3 + 2] === cells[other * 3 + 2];
  const firsts = new Uint32Array(corners);
  for (let corner = 0; corner < corners; corner += 1) {
    let slot = hashAt(cells, corner) & (slots - 1);
    let first = heads[slot] ?? EMPTY;
    while (first !== EMPTY && !isSame(first, corner)) {
      slot = (slot + 1) & (slots - 1);
      first = heads[slot] ?? EMPTY;
    }
    if (first === EMPTY) heads[slot] = corner;
    firsts[corner] = first === EMPTY ? corner : first;
  }
  return firsts;
}

function hashAt(cells: Int32Array, corner: number): number {
  const [x = 0, y = 0, z = 0] = [cells[corner * 3], cells[corner * 3 + 1], cells[corner * 3 + 2]];
  return Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791);
}
