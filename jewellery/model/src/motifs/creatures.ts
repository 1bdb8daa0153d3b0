import { smooth } from '../geometry/curve.ts';
import { chainOf, moved, scaled, turnedZ } from '../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../geometry/mesh.ts';
import { plate, type OutlinePoint } from '../geometry/plate.ts';
import { sphere } from '../geometry/revolve.ts';
import { tube } from '../geometry/sweep.ts';
import type { LinearColour, Vector } from '../model.ts';
import { cord } from '../settings/grains.ts';
import { solids, together } from '../settings/setting.ts';
import { seat, type MotifMaker } from './motif.ts';
import { around, disc, petal } from './outlines.ts';
import { strip } from './strip.ts';

export const butterfly: MotifMaker = ({ radius: r, rim, choices }) => {
  const lift = choices.within(0.1, 0.3);
  const upper = plate(petal(r * 1.08, r * 0.86, { belly: 0.68, tip: 0.5 }), {
    rim,
    dome: rim * 0.5,
    middle: [0, r * 0.6],
    relief: (inward, at) => rim * 0.14 * Math.cos(at * 2 * Math.PI * 9) * Math.sin(Math.PI * inward),
  });
  const lower = plate(petal(r * 0.78, r * 0.64, { belly: 0.64, tip: 0.55 }), {
    rim,
    dome: rim * 0.5,
    middle: [0, r * 0.44],
  });
  const wing = joined([
    placed(upper, chainOf(moved([r * 0.04, r * 0.06, 0]), turnedZ(-0.95))),
    placed(lower, chainOf(moved([r * 0.04, -r * 0.04, 0]), turnedZ(-2.25))),
  ]);
  const tilted = placed(
    wing,
    chainOf([
      Math.cos(lift),
      0,
      Math.sin(lift),
      0,
      0,
      1,
      0,
      0,
      -Math.sin(lift),
      0,
      Math.cos(lift),
      0,
      0,
      0,
      0,
      1,
    ]),
  );
  const body = tube(
    smooth(
      [
        [0, r * 0.42, rim],
        [0, r * 0.1, rim * 1.15],
        [0, -r * 0.5, rim * 0.9],
      ],
      6,
    ),
    (t) => r * 0.085 * (0.75 + 0.5 * Math.sin(Math.PI * t)),
    { sides: 10 },
  );
  const feelers = [1, -1].map((side) =>
    tube(
      smooth(
        [
          [0, r * 0.42, rim],
          [side * r * 0.12, r * 0.68, rim],
          [side * r * 0.3, r * 0.82, rim],
        ],
        5,
      ),
      r * 0.025,
      { sides: 6 },
    ),
  );
  const at = (x: number, y: number, radius: number) =>
    [1, -1].map((side) => seat(side * x * r, y * r, rim * 1.5 + Math.sin(lift) * x * r, radius * r));
  return {
    setting: solids([joined([tilted, placed(tilted, scaled(-1, 1, 1)), body, ...feelers])]),
    seats: [
      ...at(0.62, 0.48, 0.19),
      ...at(0.42, -0.34, 0.14),
      ...at(0.34, 0.28, 0.11),
      ...at(0.8, 0.66, 0.09),
      ...at(0.52, -0.52, 0.08),
    ],
    hang: [0, r * 0.42, rim],
    foot: [0, -r * 0.55, rim],
  };
};

export const peacock: MotifMaker = ({ radius: r, rim, choices }) => {
  const feathers = choices.pick([7, 9, 11]);
  const spread = choices.pick([1.9, 2.3, 2.7]);
  const [broad, tip] = choices.pick<readonly [number, number]>([
    [0.42, 0.5],
    [0.36, 0.95],
    [0.32, 0.6],
  ]);
  const way = choices.pick([1, -1]);
  const angles = Array.from(
    { length: feathers },
    (_, at) => Math.PI / 2 + spread * (at / (feathers - 1) - 0.5),
  );
  // A quill along each feather, and an eye at its end.
  const quill = tube(
    [
      [0, r * 0.3, rim * 1.1],
      [0, r * 0.8, rim * 1.4],
    ],
    r * 0.03,
    { sides: 5 },
  );
  const eye = joined([
    placed(
      plate(petal(r * 0.26, r * broad * 0.5, { belly: 0.6, tip: 0.6, points: 7 }), {
        levels: 2,
        rim: rim * 0.6,
        dome: rim * 0.4,
        middle: [0, r * 0.14],
      }),
      moved([0, r * 0.82, rim * 0.95]),
    ),
    placed(sphere(r * 0.055, 6), moved([0, r * 0.96, rim * 1.6])),
  ]);
  const one = joined([
    plate(petal(r * 1.18, r * broad, { belly: 0.76, tip, points: 11 }), {
      levels: 4,
      rim,
      dome: rim * 0.45,
      middle: [0, r * 0.78],
      relief: (inward, at) => rim * 0.12 * Math.cos(at * 2 * Math.PI * 5) * Math.sin(Math.PI * inward),
    }),
    quill,
    eye,
  ]);
  const fan = joined(
    angles.map((angle) => placed(one, chainOf(moved([0, -r * 0.38, 0]), turnedZ(angle - Math.PI / 2)))),
  );
  const body = strip(
    smooth(
      [
        [-way * r * 0.02, -r * 0.95, 0],
        [-way * r * 0.16, -r * 0.6, 0],
        [0, -r * 0.22, 0],
        [way * r * 0.06, r * 0.1, 0],
        [-way * r * 0.04, r * 0.3, 0],
        [-way * r * 0.24, r * 0.27, 0],
      ],
      7,
    ),
    (t) =>
      r *
      (t < 0.85
        ? 0.16 + 0.42 * Math.sin(Math.PI * Math.min(1, t * 1.25)) ** 1.4
        : 0.2 * (1 - (t - 0.85) / 0.16)),
    () => rim * 2.4,
  );
  const crest = [-0.25, 0, 0.25].map((lean) =>
    tube(
      [
        [0, r * 0.3, rim * 1.6],
        [Math.sin(lean) * r * 0.22, r * 0.3 + Math.cos(lean) * r * 0.22, rim * 1.6],
      ],
      r * 0.022,
      { sides: 6 },
    ),
  );
  const eyes = angles.map((angle) =>
    seat(Math.cos(angle) * r * 0.88, -r * 0.38 + Math.sin(angle) * r * 0.88, rim * 1.5, r * 0.13),
  );
  return {
    setting: solids([joined([fan, body, ...crest])]),
    seats: [
      seat(-way * r * 0.08, -r * 0.45, rim * 2.5, r * 0.19),
      ...eyes,
      ...angles.map((angle) =>
        seat(Math.cos(angle) * r * 0.7, -r * 0.38 + Math.sin(angle) * r * 0.7, rim * 1.45, r * 0.07),
      ),
    ],
    hang: [0, r * 0.78, rim / 2],
    foot: [0, -r * 0.95, rim / 2],
  };
};

const WHITE: LinearColour = [0.82, 0.83, 0.82];
const BLUES: readonly [LinearColour, ...LinearColour[]] = [
  [0.01, 0.045, 0.33],
  [0.0, 0.12, 0.3],
  [0.02, 0.02, 0.2],
  [0.0, 0.2, 0.26],
  [0.05, 0.16, 0.5],
];

/** Worked gold around the frame of an eye. */
function trimOf(
  edge: 'plain' | 'grains' | 'rays' | 'cord' | 'scallops',
  outline: readonly OutlinePoint[],
  r: number,
  rim: number,
): Mesh[] {
  const at = (share: number, every: number): Vector[] =>
    outline
      .filter((_, index) => index % every === 0)
      .map(([x, y]): Vector => [x * share, y * share, rim * 0.5]);
  switch (edge) {
    case 'plain':
      return [];
    case 'grains':
      return at(1.02, 2).map((place) => placed(sphere(r * 0.085, 6), moved(place)));
    case 'scallops':
      return at(1, 4).map((place) => placed(sphere(r * 0.13, 8), moved(place)));
    case 'cord':
      return [cord(at(1.02, 1), r * 0.075, { closed: true })];
    case 'rays':
      return outline
        .filter((_, index) => index % 4 === 0)
        .map(([x, y]) =>
          tube(
            [
              [x * 0.97, y * 0.97, rim * 0.5],
              [x * 1.17, y * 1.17, rim * 0.5],
            ],
            (along) => r * 0.055 * (1 - 0.45 * along),
            { sides: 7 },
          ),
        );
  }
}
const SKY: LinearColour = [0.16, 0.5, 0.75];
const BLACK: LinearColour = [0.008, 0.008, 0.01];

export const evilEye: MotifMaker = ({ radius: r, rim, choices }) => {
  const round = choices.chance(0.5);
  const outline = round
    ? disc(r)
    : around(64, (angle) => r / Math.hypot(Math.abs(Math.cos(angle)) ** 1.05, Math.sin(angle) / 0.62));
  const edge = choices.pick(['plain', 'grains', 'rays', 'cord', 'scallops'] as const);
  const frame = strip(
    outline.map(([x, y]) => [x * 0.94, y * 0.94, 0]),
    () => r * 0.13,
    () => rim * 1.5,
    { closed: true },
  );
  const trim = trimOf(edge, outline, r, rim);
  const layer = (size: number, z: number, colour: LinearColour, squeeze = round ? 1 : 0.62 / 0.62) => ({
    mesh: placed(
      plate(disc(r * size), { rim: rim * 0.32, dome: rim * 0.12 }),
      chainOf(moved([0, 0, z]), scaled(squeeze, squeeze, 1)),
    ),
    material: { kind: 'enamel', colour } as const,
  });
  const blue = choices.pick(BLUES);
  const iris = round ? [0.62, 0.42, 0.24] : [0.5, 0.36, 0.2];
  const ground = plate(
    outline.map(([x, y]): readonly [number, number] => [x * 0.93, y * 0.93]),
    { rim: rim * 0.8, dome: rim * 0.2 },
  );
  return {
    setting: together(solids([frame, ...trim]), {
      parts: [
        {
          mesh: placed(
            plate(
              outline.map(([x, y]): readonly [number, number] => [x * 0.97, y * 0.97]),
              { rim },
            ),
            moved([0, 0, -rim * 0.55]),
          ),
          material: { kind: 'metal', finish: 'polished' },
        },
        { mesh: ground, material: { kind: 'enamel', colour: round ? blue : WHITE } },
        layer(iris[0] ?? 0.6, rim * 0.85, round ? WHITE : blue),
        layer(iris[1] ?? 0.4, rim * 1.12, SKY),
        layer(iris[2] ?? 0.2, rim * 1.36, BLACK),
      ],
      gems: [],
    }),
    seats: [
      seat(0, 0, rim * 1.75, r * 0.16),
      ...outline
        .filter((_, at) => at % 4 === 0)
        .map(([x, y]) => seat(x * 0.94, y * 0.94, rim * 1.5, r * 0.065)),
    ],
    hang: [0, round ? r * 0.95 : r * 0.58, rim / 2],
    foot: [0, round ? -r * 0.95 : -r * 0.58, rim / 2],
  };
};
