import { expect, it } from '@jest/globals';
import type { Vector } from '@suvarna/jewellery-model/model';
import { PLAIN } from '@suvarna/jewellery-model/scenery';
import fc from 'fast-check';
import { castShadow, castSky, floorLayers, floorSide, type Casting } from './cast.ts';
import type { FloorPlan } from './stage.ts';

const SIDE_MM = 32;
const ground = { normal: [0, 1, 0], offset: 0 } as const;
/** From 16 mm left of the middle and in front of it; ten texels are a millimetre. */
const plan: FloorPlan = {
  side: SIDE_MM,
  matrix: [1 / SIDE_MM, 0, 0, 0, 0, 0, 0, 0, 0, 1 / SIDE_MM, 0, 0, 0.5, 0.5, 0, 1],
};
const nothing = { points: new Float32Array(0), spacing: 0.2 };
const pieceOf = (...points: readonly Vector[]) => ({
  points: Float32Array.from(points.flat()),
  spacing: 0.2,
});
const sceneOf = (shade: Casting['shade']): Casting => ({ shade, ground, scenery: PLAIN });
const cast = (solid: readonly Vector[], towards: readonly Vector[], stones: readonly Vector[] = []) =>
  castShadow(castSky(sceneOf({ solid: pieceOf(...solid), stones: pieceOf(...stones) }), plan, []), towards);
const darkAt = (shadow: Uint8Array, x: number, z: number): number =>
  shadow[(160 + z * 10) * floorSide + 160 + x * 10] ?? 0;
const oneLayer = 255 / floorLayers;

it('lays a point where light that comes from a side takes it, as large as what it stands for', () => {
  const straight = cast([[2, 3, -4]], [[0, 1, 0]]);
  expect(darkAt(straight, 2, -4)).toBe(oneLayer);
  expect(straight.filter((dark) => dark > 0)).toHaveLength(9);
  // Light from the right: the shadow goes to the left as far as the point is high.
  const slanting = cast([[2, 3, -4]], [[Math.SQRT1_2, Math.SQRT1_2, 0]]);
  expect(darkAt(slanting, -1, -4)).toBe(oneLayer);
  expect(slanting.filter((dark) => dark > 0)).toHaveLength(9);
});

it('darkens a place once for each direction, and less under a stone alone', () => {
  const up: Vector = [0, 1, 0];
  expect(
    darkAt(
      cast(
        [
          [0, 1, 0],
          [0, 2, 0],
        ],
        [up],
      ),
      0,
      0,
    ),
  ).toBe(oneLayer);
  expect(darkAt(cast([[0, 1, 0]], [up, up, up]), 0, 0)).toBe(3 * oneLayer);
  expect(darkAt(cast([[0, 1, 0]], [up], [[0, 2, 0]]), 0, 0)).toBe(oneLayer);
  const stone = darkAt(cast([], [up], [[0, 2, 0]]), 0, 0);
  expect(stone).toBeGreaterThan(0);
  expect(stone).toBeLessThan(oneLayer);
});

it('adds the light that turns to what the sky left dark, which stays as it is', () => {
  const towards: readonly Vector[] = [[0.3, 0.9, 0.1]];
  const sky = castSky(sceneOf({ solid: pieceOf([0, 1, 0]), stones: nothing }), plan, [[0, 1, 0]]);
  const before = sky.sky.slice();
  const shadow = castShadow(sky, towards);
  const alone = cast([[0, 1, 0]], towards);
  expect(shadow).toEqual(before.map((dark, at) => dark + (alone[at] ?? 0)));
  expect(sky.sky).toEqual(before);
});

it('never leaves the picture and is never darker than black', () => {
  const part = fc.double({ min: -40, max: 40, noNaN: true });
  const point = fc.tuple(part, part, part);
  const toward = fc.tuple(
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.constant(0.4),
    fc.double({ min: -1, max: 1, noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 30 }),
      fc.array(toward, { maxLength: floorLayers }),
      (points, towards) => {
        const shadow = cast(points, towards);
        expect(shadow).toHaveLength(floorSide * floorSide);
        expect(Math.max(...shadow)).toBeLessThanOrEqual(towards.length * oneLayer);
      },
    ),
    { numRuns: 40 },
  );
});
