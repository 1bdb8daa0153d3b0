import { standing } from '../../geometry/matrix.ts';
import { add, lengthOf, subtract, times } from '../../geometry/vector.ts';
import type { Model } from '../../model.ts';
import type { Motif, MotifSeat } from '../../motifs/motif.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import { bezel, smallWall } from '../../settings/bezel.ts';
import { pearlCup } from '../../settings/pearl-cup.ts';
import { pave, type Seat } from '../../settings/pave.ts';
import { settingsAt, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { metalVolume } from '../../weight.ts';
import { choicesFrom } from '../choices.ts';
import type { Workshop } from '../family.ts';
import { bent } from './bent.ts';
import { grainEdges } from './eternity-metal.ts';
import { barOf, fingerRadius } from './finger.ts';
import { mannerChoices, type Manner } from './manner.ts';
import { seatsOn } from './shank/shank.ts';
import { shankOf, type ShankStyle } from './shank/shank-for.ts';
import { posedRing } from './posed-ring.ts';

const SHANKS: readonly [ShankStyle, ...ShankStyle[]] = [
  'court',
  'slim',
  'split',
  'double',
  'knife',
  'flat',
  'twist-fade',
  'twist',
  'split-three',
  'broad',
];

export function motifManner({
  piece,
}: Pick<Workshop, 'piece'>): Manner<string, ShankStyle, 'bezel' | 'pave'> {
  const choices = mannerChoices(piece.look);
  return { head: piece.motif, shank: choices.pick(SHANKS), setting: choices.pick(['bezel', 'pave']) };
}

/** Millimetres of a motif at its rim, however light the ring. */
const LEAST_PLATE = 0.68;

/** A motif laid over the finger, plain or with a few stones on it. */
export function motifRing({ piece, choices, gauge, accents }: Workshop, metal: number): Model {
  const stone = accents && stoneOf(accents);
  const count = accents?.count ?? 0;
  const { shank: style, setting } = motifManner({ piece });
  const inner = fingerRadius({ piece });
  const wished = Math.min(6.6, Math.max(3.4, piece.width_tenth_mm / 20)) * choices.within(0.92, 1.02);
  const indian = piece.style === 'traditional' || piece.style === 'temple';
  const rim = choices.within(0.62, 0.85);
  const made = (radius: number, thick: number): Motif =>
    motifOf(piece.motif, {
      radius,
      rim: Math.max(LEAST_PLATE, rim * thick),
      choices: choicesFrom(piece.look ^ 0x5bd1e995),
    });
  const plateOf = (radius: number): Plate => {
    // Built once at the usual gauge: the shank gets what the motif leaves of the form's metal.
    const usual = metalVolume(made(radius, 1).setting);
    // A large full motif is beaten thinner.
    const heavy = Math.min(1, (metal * 0.56) / usual);
    const motif = made(radius, gauge * heavy);
    return { radius, motif, metal: usual * heavy, seats: stone ? seatsFor(motif.seats, stone, count) : [] };
  };
  const { radius, motif, metal: own, seats } = roomy(plateOf, wished, count);
  // The others go on the shoulders, as many on each.
  const left = stone ? count - seats.length + ((count - seats.length) % 2) : 0;
  const bar = barOf(Math.max(metal * 0.44, metal - own), choices.within(1.1, 1.9), gauge);
  const spread = style === 'split' || style === 'split-three' ? radius * 0.7 : radius * 0.55;
  const clear = (radius + (left > 0 && stone ? stone.length * 0.7 : 0)) / (inner + 1);
  const shank = shankOf(
    left > 0 ? 'court' : style,
    {
      inner,
      ...bar,
      girdle: inner + bar.thickness,
      reach: spread,
      clear,
      paved: left > 0 && stone ? stone.width * 1.22 : 0,
    },
    choices,
  );
  const beaded = setting === 'pave';
  const stones = stone
    ? stonesOn(
        seats.slice(0, count - left).map((seat) => ({ ...seat, along: [1, 0, 0] as const })),
        stone,
        gauge,
        beaded,
      )
    : together();
  const over = bent(together(motif.setting, stones), shank.top - bar.thickness * 0.22);
  const edges =
    indian && (style === 'flat' || style === 'court')
      ? grainEdges(shank.top, bar.width * 0.86, gauge, 0)
      : together();
  const shouldered =
    stone && left > 0
      ? stonesOn(
          shank.rows.flatMap((row) => seatsOn(row, left / shank.rows.length, stone.length * 1.3)),
          stone,
          gauge,
          beaded,
        )
      : together();
  return posedRing(together(shank.setting, over, edges, shouldered), {
    look: piece.look,
    hero: choices.within(0.38, 0.62),
    above: 0.82,
  });
}

/** How much larger than wished a motif is made for its stones. */
const MOST = 1.3;
const STEP = 1.08;

/** A motif of one size, and the seats its stones take. */
interface Plate {
  readonly radius: number;
  readonly motif: Motif;
  /** Its volume at the usual gauge, mm³. */
  readonly metal: number;
  readonly seats: readonly MotifSeat[];
}

/** A motif that is too small for its stones is made larger, as long as that gives it room for more of them. */
function roomy(plateOf: (radius: number) => Plate, wished: number, count: number): Plate {
  let plate = plateOf(wished);
  while (plate.seats.length < Math.min(count, plate.motif.seats.length) && plate.radius < wished * MOST)
    plate = plateOf(plate.radius * STEP);
  return plate;
}

/** The best seats that keep clear of each other, for so many stones. */
function seatsFor(seats: readonly MotifSeat[], stone: SizedStone, count: number): MotifSeat[] {
  const chosen: MotifSeat[] = [];
  const take = (fits: (seat: MotifSeat) => boolean, apart: number): void => {
    for (const seat of seats) {
      if (chosen.length >= count) return;
      if (fits(seat) && chosen.every((other) => lengthOf(subtract(other.at, seat.at)) > apart))
        chosen.push(seat);
    }
  };
  take(({ radius }) => radius > stone.width * 0.42, stone.width * 1.35);
  take(() => true, stone.width * 1.25);
  take(() => true, stone.width * 0.95);
  return chosen;
}

/** Petals fall away under a stone: its beads are rooted as deep as that. */
const UNEVEN = 0.7;

/** Each stone in a rim or between four small prongs. */
function stonesOn(seats: readonly Seat[], stone: SizedStone, gauge: number, beaded: boolean): Setting {
  const wall = smallWall(0.2 * gauge + 0.06);
  const lift = stone.kind === 'pearl' ? stone.crown * 0.8 : stone.pavilion * 0.5;
  if (beaded && stone.kind !== 'pearl')
    return pave(
      stone,
      seats.map((seat) => ({ ...seat, at: add(seat.at, times(seat.up, stone.length * 0.05)) })),
      UNEVEN,
    );
  const set =
    stone.kind === 'pearl'
      ? pearlCup(stone, { wall, drop: stone.crown * 1.1 })
      : bezel(stone, { wall, drop: stone.pavilion * 0.75, taper: 0.92 });
  return settingsAt(
    set,
    seats.map(({ at, up, along }) => standing(add(at, times(up, lift)), up, along)),
  );
}
