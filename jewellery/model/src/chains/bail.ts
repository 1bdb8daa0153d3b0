import { sweep, superellipse, tube } from '../geometry/sweep.ts';
import { standing, moved } from '../geometry/matrix.ts';
import { pathLength } from '../geometry/curve.ts';
import { pave } from '../settings/pave.ts';
import { METAL, movedSetting, solids, together, type Setting } from '../settings/setting.ts';
import type { SizedStone } from '../settings/sized-stone.ts';
import type { Vector } from '../model.ts';

/** An upright ring: the chain runs through it along X. `middle` is the middle of its hole. */
export function uprightRing(middle: Vector, radius: number, wire: number): Setting {
  const path = Array.from({ length: 24 }, (_, at): Vector => {
    const angle = (2 * Math.PI * at) / 24;
    return [middle[0], middle[1] + radius * Math.sin(angle), middle[2] + radius * Math.cos(angle)];
  });
  return solids([tube(path, wire, { closed: true, sides: 8, towards: () => [1, 0, 0] })]);
}

/** A ring whose hole looks to the viewer. */
export function facingRing(middle: Vector, radius: number, wire: number, flat = 1): Setting {
  const path = Array.from({ length: 32 }, (_, at): Vector => {
    const angle = (2 * Math.PI * at) / 32;
    return [middle[0] + radius * Math.cos(angle), middle[1] + radius * flat * Math.sin(angle), middle[2]];
  });
  return solids([tube(path, wire, { closed: true, sides: 8, towards: () => [0, 0, 1] })]);
}

export interface BailOptions {
  readonly height: number;
  /** Across at its widest, and at its foot. */
  readonly broad: number;
  readonly foot: number;
  readonly thick: number;
  /** Small stones in a row down its front. */
  readonly stones?: { readonly stone: SizedStone; readonly count: number };
}

const CORNERS = 32;

/** The loop a chain slides through, its lowest inside at the origin, rising along Y, its front towards +Z. */
export function bail({ height, broad, foot, thick, stones }: BailOptions): Setting {
  const deep = Math.max(1.5, height * 0.34);
  /** From the foot up the front, over the top and down the back: a drop, narrow below. */
  const path = Array.from({ length: CORNERS }, (_, at): Vector => {
    const angle = (2 * Math.PI * at) / CORNERS;
    const up = (1 - Math.cos(angle)) / 2;
    return [0, up * height, (deep / 1.5) * Math.sin(angle) * (0.35 + 0.75 * up)];
  });
  const loop = sweep(
    path,
    (along) => superellipse(thick, foot + (broad - foot) * Math.sin(Math.PI * along) ** 1.2, 3.2, 14),
    { closed: true, towards: (at) => [0, at[1] - height * 0.5, at[2]] },
  );
  const metal = solids([loop], METAL);
  if (!stones || stones.count === 0) return metal;
  const front = path.slice(3, 15);
  const length = pathLength(front);
  const { stone, count } = stones;
  const gap = Math.min(stone.length * 1.08, length / count);
  const seats = Array.from({ length: count }, (_, at) => {
    const share =
      Math.max(0, Math.min(0.999, 0.5 + ((at - (count - 1) / 2) * gap) / length)) * (front.length - 1);
    const [a, b] = [front[Math.floor(share)] ?? [0, 0, 0], front[Math.floor(share) + 1] ?? [0, 0, 0]];
    const t = share % 1;
    const along: Vector = [0, b[1] - a[1], b[2] - a[2]];
    const up: Vector = [0, -along[2], along[1]];
    const place: Vector = [0, a[1] + along[1] * t, a[2] + along[2] * t];
    const size = Math.hypot(up[1], up[2]) || 1;
    return {
      at: [0, place[1] + (up[1] / size) * thick * 0.5, place[2] + (up[2] / size) * thick * 0.5] as const,
      up,
      along,
    };
  });
  return together(metal, pave(stone, seats));
}

/** Turned so that a setting made for a finger (table up) faces the viewer. */
export const facing = (setting: Setting, at: Vector = [0, 0, 0]): Setting =>
  movedSetting(setting, moved(at), standing([0, 0, 0], [0, 0, 1], [1, 0, 0]));
