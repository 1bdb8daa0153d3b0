import { mulberry32 } from '../mulberry32.ts';

/** Variations of a form, decided by the free number of a piece: the same number always chooses the same. */
export interface Choices {
  /** In `[from, to)`. */
  readonly within: (from: number, to: number) => number;
  /** A whole number in `[from, to]`. */
  readonly whole: (from: number, to: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  readonly chance: (probability: number) => boolean;
}

export function choicesFrom(seed: number): Choices {
  const next = mulberry32(seed);
  return {
    within: (from, to) => from + next() * (to - from),
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  };
}
