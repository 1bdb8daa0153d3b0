import { moved } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { revolve } from '../../geometry/revolve.ts';
import { movedSetting, solids, together } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import type { Family } from '../family.ts';
import { headOf, headStyleFor } from '../rings/head.ts';
import { backOf, FACING, postAndBack } from './fittings.ts';
import { standingStuds } from './pair.ts';

/** One diamond for each ear in an open head: nothing but the stone. */
export const solitaireStuds: Family = ({ piece, choices, gauge, centre }) => {
  const stone = stoneOf(
    centre ?? { type: 'diamond', shape: 'round', count: 2, millicarat: 800, role: 'centre' },
  );
  const under = stone.pavilion * choices.within(0.98, 1.15) + 0.5;
  const style = headStyleFor(stone, choices);
  const seat = stone.width * choices.within(0.16, 0.26);
  const head = headOf(stone, {
    style,
    drop: under,
    seat,
    gauge: gauge * 1.35,
    milgrain: piece.style === 'vintage',
  });
  // As wide as the lowest wire of the head, which is soldered to it.
  const base = Math.max(seat + 0.4, Math.max(1.2, stone.width * 0.24) * Math.sqrt(gauge));
  const foot = placed(
    revolve(
      [
        [0, -0.7 * gauge],
        [base * 0.7, -0.7 * gauge],
        [base, -0.35 * gauge],
        [base, 0],
        [base * 0.7, 0.2],
        [0, 0.25],
      ],
      32,
    ),
    moved([0, -under, 0]),
  );
  const back = placed(postAndBack(gauge * 1.3, backOf(piece.look)), moved([0, 0, -under - 0.5]));
  const radius = Math.max(stone.width, stone.length) / 2 + 0.2;
  return standingStuds(together(movedSetting(together(head, solids([foot])), FACING), solids([back])), {
    radius,
    lowest: stone.length / 2,
    look: piece.look,
  });
};
