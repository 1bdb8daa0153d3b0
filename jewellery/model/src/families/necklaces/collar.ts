import { cable, curb, rope } from '../../chains/patterns.ts';
import { moved, multiply, scaled } from '../../geometry/matrix.ts';
import { enclosing, type Circle } from '../../motifs/enclosing.ts';
import type { Motif } from '../../motifs/motif.ts';
import { backed } from '../../motifs/backed.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import { tube } from '../../geometry/sweep.ts';
import { between } from '../../chains/track.ts';
import { movedSetting, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { fittingSeats, stonesOn } from '../pendants/seated.ts';
import type { Vector } from '../../model.ts';
import { choicesFrom, type Choices } from '../choices.ts';
import type { Family, Workshop } from '../family.ts';
import { heft } from '../heft.ts';
import { SHEET } from '../walls.ts';
import { collet, CUP_WALL } from './collet.ts';
import { nearest } from './nearest.ts';
import { beadDrop } from './drops.ts';
import {
  chainAround,
  laid,
  layoutOf,
  placeAt,
  slenderOf,
  type Layout,
  type Around,
  type Lay,
} from './layout.ts';

/** How it lies in its pictures. */
const AROUND: Around = { turns: 2, over: 2.6, spread: 0.24 };
const USUAL = 867;

/** A row of motifs that grows towards the front, hung on a wire; stones in a row above them and on them. */
export const collar: Family = (workshop) => {
  const length = workshop.piece.size_mm || 457;
  const thick = heft(USUAL, workshop.gauge, (thick) => necklace(workshop, 457, thick));
  return laid((lay) => necklace(workshop, length, thick, lay), AROUND, workshop.piece.look);
};

function necklace({ piece, accents }: Workshop, length: number, thick: number, lay: Lay = 'open'): Setting {
  const choices = choicesFrom(piece.look);
  const indian = piece.style === 'traditional' || piece.style === 'temple';
  const layout = layoutOf(
    {
      length,
      slender: slenderOf(piece.width_tenth_mm, piece.height_tenth_mm),
      nape: choices.within(0.12, 0.26),
      deep: choices.within(0.05, 0.25),
    },
    0.45,
    choices,
    lay,
  );
  const count = choices.pick([7, 9, 11, 13]);
  const largest = choices.within(8, 10.5) * (count > 9 ? 0.85 : 1);
  const seed = choices.whole(0, 1e9);
  const sizes = Array.from(
    { length: count },
    (_, at) => largest * (1 - choices.within(0.42, 0.42) * Math.abs((2 * at) / (count - 1) - 1) ** 1.2),
  );
  // One motif in several sizes.
  const rim = (0.3 + largest * 0.045) * thick;
  const motif = motifOf(piece.motif, {
    radius: largest,
    rim,
    choices: choicesFrom(seed),
  });
  const circle = enclosing(motif.setting);
  const stone = accents && stoneOf(accents);
  const total = accents?.count ?? 0;
  // A third of the stones sit on the motifs, the same number on each but the middle one; the rest make the row.
  const each = stone ? Math.max(1, Math.min(3, Math.floor(total / count / 2.5))) : 0;
  const gap = choices.within(0.5, 1.4);
  const width = sizes.reduce((sum, size) => sum + 2 * size * 0.9 + gap, 0);
  let distance = layout.track.length / 2 - width / 2;
  let placed = 0;
  const fringe = indian ? choices.chance(0.75) : choices.chance(0.2);
  const motifs = sizes.map((size, at): Setting => {
    distance += size * 0.9 + gap / 2;
    // Struck from sheet: what is small is no thinner.
    const strong = backed(motif.setting, (SHEET * circle.radius) / size - rim);
    const one = hangingMotif(
      { ...motif, setting: strong },
      circle,
      size,
      thick,
      stone,
      at === (count - 1) / 2 ? each + ((total - each * count) % 2) : each,
      fringe,
    );
    placed += one.stones;
    const place = movedSetting(one.setting, placeAt(layout.track, distance));
    distance += size * 0.9 + gap / 2;
    return place;
  });
  const span = [layout.track.length / 2 - width / 2, layout.track.length / 2 + width / 2] as const;
  const chainWidth = 1.4 + 0.9 * thick;
  const chain = choices.pick([
    () => rope({ width: chainWidth, length: length * 1.6 }),
    () => curb({ width: chainWidth, length: length * 1.6, wire: 0.28 }),
    () => cable({ width: chainWidth, length: length * 1.6, wire: 0.28, long: 1.2 }),
  ] as const)();
  const row = stone
    ? stoneRow(layout, span, stone, total - placed, thick)
    : plainRow(layout, span, thick, choices);
  return together(
    ...motifs,
    row.setting,
    chainAround(layout, chain, [
      [Math.max(layout.gap, row.from), Math.min(layout.track.length - layout.gap, row.to)],
    ]),
    layout.clasp,
  );
}

/** Radii of the wires a collar is built on, millimetres: thinner ones are hairlines at card size and bend in wear. */
const [STEM, RAIL, TWIST] = [0.5, 0.82, 0.76] as const;

interface Hung {
  readonly setting: Setting;
  readonly stones: number;
}

/** A motif whose top lies on the track, a bead below it if wished. */
function hangingMotif(
  motif: Motif,
  circle: Circle,
  size: number,
  thick: number,
  stone: SizedStone | undefined,
  asked: number,
  fringe: boolean,
): Hung {
  const grow = size / circle.radius;
  // Stones keep their size, so seats move with the motif and only then take them.
  const place = multiply(
    moved([0, -size - 0.3, 0]),
    multiply(scaled(grow), moved([-circle.x, -circle.y, 0])),
  );
  const seats = stone
    ? fittingSeats(
        motif.seats.map((seat) => ({
          ...seat,
          at: [
            (seat.at[0] - circle.x) * grow,
            (seat.at[1] - circle.y) * grow - size - 0.3,
            seat.at[2] * grow,
          ] as const,
          radius: seat.radius * grow,
        })),
        stone,
        asked,
      )
    : [];
  const on = ([x, y, z]: Vector): Vector => [
    (x - circle.x) * grow,
    (y - circle.y) * grow - size - 0.3,
    z * grow,
  ];
  const [hang, foot] = [on(nearest(motif.setting, motif.hang)), on(nearest(motif.setting, motif.foot))];
  // Not every motif reaches its circle above: what it hangs by is soldered to it and to the rail.
  const stem = tube(
    [
      [0, 0.1, 0],
      [hang[0] / 2, hang[1] / 2, hang[2] / 2],
      [hang[0], hang[1] - 0.3, hang[2]],
    ],
    STEM,
    { sides: 8 },
  );
  const drop = fringe
    ? movedSetting(beadDrop(0.9 + size * 0.07, thick), moved([foot[0], foot[1] + 0.35, foot[2]]))
    : together();
  return {
    setting: together(
      movedSetting(motif.setting, place),
      ...(stone ? [stonesOn(seats, stone, thick)] : []),
      solids([stem]),
      drop,
    ),
    stones: seats.length,
  };
}

interface Row {
  readonly setting: Setting;
  readonly from: number;
  readonly to: number;
}

/** Exactly so many collets side by side on a rail, over the motifs and on beyond them. */
function stoneRow(
  { track, gap }: Layout,
  [from, to]: readonly [number, number],
  stone: SizedStone,
  count: number,
  thick: number,
): Row {
  const wall = Math.max(CUP_WALL, 0.2 + 0.1 * thick);
  const middle = track.length / 2;
  const span = Math.min(
    track.length - 2 * gap - 4,
    Math.max(to - from, count * (stone.width + 2 * wall + 0.1)),
  );
  const step = span / Math.max(1, count);
  const distances = Array.from({ length: count }, (_, at) => middle - span / 2 + step * (at + 0.5));
  const [first, last] = [middle - span / 2, middle + span / 2];
  return {
    setting: together(
      settingsAt(
        movedSetting(collet(stone, wall), moved([0, 0, stone.kind === 'pearl' ? 0.6 : stone.pavilion * 0.4])),
        distances.map((distance) => placeAt(track, distance)),
      ),
      rail(track, first, last, thick),
    ),
    from: first,
    to: last,
  };
}

/** Two wires, one twisted: a collar without stones. */
function plainRow(
  { track }: Layout,
  [from, to]: readonly [number, number],
  thick: number,
  choices: Choices,
): Row {
  const twisted = choices.chance(0.6);
  const path = between(track, from, to, 220);
  const wires = twisted
    ? [0, Math.PI].map((phase) =>
        tube(
          path.map(
            ([x, y, z], at) =>
              [
                x + 0.7 * Math.cos(at * 0.9 + phase) * 0.4,
                y + 0.7 * Math.cos(at * 0.9 + phase),
                z + 0.7 * Math.sin(at * 0.9 + phase),
              ] as const,
          ),
          Math.max(TWIST, 0.42 * thick),
          { sides: 7 },
        ),
      )
    : [];
  return {
    setting: together(solids(wires), twisted ? together() : rail(track, from, to, thick * 1.5)),
    from,
    to,
  };
}

const rail = (track: Layout['track'], from: number, to: number, thick: number): Setting =>
  solids([tube(between(track, from, to, 140), Math.max(RAIL, 0.55 * Math.sqrt(thick)), { sides: 8 })]);
