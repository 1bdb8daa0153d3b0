import type { Logger } from 'pino';
import { mergeRatings, NO_RATINGS, type Ratings, type RatingsSince } from '../designs/rating.ts';

/** A star more or less may wait so long: each change of ratings empties the answers of the catalogue. */
const SETTLE_MS = 15_000;

export interface SettlingRatings {
  /** As they were read last. It never rejects: without new ratings rates and stock go on. */
  now(): Promise<Ratings>;
  /** The next time they are asked for they are read. */
  expire(): void;
}

/** Ratings in memory, read every fifteen seconds. @param since who keeps reviews */
export function settlingRatings(
  since: RatingsSince,
  log: Pick<Logger, 'warn'>,
  passedMs = () => performance.now(),
): SettlingRatings {
  let ratings = NO_RATINGS;
  let horizon: string | undefined;
  let readAt: number | undefined;
  return {
    async now() {
      const at = passedMs();
      if (readAt !== undefined && at - readAt < SETTLE_MS) return ratings;
      readAt = at;
      try {
        const changed = await since(horizon);
        ratings = mergeRatings(ratings, changed.ratings);
        ({ horizon } = changed);
      } catch (error) {
        log.warn({ err: error }, 'the ratings could not be read');
      }
      return ratings;
    },
    expire() {
      readAt = undefined;
    },
  };
}
