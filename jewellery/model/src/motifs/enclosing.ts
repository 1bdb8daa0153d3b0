import { applied, IDENTITY } from '../geometry/matrix.ts';
import { cornerOf } from '../geometry/mesh.ts';
import type { Vector } from '../model.ts';
import type { Setting } from '../settings/setting.ts';

/** A circle in the plane of X and Y. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Z at which what is inside meets it. */
  readonly depth: number;
}

/** What is so near to the circle, as a share of its radius, meets it. */
const MEETS = 0.985;

const DIRECTIONS = 64;

/** The smallest circle around a setting seen from the front: a ring of that size touches it at least at two points. */
export function enclosing(setting: Pick<Setting, 'parts'>): Circle {
  const points = hull(setting);
  let [x, y] = [0, 0];
  let radius = 0;
  // The middle walks towards whatever is farthest, by ever smaller steps.
  for (let step = 1; step <= 90; step += 1) {
    let far: Vector = [0, 0, 0];
    radius = 0;
    for (const point of points) {
      const distance = Math.hypot(point[0] - x, point[1] - y);
      if (distance > radius) [far, radius] = [point, distance];
    }
    if (step < 90) [x, y] = [x + (far[0] - x) / (step + 1), y + (far[1] - y) / (step + 1)];
  }
  const depths = points.filter((at) => Math.hypot(at[0] - x, at[1] - y) >= radius * MEETS).map((at) => at[2]);
  return { x, y, radius, depth: depths.reduce((sum, depth) => sum + depth, 0) / Math.max(1, depths.length) };
}

/** The outermost point in each of many directions: only they can touch the circle. */
function hull({ parts }: Pick<Setting, 'parts'>): readonly Vector[] {
  const far = Array.from({ length: DIRECTIONS }, (_, at) => {
    const angle = (2 * Math.PI * at) / DIRECTIONS;
    return {
      c: Math.cos(angle),
      s: Math.sin(angle),
      reach: -Infinity,
      point: [0, 0, 0] as Vector,
    };
  });
  for (const { mesh, instances } of parts) {
    for (const matrix of instances ?? [IDENTITY]) {
      for (let at = 0; at < mesh.positions.length / 3; at += 1) {
        const [x, y, z] = applied(matrix, cornerOf(mesh, at));
        for (const one of far) {
          const reach = x * one.c + y * one.s;
          if (reach > one.reach) [one.reach, one.point] = [reach, [x, y, z]];
        }
      }
    }
  }
  return far.map(({ point }) => point);
}
