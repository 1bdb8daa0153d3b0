import type { Pixels } from '../golden/image-difference.ts';
import { foregroundOf } from './foreground.ts';

/** Side of a card's picture, pixels. */
export const CARD = 180;
const COARSE = 15;
const WINDOW = 6;

/** A picture at card size made ready to be compared with many others: brightness without the metal's own, and where the piece is. */
export interface Likeness {
  /** `CARD` × `CARD`, mean 0 and spread 1 over the piece, 0 on the ground. */
  readonly light: Float32Array;
  /** Colour against the metal's: stones count, the alloy does not. */
  readonly tint: Float32Array;
  readonly mask: Uint8Array;
  /** `COARSE` × `COARSE` averages of light, to find candidates by. */
  readonly coarse: Float32Array;
}

export function likenessOf(pixels: Pixels): Likeness {
  if (pixels.size !== CARD)
    throw new Error(`cards are ${String(CARD)} pixels wide, not ${String(pixels.size)}`);
  const { mask, light } = foregroundOf(pixels);
  const shown = [...mask.keys()].filter((at) => mask[at] === 1);
  const reds = Float32Array.from(
    mask,
    (_, at) => (pixels.data[at * 3] ?? 0) - (pixels.data[at * 3 + 2] ?? 0),
  );
  const median = middle(shown.map((at) => reds[at] ?? 0));
  const mean = shown.reduce((sum, at) => sum + (light[at] ?? 0), 0) / Math.max(1, shown.length);
  const spread = Math.sqrt(
    shown.reduce((sum, at) => sum + ((light[at] ?? 0) - mean) ** 2, 0) / Math.max(1, shown.length),
  );
  const even = light.map((value, at) => (mask[at] === 1 ? (value - mean) / (spread || 1) : 0));
  const coarse = new Float32Array(COARSE * COARSE);
  const step = CARD / COARSE;
  for (let y = 0; y < CARD; y += 1)
    for (let x = 0; x < CARD; x += 1) {
      const at = y * CARD + x;
      const cell = Math.floor(y / step) * COARSE + Math.floor(x / step);
      // The ground lies below every metal, so that outlines count.
      coarse[cell] = (coarse[cell] ?? 0) + (mask[at] === 1 ? (even[at] ?? 0) + 1.5 : 0) / step ** 2;
    }
  return {
    light: even,
    tint: reds.map((value, at) => (mask[at] === 1 ? (value - median) / 60 : 0)),
    mask,
    coarse,
  };
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Mean difference of the averages: quick, and never large for pictures that look alike. */
export function coarseDistance(a: Likeness, b: Likeness): number {
  let sum = 0;
  for (let at = 0; at < a.coarse.length; at += 1) sum += Math.abs((a.coarse[at] ?? 0) - (b.coarse[at] ?? 0));
  return sum / a.coarse.length;
}

/**
 * Structural similarity (SSIM, Wang et al. 2004) of two cards over windows that show either piece:
 * 1 the same, 0 nothing in common. Where one shows the piece and the other the ground it is 0.
 */
export function similarityOf(a: Likeness, b: Likeness): number {
  let [sum, windows] = [0, 0];
  for (let top = 0; top < CARD; top += WINDOW)
    for (let left = 0; left < CARD; left += WINDOW) {
      const places = windowAt(left, top);
      const [mine, theirs] = [a, b].map(({ mask }) => places.filter((at) => mask[at] === 1).length);
      if (Math.max(mine ?? 0, theirs ?? 0) < places.length / 4) continue;
      const shared = Math.min(mine ?? 0, theirs ?? 0) / Math.max(mine ?? 0, theirs ?? 0);
      sum +=
        shared *
        structure(a.light, b.light, places, 0.6) *
        (0.5 + 0.5 * structure(a.tint, b.tint, places, 0.3));
      windows += 1;
    }
  return windows === 0 ? 1 : sum / windows;
}

const windowPlaces = new Map<number, readonly number[]>();
function windowAt(left: number, top: number): readonly number[] {
  const key = top * CARD + left;
  const known = windowPlaces.get(key);
  if (known) return known;
  const made = Array.from(
    { length: WINDOW * WINDOW },
    (_, at) => key + Math.floor(at / WINDOW) * CARD + (at % WINDOW),
  );
  windowPlaces.set(key, made);
  return made;
}

function structure(a: Float32Array, b: Float32Array, places: readonly number[], steady: number): number {
  let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0];
  for (const at of places) {
    const p = a[at] ?? 0;
    const q = b[at] ?? 0;
    sa += p;
    sb += q;
    saa += p * p;
    sbb += q * q;
    sab += p * q;
  }
  const n = places.length;
  const [ma, mb] = [sa / n, sb / n];
  const [va, vb, covariance] = [saa / n - ma * ma, sbb / n - mb * mb, sab / n - ma * mb];
  const [c1, c2] = [steady ** 2, steady ** 2];
  const value = ((2 * ma * mb + c1) * (2 * covariance + c2)) / ((ma * ma + mb * mb + c1) * (va + vb + c2));
  return Math.max(0, value);
}
