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

/** Thinnest and narrowest a shank may be made at the lowest gauge, millimetres: 1.2 when it is polished, and room for a hallmark. */
const [THINNEST, NARROWEST] = [1.25, 1.5] as const;
/** Gauge of the lightest piece: even what is as light as it may be gets heavier with its gauge. */
const LIGHTEST = 0.6;

/** What a shank of a gauge has at least, however little metal its design was to have. */
export const leastBar = (gauge: number): Bar => ({
  width: NARROWEST + 0.6 * (gauge - LIGHTEST),
  thickness: THINNEST + 0.25 * (gauge - LIGHTEST),
});

/**
 * Width and thickness of a shank of so much metal around a usual finger: lighter forms get slimmer
 * bars, whatever their profile, and no slimmer than wears well.
 *
 * @param aspect width for each millimetre of thickness
 */
export function barOf(cubicMillimetres: number, aspect: number, gauge: number): Bar {
  const area = (cubicMillimetres * gauge ** 2) / (2 * Math.PI * (USUAL_FINGER + 0.8) * 0.8);
  const least = leastBar(gauge);
  const thickness = Math.max(least.thickness, Math.sqrt(area / aspect));
  return { width: Math.max(least.width, area / thickness), thickness };
}
