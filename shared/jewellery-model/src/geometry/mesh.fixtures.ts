import type { Mesh } from './mesh.ts';

/** Corners nearer than this are one corner, millimetres. */
const WELD = 1e-5;
/** Twice what a coordinate of any piece may be, in welds: some 670 mm. */
const REACH = 2 ** 27;

/**
 * Edges that are not walked as often in one direction as in the other. None: the mesh is closed,
 * whether its corners are shared or not.
 */
export function openEdges({ positions, indices }: Mesh): number {
  // By column, then by height: three coordinates do not fit into one number, and a name of text took most of the time.
  const columns = new Map<number, Map<number, number>>();
  let found = 0;
  const corners = Array.from({ length: positions.length / 3 }, (_, at) => {
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => Math.round((positions[at * 3 + axis] ?? 0) / WELD));
    const column = x * REACH + y;
    let heights = columns.get(column);
    if (!heights) columns.set(column, (heights = new Map<number, number>()));
    let corner = heights.get(z);
    if (corner === undefined) heights.set(z, (corner = found++));
    return corner;
  });
  const edges = new Map<number, number>();
  for (let face = 0; face < indices.length; face += 3) {
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [a, b] = [corners[indices[face + from] ?? 0] ?? 0, corners[indices[face + to] ?? 0] ?? 0];
      if (a === b) continue;
      const edge = Math.min(a, b) * found + Math.max(a, b);
      edges.set(edge, (edges.get(edge) ?? 0) + (a < b ? 1 : -1));
    }
  }
  return [...edges.values()].filter((count) => count !== 0).length;
}
