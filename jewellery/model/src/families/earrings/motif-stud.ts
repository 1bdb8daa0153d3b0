import { chainOf } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { cradle } from '../../motifs/cradle.ts';
import { seated } from '../../motifs/seated.ts';
import { weighedMotif } from '../../motifs/weighed.ts';
import { solids, together } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import type { Family } from '../family.ts';
import { atLeast, WALL } from '../walls.ts';
import { backOf, behind, postAndBack } from './fittings.ts';
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
    least: atLeast(WALL, gauge),
    look: choices.whole(0, 1e9),
  });
  const stone = accents && stoneOf(accents);
  const each = accents ? Math.floor(accents.count / 2) : 0;
  const set = stone ? seated(motif, stone, each, 0.24 * gauge) : { setting: solids([]), left: 0 };
  const back = chainOf(behind(motif, 0));
  const more = stone ? cradle(motif, stone, set.left, radius, gauge) : solids([]);
  const one = together(
    motif.setting,
    set.setting,
    more,
    solids([placed(postAndBack(gauge, backOf(piece.look)), back)]),
  );
  const { low } = boxOf(together(motif.setting, more));
  return standingStuds(one, { radius, lowest: -low[1], look: piece.look });
};
