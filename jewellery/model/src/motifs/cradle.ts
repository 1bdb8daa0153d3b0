import { standing } from '../geometry/matrix.ts';
import { tube } from '../geometry/sweep.ts';
import type { Vector } from '../model.ts';
import { collet } from '../settings/collet.ts';
import { settingsAt, solids, together, type Setting } from '../settings/setting.ts';
import type { SizedStone } from '../settings/sized-stone.ts';
import type { Motif } from './motif.ts';

/** Stones for which a motif has no seat lie around it from below, in cups on a wire that starts at its foot. */
export function cradle(
  { foot }: Motif,
  stone: SizedStone,
  count: number,
  radius: number,
  gauge: number,
): Setting {
  if (count < 1) return together();
  const wall = 0.24 * gauge;
  const pitch = stone.width + 2 * wall + 0.15;
  const around = Math.max(
    radius + stone.width * 0.35,
    (count * pitch) / (2 * Math.PI) + 0.1,
    -foot[1] + stone.width * 0.2,
  );
  const step = Math.min((2 * Math.PI) / count, (pitch * 1.08) / around);
  const at = (angle: number, z: number): Vector => [around * Math.sin(angle), -around * Math.cos(angle), z];
  const angles = Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * step);
  const full = count * step > 5.6;
  const span = full ? Math.PI : ((count - 1) / 2) * step;
  const wire = 0.3 * Math.sqrt(gauge);
  const path = Array.from({ length: 61 }, (_, index) => at(-span + (2 * span * index) / 60, 0.2));
  const cup = collet(stone, wall, stone.kind === 'pearl' ? undefined : stone.pavilion * 0.9, 24);
  const lift = stone.kind === 'pearl' ? stone.crown : stone.pavilion * 0.75 + 0.15;
  return together(
    settingsAt(
      cup,
      angles.map((angle) => standing(at(angle, lift), [0, 0, 1])),
    ),
    solids([
      ...(count > 1
        ? [full ? tube(path.slice(0, -1), wire, { closed: true, sides: 8 }) : tube(path, wire, { sides: 8 })]
        : []),
      tube([[foot[0], foot[1] + 0.4, 0.25], at(0, 0.2)], wire * 1.2, { sides: 8 }),
    ]),
  );
}
