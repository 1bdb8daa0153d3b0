import { describe, expect, it } from '@jest/globals';
import { isBroad } from './breadth.ts';

/** A band around the middle of the picture, from radius to radius in pixels of a card. */
function band(inner: number, outer: number): readonly [Float32Array, Uint32Array] {
  const steps = 96;
  const points = new Float32Array(steps * 4);
  const triangles: number[] = [];
  for (let at = 0; at < steps; at += 1) {
    const angle = (2 * Math.PI * at) / steps;
    for (const [side, radius] of [inner, outer].entries())
      points.set([(radius / 90) * Math.cos(angle), (radius / 90) * Math.sin(angle)], at * 4 + side * 2);
    const [a, b, c, d] = [at * 2, at * 2 + 1, ((at + 1) % steps) * 2, ((at + 1) % steps) * 2 + 1].map(
      (corner) => corner * 3,
    );
    triangles.push(a ?? 0, b ?? 0, c ?? 0, c ?? 0, b ?? 0, d ?? 0);
  }
  return [points, Uint32Array.from(triangles)];
}

describe('a surface in the picture', () => {
  it.each([
    [40, 41, false],
    [40, 41.6, false],
    [40, 46, true],
    [0, 20, true],
  ])('from %d to %d pixels around the middle is broad: %s', (inner, outer, broad) => {
    expect(isBroad(...band(inner, outer))).toBe(broad);
  });
});
