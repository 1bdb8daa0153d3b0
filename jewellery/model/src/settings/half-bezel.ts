import { superellipse, sweep } from '../geometry/sweep.ts';
import { joined } from '../geometry/mesh.ts';
import type { Vector } from '../model.ts';
import { grown, pointAt } from './girdle.ts';
import { solids, together, type Setting } from './setting.ts';
import type { SizedStone } from './sized-stone.ts';

export interface HalfBezelOptions {
  readonly wall: number;
  readonly drop: number;
  /** Half the angle each of the two walls spans, radians. */
  readonly span: number;
}

/** A stone between two curved walls on its left and right, open in front and behind; girdle at y = 0. */
export function halfBezel(stone: SizedStone, { wall, drop, span }: HalfBezelOptions): Setting {
  const outline = grown(stone.girdle, wall * 0.42);
  const lip = Math.min(stone.crown * 0.42, wall * 1.2);
  const walls = [0, Math.PI].map((side) => {
    const pieces = 18;
    const height = (along: number): number => (lip + drop) * (0.66 + 0.34 * Math.sin(Math.PI * along) ** 0.6);
    const path = Array.from({ length: pieces + 1 }, (_, at): Vector => {
      const share = at / pieces;
      const [x, z] = pointAt(outline, side - span + 2 * span * share);
      return [x, lip - height(share) / 2, z];
    });
    return sweep(path, (along) => superellipse(height(along), wall * 1.15, 5, 16), {
      towards: () => [0, 1, 0],
    });
  });
  return together(solids([joined(walls)]), stone.setting);
}
