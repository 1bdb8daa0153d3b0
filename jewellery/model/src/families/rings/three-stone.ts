import { chainOf, moved, turnedZ } from '../../geometry/matrix.ts';
import type { Model } from '../../model.ts';
import type { PieceStones } from '../../piece.ts';
import { movedSetting, together, type Setting } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import type { Workshop } from '../family.ts';
import { barOf, fingerRadius } from './finger.ts';
import { bezelWall, headAt, headOf, type HeadStyle } from './head.ts';
import { shankOf, type ShankStyle } from './shank/shank-for.ts';
import { standingRing } from './standing-ring.ts';

/** Three heads share the metal that others give one. */
const LIGHTER = 0.92;

/** Three equal stones in a row over the finger, the middle one highest. */
export function threeStoneRing(
  { piece, choices, gauge, centre }: Workshop & { readonly centre: PieceStones },
  metal: number,
): Model {
  const stone = stoneOf(centre);
  const inner = fingerRadius({ piece });
  const bar = barOf(metal, choices.within(1.1, 1.8), gauge);
  const vintage = piece.style === 'vintage' || piece.style === 'traditional';
  // Walls at both sides of a pointed stone leave its points to hooks as thick as they are.
  const pointed = stone.cut === 'pear' || stone.cut === 'marquise' || stone.cut === 'heart';
  const style: HeadStyle =
    stone.cut === 'round' || stone.cut === 'oval'
      ? choices.pick(['basket', 'tulip', 'claw', 'bezel', 'compass', 'double'])
      : choices.pick(
          pointed ? ['basket', 'claw', 'bezel', 'claw'] : ['basket', 'claw', 'bezel', 'double', 'half-bezel'],
        );
  const across = choices.chance(0.2) && stone.length > stone.width * 1.2;
  const broad = across ? stone.length : stone.width;
  // Two rims side by side, and a line of shadow between them.
  const wall = style === 'bezel' ? 2 * bezelWall(stone, gauge * LIGHTER) + 0.12 : 0.22;
  const raised = choices.within(0.2, 1);
  const base = Math.max(inner + 0.4 + stone.pavilion, inner + bar.thickness + stone.pavilion * 0.62);
  const shankStyle = choices.pick<ShankStyle>([
    'court',
    'slim',
    'knife',
    'flat',
    'cathedral',
    'twist-fade',
    'broad',
    'double',
    'cathedral-two',
  ]);
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
  return standingRing(
    together(shank.setting, headAt(head(base + raised), base + raised, across ? Math.PI / 2 : 0), ...sides),
    { hero: choices.within(0.3, 0.6), above: choices.within(0.56, 0.78) },
  );
}

/** Pears at the sides point outwards, away from the middle. */
const pointing = (cut: string, side: number): number => (cut === 'pear' ? -side * (Math.PI / 2) : 0);
