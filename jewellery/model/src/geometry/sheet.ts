import type { Vector } from '../model.ts';
import type { Mesh } from './mesh.ts';

export interface SheetOptions {
  /** Columns and rows of corners. */
  readonly columns: number;
  readonly rows: number;
  /** The last column or row joins the first. */
  readonly closedColumns?: boolean;
  readonly closedRows?: boolean;
}

/**
 * A net of quads over `at(column, row)`. Its outside is where (next column) × (next row) points.
 * Quads that have shrunk to nothing (poles) leave no triangles.
 */
export function sheet(
  at: (column: number, row: number) => Vector,
  { columns, rows, closedColumns = false, closedRows = false }: SheetOptions,
): Mesh {
  const positions = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      positions.set(at(column, row), (row * columns + column) * 3);
  }
  const same = (a: number, b: number): boolean =>
    Math.abs((positions[a * 3] ?? 0) - (positions[b * 3] ?? 0)) +
      Math.abs((positions[a * 3 + 1] ?? 0) - (positions[b * 3 + 1] ?? 0)) +
      Math.abs((positions[a * 3 + 2] ?? 0) - (positions[b * 3 + 2] ?? 0)) <
    1e-7;
  const indices: number[] = [];
  const triangle = (a: number, b: number, c: number): void => {
    if (!same(a, b) && !same(b, c) && !same(c, a)) indices.push(a, b, c);
  };
  for (let row = 0; row < (closedRows ? rows : rows - 1); row += 1) {
    for (let column = 0; column < (closedColumns ? columns : columns - 1); column += 1) {
      const [right, above] = [(column + 1) % columns, (row + 1) % rows];
      const [a, b, c, d] = [
        row * columns + column,
        row * columns + right,
        above * columns + right,
        above * columns + column,
      ];
      triangle(a, b, c);
      triangle(a, c, d);
    }
  }
  return { positions, indices: Uint32Array.from(indices) };
}
