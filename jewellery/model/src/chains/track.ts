import { lengthOf, mix, subtract, unit } from '../geometry/vector.ts';
import type { Vector } from '../model.ts';
import type { Station } from '../geometry/curve.ts';

/** A path that can be asked what lies at a distance from its beginning. */
export interface Track {
  readonly length: number;
  readonly at: (distance: number) => Station;
}

const NOWHERE: Vector = [0, 0, 0];

/** Measures a path once, so that hundreds of links find their places quickly. Distances run on around a closed path. */
export function trackOf(path: readonly Vector[], closed = false): Track {
  const points = closed ? [...path, path[0] ?? NOWHERE] : path;
  const distances = [0];
  for (let at = 1; at < points.length; at += 1)
    distances.push(
      (distances[at - 1] ?? 0) + lengthOf(subtract(points[at] ?? NOWHERE, points[at - 1] ?? NOWHERE)),
    );
  const length = distances.at(-1) ?? 0;
  const tangentAt = (corner: number): Vector => {
    const last = points.length - 1;
    const [before, after] = closed
      ? [(corner - 1 + last) % last, (corner + 1) % last]
      : [Math.max(0, corner - 1), Math.min(last, corner + 1)];
    return unit(subtract(points[after] ?? NOWHERE, points[before] ?? NOWHERE));
  };
  return {
    length,
    at: (asked) => {
      const distance = closed ? ((asked % length) + length) % length : Math.max(0, Math.min(length, asked));
      let [low, high] = [0, points.length - 1];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((distances[middle] ?? 0) <= distance) low = middle;
        else high = middle;
      }
      const [from, to] = [distances[low] ?? 0, distances[high] ?? 0];
      const share = to > from ? (distance - from) / (to - from) : 0;
      return {
        at: mix(points[low] ?? NOWHERE, points[high] ?? NOWHERE, share),
        tangent: unit(mix(tangentAt(low), tangentAt(high), share)),
      };
    },
  };
}

/** The part of a track between two distances as a path of so many pieces. */
export const between = (track: Track, from: number, to: number, pieces: number): Vector[] =>
  Array.from({ length: pieces + 1 }, (_, at) => track.at(from + ((to - from) * at) / pieces).at);
