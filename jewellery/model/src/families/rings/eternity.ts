import type { Model } from '../../model.ts';
import type { PieceStones } from '../../piece.ts';
import { standing } from '../../geometry/matrix.ts';
import { bezel, smallWall } from '../../settings/bezel.ts';
import { pave } from '../../settings/pave.ts';
import { pearlCup } from '../../settings/pearl-cup.ts';
import { settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import type { Workshop } from '../family.ts';
import { barOf, fingerRadius, leastBar, type Bar } from './finger.ts';
import { mannerChoices, type Manner } from './manner.ts';
import {
  barsBetween,
  grainEdges,
  LARGE,
  LEAST_RAIL,
  leavesBetween,
  rails,
  sharedProngs,
} from './eternity-metal.ts';
import { strand, type Around } from './shank/strand.ts';
import { away } from './shank/styles.ts';
import { posedRing } from './posed-ring.ts';

const STYLES = ['prong', 'channel', 'pave', 'bezel', 'bar', 'wave', 'vintage', 'leaf'] as const;

/** A band of stones has no head, and is its own shank. */
export function eternityManner({
  piece,
  accents,
}: Pick<Workshop, 'piece'> & { readonly accents: PieceStones }): Pick<
  Manner<string, string, (typeof STYLES)[number]>,
  'setting'
> {
  const wished = mannerChoices(piece.look).pick(STYLES);
  return { setting: accents.type === 'pearl' ? 'prong' : wished };
}

/** A band of equal stones, as far around the finger as they reach. */
export function eternityBand(
  { piece, choices, gauge, accents }: Workshop & { readonly accents: PieceStones },
  metal: number,
): Model {
  const stone = stoneOf(accents);
  const inner = fingerRadius({ piece });
  const pearls = stone.kind === 'pearl';
  const { setting: style } = eternityManner({ piece, accents });
  const loose = {
    prong: 1.06,
    channel: 1.02,
    pave: 1.04,
    bezel: 1.34,
    // Bars between large stones reach over their edges.
    bar: stone.length > LARGE ? 1.16 : 1.24,
    wave: 1.03,
    vintage: 1.5,
    leaf: 1.75,
  }[style];
  const bar = bandFor(style, barOf(metal * 0.8, choices.within(1.5, 2.2), gauge), stone, gauge);
  const surface = inner + bar.thickness;
  const radius = pearls ? surface + stone.crown * 0.75 : surface;
  const full = (2 * Math.PI * radius) / stone.length;
  // Loose styles close up before a stone is left out.
  const pitch = Math.min(loose, Math.max(1.01, full / accents.count));
  const count = Math.min(accents.count, Math.floor(full / 1.01));
  const step = (2 * Math.PI) / Math.max(full / pitch, count);
  const swing = style === 'wave' ? stone.width * choices.within(0.22, 0.4) : 0;
  const waves = choices.pick([4, 5]);
  const shift: Around = (angle) =>
    swing * Math.cos(waves * angle) * (1 - away(Math.max(0, Math.abs(angle) - 1.2), 1));
  const angles = Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * step);
  const seats = angles.map((angle) => seatAt(radius, angle, shift));
  const spread = count * step;
  const thin: Around = (angle) =>
    Math.abs(angle) < spread / 2 ? bar.thickness : Math.max(leastBar(gauge).thickness, bar.thickness * 0.94);
  const narrow = choices.within(0.72, 1);
  const wide: Around = (angle) =>
    bar.width *
    (Math.abs(angle) < spread / 2 + 0.12
      ? 1
      : narrow + (1 - narrow) * Math.exp(-5 * (Math.abs(angle) - spread / 2 - 0.12)));
  const power = style === 'pave' || style === 'leaf' ? 2.6 : 5;
  const metalwork = together(
    solids([strand({ inner, width: wide, thickness: thin, shift, power, segments: 150, sides: 18 })]),
    style === 'channel' ? rails(inner, bar, stone, spread, gauge) : together(),
    style === 'bar' ? barsBetween(radius, angles, step, stone, gauge) : together(),
    style === 'leaf' ? leavesBetween(radius, angles, step, stone, gauge) : together(),
    style === 'vintage' || (style === 'bezel' && piece.style === 'vintage')
      ? grainEdges(surface, bar.width, gauge)
      : together(),
  );
  const stones: Setting = pearls
    ? settingsAt(
        pearlCup(stone, { wall: 0.22 * gauge, drop: stone.crown * 0.8 }),
        seats.map(({ at, up, along }) => standing(at, up, along)),
      )
    : style === 'prong' || style === 'wave'
      ? sharedProngs(stone, seats)
      : style === 'pave' || style === 'leaf'
        ? pave(stone, seats)
        : style === 'bezel' || style === 'vintage'
          ? settingsAt(
              bezel(stone, {
                wall: smallWall(stone.length * 0.1),
                drop: stone.pavilion * 0.7,
                taper: 0.9,
                milgrain: style === 'vintage',
              }),
              seats.map(({ at, up, along }) => standing([at[0] * 1.035, at[1] * 1.035, at[2]], up, along)),
            )
          : settingsAt(
              stone.setting,
              seats.map(({ at, up, along }) => standing([at[0] * 1.015, at[1] * 1.015, at[2]], up, along)),
            );
  return posedRing(together(metalwork, stones), {
    look: piece.look,
    turned: 0.64,
    hero: choices.within(0.5, 0.72),
  });
}

function bandFor(style: (typeof STYLES)[number], bar: Bar, stone: SizedStone, gauge: number): Bar {
  const least =
    stone.width *
    { prong: 0.78, channel: 1.5, pave: 1.3, bezel: 1.1, bar: 1.24, wave: 0.85, vintage: 1.75, leaf: 1.2 }[
      style
    ];
  const area = (bar.width * bar.thickness) / gauge / gauge;
  const width =
    (stone.kind === 'pearl' ? bar.width / gauge : Math.max(least, Math.sqrt(area * 0.95))) *
    (0.7 + 0.3 * gauge);
  // As much metal as the plain bar, so that every style weighs about the same.
  const bare = leastBar(gauge);
  return {
    // Walls of a channel are as thick as they have to be beside the stones, not over them.
    width: Math.max(bare.width, width, style === 'channel' ? stone.width * 0.9 + 2 * LEAST_RAIL : 0),
    thickness: Math.max(bare.thickness, ((area * (0.7 + 0.3 * gauge)) / width) * gauge ** 1.3),
  };
}

const seatAt = (radius: number, angle: number, shift: Around) => ({
  at: [radius * Math.sin(angle), radius * Math.cos(angle), shift(angle)] as const,
  up: [Math.sin(angle), Math.cos(angle), 0] as const,
  along: [
    radius * Math.cos(angle),
    -radius * Math.sin(angle),
    (shift(angle + 0.01) - shift(angle - 0.01)) / 0.02,
  ] as const,
});
