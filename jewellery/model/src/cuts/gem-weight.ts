import type { Cut, GemStone } from '../model.ts';
import { cutOf } from './cut.ts';

/** Grams per cubic centimetre. */
const density: Readonly<Record<GemStone, number>> = {
  diamond: 3.52,
  ruby: 4,
  sapphire: 4,
  emerald: 2.72,
  amethyst: 2.65,
  citrine: 2.65,
  topaz: 3.53,
  garnet: 3.95,
};

const milligramsPerCarat = 200;

/** Scale from the space of a cut to millimetres at which the stone weighs exactly this much. */
export function gemScale(cut: Cut, stone: GemStone, carats: number): number {
  return Math.cbrt((carats * milligramsPerCarat) / density[stone] / cutOf(cut).unitVolume);
}

/** Weight of a stone at this scale: the other way round. */
export function gemCarats(cut: Cut, stone: GemStone, scale: number): number {
  return (scale ** 3 * cutOf(cut).unitVolume * density[stone]) / milligramsPerCarat;
}

/** Width (X), length (Z) and depth (Y) in millimetres of a stone of this weight. */
export function gemSize(
  cut: Cut,
  stone: GemStone,
  carats: number,
): { readonly width: number; readonly length: number; readonly depth: number } {
  const scale = gemScale(cut, stone, carats);
  const { width, length, depth } = cutOf(cut);
  return { width: width * scale, length: length * scale, depth: depth * scale };
}
