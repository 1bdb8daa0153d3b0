import { moved } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { cradle } from '../../motifs/cradle.ts';
import { seated } from '../../motifs/seated.ts';
import { weighedMotif } from '../../motifs/weighed.ts';
import { solids, together } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import type { Family } from '../family.ts';
import { atLeast, WALL } from '../walls.ts';
import { restingPin } from './resting.ts';
import { shankKind, shankOf } from './shank.ts';

/** Metal of the motif at the usual gauge, cubic millimetres. */
const METAL = 14;

/** A tiny flower, star or peacock on a wire. */
export const motifPin: Family = ({ piece, choices, gauge, accents }) => {
  const stone = accents && stoneOf(accents);
  const count = accents?.count ?? 0;
  // A motif has to be as large as the stones it carries.
  const radius = Math.max(
    (piece.width_tenth_mm + piece.height_tenth_mm) / 40,
    stone ? stone.width * (count > 1 ? 0.75 + 0.3 * Math.sqrt(count) : 1.2) : 0,
  );
  const motif = weighedMotif(piece.motif, {
    radius,
    volume: METAL,
    gauge: gauge ** 1.5,
    least: atLeast(WALL, gauge),
    look: choices.whole(0, 1e9),
  });
  const set = stone ? seated(motif, stone, count, 0.17 * gauge, 40) : { setting: solids([]), left: 0 };
  const [x, y] = motif.seats[0]?.at ?? [0, 0, 0];
  return restingPin(
    together(
      motif.setting,
      set.setting,
      stone ? cradle(motif, stone, set.left, radius, gauge * 0.7) : solids([]),
      solids([placed(shankOf(shankKind(piece.look)), moved([x, y, 0]))]),
    ),
    0.08,
    piece.look,
  );
};
