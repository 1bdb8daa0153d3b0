import type { BakedModel } from '../geometry/bake.ts';
import { closerAt } from '../geometry/closer.ts';
import { dot, subtract } from '../geometry/vector.ts';
import type { Camera, Vector } from '../model.ts';

/** Share of the piece that a close-up shows, and the least and most of it in millimetres. */
const SHARE = 0.5;
const [LEAST_MM, MOST_MM] = [7, 24];
/** Opening of the lens as a share of the distance: wider than in other pictures, so that one place is sharp. */
const APERTURE = 0.016;

/** Close to where one looks who comes closer: the largest stone, the middle of a necklace, links of a chain. */
export function macroCamera({ cameras: { hero }, outline, closer }: BakedModel): Camera {
  const target = closerAt(closer, hero.azimuth);
  const [ca, sa] = [Math.cos(hero.azimuth), Math.sin(hero.azimuth)];
  const [ce, se] = [Math.cos(hero.elevation), Math.sin(hero.elevation)];
  const axes: readonly Vector[] = [
    [ca, 0, -sa],
    [-sa * se, ce, -ca * se],
  ];
  let reach = 0;
  const [least, most]: [number[], number[]] = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ];
  for (let at = 0; at < outline.length; at += 3) {
    const from = subtract([outline[at] ?? 0, outline[at + 1] ?? 0, outline[at + 2] ?? 0], target);
    for (const [index, axis] of axes.entries()) {
      const along = dot(from, axis);
      reach = Math.max(reach, Math.abs(along));
      least[index] = Math.min(least[index] ?? 0, along);
      most[index] = Math.max(most[index] ?? 0, along);
    }
  }
  const extent = Math.max((most[0] ?? 0) - (least[0] ?? 0), (most[1] ?? 0) - (least[1] ?? 0));
  const side = Math.max(LEAST_MM, Math.min(MOST_MM, extent * SHARE));
  return { ...hero, fill: (2 * reach) / side, target, aperture: APERTURE };
}
