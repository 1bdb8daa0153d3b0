import { smooth } from '../../geometry/curve.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import { sheet } from '../../geometry/sheet.ts';
import type { Vector } from '../../model.ts';
import type { Seat } from '../../settings/pave.ts';

/** `[share of the radius, share of the height below the crown]`, crown to rim. */
const PROFILES = {
  half: [
    [0.1, 0],
    [0.36, 0.05],
    [0.62, 0.19],
    [0.83, 0.43],
    [0.95, 0.7],
    [1, 1],
  ],
  bell: [
    [0.1, 0],
    [0.34, 0.06],
    [0.55, 0.22],
    [0.68, 0.48],
    [0.78, 0.74],
    [1, 1],
  ],
  umbrella: [
    [0.1, 0],
    [0.4, 0.13],
    [0.66, 0.34],
    [0.86, 0.6],
    [0.97, 0.85],
    [1, 1],
  ],
  lantern: [
    [0.1, 0],
    [0.5, 0.08],
    [0.84, 0.28],
    [0.98, 0.52],
    [0.99, 0.78],
    [0.94, 1],
  ],
  cone: [
    [0.1, 0],
    [0.26, 0.12],
    [0.5, 0.4],
    [0.7, 0.64],
    [0.88, 0.86],
    [1, 1],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;
export type DomeShape = keyof typeof PROFILES;

/** How the gold of the dome is worked. */
export type DomeWork = 'plain' | 'ribs' | 'petals' | 'lattice' | 'steps';

export interface DomeOptions {
  readonly shape: DomeShape;
  readonly work: DomeWork;
  readonly radius: number;
  readonly height: number;
  /** Metal for the shell, cubic millimetres. */
  readonly volume: number;
  /** Millimetres its shell has at least. */
  readonly least: number;
  /** Ribs, petals or lozenges around. */
  readonly folds: number;
}

export interface Dome {
  readonly mesh: Mesh;
  /** A place on its outside at an angle from the front and a share 0 crown … 1 rim of its slope. */
  readonly place: (angle: number, share: number, lift?: number) => Seat;
  /** The circle around it there. */
  readonly circle: (share: number, lift?: number) => Vector[];
  readonly radiusAt: (share: number) => number;
}

/** The bell of a jhumka: a thin shell, its crown at the origin. */
export function domeOf({ shape, work, radius, height, volume, least, folds }: DomeOptions): Dome {
  const line = smooth(
    PROFILES[shape].map(([r, y]): Vector => [r * radius, -y * height, 0]),
    12,
  );
  const on = (share: number): readonly [number, number] => {
    const at = Math.max(0, Math.min(1, share)) * (line.length - 1);
    const [a, b] = [
      line[Math.floor(at)] ?? [0, 0, 0],
      line[Math.min(line.length - 1, Math.floor(at) + 1)] ?? [0, 0, 0],
    ];
    const t = at - Math.floor(at);
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  const out = (share: number): readonly [number, number] => {
    const [[r1, y1], [r2, y2]] = [on(share - 0.02), on(share + 0.02)];
    const size = Math.hypot(r2 - r1, y2 - y1) || 1;
    return [(y1 - y2) / size, (r2 - r1) / size];
  };
  const relief = reliefOf(work, folds, radius * 0.045);
  const surface = (angle: number, share: number, lift: number): Vector => {
    const [[r, y], [nr, ny]] = [on(share), out(share)];
    return [(r + nr * lift) * Math.sin(angle), y + ny * lift, (r + nr * lift) * Math.cos(angle)];
  };
  const columns = folds * Math.max(6, Math.round((radius > 5 ? 80 : 56) / folds));
  const wall = Math.min(0.9, Math.max(least, volume / areaOf(line)));
  const rows = radius > 5 ? 22 : 14;
  const inner = Math.round(rows / 2);
  const mesh = sheet(
    (column, row) => {
      const angle = (2 * Math.PI * column) / columns;
      if (row < rows) {
        const share = 1 - row / (rows - 1);
        return surface(angle, share, relief(angle, share));
      }
      // The inside follows the outside: chased sheet is as thick everywhere.
      const share = (row - rows) / (inner - 1);
      return surface(angle, share, relief(angle, share) - wall);
    },
    { columns, rows: rows + inner, closedColumns: true, closedRows: true },
  );
  return {
    mesh,
    place: (angle, share, lift = 0) => {
      const [nr, ny] = out(share);
      return {
        at: surface(angle, share, lift),
        up: [nr * Math.sin(angle), ny, nr * Math.cos(angle)],
        along: [Math.cos(angle), 0, -Math.sin(angle)],
      };
    },
    circle: (share, lift = 0) =>
      Array.from({ length: 72 }, (_, at) => surface((2 * Math.PI * at) / 72, share, lift)),
    radiusAt: (share) => on(share)[0],
  };
}

const areaOf = (line: readonly Vector[]): number =>
  line.slice(1).reduce((sum, [r, y], at) => {
    const [before, above] = line[at] ?? [r, y];
    return sum + Math.PI * (r + before) * Math.hypot(r - before, y - above);
  }, 0);

/** Height of the chased work over the plain shell; nothing at crown and rim, where wires are soldered on. */
function reliefOf(work: DomeWork, folds: number, depth: number): (angle: number, share: number) => number {
  const within = (share: number, from: number, to: number): number =>
    share < from || share > to ? 0 : Math.sin((Math.PI * (share - from)) / (to - from));
  switch (work) {
    case 'plain':
      return () => 0;
    case 'ribs':
      return (angle, share) =>
        depth *
        1.6 *
        Math.abs(Math.sin((angle * folds) / 2)) ** 0.8 *
        Math.min(1, 2.2 * within(share, 0, 0.8));
    case 'steps':
      return (_, share) => depth * 1.3 * Math.sin(share * Math.PI * 7) ** 2 * (share > 0.71 ? 0 : 1);
    case 'petals':
      return (angle, share) => {
        const across = Math.abs((((((angle * folds) / (2 * Math.PI)) % 1) + 1) % 1) - 0.5) * 2;
        const reach = 0.74 - 0.3 * across ** 2.2;
        const inside = Math.max(0, Math.min(1, (reach - share) * 7));
        return (
          depth * (1.9 * Math.sin((Math.PI / 2) * inside) * (1 - 0.75 * across ** 3)) * Math.min(1, share * 5)
        );
      };
    case 'lattice':
      return (angle, share) => {
        const [u, v] = [(angle * folds) / 2, share * Math.PI * 3];
        return (
          depth *
          1.5 *
          Math.max(Math.abs(Math.cos(u + v)) ** 6, Math.abs(Math.cos(u - v)) ** 6) *
          Math.min(1, 2.5 * within(share, 0.02, 0.74))
        );
      };
  }
}
