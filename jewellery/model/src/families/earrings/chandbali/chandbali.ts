import { pathLength, smooth, stations } from '../../../geometry/curve.ts';
import { moved } from '../../../geometry/matrix.ts';
import { placed, type Mesh } from '../../../geometry/mesh.ts';
import { sphere } from '../../../geometry/revolve.ts';
import { tube } from '../../../geometry/sweep.ts';
import { seated } from '../../../motifs/seated.ts';
import { weighedMotif } from '../../../motifs/weighed.ts';
import { movedSetting, settingsAt, solids, together, type Setting } from '../../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../../settings/sized-stone.ts';
import type { Choices } from '../../choices.ts';
import type { Family } from '../../family.ts';
import { atLeast, WALL } from '../../walls.ts';
import { behind, post } from '../fittings.ts';
import { hanging, HANGINGS, hangingPearl, hangingStone, REACH } from './hangings.ts';
import { edges } from './moon-edges.ts';
import { faceRoom, goldwork, pitchOf, rows } from './moon-face.ts';
import { heart } from './moon-heart.ts';
import { beside, moonOf, moonPlate, type Moon } from './moon.ts';
import { hangingPair, turnOf } from '../pair.ts';

/** Metal of the moon and of each motif at the usual gauge, cubic millimetres. */
const MOON_METAL = 196;
const MOTIF_METAL = 46;
/** How many widths of one are side by side in the picture of two. */
const PAIR = 2.3;
/** Radius of a wire as a share of what fills the picture, from which it is no hairline there. */
const FINEST = 0.0069;

/** A crescent with rows of stones below a motif, pearls or grains around its rim. */
export const chandbali: Family = ({ piece, choices, gauge, accents }) => {
  const [width, height] = [piece.width_tenth_mm / 10, piece.height_tenth_mm / 10];
  const stone = accents && stoneOf(accents);
  const [pearl, gem] = stone?.kind === 'pearl' ? [stone, undefined] : [undefined, stone];
  const each = accents ? Math.floor(accents.count / 2) : 0;
  const heavy = gauge ** 1.5;
  const kind = choices.pick(HANGINGS);
  const size = (0.5 + width * 0.022) * choices.within(0.85, 1.15) * gauge ** 0.4;
  const reach = pearl ? 1.1 + pearl.width : size * REACH[kind];
  const border = 0.75;
  const [least, open] = [choices.within(0.2, 0.27), choices.within(0.42, 0.8)];
  const sized = (share: number): { readonly radius: number; readonly broad: number; readonly moon: Moon } => {
    const broad = Math.min(width * share, (width / 2 - reach * 0.55 - border) * 0.66);
    const radius = width / 2 - reach * 0.55 - border - broad / 2;
    return { radius, broad, moon: moonOf(radius, broad, open, gem ? 0.55 : 0.85) };
  };
  // Many stones ask for a broader crescent.
  const share = gem
    ? ([0, 0.04, 0.08, 0.12, 0.15]
        .map((more) => least + more)
        .find((wide) => faceRoom(sized(wide).moon, pitchOf(gem, 1.2)) >= each) ?? least + 0.15)
    : least;
  const { radius, broad, moon } = sized(share);
  const top = Math.max(width * 0.15, Math.min(width * 0.22, (height - 2 * radius - broad - reach) / 2));
  const motif = weighedMotif(
    piece.motif === 'moon' ? choices.pick(['floral', 'lotus', 'sun', 'star']) : piece.motif,
    {
      radius: top,
      volume: MOTIF_METAL,
      gauge: heavy,
      least: atLeast(WALL, gauge),
      look: choices.whole(0, 1e9),
    },
  );
  const onTop =
    gem && each >= 12 ? seated(motif, gem, onMotif(each, choices), 0.26 * gauge).setting : solids([]);
  const used = onTop.gems.length;
  const lift = top * 0.98 + 1.5;
  const horns = moon.spine[0]?.[1] ?? 0;
  const onFace = gem ? Math.min(each - used, faceRoom(moon, pitchOf(gem, gauge))) : 0;
  const plate = moonPlate(moon, MOON_METAL * heavy, [atLeast(WALL, gauge), 1.4 * gauge]);
  const thick = plate.thick;
  const fine = FINEST * Math.max(height, PAIR * width) * Math.max(1, Math.sqrt(gauge));
  const vine = choices.chance(0.5);
  const inner = choices.pick(['drop', 'motif', 'fan', 'motif'] as const);
  return hangingPair(
    together(
      movedSetting(
        together(motif.setting, onTop, solids([placed(post(true), behind(motif, 0.3))])),
        moved([0, radius + lift - 0.6, 0]),
      ),
      solids([plate.mesh, ...arms(moon, motif.foot[1] + radius + lift - 0.6, horns)]),
      edges(moon, thick, fine, gauge, choices),
      gem ? rows(moon, gem, onFace, thick, gauge) : goldwork(moon, thick, fine, vine),
      fringe(moon, pearl, each, {
        gem,
        number: each - used - onFace,
        gold: () => hanging(kind, size, gauge),
        size,
        gauge,
      }),
      heart(inner, {
        radius: radius - broad / 2,
        gauge,
        heavy,
        choices,
        at: motif.foot[1] + radius + lift - 0.6,
      }),
    ),
    { gap: 0.2, turn: turnOf(piece.look), pin: [0, radius + lift - 0.6, 0] },
  );
};

/** Stones of one piece that go to its motif: one, or a flower of them. */
const onMotif = (each: number, choices: Choices): number =>
  choices.pick([1, 1, 6, 7]) > 1 && each >= 18 ? 6 : 1;

interface FringeOptions {
  readonly gem: SizedStone | undefined;
  /** Stones the face had no room for. */
  readonly number: number;
  readonly gold: () => Setting;
  readonly size: number;
  readonly gauge: number;
}

/** What hangs from the rim: the row's pearls, the stones that are left, or gold. */
function fringe(
  moon: Moon,
  pearl: SizedStone | undefined,
  each: number,
  { gem, number, gold, size, gauge }: FringeOptions,
): Setting {
  const edge = beside({ ...moon, half: (along) => moon.half(along) + 0.9 }, 1, 0);
  // Above its widest place the crescent is in the way of what hangs.
  const from = moon.spine.findIndex(([, y]) => y <= 0);
  const path = edge.slice(from, edge.length - from);
  const count = pearl
    ? each
    : number > 0
      ? number
      : Math.min(27, Math.floor(pathLength(path) / (size * 1.9)));
  const spots = stations(path, count).map(({ at }) => moved([at[0], at[1] + 0.3, 0]));
  if (!pearl) return settingsAt(gem && number > 0 ? hangingStone(gem, gauge) : gold(), spots);
  // Where pearls would touch, every other one hangs a pearl lower.
  const low = pathLength(path) / count < pearl.width * 1.03 ? pearl.width * 0.8 : 0;
  return together(
    settingsAt(
      hangingPearl(pearl, gauge),
      spots.filter((_, index) => index % 2 === 0),
    ),
    settingsAt(
      hangingPearl(pearl, gauge, low),
      spots.filter((_, index) => index % 2 === 1),
    ),
  );
}

/** Rings from the motif's foot to the horns. */
function arms(moon: Moon, foot: number, horns: number): Mesh[] {
  const wire = 0.4;
  return [0, 64].flatMap((end) => {
    const [x] = moon.spine[end] ?? [0, 0, 0];
    const swing = Math.sign(x);
    return [
      tube(
        smooth(
          [
            [0, foot + 0.25, 0.3],
            [x * 0.45, foot - 0.1, 0.35],
            [x * 0.92, (foot + horns) / 2 + 0.2, 0.2],
            [x + swing * 0.1, horns - 0.3, 0],
          ],
          5,
        ),
        wire,
        { sides: 8 },
      ),
      placed(sphere(wire * 2.1, 10), moved([x, horns, 0])),
    ];
  });
}
