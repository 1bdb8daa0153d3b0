import type { Vector } from '../model.ts';
import { pathLength } from '../geometry/curve.ts';
import { times } from '../geometry/vector.ts';

/** A chain of a length hanging from two nails `width` apart at height 0: a catenary in the plane z = 0, left to right. */
export function hanging(width: number, length: number, pieces = 48): Vector[] {
  const slack = Math.max(1.0005, length / width);
  // sinh(u)/u = length/width has one root; halving finds it safely.
  let [low, high] = [1e-3, 20];
  for (let tries = 0; tries < 60; tries += 1) {
    const middle = (low + high) / 2;
    if (Math.sinh(middle) / middle < slack) low = middle;
    else high = middle;
  }
  const half = (low + high) / 2;
  const a = width / (2 * half);
  return Array.from({ length: pieces + 1 }, (_, at): Vector => {
    // Equal steps along the chain, not across it: its ends are steep.
    const x = a * Math.asinh(Math.sinh(half) * ((2 * at) / pieces - 1));
    return [x, a * (Math.cosh(x / a) - Math.cosh(half)), 0];
  });
}

export interface NecklineOptions {
  /** All around, millimetres. */
  readonly length: number;
  /** Height by width. */
  readonly slender: number;
  /** How much narrower it is where the nape would be, 0 to 0.4. */
  readonly nape?: number;
  /** How deep the front hangs: 0 round, 0.35 nearly a V. */
  readonly deep?: number;
}

/** A necklace laid out: a closed path in the plane z = 0 from the clasp at the top, over the right, down to the front and back; its middle is the origin. */
export function neckline({ length, slender, nape = 0.2, deep = 0 }: NecklineOptions, pieces = 160): Vector[] {
  const shape = Array.from({ length: pieces }, (_, at): Vector => {
    const angle = (2 * Math.PI * at) / pieces;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const pull = c < 0 ? 1 - deep * c * c * (1 - Math.abs(s) * 0.4) : 1;
    return [s * (1 - nape * c) * pull, c * slender * (c < 0 ? 1 + deep * 0.5 * c * c : 1), 0];
  });
  const scale = length / pathLength(shape, true);
  const lowest = Math.min(...shape.map(([, y]) => y));
  return shape.map((point) => times([point[0], point[1] - (slender + lowest) / 2, 0], scale));
}
