/** Where a piece lies on a finger or wrist. The width of either says how many pixels a millimetre has: it is as thick as what the piece goes around. */
import type { Cut } from './cutting.ts';
import type { Fit } from './placing.ts';
import type { HandPlace } from './where-worn.ts';

/** In the square that is shown. */
export interface Laid {
  /** From its left and its top, and width of finger or wrist, each as a share of its side, 0…1. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

/** Least and most, and where it begins: a hand, and a forearm, that fill the picture. */
export const RANGE = {
  x: [0.05, 0.95],
  y: [0.05, 0.95],
  width: [0.04, 0.8],
  turn: [-90, 90],
} as const satisfies Readonly<Record<keyof Laid, readonly [number, number]>>;
export const BEGIN: Readonly<Record<HandPlace, Laid>> = {
  finger: { x: 0.5, y: 0.5, width: 0.12, turn: 0 },
  wrist: { x: 0.5, y: 0.5, width: 0.42, turn: 0 },
};

export const inRange = (laid: Laid): Laid => {
  const within = (key: keyof Laid): number => Math.min(RANGE[key][1], Math.max(RANGE[key][0], laid[key]));
  return { x: within('x'), y: within('y'), width: within('width'), turn: within('turn') };
};

export function fitLaid(
  { x, y, width, turn }: Laid,
  {
    cut,
    mirrored,
    aroundMm,
    place,
  }: {
    readonly cut: Cut;
    readonly mirrored: boolean;
    readonly aroundMm: number;
    readonly place: HandPlace;
  },
): Fit {
  // A mirror shows the frame the other way around, so the same place on the screen is another one there.
  const across = mirrored ? 1 - x : x;
  const at = [cut.x + across * cut.side, cut.y + y * cut.side] as const;
  const radians = (turn * Math.PI) / 180;
  return {
    pxPerMm: (width * cut.side) / aroundMm,
    middle: at,
    spots: [{ place, x: at[0], y: at[1], turn: mirrored ? -radians : radians, mirrored: false }],
  };
}
