/** Sides of pieces that are not seen when they are worn, laid flat for whoever reads them. */
import type { Category } from '@suvarna/contracts/catalogue';
import type { Camera, Vector } from '../model.ts';
import type { Piece } from '../piece.ts';

/** Millimetres to the reader's right, up, and away from the reader. */
type Laid = readonly [right: number, up: number, away: number];

/** A side of a piece, and from where it is read. */
export interface HiddenSide {
  readonly lay: (place: Vector) => Laid;
  readonly back: (laid: Laid) => Vector;
  /** Half of what is looked at, millimetres from the middle of the side to the right and up. */
  readonly reach: readonly [number, number];
  readonly sight: Pick<Camera, 'azimuth' | 'elevation'>;
  /** Millimetres by which words may lie deeper than metal above or below them; anyhow where they are read from straight ahead. */
  readonly hollow?: number;
  /** A back that is turned to whoever reads it. */
  readonly faces?: true;
  /** Millimetres of a capital: as high as it looks right there. */
  readonly capital: number;
}

/** Share of a whole turn over which words inside a hoop can be read at once. */
const READABLE = 0.3;

/** The inside of a ring that lies around Z, opposite its head. */
function insideRing(radius: number): HiddenSide {
  return {
    lay: ([x, y, z]) => [radius * Math.atan2(x, -y), -z, Math.hypot(x, y)],
    back: ([right, up, away]) => [away * Math.sin(right / radius), -away * Math.cos(right / radius), -up],
    reach: [2 * Math.PI * radius * (READABLE / 2), 6],
    sight: { azimuth: 0, elevation: 1.1 },
    hollow: 0.8,
    capital: 1.5,
  };
}

/** The inside of a hoop that lies around Y: at its back, or behind its front where it is open at the back. */
function insideHoop(radius: number, at: 'back' | 'front'): HiddenSide {
  const side = at === 'back' ? 1 : -1;
  return {
    lay: ([x, y, z]) => [radius * Math.atan2(side * x, -side * z), y, Math.hypot(x, z)],
    back: ([right, up, away]) => [
      side * away * Math.sin(right / radius),
      up,
      -side * away * Math.cos(right / radius),
    ],
    reach: [2 * Math.PI * radius * (READABLE / 2), 14],
    sight: { azimuth: at === 'back' ? 0 : Math.PI, elevation: 0.36 },
    hollow: 0.8,
    capital: 3,
  };
}

/** What hangs before a wall, seen from the wall. */
const behind: HiddenSide = {
  lay: ([x, y, z]) => [-x, y, z],
  back: ([right, up, away]) => [-right, up, away],
  reach: [30, 40],
  sight: { azimuth: Math.PI, elevation: 0.06 },
  faces: true,
  capital: 2.4,
};

/** The same back, for what is read from its foot upwards: a bar. */
const upwards: HiddenSide = {
  ...behind,
  lay: ([x, y, z]) => [y, x, z],
  back: ([right, up, away]) => [up, right, away],
  reach: [40, 30],
};

const insideHoops = (radius: number): readonly HiddenSide[] => [
  insideHoop(radius, 'back'),
  insideHoop(radius, 'front'),
];

const sidesOf: Partial<Readonly<Record<Category, (piece: Piece) => readonly (readonly HiddenSide[])[]>>> = {
  rings: ({ size_mm: around }) => [[insideRing((around || 52) / (2 * Math.PI))]],
  solitaires: ({ form, size_mm: around }) =>
    form === 'ring' ? [[insideRing((around || 52) / (2 * Math.PI))]] : [],
  bangles: ({ size_mm: across }) => [insideHoops((across || 60) / 2)],
  // A cuff is open: its size counts what is missing.
  bracelets: ({ form, size_mm: around }) =>
    form === 'cuff' ? [insideHoops(((around || 178) - 14) / (2 * Math.PI))] : [],
  pendants: () => [[behind], [upwards]],
};

/**
 * Sides into which words are cut: those of a later group only where the ones before have no room.
 * None where a piece has no side for words.
 */
export const hiddenSides = (piece: Piece): readonly (readonly HiddenSide[])[] =>
  sidesOf[piece.category]?.(piece) ?? [];
