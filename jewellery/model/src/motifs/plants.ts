/** Flowers, leaves and other plants as motifs. Reason for its length: a maker for each plant. */
import { smooth } from '../geometry/curve.ts';
import { joined, type Mesh } from '../geometry/mesh.ts';
import { plate, type OutlinePoint } from '../geometry/plate.ts';
import { placed } from '../geometry/mesh.ts';
import { moved, chainOf, turnedX, turnedZ } from '../geometry/matrix.ts';
import { sphere } from '../geometry/revolve.ts';
import { tube } from '../geometry/sweep.ts';
import { turn } from '../geometry/vector.ts';
import type { Vector } from '../model.ts';
import { solids } from '../settings/setting.ts';
import { seat, type MotifMaker, type MotifSeat } from './motif.ts';
import { disc, petal, rotated } from './outlines.ts';
import { strip } from './strip.ts';

/** The fold along the middle of a petal or leaf. */
const fold =
  (depth: number) =>
  (inward: number, around: number): number => {
    const fromTip = Math.min(Math.abs(around - 0.5), 0.5 - Math.abs(around - 0.5)) * 2;
    return -depth * (1 - fromTip) * Math.sin(Math.PI * Math.min(1, inward * 1.1));
  };

/** Share of the way inwards at which the worked edge of a petal is highest, and how wide it is. */
const [EDGE_AT, EDGE_WIDE] = [0.2, 0.13];

/** A fold along the middle, and a raised edge: what a chaser gives a petal, so that it is no cut-out. */
const chased =
  (depth: number, edge: number) =>
  (inward: number, around: number): number =>
    fold(depth)(inward, around) + edge * Math.exp(-(((inward - EDGE_AT) / EDGE_WIDE) ** 2));

/** Petals of one outline around the origin, their tips leaning back, or forwards where `lean` is negative. */
function whorl(
  outline: readonly OutlinePoint[],
  angles: readonly number[],
  {
    rim,
    dome,
    lean,
    lift,
  }: { readonly rim: number; readonly dome: number; readonly lean: number; readonly lift: number },
): Mesh {
  const length = Math.max(...outline.map(([, y]) => y));
  const one = plate(outline, {
    rim,
    dome,
    middle: [0, length * 0.55],
    relief: chased(dome * 0.95, dome * 0.3),
    levels: 8,
  });
  return joined(
    angles.map((angle) =>
      placed(one, chainOf(turnedZ(angle - Math.PI / 2), turnedX(-lean), moved([0, 0, lift]))),
    ),
  );
}

const petalSeats = (angles: readonly number[], distance: number, z: number, radius: number): MotifSeat[] =>
  angles.map((angle) => seat(distance * Math.cos(angle), distance * Math.sin(angle), z, radius));

/** Radians by which petals lean back: of a flower, of a lotus behind; in front they lean forwards. */
const [FLOWER, LOTUS, LOTUS_FRONT] = [0.14, 0.1, -0.1];

export const floral: MotifMaker = ({ radius: r, rim, choices }) => {
  const count = choices.pick([5, 5, 6, 8]);
  const angles = turn(count, Math.PI / 2);
  const tip = choices.pick([0.45, 0.6, 0.95]);
  const width = (2 * Math.PI * r * 0.62) / count;
  const layers = [
    whorl(petal(r, width, { tip, belly: 0.62 }), angles, { rim, dome: rim * 1.05, lean: FLOWER, lift: 0 }),
  ];
  const double = choices.chance(0.45);
  if (double)
    layers.push(
      whorl(
        petal(r * 0.62, width * 0.66, { tip, belly: 0.62 }),
        angles.map((angle) => angle + Math.PI / count),
        { rim: rim * 0.8, dome: rim * 0.6, lean: -0.12, lift: rim * 0.7 },
      ),
    );
  // It reaches down to where the petals are at its edge.
  const deep = r * 0.24 * Math.sin(FLOWER);
  const centre = placed(
    plate(disc(r * 0.24), { rim: rim * 1.6 + deep, dome: rim * 0.9 }),
    moved([0, 0, rim * 0.3 - deep]),
  );
  const stamens = turn(Math.max(8, 2 * count)).map((angle) =>
    placed(sphere(r * 0.05, 8), moved([r * 0.26 * Math.cos(angle), r * 0.26 * Math.sin(angle), rim * 1.45])),
  );
  const top = rim * (double ? 2.6 : 2.4);
  return {
    setting: solids([joined([...layers, centre, ...stamens])]),
    seats: [
      seat(0, 0, top, r * 0.24),
      ...petalSeats(angles, r * 0.62, rim * 1.5 - r * 0.62 * Math.sin(FLOWER), width * 0.26),
      ...petalSeats(angles, r * 0.86, rim * 1.45 - r * 0.86 * Math.sin(FLOWER), width * 0.13),
    ],
    hang: [0, r * 0.94, rim / 2],
    foot: [0, -r * 0.9, rim / 2],
  };
};

export const lotus: MotifMaker = ({ radius: r, rim, choices }) => {
  const rows = choices.pick([5, 7]);
  const spread = (count: number, arc: number): number[] =>
    Array.from({ length: count }, (_, at) => Math.PI / 2 + arc * (at / (count - 1) - 0.5));
  const back = spread(rows, 2.1);
  const front = spread(rows - 1, 1.5);
  const base: Vector = [0, -r * 0.55, 0];
  const behind = placed(
    whorl(petal(r * 1.32, r * 0.56, { tip: 1.05, belly: 0.52 }), back, {
      rim,
      dome: rim * 1.1,
      lean: LOTUS,
      lift: 0,
    }),
    moved(base),
  );
  const before = placed(
    whorl(petal(r * 1, r * 0.5, { tip: 1.1, belly: 0.5 }), front, {
      rim: rim * 0.9,
      dome: rim * 1.1,
      lean: LOTUS_FRONT,
      lift: rim * 0.5,
    }),
    moved(base),
  );
  const cup = placed(
    plate(petal(r * 0.62, r * 0.8, { tip: 0.6, belly: 0.4 }), {
      rim: rim * 1.2,
      dome: rim,
      middle: [0, r * 0.3],
    }),
    chainOf(moved([0, -r * 0.5, rim * 0.7]), turnedZ(Math.PI), moved([0, -r * 0.4, 0])),
  );
  const at = (angle: number, distance: number): readonly [number, number] => [
    base[0] + distance * Math.cos(angle),
    base[1] + distance * Math.sin(angle),
  ];
  return {
    setting: solids([joined([behind, before, cup])]),
    seats: [
      seat(0, -r * 0.42, rim * 2.9, r * 0.2),
      ...front.map((angle) =>
        seat(...at(angle, r * 0.68), rim * 2 - r * 0.68 * Math.sin(LOTUS_FRONT), r * 0.12),
      ),
      ...back.map((angle) => seat(...at(angle, r * 1.06), rim * 1.5 - r * 1.06 * Math.sin(LOTUS), r * 0.11)),
    ],
    hang: [0, r * 0.74, rim / 2],
    foot: [0, -r * 0.75, rim / 2],
  };
};

/** Millimetres a stem is wide at least, however small its twig. */
const STEM = 0.5;

export const leaf: MotifMaker = ({ radius: r, rim, choices }) => {
  const kind = choices.pick(['single', 'twig', 'twig'] as const);
  if (kind === 'single') {
    const blade = rotated(petal(r * 1.9, r * choices.within(0.85, 1.15), { tip: 1.25, belly: 0.42 }), -0.3);
    const [sx, sy] = [Math.sin(-0.3) * -r * 0.95, -Math.cos(-0.3) * r * 0.95];
    const outline = blade.map(([x, y]): OutlinePoint => [x - Math.abs(sx), y + sy]);
    const vein = strip(
      smooth(
        [
          [-r * 0.34, -r * 1.02, 0],
          [-r * 0.12, -r * 0.3, 0],
          [r * 0.2, r * 0.74, 0],
        ],
        8,
      ),
      (t) => r * 0.09 * (1 - t * 0.8),
      () => rim * 1.75,
    );
    return {
      setting: solids([
        plate(outline, {
          rim,
          dome: rim * 0.8,
          middle: [-r * 0.05, -r * 0.1],
          relief: (inward, around) =>
            rim * 0.12 * Math.sin(around * 2 * Math.PI * 14) * Math.sin(Math.PI * inward),
        }),
        vein,
      ]),
      seats: [-0.45, -0.18, 0.1, 0.38, 0.62].flatMap((y, at) => [
        seat(r * (y * 0.28 - 0.02), r * y, rim * 1.9, r * (0.14 - at * 0.014)),
      ]),
      hang: [r * 0.26, r * 0.86, rim / 2],
      foot: [-r * 0.34, -r * 1.02, rim / 2],
    };
  }
  const stem: Vector[] = smooth(
    [
      [-r * 0.25, -r, 0],
      [0.05 * r, -r * 0.35, 0],
      [0, r * 0.35, 0],
      [r * 0.12, r * 0.55, 0],
    ],
    8,
  );
  const sprouts = [
    [-0.62, 0.95],
    [-0.4, -0.95],
    [-0.05, 0.85],
    [0.2, -0.85],
    [0.42, 0.1],
  ] as const;
  const blades = sprouts.map(([y, lean], at) => {
    const length = r * (0.82 - at * 0.06);
    const one = plate(petal(length, length * 0.46, { tip: 1.2, belly: 0.45 }), {
      rim,
      dome: rim * 0.6,
      middle: [0, length * 0.5],
      relief: fold(rim * 0.45),
    });
    return placed(one, chainOf(moved([0, r * y, 0]), turnedZ(-lean)));
  });
  return {
    setting: solids([
      strip(
        stem,
        (t) => Math.max(r * 0.12 * (1 - t * 0.4), STEM),
        () => rim * 1.2,
      ),
      joined(blades),
    ]),
    seats: sprouts.map(([y, lean], at) =>
      seat(
        Math.sin(lean) * r * (0.42 - at * 0.03),
        r * y + Math.cos(lean) * r * (0.42 - at * 0.03),
        rim * 1.55,
        r * (0.13 - at * 0.008),
      ),
    ),
    hang: [0, r * 0.95, rim / 2],
    foot: [-r * 0.25, -r, rim / 2],
  };
};

/** Width of a paisley along its spine, as a share of the widest: a round foot, then ever narrower to the hooked tip. */
const boteh = (t: number): number =>
  t < 0.3
    ? Math.sqrt(Math.max(0, 1 - (1 - t / 0.3) ** 2))
    : Math.max(0, Math.cos((Math.PI / 2) * ((t - 0.3) / 0.7))) ** 0.85;

export const paisley: MotifMaker = ({ radius: r, rim, choices }) => {
  const mirror = choices.chance(0.5) ? -1 : 1;
  const edge = choices.pick(['plain', 'grains', 'scallops'] as const);
  const filling = choices.pick(['drop', 'flower', 'grains'] as const);
  const spine = smooth(
    [
      [0, -r * 0.98, 0],
      [-r * 0.1, -r * 0.5, 0],
      [-r * 0.16, 0, 0],
      [0, r * 0.46, 0],
      [r * 0.36, r * 0.8, 0],
      [r * 0.62, r * 0.58, 0],
    ],
    8,
  ).map(([x, y, z]): Vector => [x * mirror, y, z]);
  const last = spine.length - 1;
  const broad = r * 1.24;
  const high = (t: number): number => rim * (0.9 + 0.35 * boteh(t));
  const beside = (from: number, to: number, share: number, z: number): Vector[] =>
    spine.slice(Math.round(from * last), Math.round(to * last) + 1).map((at, index) => {
      const here = index + Math.round(from * last);
      const [next, before] = [spine[Math.min(last, here + 1)] ?? at, spine[Math.max(0, here - 1)] ?? at];
      const [dx, dy] = [next[0] - before[0], next[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const out = (broad / 2) * boteh(here / last) * share;
      return [at[0] - (dy / length) * out, at[1] + (dx / length) * out, z];
    });
  const rounded = [
    ...beside(0.02, 0.97, 0.9, rim * 0.45),
    ...beside(0.02, 0.97, -0.9, rim * 0.45).toReversed(),
  ];
  const meshes: Mesh[] = [
    strip(spine, (t) => broad * boteh(t), high),
    tube(
      rounded.filter((_, at) => at % 2 === 0),
      r * 0.075,
      { closed: true, sides: 6 },
    ),
  ];
  const ball = (at: Vector, size: number): Mesh => placed(sphere(size, 6), moved(at));
  if (edge !== 'plain') {
    const [size, step] = edge === 'grains' ? [r * 0.07, 2] : [r * 0.115, 4];
    meshes.push(
      ...rounded
        .filter((_, at) => at % step === 0)
        .map(([x, y]) => ball([x * 1.04, y * 1.02, rim * 0.4], size)),
    );
  }
  const [cx, cy] = [-r * 0.1 * mirror, -r * 0.36];
  const top = rim * 1.2;
  if (filling === 'drop')
    meshes.push(
      strip(
        spine.slice(Math.round(0.1 * last), Math.round(0.72 * last) + 1),
        (t) => broad * 0.52 * boteh(t),
        (t) => rim * (1.5 + 0.5 * boteh(t)),
      ),
    );
  else if (filling === 'flower') {
    const one = plate(petal(r * 0.34, r * 0.24, { tip: 0.7, belly: 0.6 }), {
      rim: rim * 0.5,
      dome: rim * 0.35,
      middle: [0, r * 0.2],
    });
    meshes.push(
      ...turn(6).map((angle) => placed(one, chainOf(moved([cx, cy, top * 0.9]), turnedZ(angle)))),
      ball([cx, cy, top + rim * 0.3], r * 0.1),
    );
  } else
    meshes.push(
      ...turn(8).map((angle) =>
        ball([cx + r * 0.27 * Math.cos(angle), cy + r * 0.27 * Math.sin(angle), top], r * 0.06),
      ),
    );
  if (filling !== 'drop')
    meshes.push(
      ...[0.48, 0.58, 0.67, 0.75].map((t) =>
        ball([...xyOf(spine[Math.round(t * last)]), high(t)], r * 0.075 * (1.3 - t)),
      ),
    );
  return {
    setting: solids([joined(meshes)]),
    seats: [
      seat(cx, cy, rim * 1.75, r * 0.28),
      seat(-r * 0.12 * mirror, r * 0.22, rim * 1.75, r * 0.17),
      seat(r * 0.12 * mirror, r * 0.6, rim * 1.5, r * 0.1),
    ],
    hang: [r * 0.34 * mirror, r * 0.9, rim / 2],
    foot: [0, -r * 0.98, rim / 2],
  };
};

const xyOf = ([x, y]: Vector = [0, 0, 0]): readonly [number, number] => [x, y];

export const teardrop: MotifMaker = ({ radius: r, rim, choices }) => {
  const outline = petal(r * 1.95, r * 1.25, { tip: 1.15, belly: 0.36 }).map(([x, y]): OutlinePoint => [
    x,
    y - r * 0.97,
  ]);
  const open = choices.chance(0.5);
  const frame = strip(
    outline.map(([x, y]): Vector => [x * 0.93, y * 0.93, 0]),
    () => r * 0.17,
    () => rim * 1.3,
    { closed: true },
  );
  return {
    setting: open
      ? solids([frame])
      : solids([plate(outline, { rim, dome: rim * 1.1, middle: [0, -r * 0.25] }), frame]),
    seats: [
      ...(open ? [] : [seat(0, -r * 0.28, rim * 2.1, r * 0.34), seat(0, r * 0.3, rim * 1.8, r * 0.16)]),
      ...outline
        .filter((_, at) => at % 4 === 2)
        .map(([x, y]) => seat(x * 0.93, y * 0.93, rim * 1.3, r * 0.085)),
    ],
    hang: [0, r * 0.92, rim / 2],
    foot: [0, -r * 0.97, rim / 2],
  };
};
