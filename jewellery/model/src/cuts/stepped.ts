import type { Vector } from '../model.ts';
import { planeThrough, type Plane } from './plane.ts';

export interface StepProportions {
  /** Half the length along Z; half the width is 1. */
  readonly length: number;
  /** How much the corners take off each side; 0 leaves them square. */
  readonly corner: number;
  /** Half the length of the edge the stone ends in below; 0 is a point. */
  readonly keel: number;
  readonly girdle: number;
  /** Steps from the girdle to the table and to the keel: share of the way out, and height over the girdle. */
  readonly crown: readonly (readonly [share: number, height: number])[];
  readonly pavilion: readonly (readonly [share: number, depth: number])[];
}

/** A side of the outline: where it looks, and how far away it is. */
interface Side {
  readonly x: number;
  readonly z: number;
  readonly distance: number;
}

function sides({ length, corner }: StepProportions): Side[] {
  const straight: Side[] = [
    [1, 0, 1],
    [0, 1, length],
    [-1, 0, 1],
    [0, -1, length],
  ].map(([x = 0, z = 0, distance = 0]) => ({ x, z, distance }));
  if (corner === 0) return straight;
  const half = Math.SQRT1_2;
  const cut = [
    [half, half],
    [-half, half],
    [-half, -half],
    [half, -half],
  ].map(([x = 0, z = 0]) => ({ x, z, distance: (1 + length - corner) * half }));
  return [...straight, ...cut];
}

/** Emerald, asscher, baguette: facets in steps, every step the outline drawn in towards the keel. */
export function stepped(proportions: StepProportions): Plane[] {
  const { keel, girdle, crown, pavilion } = proportions;
  const planes: Plane[] = [[0, 1, 0, girdle / 2 + (crown.at(-1)?.[1] ?? 0)]];
  for (const side of sides(proportions)) {
    const along = Math.abs(side.z) * keel;
    const point = (share: number, y: number, aside: number): Vector => {
      const distance = share * (side.distance - along) + along;
      return [side.x * distance - side.z * aside, y, side.z * distance + side.x * aside];
    };
    planes.push([side.x, 0, side.z, side.distance]);
    for (const [steps, sign] of [
      [crown, 1],
      [pavilion, -1],
    ] as const) {
      let [share, height]: readonly [number, number] = [1, 0];
      for (const [nextShare, nextHeight] of steps) {
        const [from, to] = [sign * (girdle / 2 + height), sign * (girdle / 2 + nextHeight)];
        planes.push(
          planeThrough(point(share, from, 0), point(share, from, 1), point(nextShare, to, 0), [0, 0, 0]),
        );
        [share, height] = [nextShare, nextHeight];
      }
    }
  }
  return planes;
}
