import { chainOf, moved, turnedZ } from '../../geometry/matrix.ts';
import { joined, placed } from '../../geometry/mesh.ts';
import { plate } from '../../geometry/plate.ts';
import { sphere } from '../../geometry/revolve.ts';
import { turn } from '../../geometry/vector.ts';
import type { Matrix } from '../../model.ts';
import { petal } from '../../motifs/outlines.ts';
import { copies, type Setting } from '../../settings/setting.ts';
import type { Choices } from '../choices.ts';
import { faceOn } from './hoop.ts';

interface BetweenOptions {
  readonly angles: readonly number[];
  readonly step: number;
  /** Free length between two settings, millimetres. */
  readonly room: number;
  readonly radius: number;
  readonly height: number;
  readonly gauge: number;
  readonly motif: string;
  readonly indian: boolean;
  readonly choices: Choices;
  readonly closed: boolean;
}

/** Gold between two stones: granules, pairs of leaves, bars. */
export function ornamentsBetween({
  angles,
  step,
  room,
  radius,
  height,
  gauge,
  motif,
  indian,
  choices,
  closed,
}: BetweenOptions): Setting {
  const thin = Math.sqrt(gauge);
  const size = Math.min(room * 0.5, height * 0.42);
  const kind = choices.pick(
    indian
      ? (['granules', 'leaves', 'diamond', 'leaves'] as const)
      : (['nothing', 'leaves', 'bar', 'nothing'] as const),
  );
  if (kind === 'nothing') return { parts: [], gems: [] };
  const places: Matrix[] = (closed ? angles : angles.slice(0, -1)).map((angle) =>
    faceOn(angle + step / 2, radius),
  );
  const rim = 0.3 * thin;
  if (kind === 'granules') {
    const grain = Math.min(0.42, size * 0.36) * thin;
    return copies(
      sphere(grain, 8),
      places.flatMap((place) =>
        turn(4, Math.PI / 2).map((angle) =>
          chainOf(
            place,
            moved([Math.cos(angle) * grain * 1.35, Math.sin(angle) * grain * 1.35, grain * 0.3]),
          ),
        ),
      ),
    );
  }
  const leaf = plate(petal(size, size * (motif === 'star' ? 0.3 : 0.46), { points: 8, tip: 0.95 }), {
    rim,
    dome: rim,
    middle: [0, size * 0.5],
    levels: 3,
  });
  if (kind === 'bar')
    return copies(
      placed(
        plate(petal(height * 0.8, Math.min(room * 0.4, 0.9), { points: 9, belly: 0.5, tip: 0.6 }), {
          rim,
          dome: rim * 0.6,
          middle: [0, height * 0.4],
          levels: 3,
        }),
        moved([0, -height * 0.4, 0]),
      ),
      places,
    );
  const angles4 =
    kind === 'diamond' ? turn(4) : [Math.PI / 4, (3 * Math.PI) / 4, (5 * Math.PI) / 4, (7 * Math.PI) / 4];
  return copies(joined(angles4.map((angle) => placed(leaf, turnedZ(angle)))), places);
}
