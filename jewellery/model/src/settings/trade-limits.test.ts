import { describe, expect, it } from '@jest/globals';
import { applied, IDENTITY } from '../geometry/matrix.ts';
import { cornerOf } from '../geometry/mesh.ts';
import type { Vector } from '../model.ts';
import { bezel } from './bezel.ts';
import { prongHead } from './prong-head.ts';
import { prongAngles } from './prongs.ts';
import type { Setting } from './setting.ts';
import { stoneOf } from './sized-stone.ts';

const round = (millicarat: number): ReturnType<typeof stoneOf> =>
  stoneOf({ type: 'diamond', shape: 'round', count: 1, millicarat, role: 'centre' });
const cornersOf = ({ parts }: Pick<Setting, 'parts'>): Vector[] =>
  parts.flatMap(({ mesh, instances = [IDENTITY] }) =>
    instances.flatMap((matrix) =>
      Array.from({ length: mesh.positions.length / 3 }, (_, at) => applied(matrix, cornerOf(mesh, at))),
    ),
  );

/** Of stones of 3 to 8 mm. */
const STONES = [100, 500, 2_000];
const [AFTER_SEAT, OVER_GIRDLE] = [0.6, 0.15];

describe.each(STONES)('a prong that holds %i thousandths of a carat', (millicarat) => {
  const stone = round(millicarat);
  // A wish for less is not heard.
  const corners = cornersOf(prongHead(stone, { drop: 3, prongs: 4, wire: 0.1 }));
  const girdle = stone.width / 2;

  it.each(prongAngles('round', 4))('is thick enough beside its seat, and reaches over: %d', (angle) => {
    const own = corners
      .map(([x, y, z]) => ({
        out: x * Math.cos(angle) + z * Math.sin(angle) - girdle,
        aside: Math.abs(z * Math.cos(angle) - x * Math.sin(angle)),
        y,
      }))
      .filter(({ aside, out }) => aside < 0.7 && out > -girdle / 2);
    const beside = own.filter(({ y }) => Math.abs(y) < 0.4);
    expect(Math.max(...beside.map(({ out }) => out))).toBeGreaterThan(AFTER_SEAT - 0.02);
    const above = own.filter(({ y }) => y > stone.crown * 0.4);
    expect(Math.min(...above.map(({ out }) => out))).toBeLessThan(-OVER_GIRDLE);
    expect(Math.max(...own.map(({ y }) => y)) - stone.crown).toBeLessThan(0.45);
  });
});

it.each(STONES)('a bezel is rubbed over half of the crown of %i thousandths of a carat', (millicarat) => {
  const stone = round(millicarat);
  const corners = cornersOf(bezel(stone, { wall: 0.8, drop: 2 }));
  const lip = corners.filter(([, y]) => y > stone.crown * 0.45);
  expect(Math.max(...lip.map(([, y]) => y))).toBeGreaterThan(stone.crown / 2);
  expect(Math.min(...lip.map(([x, , z]) => Math.hypot(x, z)))).toBeLessThan(stone.width / 2 - OVER_GIRDLE);
});
