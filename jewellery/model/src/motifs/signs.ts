// Reason for its length: a table of drawings, point by point.
import { arc, smooth, stations } from '../geometry/curve.ts';
import { chainOf, moved, scaled } from '../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../geometry/mesh.ts';
import { plate } from '../geometry/plate.ts';
import { tube } from '../geometry/sweep.ts';
import { turn } from '../geometry/vector.ts';
import type { Vector } from '../model.ts';
import { solids } from '../settings/setting.ts';
import { seat, type MotifMaker, type MotifSeat } from './motif.ts';
import { disc, heartOutline, polygon, star as starOutline } from './outlines.ts';
import { strip } from './strip.ts';

const flat = (outline: readonly (readonly [number, number])[], share = 1): Vector[] =>
  outline.map(([x, y]) => [x * share, y * share, 0]);

/** Millimetres: the least width of a ray where it begins, and of a line of metal. */
const [RAY, LINE] = [1.2, 0.5];

export const heart: MotifMaker = ({ radius: r, rim, choices }) => {
  const outline = heartOutline(r * 0.98);
  const kind = choices.pick(['solid', 'open', 'double'] as const);
  const frame = strip(
    flat(outline, 0.92),
    () => r * 0.19,
    () => rim * 1.35,
    { closed: true },
  );
  const inner = strip(
    flat(outline, 0.5),
    () => r * 0.13,
    () => rim * 1.2,
    { closed: true },
  );
  const meshes: Mesh[] =
    kind === 'solid'
      ? [plate(outline, { rim, dome: rim * 1.5, levels: 8 })]
      : kind === 'open'
        ? [frame]
        : [
            frame,
            inner,
            tube(
              [
                [0, r * 0.28, rim * 0.5],
                [0, r * 0.56, rim * 0.5],
              ],
              r * 0.05,
            ),
          ];
  const rimSeats = outline
    .filter((_, at) => at % 4 === 0)
    .map(([x, y]) => seat(x * 0.92, y * 0.92, rim * 1.35, r * 0.09));
  return {
    setting: solids(meshes),
    seats:
      kind === 'solid'
        ? [
            seat(r * 0.02, r * 0.12, rim * 2.5, r * 0.2),
            seat(-r * 0.45, r * 0.3, rim * 2.1, r * 0.13),
            seat(r * 0.45, r * 0.3, rim * 2.1, r * 0.13),
            ...rimSeats,
          ]
        : [...rimSeats.filter((_, at) => at % 2 === 0), ...rimSeats.filter((_, at) => at % 2 === 1)],
    hang: [0, r * 0.52, rim / 2],
    foot: [0, -r * 0.9, rim / 2],
  };
};

export const star: MotifMaker = ({ radius: r, rim, choices }) => {
  const rays = choices.pick([5, 5, 6, 8]);
  const inner = rays === 8 ? 0.5 : 0.44;
  const outline = starOutline(rays, r, r * inner, 0.92);
  const ridge = (inward: number, around: number): number => {
    const share = Math.abs(((around - 0.25) * rays) % 1);
    return (
      rim * 0.7 * (1 - Math.min(share, 1 - share) * 2) * Math.sin((Math.PI / 2) * inward) * (1 - inward * 0.4)
    );
  };
  const tips = turn(rays, Math.PI / 2);
  return {
    setting: solids([plate(outline, { rim, dome: rim * 0.9, relief: ridge })]),
    seats: [
      seat(0, 0, rim * 2.1, r * 0.26),
      ...tips.map((angle) =>
        seat(Math.cos(angle) * r * 0.56, Math.sin(angle) * r * 0.56, rim * 1.85, r * 0.12),
      ),
      ...tips.map((angle) =>
        seat(Math.cos(angle) * r * 0.78, Math.sin(angle) * r * 0.78, rim * 1.4, r * 0.07),
      ),
    ],
    hang: [0, r * 0.93, rim / 2],
    foot: [0, -r * 0.8, rim / 2],
  };
};

export const moon: MotifMaker = ({ radius: r, rim, choices }) => {
  const path = arc(r * 0.76, Math.PI * 0.3, Math.PI * 1.7, 36, [0, 0, 0]);
  const crescent = strip(
    path,
    (t) => r * 0.5 * Math.sin(Math.PI * Math.min(0.998, Math.max(0.002, t))) ** 0.8,
    (t) => rim * (0.7 + 0.8 * Math.sin(Math.PI * t)),
  );
  const withStar = choices.chance(0.55);
  const meshes = [crescent];
  if (withStar)
    meshes.push(
      placed(
        plate(starOutline(5, r * 0.3, r * 0.13, 0.92), { rim, dome: rim * 0.5 }),
        moved([r * 0.3, r * 0.05, 0]),
      ),
      tube(
        [
          [-r * 0.55, r * 0.02, rim * 0.4],
          [r * 0.14, r * 0.05, rim * 0.4],
        ],
        r * 0.035,
      ),
    );
  const along = [18, 13, 23, 9, 27, 6, 30].map((index, order) => {
    const [x, y] = path[index] ?? [0, 0, 0];
    return seat(x, y, rim * 1.45, r * (0.17 - order * 0.014));
  });
  return {
    setting: solids(meshes),
    seats: withStar ? [...along, seat(r * 0.3, r * 0.05, rim * 1.5, r * 0.1)] : along,
    hang: [0, r * 0.82, rim / 2],
    foot: [0, -r * 0.86, rim / 2],
  };
};

export const sun: MotifMaker = ({ radius: r, rim, choices }) => {
  const wished = choices.pick([12, 16, 8]);
  const core = r * 0.5;
  // Rays that are narrower where they begin do not cast to their tips.
  const rays = [16, 12].find((count) => count <= wished && (2 * Math.PI * core) / count > RAY) ?? 8;
  const wavy = choices.chance(0.4);
  const disk = placed(plate(disc(core), { rim: rim * 1.3, dome: rim * 0.9 }), moved([0, 0, 0]));
  // Narrow ones end blunt.
  const sharp = rays > 8 ? 1.3 : wavy ? 0.7 : 1;
  const burst = plate(starOutline(rays, r, core * 0.95, sharp), { rim: rim * 0.9, dome: rim * 0.3 });
  const edge = strip(
    flat(disc(core * 0.92)),
    () => Math.max(r * 0.07, LINE),
    () => rim * 2,
    { closed: true },
  );
  const angles = turn(rays, Math.PI / 2);
  return {
    setting: solids([joined([burst, disk, edge])]),
    seats: [
      seat(0, 0, rim * 2.2, r * 0.26),
      ...angles.map((angle) =>
        seat(
          Math.cos(angle) * core * 0.68,
          Math.sin(angle) * core * 0.68,
          rim * 1.9,
          (Math.PI * core * 0.6) / rays,
        ),
      ),
      ...angles.map((angle) =>
        seat(Math.cos(angle) * r * 0.66, Math.sin(angle) * r * 0.66, rim * 1.2, r * 0.05),
      ),
    ],
    hang: [0, r * 0.95, rim / 2],
    foot: [0, -r * 0.95, rim / 2],
  };
};

/** So far from the crossing of an infinity, in its parameter, the stones of its lobes stay. */
const CROSSING = 0.34;

export const infinity: MotifMaker = ({ radius: r, rim, choices }) => {
  const at = (t: number): Vector => {
    const d = 1 + Math.sin(t) ** 2;
    return [
      (r * 0.93 * Math.cos(t)) / d,
      (r * 1.1 * Math.sin(t) * Math.cos(t)) / d,
      rim * 0.55 * Math.sin(t),
    ];
  };
  const path = turn(96).map(at);
  const thick = choices.within(0.14, 0.2);
  const on = ([x, y, z]: Vector): MotifSeat => seat(x, y, z + rim * 1.1, r * thick * 0.42);
  const lobe = Array.from({ length: 49 }, (_, step) => at((step / 24 - 1) * (Math.PI / 2 - CROSSING)));
  return {
    setting: solids([
      strip(
        path,
        (t) => r * thick * (1 + 0.25 * Math.cos(4 * Math.PI * t)),
        () => rim * 1.1,
        { closed: true },
      ),
    ]),
    seats: [0, 12, 84, 48, 36, 60, 6, 90, 42, 54, 18, 78].map((index) => on(path[index] ?? [0, 0, 0])),
    // Both lobes alike; an odd one lies where they cross.
    row: (count) => [
      ...stations(lobe, Math.floor(count / 2)).flatMap(({ at: [x, y, z] }) => [
        on([x, y, z]),
        on([-x, y, -z]),
      ]),
      ...(count % 2 === 0 ? [] : [on([0, 0, rim * 0.55])]),
    ],
    hang: [-r * 0.86, r * 0.12, rim / 2],
    foot: [0, -r * 0.4, rim / 2],
  };
};

export const wave: MotifMaker = ({ radius: r, rim, choices }) => {
  const rows = choices.pick([2, 3]);
  const bends = choices.pick([1, 1.5]);
  const paths = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 33 }, (__, at): Vector => {
      const t = at / 32;
      return [
        r * (2 * t - 1) * 0.95,
        r * (0.3 * Math.sin(2 * Math.PI * bends * t + row * 0.5) + 0.34 * (row - (rows - 1) / 2)),
        0,
      ];
    }),
  );
  return {
    setting: solids([
      joined([
        ...paths.map((path) =>
          strip(
            path,
            (t) => r * (0.1 + 0.14 * Math.sin(Math.PI * t)),
            () => rim * 1.3,
          ),
        ),
        ...[-0.95, 0.95].map((x) =>
          tube(
            [
              [x * r, -r * 0.42, rim * 0.5],
              [x * r, r * 0.42, rim * 0.5],
            ],
            r * 0.05,
          ),
        ),
      ]),
    ]),
    seats: paths.flatMap((path) =>
      [16, 8, 24, 12, 20].map((index) => {
        const [x, y] = path[index] ?? [0, 0, 0];
        return seat(x, y, rim * 1.3, r * 0.1);
      }),
    ),
    hang: [0, r * 0.5, rim / 2],
    foot: [0, -r * 0.5, rim / 2],
  };
};

export const geometric: MotifMaker = ({ radius: r, rim, choices }) => {
  const sides = choices.pick([4, 6, 3, 8]);
  const outer = polygon(sides, r * 0.92);
  const turnedBy = choices.chance(0.5) ? Math.PI / sides : 0;
  const inner = polygon(sides, r * 0.5).map(([x, y]): readonly [number, number] => [
    x * Math.cos(turnedBy) - y * Math.sin(turnedBy),
    x * Math.sin(turnedBy) + y * Math.cos(turnedBy),
  ]);
  const solid = choices.chance(0.4);
  const spokes = turn(sides, Math.PI / 2 + turnedBy).map((angle) =>
    tube(
      [
        [Math.cos(angle) * r * 0.48, Math.sin(angle) * r * 0.48, rim * 0.5],
        [
          Math.cos(angle) * r * 0.84 * (turnedBy ? Math.cos(Math.PI / sides) : 1),
          Math.sin(angle) * r * 0.84 * (turnedBy ? Math.cos(Math.PI / sides) : 1),
          rim * 0.5,
        ],
      ],
      r * 0.045,
    ),
  );
  const corners = turn(sides, Math.PI / 2);
  return {
    setting: solids([
      joined([
        strip(
          flat(outer),
          () => r * 0.16,
          () => rim * 1.2,
          { closed: true },
        ),
        ...(solid
          ? [plate(inner, { rim, dome: rim * 0.7 })]
          : [
              strip(
                flat(inner),
                () => r * 0.13,
                () => rim * 1.2,
                { closed: true },
              ),
            ]),
        ...spokes,
      ]),
    ]),
    seats: [
      ...(solid ? [seat(0, 0, rim * 1.8, r * 0.3)] : []),
      ...corners.map((angle) =>
        seat(Math.cos(angle) * r * 0.9, Math.sin(angle) * r * 0.9, rim * 1.2, r * 0.1),
      ),
      ...outer.filter((_, at) => at % 6 === 3).map(([x, y]) => seat(x, y, rim * 1.2, r * 0.075)),
    ],
    hang: [0, r * 0.9, rim / 2],
    foot: [0, -r * 0.8, rim / 2],
  };
};

export const bow: MotifMaker = ({ radius: r, rim, choices }) => {
  const droop = choices.within(0.1, 0.3);
  const loop = smooth(
    [
      [0, 0, rim * 0.6],
      [r * 0.42, r * 0.42, 0],
      [r * 0.9, r * 0.34, 0],
      [r * 0.86, -r * 0.12, 0],
      [r * 0.4, -r * 0.14, 0],
      [0, 0, rim * 0.2],
    ],
    7,
  );
  const tail = smooth(
    [
      [0, 0, 0],
      [r * 0.22, -r * 0.4, rim * 0.2],
      [r * (0.3 + droop), -r * 0.92, 0],
    ],
    7,
  );
  const half = joined([
    strip(
      loop,
      (t) => r * (0.12 + 0.16 * Math.sin(Math.PI * t)),
      () => rim * 1.05,
    ),
    strip(
      tail,
      (t) => r * (0.13 + 0.12 * t),
      () => rim,
    ),
  ]);
  const knot = placed(plate(disc(r * 0.17), { rim: rim * 1.6, dome: rim }), moved([0, 0, 0]));
  return {
    setting: solids([joined([half, placed(half, chainOf(scaled(-1, 1, 1))), knot])]),
    seats: [
      seat(0, 0, rim * 2.5, r * 0.15),
      ...[1, -1].flatMap((side) => [
        seat(side * r * 0.62, r * 0.42, rim, r * 0.11),
        seat(side * r * 0.3, -r * 0.55, rim * 1.1, r * 0.08),
        seat(side * r * 0.86, r * 0.14, rim, r * 0.09),
      ]),
    ],
    hang: [0, r * 0.14, rim / 2],
    foot: [0, -r * 0.92, rim / 2],
  };
};
