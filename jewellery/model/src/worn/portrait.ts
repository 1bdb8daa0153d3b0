import type { BakedModel } from '../geometry/bake.ts';
import type { Camera, Vector } from '../model.ts';

/** A piece seen at a known scale, to be laid over a picture of the one who wears it. */
export interface Portrait {
  /** All three cameras are the same. */
  readonly baked: BakedModel;
  /** Millimetres that a side of its square picture shows. */
  readonly sideMm: number;
  /** The pin from the picture's middle to the right and up, millimetres. */
  readonly pin: readonly [number, number];
}

/** So far away that near and far are drawn equally large: millimetres stay millimetres. */
const LENS = 5;
const MARGIN = 1.04;

/** Straight ahead, or from above as one looks at one's own hand. */
export type Sight = 'ahead' | 'above';

export function portraitOf(baked: BakedModel, pin: Vector, sight: Sight = 'ahead'): Portrait {
  const { outline } = baked;
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const [at, value] of outline.entries()) {
    const axis = (at % 3) as 0 | 1 | 2;
    low[axis] = Math.min(low[axis], value);
    high[axis] = Math.max(high[axis], value);
  }
  const middle: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const up = sight === 'ahead' ? 1 : 2;
  const half = Math.max(high[0] - low[0], high[up] - low[up]) / 2;
  const camera: Camera = {
    azimuth: 0,
    elevation: sight === 'ahead' ? 0 : Math.PI / 2,
    fieldOfView: LENS,
    fill: 1 / MARGIN,
    target: middle,
  };
  return {
    baked: { ...baked, cameras: { hero: camera, front: camera, side: camera } },
    sideMm: 2 * half * MARGIN,
    pin: [pin[0] - middle[0], sight === 'ahead' ? pin[1] - middle[1] : middle[2] - pin[2]],
  };
}
