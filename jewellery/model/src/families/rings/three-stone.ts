import { chainOf, moved, turnedZ } from '../../geometry/matrix.ts';
import type { Model } from '../../model.ts';
import type { PieceStones } from '../../piece.ts';
import { grown, pointAt } from '../../settings/girdle.ts';
import { besideGirdle, LEAST_PRONG, prongAngles, prongsFor } from '../../settings/prongs.ts';
import { movedSetting, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import type { Workshop } from '../family.ts';
import { barOf, fingerRadius } from './finger.ts';
import { bezelWall, headAt, headOf, type HeadStyle } from './head.ts';
import { mannerChoices, type Manner } from './manner.ts';
import { shankOf, type ShankStyle } from './shank/shank-for.ts';
import { posedRing } from './posed-ring.ts';

export interface ThreeStoneRing extends Workshop {
  readonly centre: PieceStones;
}

/** Three heads share the metal that others give one. */
const LIGHTER = 0.92;

/** Arms that rise to the middle stone would come through those beside it, and between two bars no foot has a place. */
const SHANKS: readonly [ShankStyle, ...ShankStyle[]] = [
  'court',
  'slim',
  'knife',
  'flat',
  'twist-fade',
  'broad',
];
const ROUND_HEADS: readonly [HeadStyle, ...HeadStyle[]] = [
  'basket',
  'tulip',
  'claw',
  'bezel',
  'double',
  'half-bezel',
  'lotus',
  'trellis',
];
/** Walls at both sides of a pointed stone leave its points to hooks as thick as they are. */
const POINTED_HEADS: readonly [HeadStyle, ...HeadStyle[]] = ['basket', 'claw', 'bezel', 'trellis'];
/** Of ovals and of square stones: of six prongs two would stand in the neighbours. */
const BROAD_HEADS: readonly [HeadStyle, ...HeadStyle[]] = [
  'basket',
  'claw',
  'bezel',
  'double',
  'half-bezel',
  'trellis',
  'lotus',
];

export function threeStoneManner({
  piece,
  centre,
}: Pick<ThreeStoneRing, 'piece' | 'centre'>): Manner<HeadStyle, ShankStyle, 'claw' | 'bezel' | 'half-bezel'> {
  const { cut } = stoneOf(centre);
  const choices = mannerChoices(piece.look);
  const head = choices.pick(cut === 'round' ? ROUND_HEADS : isPointed(cut) ? POINTED_HEADS : BROAD_HEADS);
  return {
    head,
    shank: choices.pick(SHANKS),
    setting: head === 'bezel' || head === 'half-bezel' ? head : 'claw',
  };
}

const isPointed = (cut: string): boolean => cut === 'pear' || cut === 'marquise' || cut === 'heart';

/** Three equal stones in a row over the finger, the middle one highest. */
export function threeStoneRing({ piece, choices, gauge, centre }: ThreeStoneRing, metal: number): Model {
  const stone = stoneOf(centre);
  const inner = fingerRadius({ piece });
  const bar = barOf(metal, choices.within(1.1, 1.8), gauge);
  const vintage = piece.style === 'vintage' || piece.style === 'traditional';
  const { head: style, shank: shankStyle } = threeStoneManner({ piece, centre });
  // Points that lie along the finger's round would run into their neighbours.
  const across = !isPointed(stone.cut) && choices.chance(0.2) && stone.length > stone.width * 1.2;
  const broad = across ? stone.length : stone.width;
  const wall = apartIn(stone, style, across, gauge * LIGHTER);
  const raised = choices.within(0.2, 1);
  const base = Math.max(inner + 0.4 + stone.pavilion, inner + bar.thickness + stone.pavilion * 0.62);
  // The outer stones lean away as the finger does, just clear of the middle one.
  const lean = ((broad + wall) / (base + raised * 0.3)) * choices.within(0.98, 1.06);
  const end = lean + Math.atan2(broad * 0.42, base);
  const shank = shankOf(
    shankStyle,
    {
      inner,
      ...bar,
      girdle: base * Math.cos(lean) - 0.1,
      reach: Math.sin(end) * base * 0.92,
      clear: end,
      paved: 0,
    },
    choices,
  );
  const head = (height: number): Setting =>
    headOf(stone, {
      style,
      drop: height - inner - bar.thickness * 0.7,
      seat: Math.min(shank.seat, 1.4),
      gauge: gauge * LIGHTER,
      milgrain: vintage,
    });
  const diagonal = choices.chance(0.16) && !across ? stone.width * 0.3 : 0;
  const sides = [1, -1].map((side) =>
    movedSetting(
      headAt(head(base), 0, across ? Math.PI / 2 : pointing(stone.cut, side)),
      turnedZ(-side * lean),
      chainOf(moved([0, base, side * diagonal])),
    ),
  );
  return posedRing(
    together(shank.setting, headAt(head(base + raised), base + raised, across ? Math.PI / 2 : 0), ...sides),
    { look: piece.look, hero: choices.within(0.3, 0.6), above: choices.within(0.56, 0.78) },
  );
}

/** Millimetres from part to part: a narrower gap closes in the cast. */
const BETWEEN = 0.2;

/** Millimetres from stone to stone, so that two heads side by side do not run into each other. */
function apartIn(stone: SizedStone, style: HeadStyle, across: boolean, gauge: number): number {
  if (style === 'bezel') return 2 * bezelWall(stone, gauge) + BETWEEN;
  if (style === 'half-bezel') return across ? BETWEEN * 2 : 2.1 * bezelWall(stone, gauge) + BETWEEN;
  const axes = grown(stone.girdle, besideGirdle(LEAST_PRONG));
  const pair = style === 'double' ? (2 * LEAST_PRONG) / stone.width + 0.1 : 0;
  const prongs = prongsFor(stone, style === 'claw' || style === 'tulip' ? 6 : 4);
  const reaches = prongAngles(stone.cut, prongs).flatMap((angle) =>
    [angle - pair, angle + pair].map((each) => pointAt(axes, each)[across ? 1 : 0] + LEAST_PRONG),
  );
  return Math.max(BETWEEN, 2 * (Math.max(...reaches) - (across ? stone.length : stone.width) / 2) + BETWEEN);
}

/** Pears at the sides point outwards, away from the middle. */
const pointing = (cut: string, side: number): number => (cut === 'pear' ? -side * (Math.PI / 2) : 0);
