import type { Scattered } from '@suvarna/jewellery-model/geometry/scatter';
import type { Ground, Scenery, Vector } from '@suvarna/jewellery-model/model';
import type { FloorPlan } from './stage.ts';

/** Texels across the picture of shadows. */
export const floorSide = 320;
/** Directions light comes from; each adds 5/255, so bytes hold the sum without rounding. */
export const floorLayers = 51;
const solidShadow = 255 / floorLayers;
/** Stones let light through. */
const stoneShadow = Math.round(solidShadow * 0.55);
/** A point is a square of at least and at most so many texels. */
const [leastSquare, mostSquare] = [1, 6];

/** Points as they lie on the ground, in texels, under light that falls straight down; and how high above it they were. */
interface Casters {
  readonly places: Float32Array;
  readonly square: number;
  readonly adds: number;
}

/** What the shadow follows from. */
export interface Casting {
  readonly shade: { readonly solid: Scattered; readonly stones: Scattered };
  readonly ground: Ground;
  readonly scenery: Scenery;
}

/** The shadow of a piece on its ground, added up on the processor: points are too small for a GPU that is one itself, and a real one would wait for them no less. */
export interface Cast {
  readonly plan: FloorPlan;
  readonly scene: Casting;
  /** What stops all light comes first: a place is darkened once by each direction. */
  readonly casters: readonly Casters[];
  /** What the sky leaves dark, whichever way the studio is turned. */
  readonly sky: Uint8Array;
}

export function castSky(scene: Casting, plan: FloorPlan, towards: readonly Vector[]): Cast {
  const { shade, ground } = scene;
  const casters = [
    castersOf(shade.solid, ground, plan, solidShadow),
    castersOf(shade.stones, ground, plan, stoneShadow),
  ];
  const cast = { plan, scene, casters, sky: new Uint8Array(floorSide * floorSide) };
  addLayers(cast.sky, cast, towards);
  return cast;
}

/** The sky's shadow with that of more light on it. */
export function castShadow(cast: Cast, towards: readonly Vector[]): Uint8Array {
  const sum = cast.sky.slice();
  addLayers(sum, cast, towards);
  return sum;
}

const dot = (a: Vector, [x, y, z]: readonly [number, number, number]): number =>
  a[0] * x + a[1] * y + a[2] * z;

/** Across and down the picture, in texels a millimetre. */
function axesOf({ matrix }: FloorPlan): readonly [Vector, Vector] {
  const row = (at: 0 | 1): Vector => [
    (matrix[at] ?? 0) * floorSide,
    (matrix[at + 4] ?? 0) * floorSide,
    (matrix[at + 8] ?? 0) * floorSide,
  ];
  return [row(0), row(1)];
}

function castersOf(
  { points, spacing }: Scattered,
  { normal, offset }: Ground,
  plan: FloorPlan,
  adds: number,
): Casters {
  const [across, down] = axesOf(plan);
  const [left, top] = [(plan.matrix[12] ?? 0) * floorSide, (plan.matrix[13] ?? 0) * floorSide];
  const places = new Float32Array(points.length);
  for (let at = 0; at < points.length; at += 3) {
    const point = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0] as const;
    places[at] = dot(across, point) + left;
    places[at + 1] = dot(down, point) + top;
    places[at + 2] = Math.max(dot(normal, point) - offset, 0);
  }
  const square = Math.min(Math.max(((spacing * 1.5) / plan.side) * floorSide, leastSquare), mostSquare);
  return { places, square, adds };
}

/** Runs fifty times over thousands of points: plain loops over arrays. */
function addLayers(
  sum: Uint8Array,
  { plan, scene: { ground }, casters }: Cast,
  towards: readonly Vector[],
): void {
  const [across, down] = axesOf(plan);
  const seen = new Uint8Array(floorSide * floorSide);
  for (const [index, toward] of towards.entries()) {
    const rise = dot(toward, ground.normal);
    const [slopeAcross, slopeDown] = [dot(across, toward) / rise, dot(down, toward) / rise];
    for (const { places, square, adds } of casters) {
      const half = square / 2 + 0.5;
      for (let at = 0; at < places.length; at += 3) {
        const height = places[at + 2] ?? 0;
        const x = (places[at] ?? 0) - height * slopeAcross;
        const y = (places[at + 1] ?? 0) - height * slopeDown;
        const [right, low] = [
          Math.min(Math.ceil(x + half) - 1, floorSide),
          Math.min(Math.ceil(y + half) - 1, floorSide),
        ];
        for (let row = Math.max(Math.ceil(y - half), 0); row < low; row += 1) {
          for (
            let texel = row * floorSide + Math.max(Math.ceil(x - half), 0);
            texel < row * floorSide + right;
            texel += 1
          ) {
            if (seen[texel] === index + 1) continue;
            seen[texel] = index + 1;
            sum[texel] = (sum[texel] ?? 0) + adds;
          }
        }
      }
    }
  }
}
