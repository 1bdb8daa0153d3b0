import type { Freeze } from '../api/answers.ts';

/** The freeze that holds now; of several the one that ends last. */
export const heldUpNow = (freezes: readonly Freeze[], now: number): Freeze | undefined =>
  freezes
    .filter(({ begins, ends }) => Date.parse(begins) <= now && now < Date.parse(ends))
    .toSorted((a, b) => Date.parse(b.ends) - Date.parse(a.ends))[0];
