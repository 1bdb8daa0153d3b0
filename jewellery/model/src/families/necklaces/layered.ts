import { ball, cable, curb, rope } from '../../chains/patterns.ts';
import { chainAlong } from '../../chains/chain.ts';
import { between } from '../../chains/track.ts';
import { facingRing } from '../../chains/bail.ts';
import { moved } from '../../geometry/matrix.ts';
import { sphere } from '../../geometry/revolve.ts';
import { backed } from '../../motifs/backed.ts';
import { heldByMetal } from '../../motifs/weighed.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import type { Matrix } from '../../model.ts';
import { copies, movedSetting, settingsAt, together, type Setting } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import { choicesFrom } from '../choices.ts';
import type { Family, Workshop } from '../family.ts';
import { heft } from '../heft.ts';
import { WALL } from '../walls.ts';
import { collet, CUP_WALL } from './collet.ts';
import { laid, layoutOf, placeAt, slenderOf, type Layout, type Around, type Lay } from './layout.ts';

/** How it lies in its pictures. */
const AROUND: Around = { turns: 2, over: 1.8, spread: 0.22 };
const USUAL = 445;

/** Two or three chains of different lengths on one clasp; stones along them, a motif on the longest. */
export const layered: Family = (workshop) => {
  const length = workshop.piece.size_mm || 457;
  const thick = heft(USUAL, workshop.gauge, (thick) => necklace(workshop, 457, thick));
  return laid((lay) => necklace(workshop, length, thick, lay), AROUND, workshop.piece.look);
};

function necklace({ piece, accents }: Workshop, length: number, thick: number, lay: Lay = 'open'): Setting {
  const choices = choicesFrom(piece.look);
  const layers = choices.pick([2, 3, 3]);
  const slender = slenderOf(piece.width_tenth_mm, piece.height_tenth_mm);
  const layouts = Array.from({ length: layers }, (_, at) =>
    layoutOf(
      {
        length: length * (0.9 + 0.1 * at),
        slender: slender * (0.98 + 0.07 * at),
        nape: 0.2 - 0.02 * at,
        deep: 0.16 + 0.09 * at,
      },
      0.4,
      choicesFrom(piece.look),
      lay === 'open' ? lay : { ...lay, spread: spreadFor(1 + 0.11 * at, lay.spread ?? 0.3) },
    ),
  );
  const claspAt = layouts[0]?.track.at(0).at[1] ?? 0;
  const width = 0.85 + 0.5 * thick;
  const all = length * layers * 1.1;
  const patterns = [
    () => cable({ width, length: all }),
    () => curb({ width: width * 1.1, length: all, wire: 0.26 }),
    () => rope({ width: width * 0.95, length: all * 1.2 }),
    () => ball({ width: width * 0.8, length: all, apart: 1.2, segments: 8 }),
    () => cable({ width: width * 1.15, length: all, long: 2.4 }),
  ] as const;
  const first = choices.whole(0, 4);
  const stone = accents && stoneOf(accents);
  const counts = spread(accents?.count ?? choices.pick([0, 6, 9]), layers);
  const element = stone
    ? movedSetting(
        collet(stone, Math.max(CUP_WALL, 0.24 + 0.1 * thick)),
        moved([0, 0, stone.kind === 'pearl' ? 0 : stone.pavilion * 0.4]),
      )
    : copies(sphere(1.1 + 0.4 * thick, 14), [moved([0, 0, 0])]);
  return together(
    ...layouts.map((layout, at) => {
      const shift = moved([0, claspAt - layout.track.at(0).at[1], 0]);
      const pattern = (patterns[(first + at) % patterns.length] ?? patterns[0])();
      const chain = chainAlong(
        between(layout.track, layout.gap, layout.track.length - layout.gap, 300),
        pattern,
      );
      const stones = settingsAt(element, placesOn(layout, counts[at] ?? 0, at === layers - 1));
      const pendant =
        at === layers - 1
          ? hungMotif(layout, piece.motif, thick, choices.within(6, 9), choices.whole(0, 1e9))
          : together();
      return movedSetting(together(chain, stones, pendant, at === 0 ? layout.clasp : together()), shift);
    }),
  );
}

/** How far the outer loop of a longer layer reaches when its inner loop is as large as that of the first: lengths as shares of the first's. */
const spreadFor = (longer: number, first: number): number => 2 - (2 - first) / longer;

/** A count in as many equal parts as there are layers, the longest takes what is over. */
function spread(count: number, layers: number): number[] {
  const each = Math.floor(count / layers);
  return Array.from({ length: layers }, (_, at) => (at === layers - 1 ? count - each * (layers - 1) : each));
}

/** Places along the front; where a motif hangs in the middle, none there. */
function placesOn({ track }: Layout, count: number, motif: boolean): Matrix[] {
  const open = motif ? 12 : 0;
  const span = track.length * 0.62 - open;
  return Array.from({ length: count }, (_, at) => {
    const along = span * ((at + 0.5) / count - 0.5);
    return placeAt(track, track.length / 2 + along + (open / 2) * Math.sign(along));
  });
}

function hungMotif(layout: Layout, name: string, thick: number, size: number, seed: number): Setting {
  const rim = 0.75 * Math.min(1.6, thick);
  const plain = motifOf(name, { radius: size, rim, choices: choicesFrom(seed) });
  const drawn = heldByMetal({ ...plain, setting: backed(plain.setting, WALL - rim) }, size);
  const [fx, fy] = layout.front;
  return together(
    facingRing([fx, fy - 1, 0], 1.3, 0.32),
    movedSetting(drawn.setting, moved([fx - drawn.hang[0], fy - 2.6 - drawn.hang[1], -drawn.hang[2]])),
    facingRing([fx, fy - 2, 0], 0.8, 0.3),
  );
}
