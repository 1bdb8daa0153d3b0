import type { Choices } from '../families/choices.ts';
import type { Vector } from '../model.ts';
import type { Setting } from '../settings/setting.ts';

/** A place on the front of a motif where a round stone of up to `radius` fits. */
export interface MotifSeat {
  readonly at: Vector;
  readonly up: Vector;
  readonly radius: number;
}

/** A motif in the plane z = 0, its front towards +Z, inside a circle around the origin. */
export interface Motif {
  readonly setting: Setting;
  /** The most important first. */
  readonly seats: readonly MotifSeat[];
  /** Of a motif that is one line: so many seats evenly along it, left and right alike. */
  readonly row?: (count: number) => readonly MotifSeat[];
  /** Where a ring or chain would hold it, and its lowest point. */
  readonly hang: Vector;
  readonly foot: Vector;
}

export interface MotifMeasure {
  /** Of the circle around it, millimetres. */
  readonly radius: number;
  /** Thickness of its plates at the rim, millimetres. */
  readonly rim: number;
  readonly choices: Choices;
}

export type MotifMaker = (measure: MotifMeasure) => Motif;

/** A seat that looks straight forward. */
export const seat = (x: number, y: number, z: number, radius: number): MotifSeat => ({
  at: [x, y, z],
  up: [0, 0, 1],
  radius,
});
