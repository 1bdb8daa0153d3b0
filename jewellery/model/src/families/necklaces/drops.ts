import { uprightRing } from '../../chains/bail.ts';
import { moved } from '../../geometry/matrix.ts';
import { revolve } from '../../geometry/revolve.ts';
import { movedSetting, solids, together, type Setting } from '../../settings/setting.ts';

/** A gold bead on a ring, hanging from the origin: fringes of Indian necklaces. */
export function beadDrop(size: number, thick: number): Setting {
  const bead = revolve(
    [
      [0, -1.5],
      [0.2, -1.45],
      [0.3, -1.2],
      [0.66, -0.92],
      [0.74, -0.5],
      [0.5, -0.08],
      [0.2, 0.12],
      [0.16, 0.4],
      [0, 0.42],
    ].map(([r = 0, y = 0]) => [r * size, y * size] as const),
    12,
  );
  return together(
    uprightRing([0, -0.35, 0], 0.5, 0.14 + 0.04 * thick),
    movedSetting(solids([bead]), moved([0, -0.75 - 0.4 * size, 0])),
  );
}
