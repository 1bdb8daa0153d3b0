import { creaseNormals } from '@suvarna/jewellery-model/geometry/crease-normals';
import { everydayCoin } from '@suvarna/jewellery-model/everyday-coin';
import type { BakedModel, BakedPart } from '@suvarna/jewellery-model/geometry/bake';
import { outermost } from '@suvarna/jewellery-model/geometry/outermost';
import { basis, multiply } from '@suvarna/jewellery-model/geometry/matrix';
import { scatter } from '@suvarna/jewellery-model/geometry/scatter';
import { cross, dot } from '@suvarna/jewellery-model/geometry/vector';
import { SCALE_COIN_MM, type Camera, type Vector } from '@suvarna/jewellery-model/model';

const radius = SCALE_COIN_MM / 2;
const gap = 3;
const mostFill = 0.84;
/** Radians. */
const leastElevation = 0.4;

/** The piece with a coin of everyday money beside it on its ground, and the camera that shows both. */
export function besideCoin(baked: BakedModel): { readonly model: BakedModel; readonly camera: Camera } {
  const {
    ground: { normal, offset },
    cameras,
    outline,
  } = baked;
  const standing = normal[1] > 0.5;
  // Something that stands is seen a little from above, or the coin would be a line.
  const camera: Camera = standing
    ? { ...cameras.hero, elevation: Math.max(cameras.hero.elevation, leastElevation) }
    : cameras.front;
  const right: Vector = [Math.cos(camera.azimuth), 0, -Math.sin(camera.azimuth)];
  const points = Array.from({ length: outline.length / 3 }, (_, index): Vector => [
    outline[index * 3] ?? 0,
    outline[index * 3 + 1] ?? 0,
    outline[index * 3 + 2] ?? 0,
  ]);
  const [beside, across] = standing ? ([right, cross(right, normal)] as const) : [right, [0, 1, 0] as const];
  const depths = points.map((point) => dot(point, across));
  const lowest = least(depths);
  // Next to a chain that opens upwards there is room lower down.
  const level = standing ? points : points.filter((point) => dot(point, across) < lowest + radius * 2 + gap);
  const aside = most(level.map((point) => dot(point, beside))) + gap + radius;
  const along = standing ? (lowest + most(depths)) / 2 : lowest + radius;
  const place = (axis: 0 | 1 | 2): number =>
    beside[axis] * aside + across[axis] * along + normal[axis] * offset;
  // Its face to the light, upright for who looks.
  const standsAt = basis(beside, standing ? [-across[0], -across[1], -across[2]] : across, normal, [
    place(0),
    place(1),
    place(2),
  ]);
  const coin = everydayCoin().map(({ mesh, material, places }): BakedPart => ({
    surface: creaseNormals(mesh, 50),
    material,
    matrices: Float32Array.from(places.flatMap((at) => multiply(standsAt, at))),
  }));
  // What stands on the blank reaches no farther than it.
  const blank = coin.slice(0, 1);
  return {
    model: {
      ...baked,
      parts: [...baked.parts, ...coin],
      outline: joined([
        outline,
        ...blank.map(({ surface, matrices }) => outermost(surface.positions, matrices)),
      ]),
      shade: {
        ...baked.shade,
        solid: {
          ...baked.shade.solid,
          points: joined([baked.shade.solid.points, scatter(blank, 1200).points]),
        },
      },
      cameras: { ...cameras, hero: { ...cameras.hero, fill: Math.min(cameras.hero.fill, mostFill) } },
    },
    camera: {
      azimuth: camera.azimuth,
      elevation: camera.elevation,
      fieldOfView: camera.fieldOfView,
      fill: Math.min(camera.fill, mostFill),
    },
  };
}

// A chain has more points than a call may have arguments, so they are never spread into one.
const least = (values: readonly number[]): number =>
  values.reduce((found, value) => Math.min(found, value), Infinity);
const most = (values: readonly number[]): number =>
  values.reduce((found, value) => Math.max(found, value), -Infinity);

function joined(arrays: readonly Float32Array[]): Float32Array {
  const points = new Float32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    points.set(array, at);
    at += array.length;
  }
  return points;
}
