import type { Model, Vector } from '../../model.ts';
import { pave } from '../../settings/pave.ts';
import { solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { tube } from '../../geometry/sweep.ts';
import { steps } from '../../geometry/vector.ts';
import { grown, pointAt } from '../../settings/girdle.ts';
import { LEAST_PRONG, prongAngles } from '../../settings/prongs.ts';
import type { PieceStones } from '../../piece.ts';
import type { Workshop } from '../family.ts';
import { barOf, fingerRadius, type Bar } from './finger.ts';
import { bezelWall, headAt, headOf, headStyleFor, RING_HEADS, type HeadStyle } from './head.ts';
import { mannerChoices, type Manner } from './manner.ts';
import { roomyShank } from './roomy-shank.ts';
import { shankStyleFor, type ShankStyle } from './shank/shank-for.ts';
import type { ShankMeasure } from './shank/shank.ts';
import { SHOULDER_SETTINGS, shoulderRoom, shoulderStones, type ShoulderSetting } from './shoulder-stones.ts';
import { posedRing } from './posed-ring.ts';

export interface CentreRing extends Workshop {
  readonly centre: PieceStones;
}

/** How the small stones of a ring with one large one are set; without any, how that is. */
type CentreSetting = ShoulderSetting | 'hidden-halo' | 'claw' | 'bezel' | 'half-bezel';

/** Heads under whose girdle there is room for small stones. */
const FOUR_PRONGS: readonly [HeadStyle, ...HeadStyle[]] = ['basket', 'double', 'trellis'];

export function centreManner({
  piece,
  centre,
  accents,
}: Pick<CentreRing, 'piece' | 'centre' | 'accents'>): Manner<HeadStyle, ShankStyle, CentreSetting> {
  const [stone, small] = [stoneOf(centre), accents && stoneOf(accents)];
  const choices = mannerChoices(piece.look);
  const head = headStyleFor(stone, choices, RING_HEADS);
  if (accents && small && mayHide(stone, small, accents.count) && choices.chance(0.3))
    return {
      head: choices.pick(FOUR_PRONGS),
      shank: shankStyleFor(piece.motif, false, choices),
      setting: 'hidden-halo',
    };
  const shank = shankStyleFor(piece.motif, small !== undefined, choices);
  const shoulders = choices.pick(SHOULDER_SETTINGS);
  return {
    head,
    shank,
    setting: small ? shoulders : head === 'bezel' || head === 'half-bezel' ? head : 'claw',
  };
}

/** One stone on a shank, with or without small stones on the shoulders or under its girdle. */
export function centreRing(ring: CentreRing, metal: number): Model {
  const { piece, choices, gauge, centre, accents } = ring;
  const { head, shank: style, setting } = centreManner(ring);
  const stone = stoneOf(centre);
  const small = accents && stoneOf(accents);
  const count = accents?.count ?? 0;
  const hidden = setting === 'hidden-halo';
  const paved = small !== undefined && !hidden;
  const inner = fingerRadius({ piece });
  const aspect = choices.within(1.05, 1.7);
  const across = choices.chance(0.14) && stone.length > stone.width * 1.2;
  const reach = (across ? stone.length : stone.width) / 2;
  const rim = head === 'bezel' ? bezelWall(stone, gauge) : 0;
  const high = choices.within(0.15, 0.9) + (hidden ? 0.4 : 0);
  const measureOf = (finger: number, bar: Bar): ShankMeasure => {
    const girdle =
      Math.max(finger + 0.35 + stone.pavilion, finger + bar.thickness + stone.pavilion * 0.72) + high * 0.8;
    return {
      inner: finger,
      ...bar,
      girdle,
      reach,
      clear: Math.atan2(reach * 0.94 + rim + (small?.length ?? 0) * 0.62, finger + bar.thickness),
      paved: paved ? small.width * 1.22 : 0,
    };
  };
  const bar = barOf(metal, aspect, gauge);
  const { girdle } = measureOf(inner, bar);
  const shank = roomyShank(
    { style, metal, aspect, gauge, inner, measureOf, stones: paved ? { small, count } : undefined },
    choices,
  );
  const drop = girdle - shank.top + bar.thickness * 0.3;
  const set = headAt(
    together(
      headOf(stone, {
        style: head,
        drop,
        seat: Math.min(shank.seat, 1.6),
        gauge,
        milgrain: piece.style === 'vintage' || piece.style === 'traditional',
      }),
      hidden && small ? hiddenHalo(stone, small, count) : together(),
    ),
    girdle,
    across ? Math.PI / 2 : 0,
  );
  const seated = paved ? Math.min(count, shoulderRoom(shank.rows, small)) : 0;
  return posedRing(
    together(
      shank.setting,
      set,
      paved
        ? shoulderStones(
            shank.rows,
            small,
            seated,
            setting === 'pave' || setting === 'channel' ? setting : 'shared-claws',
          )
        : together(),
    ),
    { look: piece.look, hero: choices.within(0.36, 0.7), above: choices.within(0.46, 0.7) },
  );
}

/** Share of the girdle's size at which small stones look outwards below it. */
const HIDDEN = 0.9;

/** Spaces between the four prongs of a head, as angles around the stone: what would stand under a prong is not seen. */
function spacesOf(stone: SizedStone, small: SizedStone): readonly (readonly [from: number, to: number])[] {
  const angles = prongAngles(stone.cut, 4)
    .map((angle) => (angle + 4 * Math.PI) % (2 * Math.PI))
    .toSorted((a, b) => a - b);
  return angles.map((angle, at) => {
    const next = angles[at + 1] ?? (angles[0] ?? 0) + 2 * Math.PI;
    const clear = (of: number): number =>
      (LEAST_PRONG * 1.1 + small.length * 0.5) / (Math.hypot(...pointAt(stone.girdle, of)) * HIDDEN);
    return [angle + clear(angle), next - clear(next)];
  });
}

/** How many small stones a space takes side by side. */
function roomIn(stone: SizedStone, small: SizedStone, [from, to]: readonly [number, number]): number {
  if (to < from) return 0;
  const [ax, az] = pointAt(stone.girdle, from);
  const [bx, bz] = pointAt(stone.girdle, to);
  return 1 + Math.floor((Math.hypot(bx - ax, bz - az) * HIDDEN) / (small.length * 1.06));
}

function mayHide(stone: SizedStone, small: SizedStone, count: number): boolean {
  const rooms = spacesOf(stone, small).map((space) => roomIn(stone, small, space));
  // As many on each side, or one more.
  return (
    stone.kind === 'gem' &&
    count >= 8 &&
    rooms.length === 4 &&
    Math.min(...rooms) >= Math.ceil(count / rooms.length)
  );
}

/** Small stones around the basket, looking outwards below the girdle: seen from the side only. */
function hiddenHalo(stone: SizedStone, small: SizedStone, count: number): Setting {
  const y = -Math.max(stone.pavilion * 0.28, small.length * 0.62);
  const spaces = spacesOf(stone, small);
  const seats = spaces.flatMap(([from, to], space) => {
    const number = Math.floor(count / spaces.length) + (space < count % spaces.length ? 1 : 0);
    return steps(number).map((share) => {
      const angle = number === 1 ? (from + to) / 2 : from + (to - from) * share;
      const [x, z] = pointAt(stone.girdle, angle);
      const [nx, nz] = pointAt(stone.girdle, angle + 0.05);
      const along = [nx - x, 0, nz - z] as const;
      const out = Math.sign(-along[2] * x + along[0] * z || 1);
      return {
        at: [x * HIDDEN, y, z * HIDDEN] as const,
        up: [-along[2] * out, 0.25 * Math.hypot(along[0], along[2]), along[0] * out] as const,
        along,
      };
    });
  });
  // A wire behind them is what they are set in.
  const rail = tube(
    grown(stone.girdle, -small.pavilion * 0.7).map(([x, z]): Vector => [x * HIDDEN, y, z * HIDDEN]),
    small.length * 0.42,
    { closed: true, sides: 8 },
  );
  return together(solids([rail]), pave(small, seats));
}
