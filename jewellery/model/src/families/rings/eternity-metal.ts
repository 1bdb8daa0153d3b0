import { standing } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { chainOf, moved, turnedX, turnedY } from '../../geometry/matrix.ts';
import { sphere } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import { plate } from '../../geometry/plate.ts';
import { add, cross, lengthOf, mix, subtract, times, turn, unit } from '../../geometry/vector.ts';
import type { Matrix, Vector } from '../../model.ts';
import { petal } from '../../motifs/outlines.ts';
import type { Seat } from '../../settings/pave.ts';
import { copies, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import type { Bar } from './finger.ts';
import { strand } from './shank/strand.ts';

const radial = (radius: number, angle: number, z = 0): Vector => [
  radius * Math.sin(angle),
  radius * Math.cos(angle),
  z,
];

/** Millimetres from which a stone is seen by itself. */
export const LARGE = 2;
/** Millimetres that metal reaches over the edge of such a stone. */
const OVER = 0.18;

/** Stones side by side, each two neighbours held by a pair of prongs between them. */
export function sharedProngs(stone: SizedStone, seats: readonly Seat[]): Setting {
  const lift = stone.length * 0.16;
  // What holds a large stone reaches over its edge; among small ones a bead beside it is enough.
  const large = stone.length > LARGE;
  const wire = stone.length * (large ? 0.15 : 0.12);
  const aside = stone.length * (large ? 0.2 : 0.26);
  const up = (seat: Seat): Vector => unit(seat.up);
  const side = (seat: Seat): Vector => unit(cross(seat.along, seat.up));
  const pairAt = (at: Vector, seat: Seat): Matrix[] =>
    [1, -1].map((way) => standing(add(at, times(side(seat), way * aside)), up(seat)));
  const beyond = (seat: Seat, way: number): Vector =>
    add(seat.at, times(unit(seat.along), way * stone.length * 0.52));
  const [first, last] = [seats[0], seats.at(-1)];
  if (!first || !last) return together();
  const around = seats.length > 2 && lengthOf(subtract(first.at, last.at)) < stone.length * 1.4;
  const prongs = [
    ...seats.flatMap((seat, at): Matrix[] => {
      const next = seats[at + 1] ?? (around ? first : undefined);
      // In the middle between two stones, so that a pair holds both.
      return next ? pairAt(mix(seat.at, next.at, 0.5), seat) : [];
    }),
    ...(around ? [] : [...pairAt(beyond(first, -1), first), ...pairAt(beyond(last, 1), last)]),
  ];
  const post = tube(
    [
      [0, -stone.pavilion * 0.4, 0],
      [0, lift + stone.crown * 0.22, 0],
    ],
    wire,
    { sides: 8 },
  );
  return together(
    settingsAt(
      stone.setting,
      seats.map((seat) => standing(add(seat.at, times(up(seat), lift)), seat.up, seat.along)),
    ),
    copies(post, prongs),
  );
}

/** Millimetres of one wall of a channel. */
export const LEAST_RAIL = 0.42;

/** The two walls of a channel. */
export function rails(inner: number, bar: Bar, stone: SizedStone, spread: number, gauge: number): Setting {
  const wall = Math.max(
    LEAST_RAIL,
    (bar.width - stone.width) / 2 + stone.width * (stone.length > LARGE ? 0.09 : 0.05),
  );
  const closed = spread > 5.9;
  return solids(
    [1, -1].map((side) =>
      strand({
        inner: inner + bar.thickness * 0.6,
        width: () => wall,
        thickness: () => bar.thickness * 0.4 + stone.crown * 0.6 + 0.12 * gauge,
        shift: () => (side * (bar.width - wall)) / 2,
        power: 4,
        sides: 10,
        segments: 100,
        ...(closed ? {} : { from: -spread / 2, to: spread / 2 }),
      }),
    ),
  );
}

/** Upright bars that hold each stone from two sides. */
export function barsBetween(
  radius: number,
  angles: readonly number[],
  step: number,
  stone: SizedStone,
  gauge: number,
): Setting {
  const over = stone.length > LARGE ? (step * radius - stone.length) / 2 + OVER : 0;
  const wire = Math.max(0.28, over, Math.max(0.2, stone.length * 0.12) * (0.5 + 0.5 * gauge));
  // It ends above the band: what stands out at its sides catches.
  const bar = tube(
    [
      [0, 0, -stone.width * 0.42],
      [0, 0, stone.width * 0.42],
    ],
    wire,
    { sides: 10 },
  );
  const low = tube(
    [
      [0, -stone.length * 0.3, -stone.width * 0.4],
      [0, -stone.length * 0.3, stone.width * 0.4],
    ],
    wire,
    { sides: 10 },
  );
  const ends = [...angles.map((angle) => angle + step / 2), (angles[0] ?? 0) - step / 2];
  const places = ends.map((angle) =>
    standing(radial(radius + stone.crown * 0.42, angle), radial(1, angle), [
      Math.cos(angle),
      -Math.sin(angle),
      0,
    ]),
  );
  return together(copies(bar, places), copies(low, places));
}

/** Small leaves between the stones, a pair in each space. */
export function leavesBetween(
  radius: number,
  angles: readonly number[],
  step: number,
  stone: SizedStone,
  gauge: number,
): Setting {
  // As long as the space between two stones, and a little over their edges.
  const length = Math.min(stone.length * 0.95, step * radius - stone.length * 0.7);
  if (length < stone.length * 0.4) return together();
  const leaf = placed(
    plate(petal(length, stone.length * 0.5, { tip: 1 }), {
      rim: Math.max(0.45, 0.28 * gauge),
      dome: 0.16 * gauge,
      middle: [0, stone.length * 0.5],
    }),
    chainOf(turnedX(-Math.PI / 2)),
  );
  const places = angles.flatMap((angle) =>
    [1, -1].map((side): Matrix =>
      chainOf(
        standing(radial(radius * 0.995, angle + step / 2 - side * 0.012), radial(1, angle + step / 2), [
          Math.cos(angle),
          -Math.sin(angle),
          0,
        ]),
        turnedY(side * (Math.PI / 2 - 0.5)),
        moved([0, 0, stone.length * 0.12]),
      ),
    ),
  );
  return copies(leaf, places);
}

/** Lines of fine grains along both edges of a band. */
export function grainEdges(surface: number, width: number, gauge: number, inset = 0.06): Setting {
  const grain = 0.2 * (0.5 + 0.5 * gauge);
  const count = Math.floor((2 * Math.PI * surface) / (grain * 2.1));
  return copies(
    sphere(grain, 7),
    [1, -1].flatMap((side) =>
      turn(count).map((angle) =>
        standing(radial(surface - grain * 0.25, angle, side * (width / 2 - grain - inset)), radial(1, angle)),
      ),
    ),
  );
}
