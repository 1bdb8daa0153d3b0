import { smooth } from '../geometry/curve.ts';
import { tube } from '../geometry/sweep.ts';
import type { Mesh } from '../geometry/mesh.ts';
import type { Cut, Vector } from '../model.ts';
import { grown, pointAt } from './girdle.ts';
import type { SizedStone } from './sized-stone.ts';

/** How the end of a prong lies on the stone: a bead, a fine claw, a pair of claws. Points of a stone always get a V. */
export type ProngTip = 'round' | 'claw' | 'double';

const evenly = (count: number, from: number): number[] =>
  Array.from({ length: count }, (_, at) => from + (2 * Math.PI * at) / count);
const slanted = (angle: number): number[] => [angle, Math.PI - angle, Math.PI + angle, -angle];
const UP = Math.PI / 2;

/** Directions of the prongs: corners where a cut has them, tips of pointed ones. */
const PRONGS: Readonly<Record<Cut, (count: number) => number[]>> = {
  round: (count) => evenly(count, count === 4 ? Math.PI / 4 : Math.PI / count),
  oval: (count) => (count === 6 ? [0, 0.95, Math.PI - 0.95, Math.PI, Math.PI + 0.95, -0.95] : slanted(0.93)),
  cushion: (count) =>
    count === 8 ? [...slanted(Math.PI / 4 - 0.17), ...slanted(Math.PI / 4 + 0.17)] : slanted(Math.PI / 4),
  princess: () => slanted(Math.PI / 4),
  asscher: () => slanted(Math.PI / 4),
  emerald: () => slanted(0.97),
  baguette: () => slanted(1.1),
  pear: (count) => (count > 4 ? [-UP, -0.3, 0.95, Math.PI - 0.95, Math.PI + 0.3] : [-UP, 0.5, Math.PI - 0.5]),
  marquise: (count) =>
    count > 4 ? [-UP, UP, 0.62, Math.PI - 0.62, Math.PI + 0.62, -0.62] : [-UP, UP, 0, Math.PI],
  heart: () => [UP, 0.1, -0.95, Math.PI + 0.95, Math.PI - 0.1],
};
const POINTS: Readonly<Partial<Record<Cut, readonly number[]>>> = {
  princess: slanted(Math.PI / 4),
  marquise: [-UP, UP],
  pear: [-UP],
  heart: [UP],
};

/** Directions in which a stone is held. */
export const prongAngles = (cut: Cut, count: number, turned = 0): number[] =>
  PRONGS[cut](count).map((angle) => angle + (cut === 'round' ? turned : 0));

/** Millimetres of a prong that are left beside the seat cut into it: less bends when it catches (limit of the trade). */
const AFTER_SEAT = 0.6;
/** Radius of the thinnest prong, millimetres: its thickness is what must be left, for its seat is beside it. */
export const LEAST_PRONG = AFTER_SEAT / 2 + 0.025;
/** Millimetres that a prong of nine sides stands farther out, as it is thinner between its flats than it is round. */
const ROUND = 0.03;
/** How far beside the girdle the axis of a prong stands, so that enough of it is outside. */
export const besideGirdle = (wire: number): number => Math.max(wire * 0.55, AFTER_SEAT + ROUND - wire * 0.95);

/** Free girdle between two prongs as a share of a prong's thickness: with less of it a stone drowns in metal. */
const APART = 2.6;
/** Millimetres around the smallest stone that pairs of claws hold. */
const FOR_PAIRS = 16;

/** So many prongs as a stone has room for, never fewer than four. */
export function prongsFor(stone: SizedStone, wished: number, wire = LEAST_PRONG): number {
  const around = Math.PI * Math.sqrt(stone.width * stone.length);
  return [wished, 8, 6].find((count) => count <= wished && count * 2 * wire * APART <= around) ?? 4;
}

export interface ProngShape {
  /** Radius of the wire, millimetres. */
  readonly wire: number;
  /** Where it starts: below the girdle, and share of the girdle's size. */
  readonly drop: number;
  readonly foot: number;
  readonly tip: ProngTip;
  /** 0 a straight wire, 1 a tulip's. */
  readonly belly: number;
  /** Radians the foot is turned against the tip: trellis heads. */
  readonly lean: number;
}

/** Wires of one prong, from its foot to where it lies on the crown. */
export function prong(stone: SizedStone, angle: number, shape: ProngShape): Mesh[] {
  const pointed = POINTS[stone.cut]?.some((point) => Math.abs(Math.sin((point - angle) / 2)) < 0.02) ?? false;
  if (pointed) return [bar(stone, angle, { ...shape, tip: 'round' }, 0.3), hook(stone, angle, shape.wire)];
  // Pairs drown a small stone: it gets one claw in the place of two.
  if (shape.tip !== 'double') return [bar(stone, angle, shape, 1)];
  if (Math.PI * Math.sqrt(stone.width * stone.length) < FOR_PAIRS)
    return [bar(stone, angle, { ...shape, tip: 'claw' }, 1)];
  const apart = (shape.wire * 1.75) / Math.max(0.5, Math.hypot(...pointAt(stone.girdle, angle)));
  return [-1, 1].map((side) =>
    bar(
      stone,
      angle + side * apart,
      {
        ...shape,
        wire: Math.max(LEAST_PRONG, shape.wire * 0.8),
        tip: 'claw',
        lean: shape.lean - side * apart * 0.9,
      },
      1,
    ),
  );
}

/** Millimetres a prong reaches over the edge of its stone at least (limit of the trade: 0.15). */
const OVER_GIRDLE = 0.2;

/** Slope of a crown: how much it rises for each millimetre inwards. */
const SLOPE = 0.72;

function bar(
  stone: SizedStone,
  angle: number,
  { wire, drop, foot, tip, belly, lean }: ProngShape,
  reach: number,
): Mesh {
  const inset =
    Math.min(
      0.17 * Math.min(stone.width, stone.length),
      Math.max(OVER_GIRDLE, wire * (tip === 'claw' ? 2 : 1.5)),
    ) * reach;
  const beside = grown(stone.girdle, besideGirdle(wire));
  const [gx, gz] = pointAt(beside, angle);
  const [bx, bz] = pointAt(beside, angle + lean);
  const [tx, tz] = pointAt(grown(stone.girdle, -inset), angle);
  const rim = stone.crown * 0.12;
  // However thick its wire is, a prong stays under what catches.
  const top = Math.min(
    rim + inset * SLOPE + wire * 0.3,
    stone.crown - wire * 0.1,
    stone.crown + 0.42 - wire * 1.2,
  );
  const middle = foot + (1 - foot) * (0.5 + 0.2 * belly);
  const path: Vector[] = [
    [bx * foot, -drop, bz * foot],
    [(gx + bx) * 0.5 * middle, -drop * (0.5 - 0.06 * belly), (gz + bz) * 0.5 * middle],
    [gx, -wire * 0.4, gz],
    [gx * 0.995, rim + wire * 0.55, gz * 0.995],
    [gx * 0.45 + tx * 0.55, top + wire * 0.3, gz * 0.45 + tz * 0.55],
    [tx, top, tz],
  ];
  const claw = tip === 'claw';
  return tube(
    smooth(path, 3),
    (along) =>
      wire * (along < 0.6 ? 0.92 + 0.13 * along : 1 - (claw ? 0.55 : 0.26) * ((along - 0.6) / 0.4) ** 1.6),
    { sides: 9 },
  );
}

/** A V over a point of the stone, so that it cannot chip. */
function hook(stone: SizedStone, angle: number, wire: number): Mesh {
  const outline = grown(stone.girdle, wire * 0.3);
  const size = Math.hypot(...pointAt(outline, angle));
  const spread = Math.min(0.3, (wire * 3.4) / size);
  const rim = stone.crown * 0.12 + wire * 0.4;
  const at = (turn: number, inwards: number, y: number): Vector => {
    const [x, z] = pointAt(outline, angle + turn);
    return [x * (1 - inwards), y, z * (1 - inwards)];
  };
  const path = [
    at(-spread, 0.05, rim),
    at(-spread * 0.5, 0.02, rim),
    at(0, -0.01, rim),
    at(spread * 0.5, 0.02, rim),
    at(spread, 0.05, rim),
  ];
  return tube(smooth(path, 3), (along) => wire * (0.45 + 0.4 * Math.sin(Math.PI * along)), { sides: 8 });
}
