/** What the reviews of a design come to: how many, and tenths of a star. */
export interface Rating {
  readonly count: number;
  readonly average_tenths: number;
}
/** By the number of the design; those without reviews are not in it. */
export type Ratings = ReadonlyMap<number, Rating>;

/** The module of reviews tells which ratings changed since a horizon, all of them without one. A count of 0 is none. */
export type RatingsSince = (
  horizon: string | undefined,
) => Promise<{ readonly ratings: Ratings; readonly horizon: string }>;

export const NO_RATINGS: Ratings = new Map();

export const isSameRating = (one: Rating | undefined, other: Rating | undefined): boolean =>
  one?.count === other?.count && one?.average_tenths === other?.average_tenths;

/** Ratings with some of them as they are now; the same map where nothing differs. */
export function mergeRatings(ratings: Ratings, changed: Ratings): Ratings {
  const isKnown = ([id, rating]: readonly [number, Rating]): boolean =>
    isSameRating(ratings.get(id), rating.count === 0 ? undefined : rating);
  if ([...changed].every(isKnown)) return ratings;
  const merged = new Map([...ratings, ...changed]);
  return new Map([...merged].filter(([, { count }]) => count > 0));
}
