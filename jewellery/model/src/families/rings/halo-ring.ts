import { moved } from '../../geometry/matrix.ts';
import type { Model } from '../../model.ts';
import type { PieceStones } from '../../piece.ts';
import { gallery } from '../../settings/gallery.ts';
import { grown, type GirdlePoint } from '../../settings/girdle.ts';
import { halo } from '../../settings/halo.ts';
import { prongHead } from '../../settings/prong-head.ts';
import { movedSetting, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { bezel } from '../../settings/bezel.ts';
import { pearlCup } from '../../settings/pearl-cup.ts';
import type { Workshop } from '../family.ts';
import { rimAround, rimReach } from './collar-rim.ts';
import { collarsFor, MOAT, ROOM_FOR_PRONGS } from './collars.ts';
import { barOf, fingerRadius, type Bar } from './finger.ts';
import { bezelWall, headAt } from './head.ts';
import { mannerChoices, type Manner } from './manner.ts';
import { roomyShank } from './roomy-shank.ts';
import { shankStyleFor, type ShankStyle } from './shank/shank-for.ts';
import { shoulderRoom, shoulderStones } from './shoulder-stones.ts';
import { posedRing } from './posed-ring.ts';

export interface HaloRing extends Workshop {
  readonly centre: PieceStones;
  readonly accents: PieceStones;
  /** What spreads under the collar from its outline: petals, rays. */
  readonly under?: (outline: readonly GirdlePoint[]) => Setting;
}

/** Millimetres of the plate small stones are set in, and of the wires under it. */
const LEAST_PLATE = 0.8;

const HEADS = ['four', 'six', 'double', 'bezel', 'claw', 'compass', 'points'] as const;
const KINDS = [
  'plain',
  'scalloped',
  'petals',
  'moat',
  'rays',
  'rope',
  'milgrain',
  'plain',
  'leaves',
] as const;
const OLD_KINDS = ['milgrain', 'scalloped', 'rope', 'petals', 'leaves'] as const;
/** Over a spread of petals or rays a collar has none of its own. */
const KINDS_OVER = ['plain', 'scalloped', 'moat', 'rope', 'milgrain'] as const;
type HaloKind = (typeof KINDS)[number] | (typeof OLD_KINDS)[number];

export function haloManner(
  { piece }: Pick<HaloRing, 'piece'>,
  over = false,
): Manner<(typeof HEADS)[number], ShankStyle, HaloKind> {
  const choices = mannerChoices(piece.look);
  return {
    head: choices.pick(HEADS),
    setting: choices.pick<HaloKind>(over ? KINDS_OVER : isOld(piece.style) ? OLD_KINDS : KINDS),
    shank: shankStyleFor(piece.motif, false, choices),
  };
}

const isOld = (style: string): boolean =>
  style === 'vintage' || style === 'traditional' || style === 'temple';

/** A stone in one or two collars of small ones; what the collars do not take runs down the shoulders. */
export function haloRing(ring: HaloRing, metal: number): Model {
  const { piece, choices, gauge, centre, accents, under } = ring;
  const [stone, small] = [stoneOf(centre), stoneOf(accents)];
  const vintage = isOld(piece.style);
  const { head, shank: style, setting: kind } = haloManner(ring, under !== undefined);
  const collars = collarsFor(
    stone,
    small,
    {
      asked: accents.count,
      gap: gapFor(stone, kind, head, gauge),
    },
    choices,
  );
  const seated = collars.reduce((sum, { count }) => sum + count, 0);
  const left = accents.count - seated;
  const edge = collars.at(-1)?.edge ?? stone.girdle;
  const reach = Math.max(...edge.map(([x]) => x));
  const across = choices.chance(0.12) && stone.length > stone.width * 1.2;
  const inner = fingerRadius({ piece });
  const aspect = choices.within(1.1, 1.7);
  const bar = barOf(metal, aspect, gauge);
  const thickness = Math.max(LEAST_PLATE, 0.7 * gauge);
  const raised = choices.within(0.1, 0.7);
  const girdleOn = (finger: number, { thickness: low }: Bar): number =>
    Math.max(finger + 0.35 + stone.pavilion, finger + low + thickness + 0.8) + raised;
  const girdle = girdleOn(inner, bar);
  const wide = across ? stone.length / stone.width : 1;
  const shank = roomyShank(
    {
      style,
      metal,
      aspect,
      gauge,
      inner,
      // What the collars do not take is set in the shank.
      stones: left > 0 ? { small, count: left } : undefined,
      measureOf: (finger, own) => ({
        inner: finger,
        ...own,
        girdle: girdleOn(finger, own) - thickness,
        reach: wide * reach * 0.78,
        clear: Math.asin(
          Math.min(0.94, (wide * reach + rimReach(kind) + small.length * 0.45) / (finger + own.thickness)),
        ),
        paved: left > 0 ? small.width * 1.22 : 0,
      }),
    },
    choices,
  );
  const drop = girdle - shank.top + bar.thickness * 0.35;
  const [step, slope] = [choices.within(0, 0.12), choices.within(0.05, 0.34)];
  let below = stone.kind === 'pearl' ? stone.crown * 0.3 : stone.crown * step;
  const rims = collars.map(({ around: from, gap, count }) => {
    const rim = halo(stone, small, {
      count,
      thickness,
      around: from,
      gap,
      drop: below,
      slope,
      ...(kind === 'scalloped' || kind === 'milgrain' ? { edge: kind } : {}),
    });
    below += Math.tan(slope) * small.width * 1.1;
    return rim;
  });
  const base = gallery(grown(edge, -small.width * 0.35), {
    top: -below - thickness * 0.8,
    bottom: -drop,
    foot: Math.min(0.62, (Math.min(shank.seat, 2) + 0.5) / reach),
    wire: Math.max(LEAST_PLATE / 2, 0.3 * gauge),
    struts: choices.pick([6, 8, 10]),
    pattern: choices.pick(['plain', 'lattice', 'scroll']),
  });
  const set = headAt(
    together(
      heldOpen(stone, head, thickness, gauge, vintage),
      ...rims,
      rimAround(edge, kind, { small, y: -below, thickness }),
      base,
      under ? movedSetting(under(edge), moved([0, -below - thickness * 1.1, 0])) : together(),
    ),
    girdle,
    across ? Math.PI / 2 : 0,
  );
  return posedRing(
    together(
      shank.setting,
      set,
      left > 0
        ? shoulderStones(shank.rows, small, Math.min(left, shoulderRoom(shank.rows, small)))
        : together(),
    ),
    // From higher up: what tells one collar from another lies in its plane.
    under
      ? { look: piece.look, hero: 0.5, above: 0.66 }
      : { look: piece.look, hero: choices.within(0.38, 0.7), above: choices.within(0.68, 0.84) },
  );
}

/** From the stone to its collar: pearls hide it under them. */
function gapFor(stone: SizedStone, kind: HaloKind, head: (typeof HEADS)[number], gauge: number): number {
  if (stone.kind === 'pearl') return 0.14;
  if (head === 'bezel') return bezelWall(stone, gauge) + 0.1;
  return kind === 'moat' ? MOAT : ROOM_FOR_PRONGS;
}

/** The centre stone above its collar: prongs that grow out of the gallery, or a thin rim. */
function heldOpen(
  stone: SizedStone,
  kind: (typeof HEADS)[number],
  thickness: number,
  gauge: number,
  vintage: boolean,
): Setting {
  if (stone.kind === 'pearl')
    return pearlCup(stone, {
      wall: 0.3 * gauge,
      drop: stone.pavilion + 0.6,
      leaves: kind === 'six' || kind === 'bezel' ? 0 : 4,
    });
  if (kind === 'bezel')
    return bezel(stone, {
      wall: bezelWall(stone, gauge),
      drop: thickness * 1.6,
      floor: false,
      taper: 0.9,
      milgrain: vintage,
    });
  const six = kind === 'six' && (stone.cut === 'round' || stone.cut === 'oval');
  return prongHead(stone, {
    drop: thickness * 1.9 + 0.3,
    foot: 0.8,
    belly: 0,
    rails: [1],
    prongs: six ? 6 : 4,
    tip: kind === 'double' ? 'double' : kind === 'claw' || kind === 'points' ? 'claw' : 'round',
    turned: kind === 'compass' || kind === 'points' ? Math.PI / 4 : 0,
  });
}
