import type { Workshop } from '../family.ts';

/** Radius of the finger a ring fits. */
export const fingerRadius = ({ piece }: Pick<Workshop, 'piece'>): number =>
  (piece.size_mm || 52) / (2 * Math.PI);

export interface Bar {
  readonly width: number;
  readonly thickness: number;
}

/** Inner radius of size 12, for which recipes tell their metal: a larger finger gets the same bar, and more of it. */
export const USUAL_FINGER = 8.26;

/** Inner radius of the smallest ring there is, 44 mm around: what has room here has room on every finger. */
export const SMALLEST_FINGER = 44 / (2 * Math.PI);

/**
 * Width and thickness of a shank of so much metal around a usual finger: lighter forms get slimmer
 * bars, whatever their profile.
 *
 * @param aspect width for each millimetre of thickness
 */
export function barOf(cubicMillimetres: number, aspect: number, gauge: number): Bar {
  const area = cubicMillimetres / (2 * Math.PI * (USUAL_FINGER + 0.8) * 0.8);
  const thickness = Math.sqrt(area / aspect);
  return { width: thickness * aspect * gauge, thickness: thickness * gauge };
}
