import { chainOf, moved } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { cradle } from '../../motifs/cradle.ts';
import { seated } from '../../motifs/seated.ts';
import type { Motif } from '../../motifs/motif.ts';
import { weighedMotif } from '../../motifs/weighed.ts';
import { tube } from '../../geometry/sweep.ts';
import { settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import type { Choices } from '../choices.ts';
import type { Family } from '../family.ts';
import { behind, postAndBack } from './fittings.ts';
import { hanging } from './chandbali/hangings.ts';
import { boxOf, standingStuds } from './pair.ts';

/** Metal of one motif at the usual gauge, cubic millimetres. */
const METAL = 33;

/** A flower, a bow, a butterfly on the ear. */
export const motifStud: Family = ({ piece, choices, gauge, accents }) => {
  const radius = (piece.width_tenth_mm + piece.height_tenth_mm) / 40;
  const motif = weighedMotif(piece.motif, {
    radius,
    volume: METAL,
    gauge: gauge ** 1.8,
    look: choices.whole(0, 1e9),
  });
  const stone = accents && stoneOf(accents);
  const each = accents ? Math.floor(accents.count / 2) : 0;
  const set = stone ? seated(motif, stone, each, 0.24 * gauge) : { setting: solids([]), left: 0 };
  const back = chainOf(behind(motif, 0));
  const traditional = piece.style === 'traditional' || piece.style === 'temple';
  const fringe = traditional && choices.chance(0.6) ? trio(motif, gauge, choices) : solids([]);
  const more = stone ? cradle(motif, stone, set.left, radius, gauge) : solids([]);
  const one = together(
    motif.setting,
    set.setting,
    more,
    set.left > 0 ? solids([]) : fringe,
    solids([placed(postAndBack(gauge, choices.pick(['screw', 'screw', 'scroll'])), back)]),
  );
  const { low } = boxOf(together(motif.setting, more));
  return standingStuds(one, radius, -low[1]);
};

/** Three small hangings on a bar at the foot: one alone looks like a bell that was forgotten there. */
function trio({ foot: [x, y, z] }: Motif, gauge: number, choices: Choices): Setting {
  const apart = 1.25;
  const bar = tube(
    [
      [x - apart * 1.25, y + 0.15, z],
      [x, y + 0.05, z],
      [x + apart * 1.25, y + 0.15, z],
    ],
    0.3 * Math.sqrt(gauge),
    { sides: 8 },
  );
  return together(
    solids([bar]),
    settingsAt(
      hanging(choices.pick(['ball', 'drop', 'leaf', 'two-balls']), 0.85, gauge),
      [-1, 0, 1].map((way) => moved([x + way * apart, y + 0.05 - (way === 0 ? 0.1 : 0), z])),
    ),
  );
}
