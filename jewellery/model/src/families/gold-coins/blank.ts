import type { Mesh } from '../../geometry/mesh.ts';
import type { OutlinePoint } from '../../geometry/plate.ts';
import { sheet } from '../../geometry/sheet.ts';

/** What is struck: an outline, a raised rim on both sides, a field that is a little hollow. */
export interface Blank {
  /** The outline moved inwards by so many millimetres, always with as many points. */
  readonly outline: (inset: number) => readonly OutlinePoint[];
  /** Width and height of the rim. */
  readonly rim: number;
  readonly rise: number;
  /** How much lower the middle of the field lies. */
  readonly dish: number;
  /** How far the edges are rounded. */
  readonly soft: number;
  /** Depth of the reeds in the edge. */
  readonly reeds: number;
}

/** Height of the field at a share of the way from its middle to the rim, above the middle of a blank `thick` millimetres thick. */
export const fieldOf = ({ rise, dish }: Blank, thick: number, share: number): number =>
  thick / 2 - rise - dish * (1 - share * share);

/** The blank in the plane of X and Y, its face towards +Z, `thick` at the rim. */
export function struck(blank: Blank, thick: number): Mesh {
  const { outline, rim, rise, reeds, soft } = blank;
  const [half, wall] = [thick / 2, Math.min(rim * 0.35, rise * 0.8)];
  const shares = [0, 0.25, 0.5, 0.75, 0.9, 1];
  const front: (readonly [number, number, number, boolean])[] = [
    [0, 1, half - soft, true],
    [soft * 0.3, 1, half - soft * 0.3, false],
    [soft, 1, half, false],
    [rim - wall, 1, half, false],
    [rim, 1, half - rise, false],
    ...shares
      .toReversed()
      .slice(1)
      .map((share) => [rim, share, fieldOf(blank, thick, share), false] as const),
  ];
  const rows = [
    ...front.map(([inset, share, z, reeded]) => [inset, share, -z, reeded] as const).toReversed(),
    ...front,
  ];
  const lines = rows.map(([inset]) => outline(inset));
  return sheet(
    (column, row) => {
      const [, share, z, reeded] = rows[row] ?? [0, 1, 0, false];
      const [x, y] = lines[row]?.[column] ?? [0, 0];
      const notch = reeded && column % 3 === 0 ? 1 - reeds / Math.max(1, Math.hypot(x, y)) : 1;
      return [x * share * notch, y * share * notch, z];
    },
    { columns: lines[0]?.length ?? 0, rows: rows.length, closedColumns: true },
  );
}
