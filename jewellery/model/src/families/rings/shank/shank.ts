import { pathLength, stations } from '../../../geometry/curve.ts';
import { dot, subtract, times, unit } from '../../../geometry/vector.ts';
import type { Vector } from '../../../model.ts';
import type { Seat } from '../../../settings/pave.ts';
import type { Setting } from '../../../settings/setting.ts';
import type { Around } from './strand.ts';

/** A line on the outside of a shank, from the head downwards, along which small stones are set. */
export interface Row {
  readonly path: readonly Vector[];
  /** Which shoulder: 1 towards +X, −1 towards −X. */
  readonly side: 1 | -1;
}

export interface Shank {
  readonly setting: Setting;
  readonly rows: readonly Row[];
  /** Radius of its surface under the head. */
  readonly top: number;
  /** Half its width under the head: what a head may stand on. */
  readonly seat: number;
}

/** What a shank is made to. */
export interface ShankMeasure {
  readonly inner: number;
  readonly width: number;
  readonly thickness: number;
  /** Half the angle the head covers: stones begin beyond it. */
  readonly clear: number;
  /** Width that set stones need; 0 without. */
  readonly paved: number;
  /** Height of the centre stone's girdle, and half its width: what shoulders rise to. */
  readonly girdle: number;
  readonly reach: number;
}

const PIECES = 40;

/** A line at a radius and a place along the finger, both told by the angle from the head. */
export function rowOf(radius: Around, shift: Around, from: number, to: number, side: 1 | -1): Row {
  return {
    side,
    path: Array.from({ length: PIECES + 1 }, (_, at): Vector => {
      const angle = (from + ((to - from) * at) / PIECES) * side;
      return [radius(angle) * Math.sin(angle), radius(angle) * Math.cos(angle), shift(angle)];
    }),
  };
}

/** The same line on both shoulders. */
export const shoulders = (radius: Around, shift: Around, from: number, to: number): Row[] => [
  rowOf(radius, shift, from, to, 1),
  rowOf(radius, shift, from, to, -1),
];

/** How many stones of this pitch a row takes. */
export const roomOn = ({ path }: Row, pitch: number): number => 1 + Math.floor(pathLength(path) / pitch);

/** Places of a row for each stone among which its own is found: with few, stones are not evenly apart. */
const FINE = 24;

/** Seats one pitch apart along a row, from the head downwards. */
export function seatsOn({ path }: Row, count: number, pitch: number): Seat[] {
  const whole = roomOn({ path, side: 1 }, pitch);
  const fine = stations(path, Math.max(whole, count) * FINE);
  const step = pathLength(path) / (fine.length - 1);
  return Array.from({ length: count }, (_, at): Seat => {
    const { at: place, tangent } = fine[Math.min(fine.length - 1, Math.round((at * pitch) / step))] ?? {
      at: [0, 0, 0],
      tangent: [1, 0, 0],
    };
    const radial: Vector = [place[0], place[1], 0];
    return { at: place, up: unit(subtract(radial, times(tangent, dot(radial, tangent)))), along: tangent };
  });
}
