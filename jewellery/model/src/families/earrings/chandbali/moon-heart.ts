import { moved } from '../../../geometry/matrix.ts';
import { weighedMotif } from '../../../motifs/weighed.ts';
import { movedSetting, solids, together, type Setting } from '../../../settings/setting.ts';
import type { Choices } from '../../choices.ts';
import { loop } from '../fittings.ts';
import { hanging } from './hangings.ts';

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
  const ring = solids([loop(0.8, 0.24 * Math.sqrt(gauge), true)]);
  const from = at - 0.4;
  if (kind === 'motif') {
    const size = Math.max(1.8, Math.min(radius * 0.62, (from + radius) * 0.32));
    const motif = weighedMotif(choices.pick(['floral', 'lotus', 'teardrop', 'sun', 'paisley']), {
      radius: size,
      volume: size * size * 2.2,
      gauge: heavy,
      look: choices.whole(0, 1e9),
    });
    return together(
      movedSetting(ring, moved([0, from, 0])),
      movedSetting(motif.setting, moved([0, from - 1 - motif.hang[1], 0])),
    );
  }
  const one = hanging(kind === 'fan' ? 'leaf' : 'drop', Math.min(2.2, radius * 0.36), gauge);
  const spread = kind === 'fan' ? [-0.5, 0, 0.5] : [0];
  return together(
    movedSetting(ring, moved([0, from, 0])),
    ...spread.map((lean) =>
      movedSetting(one, moved([Math.sin(lean) * radius * 0.8, from - 0.6 + Math.abs(lean) * 0.5, 0.1])),
    ),
  );
}
