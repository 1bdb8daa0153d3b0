import { stations } from '../geometry/curve.ts';
import { standing } from '../geometry/matrix.ts';
import { sheet } from '../geometry/sheet.ts';
import { sphere } from '../geometry/revolve.ts';
import type { Vector } from '../model.ts';
import { grown, type GirdlePoint } from './girdle.ts';
import { copies, solids, together, type Setting } from './setting.ts';
import type { SizedStone } from './sized-stone.ts';

export interface BezelOptions {
  /** Thickness of the wall, millimetres. */
  readonly wall: number;
  /** How far below the girdle it reaches. */
  readonly drop: number;
  /** Open below (a ring) or closed by a floor. */
  readonly floor?: boolean;
  /** Share of its size at the lower end: below 1 a cup, 1 a straight wall. */
  readonly taper?: number;
  /** A line of fine grains along its edge. */
  readonly milgrain?: boolean;
}

/** Millimetres of the thinnest wall around a small stone: finer ones do not cast. */
const LEAST_WALL = 0.42;
/** The wall of a small stone's bezel. @param wish - millimetres */
export const smallWall = (wish: number): number => Math.max(LEAST_WALL, wish);

/** Millimetres of the floor of a deep cup: what a cast wall needs. */
const FLOOR = 0.82;
/** Share of a crown's height that the wall is rubbed over: half of it at least holds a stone. */
const OVER_CROWN = 0.52;
/** Millimetres inwards for each upwards along a crown, a little less than the crown's own. */
const LEANING = 1.3;

/** A stone in a wall of metal that is rubbed over its edge, girdle at y = 0. */
export function bezel(
  stone: SizedStone,
  { wall, drop, floor = true, taper = 1, milgrain = false }: BezelOptions,
): Setting {
  const lip = stone.kind === 'pearl' ? -stone.crown * 0.25 : stone.crown * OVER_CROWN;
  // Rubbed down it lies on the crown, which has come inwards by then.
  const over = stone.kind === 'pearl' ? stone.width * 0.06 : Math.min(lip * LEANING, stone.width * 0.1);
  const inside = grown(stone.girdle, -Math.min(over, Math.max(wall * 0.3, over * 0.5)));
  const outside = grown(stone.girdle, wall);
  const sized = (outline: readonly GirdlePoint[], share: number): GirdlePoint[] =>
    outline.map(([x, z]) => [x * share, z * share]);
  const none = sized(outside, 0);
  const ground = Math.max(0, Math.min(drop * 0.6, drop - FLOOR));
  const rows = [
    ...(floor ? [[none, -drop] as const] : [[sized(inside, taper), -drop] as const]),
    [sized(outside, taper), -drop] as const,
    [sized(outside, 1 - (1 - taper) * 0.62), -drop * 0.72] as const,
    [sized(outside, 1 - (1 - taper) * 0.15), -drop * 0.3] as const,
    [outside, Math.min(0, lip * 0.2)] as const,
    [outside, lip * 0.5] as const,
    [grown(stone.girdle, wall * 0.8), lip * 0.84] as const,
    [grown(stone.girdle, (wall - over) * 0.38), lip] as const,
    [grown(stone.girdle, -over), lip * 0.95] as const,
    [stone.girdle, 0] as const,
    ...(floor ? [[sized(inside, taper), -ground] as const, [none, -ground] as const] : []),
  ];
  const count = stone.girdle.length;
  const wallMesh = sheet(
    (column, row) => {
      const [outline, y] = rows[row] ?? [none, 0];
      // Seen from above the girdle runs clockwise, so columns run backwards to keep the outside out.
      const [x, z] = outline[(count - column) % count] ?? [0, 0];
      return [x, y, z];
    },
    { columns: count, rows: rows.length, closedColumns: true, closedRows: !floor },
  );
  return together(solids([wallMesh]), milgrain ? grains(stone, wall, lip) : together(), stone.setting);
}

function grains(stone: SizedStone, wall: number, lip: number): Setting {
  const radius = Math.max(0.11, wall * 0.3);
  const path = grown(stone.girdle, wall * 0.55).map(([x, z]): Vector => [x, lip, z]);
  const count = Math.floor((Math.PI * (stone.width + stone.length + 2 * wall)) / 2 / (radius * 2.05));
  return copies(
    sphere(radius, 7),
    stations(path, count, true).map(({ at }) => standing(at, [0, 1, 0])),
  );
}
