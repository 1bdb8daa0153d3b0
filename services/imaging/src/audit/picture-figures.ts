import type { Pixels } from '../golden/image-difference.ts';
import { foregroundOf } from './foreground.ts';

/** What a picture is like, as numbers. Shares are of the pixels that show the piece. */
export interface PictureFigures {
  /** Longer side of the piece's box as a share of the picture's side. */
  readonly fill: number;
  /** White without any drawing in it. */
  readonly blown: number;
  /** Black without any drawing in it. */
  readonly dead: number;
  /** Pixels that differ from all around them: grain. */
  readonly noise: number;
  /** Brightness the darker third of what is not coloured stays below, 0…255: of white gold its grey. */
  readonly grey: number;
  /** Mean difference of brightness to the surroundings, steps of 0…255: what relief and facets show. */
  readonly relief: number;
}

const [WHITE, BLACK] = [252, 10];
/** Steps by which a grain stands out from each of its eight neighbours. */
const GRAIN = 26;
const NEUTRAL = 16;
/** Onyx, black enamel and leather are darker: they are no metal. Holes in the metal count as dead. */
const INLAY = 64;

/** Reads a picture of any size. */
export function figuresOf(pixels: Pixels): PictureFigures {
  const { size, mask, light, chroma } = foregroundOf(pixels);
  let [left, right, top, bottom] = [size, 0, size, 0];
  let [count, blown, dead, noise, relief] = [0, 0, 0, 0, 0];
  const greys: number[] = [];
  for (let y = 1; y < size - 1; y += 1) {
    for (let x = 1; x < size - 1; x += 1) {
      const at = y * size + x;
      if (mask[at] !== 1) continue;
      const here = light[at] ?? 0;
      const around = [
        at - size - 1,
        at - size,
        at - size + 1,
        at - 1,
        at + 1,
        at + size - 1,
        at + size,
        at + size + 1,
      ].map((place) => light[place] ?? 0);
      count += 1;
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x),
        Math.min(top, y),
        Math.max(bottom, y),
      ];
      if (here >= WHITE) blown += 1;
      if (here <= BLACK) dead += 1;
      if (around.every((other) => here - other > GRAIN) || around.every((other) => other - here > GRAIN))
        noise += 1;
      relief += Math.abs(here - around.reduce((sum, other) => sum + other, 0) / 8);
      if ((chroma[at] ?? 0) < NEUTRAL && here > INLAY) greys.push(here);
    }
  }
  const all = Math.max(1, count);
  return {
    fill: Math.max(0, right - left, bottom - top) / size,
    blown: blown / all,
    dead: dead / all,
    noise: noise / all,
    grey: greys.toSorted((a, b) => a - b)[Math.floor(greys.length / 3)] ?? 0,
    relief: relief / all,
  };
}
