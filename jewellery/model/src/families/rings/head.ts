import { chainOf, moved, turnedX, turnedY } from '../../geometry/matrix.ts';
import { plate } from '../../geometry/plate.ts';
import { turn } from '../../geometry/vector.ts';
import { petal } from '../../motifs/outlines.ts';
import { joined, placed } from '../../geometry/mesh.ts';
import { tube } from '../../geometry/sweep.ts';
import { bezel } from '../../settings/bezel.ts';
import type { Vector } from '../../model.ts';
import { grown, pointAt } from '../../settings/girdle.ts';
import { halfBezel } from '../../settings/half-bezel.ts';
import { pearlCup } from '../../settings/pearl-cup.ts';
import { prongHead, prongWire } from '../../settings/prong-head.ts';
import { movedSetting, solids, together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import type { Choices } from '../choices.ts';

/** How the centre stone is held. */
export type HeadStyle =
  | 'tulip'
  | 'basket'
  | 'claw'
  | 'double'
  | 'trellis'
  | 'compass'
  | 'bezel'
  | 'half-bezel'
  | 'crown'
  | 'lotus';

/** Of every head that has a stone in its middle; a lotus is for fingers, where it is seen from the side. */
export const HEAD_STYLES: readonly [HeadStyle, ...HeadStyle[]] = [
  'tulip',
  'basket',
  'claw',
  'double',
  'trellis',
  'compass',
  'bezel',
  'half-bezel',
  'crown',
];

export interface HeadOptions {
  readonly style: HeadStyle;
  /** From the girdle down to what the head stands on. */
  readonly drop: number;
  /** Half the width of what it stands on. */
  readonly seat: number;
  readonly gauge: number;
  readonly milgrain?: boolean;
}

/** Heads that hold a stone at its sides: a pointed one asks for metal at its points. */
const SIDES_ONLY: readonly HeadStyle[] = ['half-bezel', 'double'];

/** Heads of rings. */
export const RING_HEADS: readonly [HeadStyle, ...HeadStyle[]] = [...HEAD_STYLES, 'lotus'];

/** What suits the stone: pointed and square stones are not held by six round prongs. */
export function headStyleFor(
  stone: SizedStone,
  choices: Choices,
  among: readonly [HeadStyle, ...HeadStyle[]] = HEAD_STYLES,
): HeadStyle {
  const wished = choices.pick(among);
  if (stone.cut === 'round') return wished;
  if (stone.cut === 'pear' || stone.cut === 'marquise')
    return wished === 'trellis' || wished === 'compass' || wished === 'crown' || SIDES_ONLY.includes(wished)
      ? 'claw'
      : wished;
  return wished === 'crown' || wished === 'compass' ? 'double' : wished;
}

/** Millimetres of a leaf. */
const PETAL = 0.5;

/** The thinnest wall of a bezel, millimetres, and what it is of a stone too small for that. */
const [LEAST_WALL, SMALL_WALL] = [0.8, 0.19] as const;

/** Millimetres of metal around a stone in a bezel. */
export function bezelWall(stone: SizedStone, gauge: number): number {
  const across = Math.sqrt(stone.width * stone.length);
  return Math.max(Math.min(LEAST_WALL, across * SMALL_WALL), 0.07 * across * gauge);
}

/** The centre stone in its head, girdle at y = 0. */
export function headOf(
  stone: SizedStone,
  { style, drop, seat, gauge, milgrain = false }: HeadOptions,
): Setting {
  if (stone.kind === 'pearl')
    return pearlCup(stone, {
      wall: 0.35 * gauge,
      drop,
      leaves: style === 'tulip' || style === 'basket' || style === 'crown' ? 4 : 0,
    });
  const foot = Math.max(0.24, Math.min(0.5, (seat + 0.35) / (stone.width / 2)));
  const wall = bezelWall(stone, gauge);
  const wire = (prongs: number): number => prongWire(stone, prongs) * (0.45 + 0.55 * gauge);
  switch (style) {
    case 'tulip':
      return prongHead(stone, { drop, foot, prongs: 6, wire: wire(6), belly: 1 });
    case 'crown':
      return prongHead(stone, { drop, foot, prongs: 8, wire: wire(8) * 0.9, belly: 0.7, rails: [0.4, 1] });
    case 'basket':
      return prongHead(stone, {
        drop,
        foot: foot + 0.12,
        prongs: 4,
        wire: wire(4),
        belly: 0.1,
        rails: [0.3, 0.62, 1],
      });
    case 'claw':
      return prongHead(stone, {
        drop,
        foot,
        prongs: 6,
        wire: wire(6),
        tip: 'claw',
        belly: 0.5,
        rails: [0.5, 1],
      });
    case 'double':
      return prongHead(stone, {
        drop,
        foot,
        prongs: 4,
        wire: wire(4),
        tip: 'double',
        belly: 0.3,
        rails: [0.4, 1],
      });
    case 'trellis':
      return prongHead(stone, {
        drop,
        foot: foot * 0.9,
        prongs: 4,
        wire: wire(4),
        lean: 1.15,
        belly: 0.4,
        rails: [1],
      });
    case 'compass':
      return prongHead(stone, {
        drop,
        foot,
        prongs: 4,
        wire: wire(4),
        turned: Math.PI / 4,
        belly: 0.2,
        rails: [0.36, 1],
        tip: 'claw',
      });
    case 'bezel':
      return together(
        bezel(stone, { wall, drop: drop * 0.62, floor: false, taper: Math.max(0.5, foot + 0.2), milgrain }),
        stem(stone, drop, foot, wall),
      );
    case 'lotus':
      return together(
        prongHead(stone, { drop, foot, prongs: 4, wire: wire(4), tip: 'claw', belly: 0.9, rails: [1] }),
        petals(stone, drop, foot),
      );
    case 'half-bezel':
      return together(
        halfBezel(stone, { wall: wall * 1.15, drop: stone.pavilion * 0.35, span: 0.85 }),
        prongHead(
          { ...stone, setting: together() },
          { drop, foot, prongs: 4, wire: wire(4) * 0.8, rails: [0.5, 1], belly: 0 },
        ),
      );
  }
}

/** Leaves around a stone, from the foot of its head to its girdle: between the prongs, and a little outside them. */
function petals(stone: SizedStone, drop: number, foot: number): Setting {
  const outline = grown(stone.girdle, PETAL * 0.2);
  const from = Math.PI / 4;
  return solids(
    turn(8, from / 2).map((angle) => {
      const [gx, gz] = pointAt(outline, angle);
      const [rise, reach] = [drop * 0.86, Math.hypot(gx, gz)];
      const [out, up] = [reach * (1 - foot), rise];
      const length = Math.hypot(out, up);
      return placed(
        plate(petal(length, reach * 0.72, { tip: 0.9, belly: 0.62 }), {
          rim: PETAL,
          dome: PETAL * 0.3,
          middle: [0, length * 0.6],
        }),
        // Its up towards the girdle, its face outwards.
        chainOf(
          moved([gx * foot, -drop, gz * foot]),
          turnedY(Math.PI / 2 - Math.atan2(gz, gx)),
          turnedX(Math.atan2(out, up)),
        ),
      );
    }),
  );
}

/** Wires from a cup to the shank, so that light enters from the side. */
function stem(stone: SizedStone, drop: number, foot: number, wall: number): Setting {
  const outline = grown(stone.girdle, wall * 0.3);
  const at = (share: number, y: number): Vector[] =>
    outline.map(([x, z]): Vector => [x * share, y, z * share]);
  const [upper, lower] = [at(Math.max(0.5, foot + 0.2), -drop * 0.6), at(foot, -drop)];
  const struts = [3, 9, 15, 21, 27, 33, 39, 45].map((index) =>
    tube([upper[index] ?? [0, 0, 0], lower[index] ?? [0, 0, 0]], wall * 0.5, { sides: 8 }),
  );
  return solids([joined([...struts, tube(lower, wall * 0.55, { closed: true, sides: 8 })])]);
}

/** A head at a height, turned about its own axis: east-west stones lie across the finger. */
export const headAt = (head: Setting, height: number, turned = 0): Setting =>
  movedSetting(head, chainOf(moved([0, height, 0]), turnedY(turned)));
