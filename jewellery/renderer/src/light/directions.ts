import type { Scenery, Vector } from '@suvarna/jewellery-model/model';
import { lights } from './lights.ts';

const golden = Math.PI * (3 - Math.sqrt(5));

const [turn, lean] = [0.37, 0.29];

/** Columns of a rotation: nothing of a piece lies exactly in line with a view. */
export const TILT: readonly [Vector, Vector, Vector] = [
  [Math.cos(turn), 0, -Math.sin(turn)],
  [Math.sin(turn) * Math.sin(lean), Math.cos(lean), Math.cos(turn) * Math.sin(lean)],
  [Math.sin(turn) * Math.cos(lean), -Math.sin(lean), Math.cos(turn) * Math.cos(lean)],
];

/** Views from all around: the sides, then the corners, of a tilted cube, in the order the shader counts them. */
export const viewsAround: readonly Vector[] = [
  ...[0, 1, 2].flatMap((axis) =>
    [-1, 1].map((sign): Vector => tilted([0, 1, 2].map((own) => (own === axis ? sign : 0)))),
  ),
  ...Array.from({ length: 8 }, (_, corner) =>
    tilted([1, 2, 4].map((bit) => ((corner & bit) === 0 ? -1 : 1) / Math.sqrt(3))),
  ),
];

function tilted([x = 0, y = 0, z = 0]: readonly number[]): Vector {
  const [a, b, c] = TILT;
  return [a[0] * x + b[0] * y + c[0] * z, a[1] * x + b[1] * y + c[1] * z, a[2] * x + b[2] * y + c[2] * z];
}

/** Two directions square to `n` and each other; the shaders work out the same two. */
export function basisOf([x, y, z]: Vector): readonly [Vector, Vector] {
  const sign = z >= 0 ? 1 : -1;
  const a = -1 / (sign + z);
  const b = x * y * a;
  return [
    [1 + sign * x * x * a, sign * b, -sign * x],
    [b, sign + y * y * a, -y],
  ];
}

/** Where light on the ground comes from: a share of rays around the key light, which turns with the studio, and the rest from all of the sky, which does not. */
export function towardLight(
  normal: Vector,
  count: number,
  turn: number,
  { side, hard }: Pick<Scenery, 'side' | 'hard'>,
): { readonly key: readonly Vector[]; readonly sky: readonly Vector[] } {
  const [x, y, z] = lights[0]?.centre ?? [0, 1, 0];
  // Lights are told for one that stands to the left.
  const key: Vector = [-side * x, y, z];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const keyLength = Math.hypot(...key);
  const keyDirection: Vector = [
    (key[0] * cos + key[2] * sin) / keyLength,
    key[1] / keyLength,
    (key[2] * cos - key[0] * sin) / keyLength,
  ];
  const fromKey = Math.round(count * (hard ? 0.5 : 0.4));
  const all = Array.from({ length: count }, (_, index): Vector => {
    const inKey = index < fromKey;
    const [part, total, axis] = inKey
      ? [index, fromKey, keyDirection]
      : [index - fromKey, count - fromKey, normal];
    const radius = Math.sqrt((part + 0.5) / total) * (inKey ? (hard ? 0.24 : 0.42) : 0.93);
    const height = Math.sqrt(1 - radius * radius);
    const [u, v] = basisOf(axis);
    const [s, t] = [radius * Math.cos(part * golden), radius * Math.sin(part * golden)];
    const at = (a: 0 | 1 | 2) => axis[a] * height + u[a] * s + v[a] * t;
    const direction: Vector = [at(0), at(1), at(2)];
    // Rays that graze the ground would draw endless shadows.
    const rise = direction[0] * normal[0] + direction[1] * normal[1] + direction[2] * normal[2];
    const lift = Math.max(0, 0.34 - rise);
    return [
      direction[0] + normal[0] * lift,
      direction[1] + normal[1] * lift,
      direction[2] + normal[2] * lift,
    ];
  });
  return { key: all.slice(0, fromKey), sky: all.slice(fromKey) };
}
