import type { BrilliantOutline, GirdlePoint, Touch } from './brilliant.ts';

const degree = Math.PI / 180;

/** A curve that tells its point where it looks in the direction `angle` (from +X to +Z, radians). */
type Curve = (angle: number) => GirdlePoint;

const touch = (curve: Curve, angle: number): Touch => ({
  point: curve(angle),
  normal: [Math.cos(angle), Math.sin(angle)],
});

/** So many angles from one to another, both included. */
export const sweep = (from: number, to: number, steps: number): number[] =>
  Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);

const fullTurn = sweep(0, 360 * degree, 64).slice(1);
const eighths = Array.from({ length: 8 }, (_, index) => index * 45 * degree);

/** Circle stretched along Z. */
export function ellipse(length: number): BrilliantOutline {
  const stretched: Curve = (angle) => [Math.cos(angle), Math.sin(angle) * length];
  return {
    touches: eighths.map((angle) => {
      const normal: GirdlePoint = [Math.cos(angle) * length, Math.sin(angle)];
      const size = Math.hypot(...normal);
      return { point: stretched(angle), normal: [normal[0] / size, normal[1] / size] };
    }),
    between: eighths.map((angle) => stretched(angle + 22.5 * degree)),
    closed: true,
    fine: fullTurn.map(stretched),
  };
}

/** Superellipse: a square with round sides and rounder corners. */
export function pillow(exponent: number, length: number): BrilliantOutline {
  const curve: Curve = (angle) => {
    const along = (part: number) => Math.sign(part) * Math.abs(part) ** (1 / (exponent - 1));
    const [x, z] = [along(Math.cos(angle)), along(Math.sin(angle) * length)];
    const size = (Math.abs(x) ** exponent + Math.abs(z) ** exponent) ** (1 / exponent);
    return [x / size, (z / size) * length];
  };
  return {
    touches: eighths.map((angle) => touch(curve, angle)),
    between: eighths.map((angle) => curve(angle + 22.5 * degree)),
    closed: true,
    fine: fullTurn.map(curve),
  };
}

/** Half of the angle an arc spans that goes from its belly at x = 1 to a tip on the Z axis. */
function arcOf(tip: number): { readonly radius: number; readonly span: number } {
  const radius = (1 + tip * tip) / 2;
  return { radius, span: Math.asin(tip / radius) };
}

/** Two arcs that meet in points at ±Z. */
export function boat(tip: number): BrilliantOutline {
  const { radius, span } = arcOf(tip);
  const right: Curve = (angle) => [radius * Math.cos(angle) - radius + 1, radius * Math.sin(angle)];
  const inner = [-0.5, 0, 0.5].map((share) => touch(right, share * span));
  const side: Touch[] = [...inner, { point: [0, tip], normal: [0, 1] }];
  const middles = [-0.25, 0.25, 0.75].map((share) => right(share * span));
  const start = right(-0.75 * span);
  const arc = sweep(-span, span, 24).slice(1).map(right);
  // Turned half about the centre: the left side, in the same order.
  return {
    touches: [
      ...side,
      ...side.map(({ point, normal }): Touch => ({
        point: [-point[0], -point[1]],
        normal: [-normal[0], -normal[1]],
      })),
    ],
    between: [...middles, [-start[0], -start[1]], ...middles.map(([x, z]): GirdlePoint => [-x, -z]), start],
    closed: true,
    fine: [...arc, ...arc.map(([x, z]): GirdlePoint => [-x, -z])],
  };
}

/** Half a circle towards +Z, two arcs that meet in a point at −Z; the centre is moved to the heaviest place. */
export function drop(tip: number, centre: number): BrilliantOutline {
  const { radius, span } = arcOf(tip);
  const right: Curve = (angle) => {
    const [x, z]: GirdlePoint =
      angle > 0
        ? [Math.cos(angle), Math.sin(angle)]
        : [radius * Math.cos(angle) - radius + 1, radius * Math.sin(angle)];
    return [x, z - centre];
  };
  const angles = [-0.5 * span, 0, 45 * degree];
  const middles = [-0.24 * span, 22.5 * degree, 67.5 * degree];
  const rising = angles.map((angle) => touch(right, angle));
  const nearTip = right(-0.76 * span);
  const side = [...sweep(-span, 0, 14), ...sweep(0, 90 * degree, 14).slice(1)].map(right);
  const mirror = ([x, z]: GirdlePoint): GirdlePoint => [-x, z];
  const falling = rising
    .toReversed()
    .map(({ point, normal }): Touch => ({ point: mirror(point), normal: mirror(normal) }));
  return {
    touches: [
      ...rising,
      touch(right, 90 * degree),
      ...falling,
      { point: [0, -tip - centre], normal: [0, -1] },
    ],
    between: [
      ...middles.map(right),
      ...middles.toReversed().map((angle) => mirror(right(angle))),
      mirror(nearTip),
      nearTip,
    ],
    closed: true,
    fine: [...side, ...side.slice(1, -1).toReversed().map(mirror)],
  };
}
