import { stations } from '../../geometry/curve.ts';
import { moved } from '../../geometry/matrix.ts';
import { sphere } from '../../geometry/revolve.ts';
import { sheet } from '../../geometry/sheet.ts';
import type { Vector } from '../../model.ts';
import { grown, type GirdlePoint } from '../../settings/girdle.ts';
import { pave } from '../../settings/pave.ts';
import { copies, solids, together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import { pathLength } from '../../geometry/curve.ts';

/** Room a small stone takes along a row, as a share of its size. */
const PITCH = 1.07;

const level = (row: readonly GirdlePoint[], y: number): Vector[] => row.map(([x, z]): Vector => [x, y, z]);

/** How many small stones stand side by side on a closed row. */
export const roomOn = (row: readonly GirdlePoint[], stone: SizedStone): number =>
  Math.floor(pathLength(level(row, 0), true) / (stone.length * PITCH));

/** Exactly so many stones on a closed row; where they stand apart, grains of metal fill the gaps. */
export function rowOfStones(
  row: readonly GirdlePoint[],
  y: number,
  stone: SizedStone,
  count: number,
): Setting {
  const path = level(row, y);
  const places = stations(path, count, true);
  const stones = pave(
    stone,
    places.map(({ at, tangent }) => ({ at, up: [0, 1, 0] as const, along: tangent })),
  );
  const gap = pathLength(path, true) / count - stone.length;
  if (gap < stone.length * 0.35) return stones;
  const radius = Math.min(gap * 0.3, stone.length * 0.3);
  const grains = stations(path, count * 2, true)
    .filter((_, at) => at % 2 === 1)
    .map(({ at }) => moved([at[0], y + radius * 0.2, at[2]]));
  return together(stones, copies(sphere(radius, 10), grains));
}

/** A plate between two outlines, its outer edge rounded, its inner edge a little lower than its rim. */
export function collar(
  inner: readonly GirdlePoint[],
  outer: readonly GirdlePoint[],
  top: number,
  thickness: number,
  sink = 0,
): Setting {
  const soft = grown(outer, -Math.min(0.22, thickness * 0.3));
  const rows = [
    [inner, top - sink],
    [inner, top - thickness],
    [soft, top - thickness],
    [outer, top - thickness * 0.7],
    [outer, top - thickness * 0.3],
    [soft, top],
  ] as const;
  return solids([
    sheet(
      (column, row) => {
        const [outline, y] = rows[row] ?? [outer, 0];
        const [x, z] = outline[(outline.length - column) % outline.length] ?? [0, 0];
        return [x, y, z];
      },
      { columns: outer.length, rows: rows.length, closedColumns: true, closedRows: true },
    ),
  ]);
}

/** Small grains along an outline: milgrain. */
export function milgrain(outline: readonly GirdlePoint[], y: number, radius: number): Setting {
  const path = level(outline, y);
  const count = Math.floor(pathLength(path, true) / (radius * 2.25));
  return copies(
    sphere(radius, 8),
    stations(path, count, true).map(({ at }) => moved(at)),
  );
}

/** The highest point of an outline once it hangs: tips of stones point up there. */
export const topOf = (outline: readonly GirdlePoint[]): number =>
  outline.reduce((most, [, z]) => Math.max(most, -z), 0);
