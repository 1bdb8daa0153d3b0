import { cable, box, rope } from '../../chains/patterns.ts';
import { chainAlong } from '../../chains/chain.ts';
import { facingRing } from '../../chains/bail.ts';
import { moved } from '../../geometry/matrix.ts';
import { sphere } from '../../geometry/revolve.ts';
import { copies, movedSetting, together, type Setting } from '../../settings/setting.ts';
import { choicesFrom } from '../choices.ts';
import type { Family, Workshop } from '../family.ts';
import { heft } from '../heft.ts';
import { haloBody } from '../pendants/halo.ts';
import { chainAround, laid, layoutOf, slenderOf, type Around, type Lay } from './layout.ts';

/** How it lies in its pictures. */
const AROUND: Around = { turns: 3, over: 1.6, slender: 0.78, spread: 0.26, aslant: 0.42 };
const USUAL = 302;
/** Share of its usual thickness at which a halo is a wall of 0.8 mm. */
export const HALO = 0.78;

/** A chain that meets in front and hangs down to a stone. */
export const lariat: Family = (workshop) => {
  const length = workshop.piece.size_mm || 457;
  const thick = heft(USUAL, workshop.gauge, (thick) => necklace(workshop, 457, thick));
  return laid((lay) => necklace(workshop, length, thick, lay), AROUND, workshop.piece.look);
};

function necklace(workshop: Workshop, length: number, thick: number, lay: Lay = 'open'): Setting {
  const { piece } = workshop;
  const choices = choicesFrom(piece.look);
  const fall = choices.within(16, 34);
  const layout = layoutOf(
    {
      length: length - fall,
      slender: slenderOf(piece.width_tenth_mm, piece.height_tenth_mm),
      nape: 0.15,
      deep: choices.within(0.25, 0.42),
    },
    0.35 + 0.1 * thick,
    choices,
    lay,
  );
  const width = 1 + 0.55 * thick;
  const size = { width, length: length * 1.3 };
  const chain = choices.pick([
    () => cable(size),
    () => cable({ ...size, wire: 0.27, long: 1.25 }),
    () => box({ ...size, width: width * 0.85 }),
    () => rope({ ...size, width: width * 0.9 }),
  ] as const)();
  const [x, y] = layout.front;
  const body = haloBody(workshop, Math.max(HALO, Math.min(1.6, thick)));
  const ring = choices.within(2.2, 3.6);
  const join = facingRing([x, y - ring + 0.2, 0], ring, 0.35 + 0.2 * thick);
  const top = y - 2 * ring;
  const beads = choices.chance(0.45)
    ? copies(
        sphere(width * 0.8, 12),
        [0.3, 0.5, 0.7].map((share) => moved([x, top - fall * share, 0])),
      )
    : together();
  const pendant = movedSetting(
    body.setting,
    moved([x - body.hang[0], top - fall - body.hang[1] - 1, -body.hang[2]]),
  );
  return together(
    chainAround(layout, chain, [[layout.track.length / 2 - 0.4, layout.track.length / 2 + 0.4]]),
    layout.clasp,
    join,
    chainAlong(
      [
        [x, top + 0.5, 0],
        [x, top - fall * 0.5, 0],
        [x, top - fall, 0],
      ],
      chain,
    ),
    beads,
    facingRing([x, top - fall - 0.6, 0], 0.9, 0.28),
    pendant,
  );
}
