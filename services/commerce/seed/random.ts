import { mulberry32 } from '@suvarna/jewellery-model/mulberry32';

/** Chance with a seed: the same seed gives the same catalogue everywhere. */
export interface Random {
  /** In `[0, 1)`. */
  readonly next: () => number;
  /** An integer in `[from, to]`. */
  readonly between: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** `[item, weight]` pairs. */
  readonly weighted: <T>(items: readonly (readonly [T, number])[]) => T;
  /** `count` different items, in the order of the list. */
  readonly sample: <T>(items: readonly T[], count: number) => T[];
}

export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const weighted = <T>(items: readonly (readonly [T, number])[]): T => {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return pick(items)[0];
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = items.map((_, at) => at);
    const chosen: number[] = [];
    while (chosen.length < count && rest.length > 0)
      chosen.push(...rest.splice(Math.floor(next() * rest.length), 1));
    return chosen
      .sort((a, b) => a - b)
      .map((at) => items[at])
      .filter((item): item is T => item !== undefined);
  };
  return { next, between, chance: (probability) => next() < probability, pick, weighted, sample };
}
