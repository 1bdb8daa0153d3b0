import type { StoneShape, StoneType } from '../src/modules/designs/index.ts';

/** A row of the stone price book: stones of at least this size cost this much a carat. */
export interface StonePriceRow {
  readonly version: number;
  readonly type: StoneType;
  readonly shape: StoneShape | 'any';
  readonly quality: string;
  readonly from_millicarat: number;
  readonly paise_per_carat: number;
}

const DIAMOND_QUALITIES: readonly (readonly [string, number])[] = [
  ['SI-IJ', 1],
  ['VS-GH', 1.34],
  ['VVS-EF', 1.72],
];
/** Rupees a carat for round SI-IJ by the weight of one stone, in millicarats. */
const DIAMOND_BANDS: readonly (readonly [number, number])[] = [
  [0, 42_000],
  [30, 48_000],
  [100, 58_000],
  [180, 72_000],
  [300, 98_000],
  [500, 142_000],
  [700, 178_000],
  [900, 226_000],
  [1_000, 285_000],
  [1_500, 362_000],
];
const FANCY: readonly (readonly [StoneShape, number])[] = [
  ['round', 1],
  ['oval', 0.9],
  ['pear', 0.89],
  ['emerald-cut', 0.84],
  ['princess', 0.83],
  ['marquise', 0.86],
  ['cushion', 0.85],
];
const COLOURED: readonly (readonly [StoneType, string, number, number])[] = [
  ['ruby', 'AA', 7_800, 12_500],
  ['ruby', 'AAA', 14_500, 23_000],
  ['emerald', 'AA', 8_600, 13_800],
  ['emerald', 'AAA', 16_800, 27_500],
  ['sapphire', 'AA', 6_900, 11_200],
  ['sapphire', 'AAA', 12_900, 20_500],
  ['pearl', 'AA', 380, 520],
  ['pearl', 'AAA', 900, 1_350],
  ['amethyst', 'AA', 520, 680],
  ['amethyst', 'AAA', 860, 1_100],
  ['topaz', 'AA', 640, 820],
  ['topaz', 'AAA', 980, 1_280],
  ['citrine', 'AA', 480, 620],
  ['citrine', 'AAA', 790, 990],
  ['garnet', 'AA', 560, 720],
  ['garnet', 'AAA', 940, 1_180],
  ['onyx', 'AA', 140, 180],
  ['onyx', 'AAA', 260, 320],
];

export function generateStonePrices(): StonePriceRow[] {
  const diamonds = DIAMOND_QUALITIES.flatMap(([quality, grade]) =>
    FANCY.flatMap(([shape, cut]) =>
      DIAMOND_BANDS.map(([from_millicarat, rupees]) => ({
        version: 1,
        type: 'diamond' as const,
        shape,
        quality,
        from_millicarat,
        paise_per_carat: Math.round((rupees * grade * cut) / 50) * 5_000,
      })),
    ),
  );
  const coloured = COLOURED.flatMap(([type, quality, small, large]) => [
    { version: 1, type, shape: 'any' as const, quality, from_millicarat: 0, paise_per_carat: small * 100 },
    { version: 1, type, shape: 'any' as const, quality, from_millicarat: 500, paise_per_carat: large * 100 },
  ]);
  return [...diamonds, ...coloured];
}
