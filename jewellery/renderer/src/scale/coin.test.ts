import { describe, expect, it } from '@jest/globals';
import { bakeModel } from '@suvarna/jewellery-model/geometry/bake';
import { sphere } from '@suvarna/jewellery-model/geometry/revolve';
import { SCALE_COIN_MM, type Ground } from '@suvarna/jewellery-model/model';
import { besideCoin } from './coin.ts';

const camera = { azimuth: 0.6, elevation: 0.5, fieldOfView: 20, fill: 1.2, target: [0, 0, 0] as const };

function bakedOn(ground: Ground) {
  return bakeModel({
    parts: [{ mesh: sphere(4), material: { kind: 'pearl' } }],
    gems: [],
    ground,
    cameras: { hero: camera, front: { ...camera, azimuth: 0, elevation: 0.1 }, side: camera },
  });
}

describe.each([
  ['floor', { normal: [0, 1, 0], offset: -4 }],
  ['wall', { normal: [0, 0, 1], offset: -6 }],
] as const)('a coin on the %s', (_, ground) => {
  const baked = bakedOn(ground);
  const { model, camera: shot } = besideCoin(baked);
  const added = [...model.outline.subarray(baked.outline.length)];
  const points = Array.from({ length: added.length / 3 }, (__, index) =>
    added.slice(index * 3, index * 3 + 3),
  );

  it('lies on its ground and is as large as money', () => {
    const heights = points.map(
      (point) =>
        point.reduce((sum, part, axis) => sum + part * (ground.normal[axis] ?? 0), 0) - ground.offset,
    );
    expect(Math.min(...heights)).toBeCloseTo(0, 4);
    expect(Math.max(...heights)).toBeLessThan(2);
    const reach = Math.max(
      ...points.flatMap((a) =>
        points.map((b) => Math.hypot(...a.map((part, axis) => part - (b[axis] ?? 0)))),
      ),
    );
    expect(reach).toBeGreaterThan(SCALE_COIN_MM * 0.97);
    expect(reach).toBeLessThan(SCALE_COIN_MM * 1.02);
  });

  it('touches nothing and is in the picture', () => {
    expect(points.every((point) => Math.hypot(...point) > 5)).toBe(true);
    expect(shot.fill).toBeLessThan(1);
    expect(shot.target).toBeUndefined();
  });
});

it('a coin lies beside a chain of many links, whose points are more than a call has arguments', () => {
  const baked = bakedOn({ normal: [0, 0, 1], offset: -6 });
  const outline = new Float32Array(480_000).map((_, index) => (index % 8) - 4);
  const { outline: beside, shade } = besideCoin({
    ...baked,
    outline,
    shade: { ...baked.shade, solid: { ...baked.shade.solid, points: outline } },
  }).model;
  const ends = [0, outline.length - 1];
  expect(ends.map((at) => beside[at])).toEqual(ends.map((at) => outline[at]));
  expect(beside.length - outline.length).toBe(besideCoin(baked).model.outline.length - baked.outline.length);
  expect(shade.solid.points.length).toBeGreaterThan(outline.length);
});
