import { smooth } from '../../geometry/curve.ts';
import { moved } from '../../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../../geometry/mesh.ts';
import { sphere } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import { turn } from '../../geometry/vector.ts';
import type { Vector } from '../../model.ts';
import { petal, rotated, shifted } from '../../motifs/outlines.ts';
import type { OutlinePoint } from '../../geometry/plate.ts';
import type { Choices } from '../choices.ts';

interface LaceOptions {
  readonly length: number;
  readonly height: number;
  readonly wire: number;
  readonly choices: Choices;
}

interface Cell extends LaceOptions {
  readonly loop: (outline: readonly OutlinePoint[]) => Mesh;
  readonly line: (points: readonly OutlinePoint[]) => Mesh;
  readonly grain: (x: number, y: number, size?: number) => Mesh;
}

/** One cell of filigree in the plane z = 0: it touches both rims and the cells beside it. */
export function lacework(motif: string, options: LaceOptions): Mesh {
  const { wire } = options;
  const flat = (points: readonly OutlinePoint[]): Vector[] => points.map(([x, y]) => [x, y, 0]);
  const cell: Cell = {
    ...options,
    loop: (outline) => tube(flat(outline), wire, { closed: true, sides: 5, towards: () => [0, 0, 1] }),
    line: (points) => tube(smooth(flat(points), 3), wire, { sides: 5, towards: () => [0, 0, 1] }),
    grain: (x, y, size = 2) => placed(sphere(wire * size, 7), moved([x, y, wire * 0.4])),
  };
  if (motif === 'paisley') return joined(paisley(cell));
  if (motif === 'lotus') return joined(lotus(cell));
  if (motif === 'leaf') return joined(leaves(cell));
  return joined(flowers(options.choices) ? flower(cell) : scrolls(cell));
}

/** Whether a cell that is no paisley, lotus or leaf is a flower; otherwise it is scrolls. */
const flowers = (choices: Choices): boolean => choices.chance(0.6);

export const laceShows = (motif: string, choices: Choices): boolean =>
  motif === 'paisley' || motif === 'lotus' || motif === 'leaf' || (motif === 'floral' && flowers(choices));

const circleAt = (r: number, x: number, y: number, points = 16): OutlinePoint[] =>
  turn(points).map((angle) => [x + r * Math.cos(angle), y + r * Math.sin(angle)]);

function flower({ length, height, loop, grain, choices, wire }: Cell): Mesh[] {
  const reach = Math.min(length, height) / 2;
  const petals = choices.pick([6, 8]);
  const one = petal(reach * 0.8, reach * (petals === 6 ? 0.72 : 0.54), { points: 6, tip: 0.6 });
  const corners = [1, -1].map((side) =>
    loop(circleAt(height * 0.13, length / 2, side * (height / 2 - height * 0.13), 12)),
  );
  return [
    ...turn(petals, Math.PI / 2).map((angle) =>
      loop(
        shifted(
          rotated(one, angle - Math.PI / 2),
          reach * 0.2 * Math.cos(angle),
          reach * 0.2 * Math.sin(angle),
        ),
      ),
    ),
    loop(circleAt(reach * 0.24, 0, 0, 14)),
    grain(0, 0, Math.min(3, (reach * 0.2) / wire)),
    ...corners,
    grain(length / 2, 0, 2.2),
    ...(height > length * 1.1
      ? [1, -1].map((side) =>
          loop(circleAt((height - length) / 4 + wire, 0, side * (reach + (height - length) / 4), 10)),
        )
      : []),
    ...(length > height * 1.05
      ? [1, -1].map((side) =>
          loop(circleAt((length - height) / 4 + wire, side * (reach + (length - height) / 4), 0, 10)),
        )
      : []),
  ];
}

const spiral = (
  cx: number,
  cy: number,
  reach: number,
  from: number,
  turns: number,
  hand: 1 | -1,
): OutlinePoint[] =>
  Array.from({ length: 9 }, (_, at) => {
    const share = at / 8;
    const angle = from + hand * share * turns * 2 * Math.PI;
    const r = reach * (1 - 0.78 * share);
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });

function scrolls({ length, height, line, grain, loop }: Cell): Mesh[] {
  const r = Math.min(length, height) * 0.25;
  const y = height / 2 - r;
  const pair = (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).flatMap(([sx, sy]) => {
    const [cx, cy] = [sx * (length / 4), sy * y];
    return [line(spiral(cx, cy, r, sy * (-Math.PI / 2), 1.35, (sx * sy) as 1 | -1)), grain(cx, cy, 1.7)];
  });
  return [
    ...pair,
    loop(rotatedSquare(length / 2, height / 2 - 2 * r + Math.min(length, height) * 0.08)),
    grain(0, 0, 2.6),
    grain(length / 2, 0, 2.2),
    line([
      [0, height / 2],
      [0, height * 0.3],
      [0, 0],
      [0, -height * 0.3],
      [0, -height / 2],
    ]),
  ];
}

const rotatedSquare = (x: number, y: number): OutlinePoint[] =>
  turn(24).map((angle) => [
    x * Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 1.6,
    Math.max(y, 0.5) * Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 1.6,
  ]);

function paisley({ length, height, line, loop, grain, choices }: Cell): Mesh[] {
  const h = height * 0.98;
  const tilt = choices.within(-0.15, 0.15);
  const mango: OutlinePoint[] = smooth(
    (
      [
        [0.02, -0.5],
        [0.34, -0.38],
        [0.42, -0.06],
        [0.22, 0.2],
        [0.04, 0.36],
        [0.14, 0.5],
        [-0.12, 0.44],
        [-0.34, 0.14],
        [-0.4, -0.16],
        [-0.26, -0.42],
      ] as const
    ).map(([x, y]): Vector => [x * Math.min(h, length * 1.02), y * h, 0]),
    2,
    true,
  ).map(([x, y]) => [x, y]);
  return [
    loop(rotated(mango, tilt)),
    loop(
      rotated(
        mango.map(([x, y]) => [x * 0.62, y * 0.62 - h * 0.06]),
        tilt,
      ),
    ),
    line(spiral(0, -h * 0.12, h * 0.19, 1, 1.3, 1)),
    grain(0, -h * 0.12, 2.2),
    loop(circleAt(height * 0.16, length / 2, height * 0.34, 12)),
    line([
      [length / 2, -height / 2],
      [length * 0.44, -height * 0.2],
      [length / 2, height * 0.19],
      [length * 0.5, height * 0.2],
    ]),
    grain(length * 0.44, -height * 0.2, 2.2),
  ];
}

function lotus({ length, height, loop, grain, line }: Cell): Mesh[] {
  const base: OutlinePoint = [0, -height / 2];
  const fans = (
    [
      [0, 1, 0.34],
      [0.5, 0.86, 0.32],
      [-0.5, 0.86, 0.32],
      [1.02, 0.62, 0.28],
      [-1.02, 0.62, 0.28],
    ] as const
  ).map(([angle, size, wide]) =>
    loop(
      shifted(
        rotated(
          petal(height * size, length * wide, { points: 6, tip: 0.85 }),
          angle * Math.min(1.1, length / height),
        ),
        base[0],
        base[1],
      ),
    ),
  );
  return [
    ...fans,
    grain(0, -height * 0.42, 2.8),
    line([
      [-length / 2, -height * 0.5],
      [-length * 0.5, -height * 0.1],
      [-length * 0.5, height * 0.5],
    ]),
    grain(length / 2, height * 0.2, 2.2),
    loop(circleAt(length * 0.12, length / 2, height * 0.38, 10)),
  ];
}

function leaves({ length, height, loop, line, grain }: Cell): Mesh[] {
  const leaf = petal(height * 0.74, height * 0.4, { points: 6, tip: 1 });
  const stem: OutlinePoint[] = [-0.5, -0.25, 0, 0.25, 0.5].map((share) => [
    share * length,
    Math.sin(share * 2 * Math.PI) * height * 0.3,
  ]);
  return (
    [
      [1, -0.25],
      [-1, 0.25],
    ] as const
  )
    .flatMap(([side, at]) => {
      const root: OutlinePoint = [at * length, -side * height * 0.3];
      const put = (points: readonly OutlinePoint[], angle: number, scale = 1): OutlinePoint[] =>
        shifted(
          rotated(
            points.map(([x, y]) => [x * scale, y * scale]),
            angle,
          ),
          root[0],
          root[1],
        );
      const up = side > 0 ? 0 : Math.PI;
      return [
        loop(put(leaf, up + 0.35)),
        loop(put(leaf, up - 0.55, 0.8)),
        line(
          put(
            [
              [0, 0],
              [0, height * 0.3],
              [0, height * 0.7],
            ],
            up + 0.35,
          ),
        ),
        grain(root[0], root[1], 2.1),
        line([
          [root[0], root[1]],
          [root[0] + 0.02 * length, root[1] - side * height * 0.1],
          [root[0], -side * height * 0.5],
        ]),
      ];
    })
    .concat([line(stem)]);
}
