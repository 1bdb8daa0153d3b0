import type { Model } from '../../model.ts';
import { pave } from '../../settings/pave.ts';
import { together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { turn } from '../../geometry/vector.ts';
import { pointAt } from '../../settings/girdle.ts';
import type { PieceStones } from '../../piece.ts';
import type { Workshop } from '../family.ts';
import { barOf, fingerRadius, SMALLEST_FINGER, type Bar } from './finger.ts';
import { headAt, headOf, headStyleFor, RING_HEADS, type HeadStyle } from './head.ts';
import { mannerChoices, type Manner } from './manner.ts';
import { shankOf, shankStyleFor, type ShankStyle } from './shank/shank-for.ts';
import type { ShankMeasure } from './shank/shank.ts';
import { SHOULDER_SETTINGS, shoulderRoom, shoulderStones, type ShoulderSetting } from './shoulder-stones.ts';
import { posedRing } from './posed-ring.ts';

export interface CentreRing extends Workshop {
  readonly centre: PieceStones;
}

/** How the small stones of a ring with one large one are set; without any, how that is. */
type CentreSetting = ShoulderSetting | 'hidden-halo' | 'claw' | 'bezel' | 'half-bezel';

export function centreManner({
  piece,
  centre,
  accents,
}: Pick<CentreRing, 'piece' | 'centre' | 'accents'>): Manner<HeadStyle, ShankStyle, CentreSetting> {
  const [stone, small] = [stoneOf(centre), accents && stoneOf(accents)];
  const choices = mannerChoices(piece.look);
  const head = headStyleFor(stone, choices, RING_HEADS);
  if (small && mayHide(stone, small, accents.count) && choices.chance(0.3))
    return {
      head: head === 'bezel' || head === 'lotus' ? 'basket' : head,
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
  const high = choices.within(0.15, 0.9) + (hidden ? 0.4 : 0);
  const measureOf = (finger: number, bar: Bar): ShankMeasure => {
    const girdle =
      Math.max(finger + 0.35 + stone.pavilion, finger + bar.thickness + stone.pavilion * 0.72) + high * 0.8;
    return {
      inner: finger,
      ...bar,
      girdle,
      reach,
      clear: Math.atan2(reach * 0.82 + (small?.length ?? 0) * 0.62, finger + bar.thickness),
      paved: paved ? small.width * 1.22 : 0,
    };
  };
  const bar = barOf(metal, aspect, gauge);
  const measure = measureOf(inner, bar);
  const { girdle } = measure;
  const chosen = shankOf(style, measure, choices);
  // Two rows on each shoulder where one has no room for all, be it on the smallest finger: a design is the same in every size and gauge.
  const crowded =
    paved &&
    shoulderRoom(shankOf(style, measureOf(SMALLEST_FINGER, barOf(metal, aspect, 1)), choices).rows, small) <
      count;
  const shank = crowded ? shankOf('split', measure, choices) : chosen;
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

const around = (stone: SizedStone): number => Math.PI * Math.hypot(stone.width, stone.length) * 0.7071 * 0.88;
const hiddenRoom = (stone: SizedStone, small: SizedStone): number =>
  Math.floor(around(stone) / (small.length * 1.04));

const mayHide = (stone: SizedStone, small: SizedStone, count: number): boolean =>
  stone.kind === 'gem' && count >= 8 && count <= hiddenRoom(stone, small);

/** Small stones around the basket, looking outwards below the girdle: seen from the side only. */
function hiddenHalo(stone: SizedStone, small: SizedStone, count: number): Setting {
  const y = -Math.max(stone.pavilion * 0.28, small.length * 0.62);
  return pave(
    small,
    turn(count, 0.1).map((angle) => {
      const [x, z] = pointAt(stone.girdle, angle);
      const [nx, nz] = pointAt(stone.girdle, angle + 0.05);
      const along = [nx - x, 0, nz - z] as const;
      return {
        at: [x * 0.9, y, z * 0.9],
        up: [
          -along[2] * Math.sign(-along[2] * x + along[0] * z || 1),
          0.25,
          along[0] * Math.sign(-along[2] * x + along[0] * z || 1),
        ],
        along,
      };
    }),
  );
}
