/** How many pieces of each design were bought of late; those that no customer bought are not in it. */
export type SoldPieces = (now: Date) => Promise<ReadonlyMap<number, number>>;

/** So often a design is bought before it is called a bestseller, and so many of them there are at most. */
const LEAST = 3;
const MOST = 60;

/** Designs that customers bought most: by what was sold and nothing else. */
export const bestsellersOf = (sold: ReadonlyMap<number, number>): ReadonlySet<number> =>
  new Set(
    [...sold]
      .filter(([, pieces]) => pieces >= LEAST)
      .toSorted(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one - other)
      .slice(0, MOST)
      .map(([id]) => id),
  );
