import { cable, rope } from '../../chains/patterns.ts';
import { facingRing } from '../../chains/bail.ts';
import { applied, moved, scaled } from '../../geometry/matrix.ts';
import { tube } from '../../geometry/sweep.ts';
import { movedSetting, solids, together, type Setting } from '../../settings/setting.ts';
import { choicesFrom } from '../choices.ts';
import type { Family, Workshop } from '../family.ts';
import { heft } from '../heft.ts';
import { HALO } from '../necklaces/lariat.ts';
import { chainAround, laid, layoutOf, slenderOf, type Around, type Lay } from '../necklaces/layout.ts';
import { haloBody } from '../pendants/halo.ts';
import { motifPendant } from './pendant.ts';
import { vatis } from './vatis.ts';
import { strand } from './strand.ts';

/** Cubic millimetres of metal of the middle piece of each form. */
const USUAL: Readonly<Record<string, number>> = { classic: 300, tanmaniya: 190, vati: 507 };

/** How each form lies in its pictures. */
const AROUND: Readonly<Record<string, Around>> = {
  classic: { turns: 2, over: 2.6 },
  tanmaniya: { turns: 3, over: 2.2 },
  vati: { turns: 2, over: 2.6 },
};

/** Black beads on gold wire with a pendant or two cups: what a married woman wears. */
export const mangalsutra: Family = (workshop) => {
  const length = workshop.piece.size_mm || 457;
  const thick = heft(USUAL[workshop.piece.form] ?? 300, workshop.gauge, (trial) =>
    necklace(workshop, 457, trial),
  );
  return laid(
    (lay) => necklace(workshop, length, thick, lay),
    AROUND[workshop.piece.form] ?? { turns: 2, over: 2.6 },
    workshop.piece.look,
  );
};

function necklace(workshop: Workshop, length: number, thick: number, lay: Lay = 'open'): Setting {
  const { piece } = workshop;
  const choices = choicesFrom(piece.look);
  const fine = piece.form === 'tanmaniya';
  const layout = layoutOf(
    {
      length,
      slender: slenderOf(piece.width_tenth_mm, piece.height_tenth_mm) + 0.28,
      nape: 0.12,
      deep: choices.within(0.22, 0.42),
    },
    0.4,
    choices,
    lay,
  );
  const strands = piece.form === 'vati' ? 2 : fine ? choices.pick([1, 1, 2]) : choices.pick([1, 2, 2]);
  const bead = fine ? choices.within(0.85, 1.1) : choices.within(1.05, 1.35);
  const every = choices.pick(fine ? ([3, 5, 9] as const) : ([2, 4, 6, 9] as const));
  const middle = layout.track.length / 2;
  // The beads begin beyond a piece of chain at the clasp, or run all the way.
  const part = fine ? choices.within(0.3, 0.55) : choices.pick([0.62, 0.8, 0.93]);
  const [from, to] = [middle - (layout.track.length * part) / 2, middle + (layout.track.length * part) / 2];
  const width = 1 + 0.5 * thick;
  const chain = choices.chance(0.6)
    ? cable({ width, length: length * 1.4 })
    : rope({ width, length: length * 1.4 });
  const rows = Array.from({ length: strands }, (_, at): Setting => {
    const one = strand(layout.track, {
      from: Math.max(layout.gap + 1, from),
      to: Math.min(layout.track.length - layout.gap - 1, to),
      bead,
      every,
      thick,
    });
    return at === 0 ? one : movedSetting(one, innerRow(layout.track.length, bead));
  });
  // Two strands end in a bar, from which the chain goes on.
  const inner = innerRow(layout.track.length, bead);
  const bars =
    strands === 2
      ? [Math.max(layout.gap + 1, from), Math.min(layout.track.length - layout.gap - 1, to)].map((end) =>
          tube([layout.track.at(end).at, applied(inner, layout.track.at(end).at)], 0.55 + 0.2 * thick, {
            sides: 10,
          }),
        )
      : [];
  const [x, y] = layout.front;
  const hung =
    piece.form === 'vati'
      ? vatis(thick, piece.motif, choices, piece.look, (aside) => layout.track.at(middle - aside).at[1] - y)
      : fine
        ? tanmaniya(workshop, thick)
        : motifPendant(workshop, thick, choices);
  return together(
    ...rows,
    solids(bars),
    chainAround(layout, chain, [
      [Math.max(layout.gap, from), Math.min(layout.track.length - layout.gap, to)],
    ]),
    layout.clasp,
    movedSetting(hung, moved([x, y - bead * 0.6, 0])),
  );
}

/** A second strand lies inside the first, all around one bead away. */
const innerRow = (length: number, bead: number): ReturnType<typeof scaled> =>
  scaled(1 - (bead * 2.5 * 2 * Math.PI) / length);

function tanmaniya(workshop: Workshop, thick: number): Setting {
  const body = haloBody(workshop, Math.max(HALO, Math.min(1.5, thick)));
  return together(
    facingRing([0, -0.7, 0], 1, 0.28),
    movedSetting(body.setting, moved([-body.hang[0], -1.4 - body.hang[1], -body.hang[2]])),
  );
}
