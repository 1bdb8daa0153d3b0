import type { Vector } from '../model.ts';
import type { Mesh } from './mesh.ts';
import { sheet } from './sheet.ts';

/** `[x, y]` of a flat outline, millimetres, counter-clockwise seen from +Z. */
export type OutlinePoint = readonly [number, number];

export interface PlateOptions {
  /** Thickness at the rim, from z = 0 forwards. */
  readonly rim: number;
  /** How far the middle stands above the rim; negative: a dish. */
  readonly dome?: number;
  /** Radius of the rounded front edge. */
  readonly edge?: number;
  /** The point every other point of the outline can be seen from. */
  readonly middle?: OutlinePoint;
  /** Extra height at a share `inward` (0 rim, 1 middle) and `around` (0…1) of the outline: veins, rays. */
  readonly relief?: (inward: number, around: number) => number;
  readonly levels?: number;
}

/** A solid leaf, petal, heart, star: an outline with a flat back and a domed front. */
export function plate(
  outline: readonly OutlinePoint[],
  { rim, dome = 0, edge = Math.min(rim * 0.4, 0.15), middle = [0, 0], relief, levels = 6 }: PlateOptions,
): Mesh {
  const [cx, cy] = middle;
  const size = outline.reduce(
    (least, [x, y]) => Math.min(least, Math.hypot(x - cx, y - cy)),
    Number.POSITIVE_INFINITY,
  );
  const round = Math.min(edge, size * 0.3);
  /** Share of the outline's distance from the middle, and height: up the wall, over the edge, to the middle. */
  const rows: (readonly [number, number, number])[] = [
    [0, 0, 0],
    [1, 0, 0],
    [1, Math.max(rim - round, rim * 0.2), 0],
  ];
  const inset = round / Math.max(size, 1e-6);
  for (const share of [0.4, 0.75, 1])
    rows.push([
      1 - inset * (1 - Math.cos((share * Math.PI) / 2)),
      rim - round * (1 - Math.sin((share * Math.PI) / 2)),
      0,
    ]);
  for (let level = 1; level <= levels; level += 1) {
    const inward = level / levels;
    rows.push([
      (1 - inset) * (1 - inward),
      rim + dome * Math.sqrt(Math.max(0, 1 - (1 - inward) ** 2)),
      inward,
    ]);
  }
  return sheet(
    (column, row) => {
      const [x, y] = outline[column] ?? [0, 0];
      const [share, height, inward] = rows[row] ?? [0, 0, 0];
      const extra = relief && inward > 0 ? relief(inward, column / outline.length) : 0;
      return [cx + (x - cx) * share, cy + (y - cy) * share, height + extra] as Vector;
    },
    { columns: outline.length, rows: rows.length, closedColumns: true },
  );
}
