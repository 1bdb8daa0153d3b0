import type { Vector } from '../model.ts';
import { add, lengthOf, mix, subtract, times } from './vector.ts';

/** A smooth path through the points (Catmull-Rom), `per` pieces between two of them. */
export function smooth(points: readonly Vector[], per = 8, closed = false): Vector[] {
  const count = points.length;
  const point = (at: number): Vector =>
    points[closed ? (at + count) % count : Math.max(0, Math.min(count - 1, at))] ?? [0, 0, 0];
  const out: Vector[] = [];
  for (let at = 0; at < (closed ? count : count - 1); at += 1) {
    const [a, b, c, d] = [point(at - 1), point(at), point(at + 1), point(at + 2)];
    for (let step = 0; step < per; step += 1) {
      const t = step / per;
      const forward = times(subtract(c, a), 0.5);
      const onward = times(subtract(d, b), 0.5);
      const [h1, h2, h3, h4] = [
        2 * t ** 3 - 3 * t ** 2 + 1,
        t ** 3 - 2 * t ** 2 + t,
        -2 * t ** 3 + 3 * t ** 2,
        t ** 3 - t ** 2,
      ];
      out.push(add(add(times(b, h1), times(forward, h2)), add(times(c, h3), times(onward, h4))));
    }
  }
  if (!closed) out.push(point(count - 1));
  return out;
}

/** Length of a path of straight pieces. */
export function pathLength(path: readonly Vector[], closed = false): number {
  return path.reduce((sum, at, index) => {
    const next = path[index + 1] ?? (closed ? path[0] : undefined);
    return next ? sum + lengthOf(subtract(next, at)) : sum;
  }, 0);
}

export interface Station {
  readonly at: Vector;
  readonly tangent: Vector;
}

/** `count` places at equal distances along a path; both ends in, unless it is closed. */
export function stations(path: readonly Vector[], count: number, closed = false): Station[] {
  const around = closed ? [...path, path[0] ?? ([0, 0, 0] as const)] : path;
  const total = pathLength(around);
  const out: Station[] = [];
  let index = 0;
  let before = 0;
  for (let at = 0; at < count; at += 1) {
    const want = total * (closed ? at / count : count < 2 ? 0.5 : at / (count - 1));
    let piece = lengthOf(subtract(around[index + 1] ?? [0, 0, 0], around[index] ?? [0, 0, 0]));
    while (before + piece < want - 1e-9 && index < around.length - 2) {
      before += piece;
      index += 1;
      piece = lengthOf(subtract(around[index + 1] ?? [0, 0, 0], around[index] ?? [0, 0, 0]));
    }
    const [from, to] = [around[index] ?? ([0, 0, 0] as const), around[index + 1] ?? ([0, 0, 0] as const)];
    out.push({
      at: mix(from, to, piece === 0 ? 0 : (want - before) / piece),
      tangent: times(subtract(to, from), 1 / Math.max(piece, 1e-9)),
    });
  }
  return out;
}

/** Part of a circle in the plane of X and Y, angles in radians from +X. */
export function arc(
  radius: number,
  from: number,
  to: number,
  pieces: number,
  middle: Vector = [0, 0, 0],
): Vector[] {
  return Array.from({ length: pieces + 1 }, (_, at) => {
    const angle = from + ((to - from) * at) / pieces;
    return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle), middle[2]] as const;
  });
}
