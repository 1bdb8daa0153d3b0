import { pathLength } from '../../../geometry/curve.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { superellipse, sweep } from '../../../geometry/sweep.ts';
import type { Vector } from '../../../model.ts';

/** The shape of a crescent. */
export interface Moon {
  /** Middle line from the left horn over the lowest point to the right one. */
  readonly spine: readonly Vector[];
  /** Half the width at a share of it. */
  readonly half: (along: number) => number;
}

/** A line beside the middle line: −1 inner edge, 1 outer edge. */
export function beside({ spine, half }: Moon, side: number, z: number): Vector[] {
  const last = spine.length - 1;
  return spine.map(([x, y], at): Vector => {
    const [a, b] = [spine[Math.max(0, at - 1)] ?? [0, 0, 0], spine[Math.min(last, at + 1)] ?? [0, 0, 0]];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const size = Math.hypot(dx, dy) || 1;
    return [x + (dy / size) * half(at / last) * side, y - (dx / size) * half(at / last) * side, z];
  });
}

/** Open at the top by this angle on either side. */
export function moonOf(radius: number, width: number, open: number, taper = 0.85): Moon {
  const from = Math.PI / 2 + open;
  const spine = Array.from({ length: 65 }, (_, at): Vector => {
    const angle = from + ((2 * Math.PI - 2 * open) * at) / 64;
    return [radius * Math.cos(angle), radius * Math.sin(angle), 0];
  });
  return { spine, half: (along) => (width / 2) * (0.16 + 0.84 * Math.sin(Math.PI * along) ** taper) };
}

/** The crescent itself, slightly domed, as thick as its metal allows. @param thickness at least and at most, millimetres */
export function moonPlate(
  moon: Moon,
  metal: number,
  [least, most]: readonly [number, number],
): { readonly mesh: Mesh; readonly thick: number } {
  const length = pathLength(moon.spine);
  const area = length * moon.half(0.5) * 2 * 0.72;
  const thick = Math.max(least, Math.min(most, metal / area));
  const last = moon.spine.length - 1;
  const mesh = sweep(moon.spine, (_, index) => superellipse(thick, 2 * moon.half(index / last), 3.4, 18), {
    towards: () => [0, 0, 1],
    ends: 'flat',
  });
  return { mesh, thick };
}
