import { beforeAll, describe, expect, it } from '@jest/globals';
import { chainOf, moved, scaled, turnedX, turnedY } from '@suvarna/jewellery-model/geometry/matrix';
import { joined, type Mesh } from '@suvarna/jewellery-model/geometry/mesh';
import { revolve, sphere, torus } from '@suvarna/jewellery-model/geometry/revolve';
import type { Material, Matrix, Model } from '@suvarna/jewellery-model/model';
import { metalVolume } from '@suvarna/jewellery-model/weight';
import { loadUnion, type UnionOf } from './union-volume.ts';

const METAL: Material = { kind: 'metal', finish: 'polished' };
type Metal = Pick<Model, 'parts' | 'gems'>;
const metal = (mesh: Mesh, instances?: readonly Matrix[]): Metal => ({
  parts: [{ mesh, material: METAL, ...(instances ? { instances } : {}) }],
  gems: [],
});
const both = (...models: readonly Metal[]): Metal => ({
  parts: models.flatMap(({ parts }) => parts),
  gems: models.flatMap(({ gems }) => gems),
});
/** Two balls of radius 1 whose middles are so far apart. */
const balls = (apart: number): Metal => metal(sphere(1, 96), [moved([0, 0, 0]), moved([apart, 0, 0])]);

let unionOf: UnionOf;
beforeAll(async () => {
  unionOf = await loadUnion();
});

describe('the union of parts', () => {
  it('is their sum where they are apart', () => {
    expect(unionOf(balls(2.5))).toBeCloseTo(metalVolume(balls(2.5)), 4);
  });

  it('counts a joint once: two balls share a lens', () => {
    const lens = (apart: number): number => (Math.PI * (4 + apart) * (2 - apart) ** 2) / 12;
    for (const apart of [0.5, 1, 1.6])
      expect(metalVolume(balls(apart)) - unionOf(balls(apart))).toBeCloseTo(lens(apart), 1);
    expect(unionOf(both(metal(sphere(2, 48)), metal(sphere(1, 48))))).toBeCloseTo(
      metalVolume(metal(sphere(2, 48))),
      4,
    );
  });

  it('is the same each time', () => {
    expect(unionOf(balls(1))).toBe(unionOf(balls(1)));
  });

  it('keeps a hollow empty, and fills it where other metal is', () => {
    const skin = sphere(2, 48);
    const inside = sphere(1.5, 48);
    const hollow = metal(
      joined([skin, { positions: inside.positions, indices: inside.indices.toReversed() }]),
    );
    expect(unionOf(hollow)).toBeCloseTo(metalVolume(hollow), 3);
  });

  it('takes out the seat of a stone, and nothing for a pearl', () => {
    const block = metal(sphere(3, 48));
    const stone: Metal = { parts: [], gems: [{ cut: 'round', stone: 'diamond', matrix: scaled(1) }] };
    const pearl: Metal = { parts: [{ mesh: sphere(1, 24), material: { kind: 'pearl' } }], gems: [] };
    const seat = metalVolume(block) - unionOf(both(block, stone));
    expect(seat).toBeGreaterThan(0.9);
    expect(seat).toBeLessThan(2.5);
    expect(unionOf(both(block, pearl))).toBeCloseTo(metalVolume(block), 4);
  });

  it('counts the second of a pair as the first, mirrored too', () => {
    const worn = balls(1);
    const pair = both(
      worn,
      metal(sphere(1, 96), [
        chainOf(moved([9, 0, 0]), scaled(-1, 1, 1)),
        chainOf(moved([9, 0, 0]), scaled(-1, 1, 1), moved([1, 0, 0])),
      ]),
    );
    expect(unionOf({ ...pair, worn })).toBeCloseTo(unionOf(pair), 3);
    expect(unionOf(pair)).toBeCloseTo(2 * unionOf(worn), 3);
  });

  it('takes for every link of a chain what one in its middle adds', () => {
    const link = torus(1, 0.3, 16, 8);
    const places = (count: number): Matrix[] =>
      Array.from({ length: count }, (_, at) =>
        chainOf(moved([at * 1.1, 0, 0]), turnedX(at % 2 === 0 ? 0 : Math.PI / 2), turnedY(0.01)),
      );
    // As many in one part are a chain; in two they are united one by one.
    const whole = unionOf(metal(link, places(120)));
    const parts = unionOf(both(metal(link, places(60)), metal(link, places(120).slice(60))));
    expect(parts).toBeLessThan(0.99 * metalVolume(metal(link, places(120))));
    expect(whole / parts).toBeCloseTo(1, 3);
  });

  it('tells of a surface that is not closed, and counts it by itself', async () => {
    const ball = sphere(1, 16);
    const torn = { positions: ball.positions, indices: ball.indices.slice(3) };
    const model = both(metal(torn), metal(sphere(1, 16), [moved([1, 0, 0])]));
    expect(() => unionOf(model)).toThrow('not closed');
    let told = 0;
    const patient = await loadUnion(() => {
      told += 1;
    });
    expect(patient(model)).toBeCloseTo(metalVolume(model), 4);
    expect(told).toBe(1);
  });

  it('leaves out what is shown and not sold, and weighs what is cast solid as drawn', () => {
    const shown = { parts: balls(1).parts.map((part) => ({ ...part, weightless: true as const })), gems: [] };
    expect(unionOf(shown)).toBe(0);
    const disc = metal(
      revolve(
        [
          [0, 0],
          [5, 0],
          [5, 5],
          [0, 5],
        ],
        64,
      ),
    );
    expect(unionOf(disc)).toBeCloseTo(metalVolume(disc), 4);
  });
});
