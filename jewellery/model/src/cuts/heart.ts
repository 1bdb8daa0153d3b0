import {
  brilliant,
  type Brilliant,
  type BrilliantOutline,
  type BrilliantProportions,
  type GirdlePoint,
  type Touch,
} from './brilliant.ts';
import { sweep } from './outlines.ts';
import type { Plane } from './plane.ts';

const degree = Math.PI / 180;

/** Right half of a heart, point towards +Z: a round lobe, then a wide arc down to the point. */
function halfOutline(): BrilliantOutline {
  const lobe = { x: 0.46, z: -0.34, radius: 0.54 };
  // The flank's circle touches the lobe's from inside, so the outline has no corner there.
  const flankRadius = 2.3;
  const join = 12 * degree;
  const flank = {
    x: lobe.x - (flankRadius - lobe.radius) * Math.cos(join),
    z: lobe.z - (flankRadius - lobe.radius) * Math.sin(join),
  };
  const at = (angle: number): GirdlePoint =>
    angle < join
      ? [lobe.x + lobe.radius * Math.cos(angle), lobe.z + lobe.radius * Math.sin(angle)]
      : [flank.x + flankRadius * Math.cos(angle), flank.z + flankRadius * Math.sin(angle)];
  const touches = [-128, -82, -38, 0, 25, 47].map((angle): Touch => ({
    point: at(angle * degree),
    normal: [Math.cos(angle * degree), Math.sin(angle * degree)],
  }));
  // From the cleft to the point: where the outline meets the plane in which the halves join.
  const cleft = -Math.acos(-lobe.x / lobe.radius);
  const point = Math.acos(-flank.x / flankRadius);
  return {
    touches,
    between: [-105, -60, -19, 16, 36].map((angle) => at(angle * degree)),
    closed: false,
    fine: [...sweep(cleft, join, 24), ...sweep(join, point, 14).slice(1)].map(at),
  };
}

/** The right half of a heart, which is not convex: the other is its mirror image in the plane x = 0. */
export function halfHeart(proportions: BrilliantProportions): Brilliant {
  const seam: Plane = [-1, 0, 0, 0];
  const { planes, facets, fineGirdle } = brilliant(halfOutline(), proportions);
  return { planes: [seam, ...planes], facets: [seam, ...facets], fineGirdle };
}
