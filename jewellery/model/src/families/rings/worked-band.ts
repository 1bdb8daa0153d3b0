import { sheet } from '../../geometry/sheet.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import type { Vector } from '../../model.ts';
import type { Around } from './shank/strand.ts';

export interface WorkedBandOptions {
  readonly inner: number;
  readonly width: Around;
  readonly thickness: number;
  /** How far the outside falls towards its edges, as a share of the thickness. */
  readonly crown: number;
  /** Extra height at an angle and a share −1…1 of the width. */
  readonly relief: (angle: number, across: number) => number;
  readonly segments: number;
  /** Points across the outside: relief is cut no finer than these. */
  readonly across: number;
}

/** A band whose outside has its points at equal distances, so that patterns can be cut into it. */
export function workedBand({
  inner,
  width,
  thickness,
  crown,
  relief,
  segments,
  across,
}: WorkedBandOptions): Mesh {
  const outside = Array.from({ length: across }, (_, at) => -1 + (2 * at) / (across - 1));
  // Seen along the band: the outside from one edge to the other, round the corner, back along the finger.
  const section: readonly (readonly [number, number | undefined])[] = [
    ...outside.map((share) => [share * 0.97, undefined] as const),
    [1, 0.8] as const,
    [1, 0.2] as const,
    [0.94, 0.05] as const,
    [0.5, 0] as const,
    [-0.5, 0] as const,
    [-0.94, 0.05] as const,
    [-1, 0.2] as const,
    [-1, 0.8] as const,
  ];
  return sheet(
    (column, row): Vector => {
      const angle = (2 * Math.PI * row) / segments - Math.PI;
      const [share, level] = section[column] ?? [0, 0];
      const top = thickness * (1 - crown * share * share);
      // Patterns run out before the edge, which stays clean.
      const radius =
        inner +
        (level === undefined
          ? top + relief(angle, share / 0.97) * Math.min(1, (1 - Math.abs(share / 0.97)) * 12)
          : level * (thickness * (1 - crown)));
      return [radius * Math.sin(angle), radius * Math.cos(angle), (share * width(angle)) / 2];
    },
    { columns: section.length, rows: segments, closedColumns: true, closedRows: true },
  );
}
