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
const THINNEST = 0.1;

/** How thick the sheet of a hollow bangle is when its ornaments have taken their part of the metal. */
export function wallOf({ volume, gauge, inner, thickness, height, others }: WallBudget): number {
  const left = volume * gauge ** 1.5 * (inner / USUAL_INNER) - metalVolume({ parts: others });
  const perimeter = 1.85 * (thickness + height);
  return Math.max(THINNEST * gauge, left / (2 * Math.PI * (inner + thickness / 2) * perimeter));
}
