import type { Mesh } from '../../geometry/mesh.ts';
import type { OutlinePoint } from '../../geometry/plate.ts';
import { sheet } from '../../geometry/sheet.ts';

const PER_CORNER = 8;

/** A rectangle with round corners around the origin, counter-clockwise; every side has as many points, so that lines of different size can be joined. */
export function roundedOutline(width: number, depth: number, corner: number): OutlinePoint[] {
  return [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].flatMap(([sx = 1, sy = 1], quarter) =>
    Array.from({ length: PER_CORNER }, (_, at): OutlinePoint => {
      const angle = (Math.PI / 2) * (quarter + at / (PER_CORNER - 1));
      return [
        sx * (width / 2 - corner) + corner * Math.cos(angle),
        sy * (depth / 2 - corner) + corner * Math.sin(angle),
      ];
    }),
  );
}

export interface TraySize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly wall: number;
  readonly corner: number;
  /** Corners cut straight: eight sides. */
  readonly facets: boolean;
}

/** The outline of a box moved outwards by so many millimetres. */
export function boxOutline({ width, depth, corner, facets }: TraySize, outset: number): OutlinePoint[] {
  const [w, d] = [width + 2 * outset, depth + 2 * outset];
  const soft = roundedOutline(w, d, Math.max(0.4, Math.min(w / 2, d / 2, corner + outset)));
  return facets ? straightened(soft) : soft;
}

/** Lines of an outline moved inwards, at heights, joined to a solid. */
function stacked(size: TraySize, rows: readonly (readonly [number, number, number])[]): Mesh {
  const lines = rows.map(([inset]) => boxOutline(size, -inset));
  return sheet(
    (column, row) => {
      const [, z, share] = rows[row] ?? [0, 0, 1];
      const [x, y] = lines[row]?.[column] ?? [0, 0];
      return [x * share, y * share, z];
    },
    { columns: 4 * PER_CORNER, rows: rows.length, closedColumns: true },
  );
}

/** Each rounded corner as a straight edge between its ends. */
const straightened = (outline: readonly OutlinePoint[]): OutlinePoint[] =>
  outline.map((_, at) => {
    const first = outline[at - (at % PER_CORNER)] ?? [0, 0];
    const last = outline[at - (at % PER_CORNER) + PER_CORNER - 1] ?? [0, 0];
    const share = (at % PER_CORNER) / (PER_CORNER - 1);
    return [first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share];
  });

/** A box without its lid: floor at z = 0, open towards +Z. */
export function tray(size: TraySize): Mesh {
  const { height, wall } = size;
  const soft = 0.5;
  return stacked(size, [
    [soft, 0, 0],
    [soft, 0, 1],
    [soft * 0.3, soft * 0.3, 1],
    [0, soft, 1],
    [0, height - soft, 1],
    [soft * 0.3, height - soft * 0.3, 1],
    [soft, height, 1],
    [wall - soft, height, 1],
    [wall - soft * 0.3, height - soft * 0.3, 1],
    [wall, height - soft, 1],
    [wall, wall, 1],
    [wall, wall, 0],
  ]);
}

/** A cushion from z = 0: straight walls, a soft edge and a swelling middle. */
export function cushion(size: TraySize, swell: number): Mesh {
  const { height } = size;
  const soft = Math.min(2.6, height * 0.4);
  const edge = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      [
        soft * (1 - Math.cos((share * Math.PI) / 2)),
        height - soft + soft * Math.sin((share * Math.PI) / 2),
        1,
      ] as const,
  );
  const top = [0.8, 0.6, 0.4, 0.2, 0].map(
    (share) => [soft, height + swell * (1 - share * share), share] as const,
  );
  return stacked(size, [[0.4, 0, 0], [0.4, 0, 1], ...edge, ...top]);
}
