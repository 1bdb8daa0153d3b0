import { pathLength, smooth, stations, type Station } from '../../geometry/curve.ts';
import { turn } from '../../geometry/vector.ts';
import type { Vector } from '../../model.ts';
import { heartOutline, petal, rotated, shifted } from '../../motifs/outlines.ts';
import type { OutlinePoint } from '../../geometry/plate.ts';
import type { Choices } from '../choices.ts';

/** A row of stones on a bar of metal, in the plane z = 0. */
export interface ClusterLine {
  readonly path: readonly Vector[];
  readonly closed: boolean;
  readonly count: number;
  /** Metal under the row, when it reaches farther than the stones. */
  readonly bar?: readonly Vector[];
  /** A place in the row that stays empty: the cleft of a heart with an odd number of stones. */
  readonly empty?: number;
}

export interface ClusterPlan {
  readonly lines: readonly ClusterLine[];
  /** Stones that stand alone, the middle of a flower. */
  readonly singles: readonly Vector[];
}

/** @param pitch from stone to stone, millimetres */
export type ClusterMaker = (count: number, pitch: number, choices: Choices) => ClusterPlan;

const flat = (outline: readonly OutlinePoint[]): Vector[] => outline.map(([x, y]): Vector => [x, y, 0]);

/** An outline made so large that so many stones stand around it. */
function closedLine(outline: readonly OutlinePoint[], count: number, pitch: number): ClusterLine {
  const length = pathLength(flat(outline), true);
  const factor = (count * pitch) / length;
  return { path: flat(outline).map(([x, y]): Vector => [x * factor, y * factor, 0]), closed: true, count };
}

/** The outline begun at its point, so that a stone stands on the point and its neighbours keep their distance. */
function fromPoint(outline: readonly OutlinePoint[], far: (point: OutlinePoint) => number): OutlinePoint[] {
  const at = outline.reduce(
    (best, point, index) => (far(point) > far(outline[best] ?? [0, 0]) ? index : best),
    0,
  );
  return [...outline.slice(at), ...outline.slice(0, at)];
}

/** Rings of stones around one: the innermost takes six when there are enough for a second. */
export const floral: ClusterMaker = (count, pitch, choices) => {
  const around = (number: number, least: number): ClusterLine => {
    const radius = Math.max(least, pitch / 2 / Math.sin(Math.PI / number));
    return {
      path: turn(Math.max(36, number * 4), Math.PI / 2).map((angle): Vector => [
        radius * Math.cos(angle),
        radius * Math.sin(angle),
        0,
      ]),
      closed: true,
      count: number,
    };
  };
  if (count < 12) return { singles: [[0, 0, 0]], lines: [around(count - 1, pitch * 1.08)] };
  const within = choices.pick(count < 15 ? ([5, 6] as const) : ([6, 7] as const));
  const first = around(within, pitch * 1.02);
  return {
    singles: [[0, 0, 0]],
    lines: [first, around(count - 1 - within, pitch / 2 / Math.sin(Math.PI / within) + pitch * 0.98)],
  };
};

export const heart: ClusterMaker = (count, pitch) => {
  const odd = count % 2;
  const line = closedLine(
    fromPoint(heartOutline(1, 96), ([, y]) => -y),
    count + odd,
    pitch * 1.03,
  );
  return { singles: [], lines: [odd ? { ...line, count, empty: (count + 1) / 2 } : line] };
};

/** Rays of stones from a middle one. */
export const star: ClusterMaker = (count, pitch, choices) => {
  const rays =
    [5, 6, 4, 8, 7, 9].find((number) => (count - 1) % number === 0 && (count - 1) / number <= 3) ??
    choices.pick([5, 6]);
  const each = Math.floor((count - 1) / rays);
  const over = count - 1 - each * rays;
  const start = Math.max(1.04, 0.53 / Math.sin(Math.PI / rays)) * pitch;
  return {
    singles: [[0, 0, 0]],
    lines: turn(rays, Math.PI / 2).map((angle, at): ClusterLine => {
      const number = each + (at < over ? 1 : 0);
      const to = start + (number - 1) * pitch;
      const on = (r: number): Vector => [r * Math.cos(angle), r * Math.sin(angle), 0];
      return {
        path: number === 1 ? [on(start), on(start + 0.01)] : [on(start), on(to)],
        bar: [on(0), on(to + pitch * 0.62)],
        closed: false,
        count: number,
      };
    }),
  };
};

/** Four wings of stones and a body between them. */
export const butterfly: ClusterMaker = (count, pitch) => {
  const body = Math.max(1, count % 4 === 0 ? 0 : count % 4);
  const each = Math.floor((count - body) / 4);
  const upper = Math.max(2, Math.round(each * 1.15));
  const lower = Math.max(1, (count - body) / 2 - upper);
  const left = count - 2 * Math.floor(upper) - 2 * Math.floor(lower);
  const wing = (number: number, angle: number, side: number): ClusterLine => {
    const own = closedLine(
      rotated(petal(1.5, 1.05, { tip: 0.5, belly: 0.66 }), side * angle),
      Math.max(3, number),
      pitch,
    );
    return {
      ...own,
      count: number,
      path: shifted(
        own.path.map(([x, y]): OutlinePoint => [x, y]),
        -side * pitch * 0.55,
        0,
      ).map(([x, y]): Vector => [x, y, 0]),
    };
  };
  return {
    singles: Array.from({ length: left }, (_, at): Vector => [0, ((left - 1) / 2 - at) * pitch, 0]),
    lines: [1, -1].flatMap((side) => [
      wing(Math.floor(upper), 0.95, side),
      wing(Math.floor(lower), 2.25, side),
    ]),
  };
};

/** A leaf's rim and vein. */
export const leaf: ClusterMaker = (count, pitch, choices) => {
  const vein = count < 10 ? 0 : Math.floor(count / 5);
  const rim = closedLine(
    rotated(shifted(petal(2, 0.95, { tip: 1, belly: 0.5, points: 25 }), 0, -1), choices.within(-1.2, -0.7)),
    count - vein,
    pitch,
  );
  const half = (vein - 1) * pitch * 0.5;
  const tilt = rim.path[0] ?? [0, -1, 0];
  const size = Math.hypot(tilt[0], tilt[1]);
  const along = ([-1, 1] as const).map((way): Vector => [
    (tilt[0] / size) * half * way,
    (tilt[1] / size) * half * way,
    0,
  ]);
  // A bare wire from end to end carries the vein's stones.
  const wire: ClusterLine = {
    path: ([-1, 1] as const).map((way): Vector => [tilt[0] * way, tilt[1] * way, 0]),
    closed: false,
    count: 0,
  };
  return {
    singles: vein === 1 ? [[0, 0, 0]] : [],
    lines:
      vein > 1 ? [rim, wire, { path: along, closed: false, count: vein }] : vein === 1 ? [rim, wire] : [rim],
  };
};

/** How far an open lotus spreads, radians, and the short leaves below it: without them it would be cut off. */
const OPEN = 3.1;
const CALYX = [-2.15, -Math.PI / 2, -0.99];

/** A fan of petals, each a short row, over a few bare leaves. */
export const lotus: ClusterMaker = (count, pitch) => {
  const petals = count < 10 ? 5 : 7;
  const base = Math.floor(count / petals);
  let over = count - base * petals;
  const order = [...Array.from({ length: petals }, (_, at) => at)].toSorted(
    (a, b) => Math.abs(a - (petals - 1) / 2) - Math.abs(b - (petals - 1) / 2),
  );
  const extra = new Set(order.slice(0, over));
  over = 0;
  const start = ((petals * pitch * 1.04) / OPEN) * 0.92;
  const bare = CALYX.map((angle): ClusterLine => {
    const on = (r: number): Vector => [r * Math.cos(angle), r * Math.sin(angle) - start * 0.9, 0];
    return { path: [on(0), on(pitch)], bar: [on(-pitch * 0.3), on(pitch * 1.7)], closed: false, count: 0 };
  });
  const rows = Array.from({ length: petals }, (_, at): ClusterLine => {
    const angle = Math.PI / 2 + (at / (petals - 1) - 0.5) * OPEN;
    const number = base + (extra.has(at) ? 1 : 0);
    const to = start + Math.max(0.02, number - 1) * pitch;
    const on = (r: number): Vector => [r * Math.cos(angle), r * Math.sin(angle) - start * 0.9, 0];
    return {
      path: [on(start), on(to)],
      bar: [on(start * 0.05), on(to + pitch * 0.95)],
      closed: false,
      count: number,
    };
  });
  return { singles: [], lines: [...bare, ...rows] };
};

/** An almond around one stone. */
export const evilEye: ClusterMaker = (count, pitch) => {
  const top = smooth(
    [
      [-1.75, 0, 0],
      [-0.9, 0.62, 0],
      [0, 0.9, 0],
      [0.9, 0.62, 0],
      [1.75, 0, 0],
    ],
    6,
  );
  const almond = [
    ...top,
    ...top
      .slice(1, -1)
      .toReversed()
      .map(([x, y]): Vector => [x, -y, 0]),
  ].toReversed();
  return {
    singles: [[0, 0, 0]],
    lines: [
      closedLine(
        fromPoint(
          almond.map(([x, y]): OutlinePoint => [x, y]),
          ([x]) => x,
        ),
        count - 1,
        pitch,
      ),
    ],
  };
};

/** Where the stones of a line stand. */
export const placesOn = ({ path, closed, count, empty }: ClusterLine): readonly Station[] =>
  empty === undefined
    ? stations(path, count, closed)
    : stations(path, count + 1, closed).filter((_, at) => at !== empty);
