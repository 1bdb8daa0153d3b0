import { revolve } from '../geometry/revolve.ts';
import type { Setting } from './setting.ts';
import { solids, together } from './setting.ts';
import type { SizedStone } from './sized-stone.ts';

/**
 * A small round stone in a plain cup, girdle at y = 0: what Indian pieces carry by the dozen, so it
 * takes few triangles; pieces seen from very near want more `segments`. A pearl sits on a flat cup, and its middle is at y = 0.
 */
export function collet(stone: SizedStone, wall: number, drop = stone.pavilion * 0.9, segments = 16): Setting {
  const r = stone.width / 2;
  if (stone.kind === 'pearl') {
    const cup = revolve(
      [
        [0, -r * 1.12],
        [r * 0.62, -r * 1.08],
        [r * 0.86, -r * 0.72],
        [r * 0.8, -r * 0.62],
        [0, -r * 0.66],
      ],
      Math.round(segments * 0.75),
    );
    return together(solids([cup]), stone.setting);
  }
  const lip = stone.crown * 0.34;
  const ring = revolve(
    [
      [r * 0.82, -drop],
      [r + wall, -drop],
      [r + wall, lip * 0.3],
      [r + wall * 0.72, lip * 0.85],
      [r + wall * 0.25, lip],
      [r * 0.93, lip * 0.8],
      [r, 0],
    ],
    segments,
    { closed: true },
  );
  return together(solids([ring]), stone.setting);
}
