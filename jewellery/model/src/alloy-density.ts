/** Karats that are hallmarked; 24 is coin gold. */
export type AlloyKarat = 9 | 14 | 18 | 20 | 22 | 23 | 24;

/** Grams per cubic centimetre, times ten. */
const DENSITY_TENTHS: Readonly<Record<AlloyKarat, number>> = {
  9: 112,
  14: 131,
  18: 155,
  20: 165,
  22: 177,
  23: 185,
  24: 193,
};

/** Whole milligrams of so much metal: a cubic millimetre of density 1 weighs a milligram. */
export const milligramsOf = (cubicMillimetres: number, karat: AlloyKarat): number =>
  Math.round((cubicMillimetres * DENSITY_TENTHS[karat]) / 10);

/** Cubic millimetres that weigh so much. */
export const volumeOf = (milligrams: number, karat: AlloyKarat): number =>
  (milligrams * 10) / DENSITY_TENTHS[karat];
