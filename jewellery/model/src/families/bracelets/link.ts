import { periodOf, type ChainPattern } from '../../chains/chain.ts';
import { ball, box, cable, curb, rope } from '../../chains/patterns.ts';
import { applied, chainOf, moved, multiply, turnedX } from '../../geometry/matrix.ts';
import { plate, type OutlinePoint } from '../../geometry/plate.ts';
import { torus } from '../../geometry/revolve.ts';
import { raised } from '../../lettering/relief.ts';
import { turn } from '../../geometry/vector.ts';
import {
  copies,
  METAL,
  movedSetting,
  SATIN,
  solids,
  together,
  type Setting,
} from '../../settings/setting.ts';
import { metalVolume } from '../../weight.ts';
import type { Choices } from '../choices.ts';
import { doubled, laid, liesOpen, type Bracelet, LYING, meeting, onFloor } from './laid.ts';
import { strandWith } from './strand.ts';
import { shareOfUsual } from './usual-length.ts';

const CLASP = 15;
/** What is thicker is made hollow, after [B] of `audit/limits.ts`; millimetres. */
const THICKEST_BALL = 3.9;
/** Metal of the chain at the usual gauge, mm³. */
const VOLUME = 720;

/** Heavy links for men: curb, figaro, cable, box, rope, balls; some with a plate in front. */
export const link: Bracelet = ({ piece, choices, gauge }, open = false) => {
  const pattern = patternOf(choices);
  const plain = laid(piece.size_mm, choices.within(0.68, 0.85), 2);
  const front = choices.chance(0.3)
    ? namePlate(choices.within(34, 40), choices.within(7, 9), Math.sqrt(gauge), choices)
    : undefined;
  const trial = metalVolume(strandWith(plain, pattern(5), [], 0.7, CLASP));
  const wish = 5 * Math.sqrt((VOLUME * shareOfUsual(piece)) / trial) * gauge ** 0.75;
  const run = plain.length / 2 - CLASP / 2 - (front ? front.half + 2.1 : 0);
  // Large links meet only where whole ones fill their place.
  const period = periodOf(pattern(wish).links);
  const width = (wish * run) / (period * Math.max(1, Math.round(run / period)));
  if (!front) {
    const track = open || liesOpen(piece) ? plain : doubled(piece.size_mm, 2, width);
    return onFloor(strandWith(track, pattern(width), [], width * 0.13, CLASP));
  }
  const place = multiply(moved([0, 1, plain.at(0).at[2]]), LYING);
  const end = front.half + 2.1;
  const track = meeting(plain, [
    [end, applied(place, [end, 0, 0.5])],
    [-end, applied(place, [-end, 0, 0.5])],
  ]);
  return onFloor(
    together(
      movedSetting(front.setting, place),
      strandWith(
        track,
        pattern(width),
        [
          [0, end],
          [track.length - end, track.length],
        ],
        width * 0.13,
        CLASP,
      ),
    ),
  );
};

function patternOf(choices: Choices): (width: number) => ChainPattern {
  const size = { length: 220 };
  const share = choices.within(0.21, 0.27);
  const [flat, long, every] = [choices.pick([0.4, 0.7]), choices.pick([1.1, 1.6, 2.6]), choices.pick([2, 3])];
  const lengths = choices.pick([
    [1.15, 1.15, 1.15, 2.6],
    [1.15, 2.4],
  ]);
  return choices.pick([
    (width: number) => curb({ ...size, width, wire: Math.max(0.23, share), flat }),
    (width: number) => curb({ ...size, width, wire: 0.25, flat: 0.45, lengths }),
    (width: number) => cable({ ...size, width, wire: share, long }),
    (width: number) => box({ ...size, width }),
    (width: number) => rope({ width, length: 500, wire: 0.25 }),
    (width: number) =>
      ball({ ...size, width: Math.min(THICKEST_BALL, width), apart: 1.12, small: { every, share: 0.6 } }),
    (width: number) => curb({ ...size, width, wire: Math.max(0.23, share), flat }),
  ] as const);
}

/** A plate for a name, with lines cut along its edges. */
function namePlate(
  long: number,
  broad: number,
  thin: number,
  choices: Choices,
): { readonly setting: Setting; readonly half: number } {
  const power = choices.pick([0.3, 0.5]);
  const outline = Array.from({ length: 80 }, (_, at): OutlinePoint => {
    const angle = (2 * Math.PI * at) / 80;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [
      (long / 2) * Math.sign(c) * Math.abs(c) ** power,
      (broad / 2) * Math.sign(s) * Math.abs(s) ** power,
    ];
  });
  const rim = 1.25 * thin;
  const inner = outline.map(([x, y]) => [x * 0.93, y * 0.8] as const);
  const steps = choices.whole(5, 9);
  const lines = choices.chance(0.5)
    ? [[...inner, inner[0] ?? [0, 0]] as const]
    : turn(steps).map((_, at) => {
        const x = (at / (steps - 1) - 0.5) * long * 0.8;
        return [
          [x - broad * 0.2, -broad * 0.36],
          [x + broad * 0.2, broad * 0.36],
        ] as const;
      });
  return {
    half: long / 2,
    setting: together(
      solids([plate(outline, { rim, edge: 0.3, levels: 3 })], METAL),
      movedSetting(solids([raised(lines, { width: 1.2, height: 0.6 })], SATIN), moved([0, 0, rim])),
      copies(
        torus(1.5, 0.5 * thin, 24, 8),
        [1, -1].map((side) => chainOf(moved([side * (long / 2 + 0.9), 0, rim / 2]), turnedX(Math.PI / 2))),
      ),
    ),
  };
}
