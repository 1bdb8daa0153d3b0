import { describe, expect, it } from '@jest/globals';
import { bakeModel, type BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import { sphere } from '@suvarna/jewellery-model/geometry/revolve';
import { placed } from '@suvarna/jewellery-model/geometry/mesh';
import { moved, scaled } from '@suvarna/jewellery-model/geometry/matrix';
import type { Ground } from '@suvarna/jewellery-model/model';
import { PLAIN } from '@suvarna/jewellery-model/scenery';
import { arranged, roomOf } from './arranged.ts';
import { inRows } from './in-rows.ts';

const camera = { azimuth: 0.6, elevation: 0.5, fieldOfView: 20, fill: 0.8 };

/** An egg of metal, 4 mm wide and 12 mm high, on a floor or before a wall. */
function egg(ground: Ground): BakedModel {
  const mesh = placed(sphere(2), scaled(1, 3, 1));
  return bakeModel({
    parts: [
      { mesh: placed(mesh, moved([5, 7, 1])), material: { kind: 'metal', finish: 'polished' } },
      { mesh: placed(sphere(0.5), moved([5, 7, 1])), material: { kind: 'pearl' } },
    ],
    gems: [],
    ground,
    cameras: { hero: camera, front: camera, side: camera },
  });
}
const standing = egg({ normal: [0, 1, 0], offset: 1 });
const hanging = egg({ normal: [0, 0, 1], offset: -1 });

const range = (points: Float32Array, axis: 0 | 1 | 2): readonly [number, number] => {
  const all = [...points].filter((_, at) => at % 3 === axis);
  return [Math.min(...all), Math.max(...all)];
};

describe('a composition', () => {
  const placements = inRows(
    [
      { baked: standing, colour: 'white' },
      { baked: hanging, colour: 'rose' },
      { baked: standing, colour: 'yellow' },
    ],
    { rows: [2, 1], turns: [0] },
  );
  const scene = arranged({ placements, scenery: PLAIN });

  it('has everything on one level ground, in its true size: what hung lies', () => {
    expect(scene.ground).toEqual({ normal: [0, 1, 0], offset: 0 });
    const [low, high] = range(scene.outline, 1);
    expect(low).toBeCloseTo(0, 1);
    expect(high).toBeCloseTo(12, 1);
    const [aside, deep] = roomOf(hanging, 0);
    expect([aside, deep].map((half) => Math.round(half))).toEqual([2, 6]);
    for (const points of [scene.shade.solid.points, scene.outline])
      expect(range(points, 1)[0]).toBeGreaterThan(-0.1);
  });

  it('keeps the metal of each, and what is no metal', () => {
    expect(scene.parts.map(({ material }) => ('tone' in material ? material.tone : material.kind))).toEqual([
      'white',
      'pearl',
      'rose',
      'pearl',
      'yellow',
      'pearl',
    ]);
  });

  it('lets no two pieces stand in each other', () => {
    const rooms = placements.map(({ baked, at: [x, z], turned }) => {
      const [aside, deep] = roomOf(baked, turned);
      return { left: x - aside, right: x + aside, far: z - deep, near: z + deep };
    });
    for (const [at, one] of rooms.entries())
      for (const other of rooms.slice(at + 1))
        expect(
          one.right <= other.left ||
            other.right <= one.left ||
            one.near <= other.far ||
            other.near <= one.far,
        ).toBe(true);
  });
});
