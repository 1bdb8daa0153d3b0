import type { Mesh } from './mesh.ts';

/** Corners nearer than this are one corner, millimetres. */
const WELD = 1e-5;

/**
 * Edges that are not walked as often in one direction as in the other. None: the mesh is closed,
 * whether its corners are shared or not.
 */
export function openEdges({ positions, indices }: Mesh): number {
  const names = new Map<string, number>();
  const corners = Array.from({ length: positions.length / 3 }, (_, at) => {
    const name = [0, 1, 2].map((axis) => Math.round((positions[at * 3 + axis] ?? 0) / WELD)).join();
    const known = names.get(name) ?? names.size;
    names.set(name, known);
    return known;
  });
  const edges = new Map<number, number>();
  for (let face = 0; face < indices.length; face += 3) {
    for (const [from, to] of [[0, 1], [1, 2], [2, 0]] as const) {
      const [a, b] = [corners[indices[face + from] ?? 0] ?? 0, corners[indices[face + to] ?? 0] ?? 0];
      if (a === b) continue;
      const edge = Math.min(a, b) * names.size + Math.max(a, b);
      edges.set(edge, (edges.get(edge) ?? 0) + (a < b ? 1 : -1));
    }
  }
  return [...edges.values()].filter((count) => count !== 0).length;
}
