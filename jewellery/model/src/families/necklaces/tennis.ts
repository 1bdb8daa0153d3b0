import { facingRing } from '../../chains/bail.ts';
import { cable, curb } from '../../chains/patterns.ts';
import { settingsAt, together, type Setting } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import { choicesFrom } from '../choices.ts';
import type { Family, Workshop } from '../family.ts';
import { heft } from '../heft.ts';
import { cell, collet } from './collet.ts';
import { chainAround, laid, layoutOf, placeAt, slenderOf, type Around, type Lay } from './layout.ts';

/** How it lies in its pictures. */
const AROUND: Around = { turns: 3, over: 4.4, level: 10 };
const USUAL_PER_MM = 829 / 457;

/** A line of equal stones; where there are too few to go around, a chain closes it behind. */
export const tennis: Family = (workshop) => {
  const length = workshop.piece.size_mm || 457;
  const thick = heft(USUAL_PER_MM * 457, workshop.gauge, (thick) => line(workshop, 457, thick));
  return laid((lay) => line(workshop, length, thick, lay), AROUND, workshop.piece.look);
};

function line({ piece, accents }: Workshop, length: number, thick: number, lay: Lay = 'open'): Setting {
  const choices = choicesFrom(piece.look);
  const stone = stoneOf(
    accents ?? { type: 'diamond', shape: 'round', count: 80, millicarat: 2_400, role: 'accent' },
  );
  const count = accents?.count ?? 80;
  const wall = Math.min(0.7, 0.3 * thick);
  const one = choices.chance(0.7) ? cell(stone, wall) : collet(stone, wall);
  const pitch = stone.width + 2 * wall * 0.6 + choices.within(0.1, 0.9);
  const layout = layoutOf(
    {
      length,
      slender: slenderOf(piece.width_tenth_mm, piece.height_tenth_mm),
      nape: choices.within(0.1, 0.25),
      deep: choices.within(0.1, 0.32),
    },
    0.4 * thick,
    choices,
    lay,
  );
  const room = layout.track.length - 2 * layout.gap - 2;
  const around = count * pitch > room * 0.72;
  const step = around ? room / count : pitch;
  const from = layout.track.length / 2 - (step * (count - 1)) / 2;
  const distances = Array.from({ length: count }, (_, at) => from + step * at);
  const first = (distances[0] ?? 0) - stone.width / 2 - wall;
  const last = (distances.at(-1) ?? 0) + stone.width / 2 + wall;
  const width = 1.1 + 0.75 * thick;
  const chain = choices.chance(0.5)
    ? curb({ width, length, wire: 0.28 })
    : cable({ width, length, wire: 0.28, long: 1.3 });
  const eye = Math.max(0.45, (step - stone.width) * 0.75);
  const joints = distances.slice(1).map((distance) => placeAt(layout.track, distance - step / 2));
  return together(
    settingsAt(
      one,
      distances.map((distance) => placeAt(layout.track, distance)),
    ),
    settingsAt(facingRing([0, 0, -stone.pavilion * 0.5], eye, 0.2 + 0.13 * thick, 0.8), joints),
    chainAround(layout, chain, [
      [Math.max(layout.gap, first), Math.min(layout.track.length - layout.gap, last)],
    ]),
    layout.clasp,
  );
}
