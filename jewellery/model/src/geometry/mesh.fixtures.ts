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
  const { corners, found } = weld(positions);
  const edges = new Map<number, number>();
  for (let at = 0; at < indices.length; at += 1) {
    const next = at % 3 === 2 ? at - 2 : at + 1;
    const [a, b] = [corners[indices[at] ?? 0] ?? 0, corners[indices[next] ?? 0] ?? 0];
    if (a === b) continue;
    const edge = Math.min(a, b) * found + Math.max(a, b);
    const balance = (edges.get(edge) ?? 0) + (a < b ? 1 : -1);
    // What is walked back again is forgotten: the map stays small, and with it what it costs.
    if (balance === 0) edges.delete(edge);
    else edges.set(edge, balance);
  }
  return edges.size;
}

/** The number of each corner, the same for those at one place, and how many places there are. */
function weld(positions: Mesh['positions']): { readonly corners: Float64Array; readonly found: number } {
  // By column, then by height: three coordinates do not fit into one number, and a name of text took most of the time.
  const columns = new Map<number, Map<number, number>>();
  const corners = new Float64Array(positions.length / 3);
  const welded = (at: number): number => Math.round((positions[at] ?? 0) / WELD);
  let found = 0;
  for (let at = 0; at < corners.length; at += 1) {
    const column = welded(at * 3) * REACH + welded(at * 3 + 1);
    const height = welded(at * 3 + 2);
    let heights = columns.get(column);
    if (!heights) columns.set(column, (heights = new Map<number, number>()));
    let corner = heights.get(height);
    if (corner === undefined) heights.set(height, (corner = found++));
    corners[at] = corner;
  }
  return { corners, found };
}
