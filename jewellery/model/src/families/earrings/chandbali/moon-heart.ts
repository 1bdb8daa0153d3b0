import { smooth } from '../../../geometry/curve.ts';
import { moved } from '../../../geometry/matrix.ts';
import { tube } from '../../../geometry/sweep.ts';
import { weighedMotif } from '../../../motifs/weighed.ts';
import { movedSetting, solids, together, type Setting } from '../../../settings/setting.ts';
import type { Choices } from '../../choices.ts';
import { atLeast, ORNAMENT, WALL } from '../../walls.ts';
import { loop } from '../fittings.ts';
import { hanging, restingOn } from './hangings.ts';

interface HeartOptions {
  readonly radius: number;
  readonly gauge: number;
  readonly heavy: number;
  readonly choices: Choices;
  /** Height it hangs from. */
  readonly at: number;
}

/** What swings inside the crescent. */
export function heart(
  kind: 'drop' | 'motif' | 'fan',
  { radius, gauge, heavy, choices, at }: HeartOptions,
): Setting {
  const wire = Math.max(ORNAMENT, 0.24 * Math.sqrt(gauge));
  const ring = solids([loop(0.8, wire, true)]);
  const from = at - 0.4;
  if (kind === 'motif') {
    const size = Math.max(1.8, Math.min(radius * 0.62, (from + radius) * 0.32));
    const motif = weighedMotif(choices.pick(['floral', 'lotus', 'teardrop', 'sun', 'paisley']), {
      radius: size,
      volume: size * size * 2.2,
      gauge: heavy,
      least: atLeast(WALL, gauge),
      look: choices.whole(0, 1e9),
    });
    return together(
      movedSetting(ring, moved([0, from, 0])),
      movedSetting(motif.setting, moved([0, from - 1 - motif.hang[1], 0])),
    );
  }
  const size = Math.min(2.2, radius * 0.36);
  const one = hanging(kind === 'fan' ? 'leaf' : 'drop', size, gauge);
  const hook = from - 0.8;
  if (kind === 'drop')
    return together(
      movedSetting(ring, moved([0, from, 0])),
      movedSetting(one, moved([0, restingOn(hook, wire, size, gauge), 0])),
    );
  // Three leaves hang from a bow, the bow from the ring.
  const wide = radius * 0.42;
  const bow = tube(
    smooth(
      [
        [-wide, hook - wide * 0.5, 0],
        [-wide * 0.55, hook - wide * 0.12, 0],
        [0, hook + wire * 0.4, 0],
        [wide * 0.55, hook - wide * 0.12, 0],
        [wide, hook - wide * 0.5, 0],
      ],
      5,
    ),
    wire * 1.2,
    { sides: 9 },
  );
  return together(
    movedSetting(ring, moved([0, from, 0])),
    solids([bow]),
    ...[-1, 0, 1].map((side) =>
      movedSetting(
        one,
        moved([
          side * wide * 0.92,
          restingOn(side === 0 ? hook + wire * 0.4 : hook - wide * 0.44, wire * 1.2, size, gauge),
          0,
        ]),
      ),
    ),
  );
}
