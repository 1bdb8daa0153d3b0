import { expect, it } from '@jest/globals';
import type { Vector } from '@suvarna/jewellery-model/model';
import { basisOf, towardLight, viewsAround } from './directions.ts';

const left = { side: -1, hard: false } as const;

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

it('looks at a piece from all around', () => {
  expect(viewsAround).toHaveLength(14);
  for (const view of viewsAround) expect(Math.hypot(...view)).toBeCloseTo(1, 9);
  for (const axis of [0, 1, 2] as const)
    expect(viewsAround.reduce((sum, view) => sum + view[axis], 0)).toBeCloseTo(0, 9);
});

it('makes square corners', () => {
  for (const n of [...viewsAround, [0, 0, -1], [0, 1, 0]] as Vector[]) {
    const [u, v] = basisOf(n);
    for (const [a, b, is] of [
      [u, u, 1],
      [v, v, 1],
      [u, v, 0],
      [u, n, 0],
      [v, n, 0],
    ] as const)
      expect(dot(a, b)).toBeCloseTo(is, 9);
  }
});

it('has light on the ground come from above it', () => {
  for (const normal of [
    [0, 1, 0],
    [0, 0, 1],
  ] as Vector[]) {
    const { key, sky } = towardLight(normal, 51, 0.3, left);
    expect(key.length + sky.length).toBe(51);
    for (const toward of [...key, ...sky]) expect(dot(toward, normal)).toBeGreaterThan(0.33);
    // What is drawn once for a piece may not depend on how the studio is turned.
    expect(towardLight(normal, 51, 1.7, left).sky).toEqual(sky);
  }
});

it('has the main light come from its side, and a hard one from fewer directions', () => {
  const mean = (toward: readonly Vector[]) => toward.reduce((sum, [x]) => sum + x, 0) / toward.length;
  const spread = (toward: readonly Vector[]) =>
    Math.max(...toward.map(([x]) => x)) - Math.min(...toward.map(([x]) => x));
  const key = (light: Parameters<typeof towardLight>[3]) => towardLight([0, 1, 0], 51, 0, light).key;
  expect(mean(key(left))).toBeLessThan(-0.2);
  expect(mean(key({ side: 1, hard: false }))).toBeCloseTo(-mean(key(left)), 1);
  expect(spread(key({ side: -1, hard: true }))).toBeLessThan(spread(key(left)));
});
