import type { Part } from '../../model.ts';
import { metalVolume } from '../../weight.ts';

export interface WallBudget {
  /** Metal of the whole bangle at the usual gauge and size, mm³. */
  readonly volume: number;
  readonly gauge: number;
  readonly inner: number;
  readonly thickness: number;
  readonly height: number;
  /** What else the bangle is made of. */
  readonly others: readonly Part[];
}

const USUAL_INNER = 28.6;
/** Thinner sheet is dented by a finger, millimetres. A cast wall would need 0.8: these are rolled and soldered. */
export const THINNEST_MM = 0.32;

/** How thick the sheet of a hollow bangle is when its ornaments have taken their part of the metal. */
export function wallOf({ volume, gauge, inner, thickness, height, others }: WallBudget): number {
  const left = volume * gauge ** 1.5 * (inner / USUAL_INNER) - metalVolume({ parts: others });
  const perimeter = 1.85 * (thickness + height);
  return Math.max(THINNEST_MM, left / (2 * Math.PI * (inner + thickness / 2) * perimeter));
}
