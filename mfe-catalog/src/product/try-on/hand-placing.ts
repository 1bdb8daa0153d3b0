/** Where on a hand a piece goes, from the points of the hand: plain geometry in pixels of one frame. */
import type { Cut } from './cutting.ts';
import type { Laid } from './laid.ts';
import type { HandPlace } from './where-worn.ts';

type Point = readonly [number, number];

/** Points the model tells. */
const [WRIST, INDEX, MIDDLE, RING, RING_JOINT, LITTLE] = [0, 5, 9, 13, 14, 17] as const;
/** Share of the way from the ring finger's root to its joint at which a ring sits. */
const RING_SITS = 0.45;
/** How far past the wrist, away from the fingers, a bracelet lies: a share of the way from there to the middle finger's root. */
const PAST_WRIST = 0.28;
/** Width of a finger and of a wrist as shares of the way from the index finger's root to the little finger's: of usual hands. The shopper says it better. */
const WIDTH: Readonly<Record<HandPlace, number>> = { finger: 0.29, wrist: 0.95 };

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** @param shown the square of the frame that is shown, and whether as in a mirror */
export function laidOnHand(
  points: Float32Array,
  place: HandPlace,
  { cut, mirrored }: { readonly cut: Cut; readonly mirrored: boolean },
): Laid {
  const at = (index: number): Point => [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0];
  const [from, to] = place === 'finger' ? [at(RING), at(RING_JOINT)] : [at(WRIST), at(MIDDLE)];
  const [x, y] = between(from, to, place === 'finger' ? RING_SITS : -PAST_WRIST);
  const [little, index] = [at(LITTLE), at(INDEX)];
  const palm = Math.hypot(little[0] - index[0], little[1] - index[1]);
  const turn = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
  // From above a piece looks much the same from both ends.
  const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
  const across = (x - cut.x) / cut.side;
  return {
    x: mirrored ? 1 - across : across,
    y: (y - cut.y) / cut.side,
    width: (WIDTH[place] * palm) / cut.side,
    turn: mirrored ? -upright : upright,
  };
}
