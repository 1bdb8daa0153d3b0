import type { Piece } from '../piece.ts';
import type { Solid } from './solids.ts';

export const isRing = ({ category, form }: Pick<Piece, 'category' | 'form'>): boolean =>
  category === 'rings' || (category === 'solitaires' && form === 'ring');

const SECTORS = 72;

const sold = (solids: readonly Solid[]): Solid[] => solids.filter(({ weightless }) => !weightless);

/** The widest angle around the finger (the Z axis), radians, without any of the ring. */
export function bareAngle(solids: readonly Solid[]): number {
  const filled = Array.from({ length: SECTORS }, () => false);
  for (const { corners, triangles } of sold(solids)) {
    for (let at = 0; at < triangles.length; at += 3) {
      const angles = [0, 1, 2].map((corner) => {
        const place = triangles[at + corner] ?? 0;
        return Math.atan2(corners[place + 1] ?? 0, corners[place] ?? 0);
      });
      const from = angles[0] ?? 0;
      // Corners of one triangle are near each other: the short way around is the triangle's own.
      const turned = angles.map((angle) => from + Math.atan2(Math.sin(angle - from), Math.cos(angle - from)));
      const [low, high] = [Math.min(...turned), Math.max(...turned)];
      for (let sector = sectorOf(low); sector <= sectorOf(high); sector += 1)
        filled[((sector % SECTORS) + SECTORS) % SECTORS] = true;
    }
  }
  let [longest, run] = [0, 0];
  for (const here of [...filled, ...filled]) {
    run = here ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return (Math.min(longest, SECTORS) / SECTORS) * 2 * Math.PI;
}

const sectorOf = (angle: number): number => Math.floor((angle / (2 * Math.PI)) * SECTORS);

/** Millimetres of metal along the finger where a ring is marked: opposite the head. */
export function bottomWidth(solids: readonly Solid[]): number {
  let [low, high] = [Infinity, -Infinity];
  for (const { corners, kind } of sold(solids)) {
    if (kind !== 'metal' && kind !== 'fixed-metal') continue;
    for (let at = 0; at < corners.length; at += 3) {
      const [x = 0, y = 0, z = 0] = corners.subarray(at, at + 3);
      if (y > 0 || Math.abs(x) > -y * 0.3) continue;
      low = Math.min(low, z);
      high = Math.max(high, z);
    }
  }
  return Math.max(0, high - low);
}

/** Directions below the finger in which a shank is cut through: a third of a turn. */
const CUTS = 9;

/** Millimetres of the shank, radially, where it is thinnest in the lower third of a ring. */
export function shankThickness(metal: readonly Solid[]): number {
  return Math.min(
    ...Array.from({ length: CUTS }, (_, at) => {
      const angle = -Math.PI / 2 + (at / (CUTS - 1) - 0.5) * ((2 * Math.PI) / 3);
      const [low, high] = cutThrough(metal, Math.cos(angle), Math.sin(angle));
      return Math.max(0, high - low);
    }),
  );
}

/** Least and greatest distance from the finger's middle at which metal meets the half plane through it in a direction. */
function cutThrough(metal: readonly Solid[], c: number, s: number): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const { corners, triangles } of metal)
    for (let at = 0; at < triangles.length; at += 1) {
      const [from, to] = [triangles[at] ?? 0, triangles[at % 3 === 2 ? at - 2 : at + 1] ?? 0];
      const [ax, ay] = [corners[from] ?? 0, corners[from + 1] ?? 0];
      const [bx, by] = [corners[to] ?? 0, corners[to + 1] ?? 0];
      const [a, b] = [ax * s - ay * c, bx * s - by * c];
      if (a > 0 === b > 0) continue;
      const share = a / (a - b);
      const radius = (ax + (bx - ax) * share) * c + (ay + (by - ay) * share) * s;
      if (radius <= 0) continue;
      low = Math.min(low, radius);
      high = Math.max(high, radius);
    }
  return [low, high];
}
