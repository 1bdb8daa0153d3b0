import type { BakedModel } from '../geometry/bake.ts';
import { closerAt } from '../geometry/closer.ts';
import { dot, subtract } from '../geometry/vector.ts';
import type { Camera, Vector } from '../model.ts';

/** Share of the piece that a close-up shows, and the least and most of it in millimetres. */
const SHARE = 0.5;
const [LEAST_MM, MOST_MM] = [7, 27];
/** Opening of the lens as a share of the distance: wider than in other pictures, so that one place is sharp. */
const APERTURE = 0.016;

/** Than a hero picture that is close to a pendant already. */
const NEARER = 1.4;

/** Close to where one looks who comes closer: the largest stone, the middle of a necklace, links of a chain. */
export function macroCamera(baked: BakedModel): Camera {
  const {
    cameras: { hero },
    outline,
  } = baked;
  const target = lookedAt(baked);
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
  const fill = Math.max((2 * reach) / side, NEARER * hero.fill);
  return { ...hero, fill, target, focus: target, aperture: APERTURE };
}

/** Wider than this it is a necklace: one looks at what its front carries. */
const NECKLACE_MM = 60;
/** Beside the middle by more than this, what one looks at is one of a pair. */
const PAIR_MM = 1.5;

/** The place a close-up is of. What lies or hangs before a wall has no place in its middle: a necklace is open there, and a pair apart. */
function lookedAt({ cameras: { hero }, outline, closer, ground }: BakedModel): Vector {
  const near = closerAt(closer, hero.azimuth);
  const points = Array.from({ length: outline.length / 3 }, (_, at): Vector => [
    outline[at * 3] ?? 0,
    outline[at * 3 + 1] ?? 0,
    outline[at * 3 + 2] ?? 0,
  ]);
  const wide = Math.max(...points.map(([x]) => Math.abs(x))) * 2;
  const hangs = Math.abs(ground.normal[1]) < 0.5;
  if (hangs && wide > NECKLACE_MM) {
    const front = points.filter(([x]) => Math.abs(x) < MOST_MM / 2);
    const low = Math.min(...front.map(([, y]) => y));
    const seen = front.filter(([, y]) => y < low + MOST_MM * 0.8);
    return boxMiddle(seen);
  }
  const right = points.filter(([x]) => x > 0);
  const apart = right.length > 0 && Math.min(...points.map(([x]) => Math.abs(x))) > 0.2;
  return apart && right.length < points.length && Math.abs(near[0]) < wide / 4 && near[0] < PAIR_MM
    ? boxMiddle(right)
    : near;
}

function boxMiddle(points: readonly Vector[]): Vector {
  const middle = (axis: 0 | 1 | 2): number => {
    const all = points.map((point) => point[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  return points.length > 0 ? [middle(0), middle(1), middle(2)] : [0, 0, 0];
}
