import type { Pool } from '@suvarna/database/pool';
import type { RatingsSince } from '../catalogue/index.ts';
import { summaryOf } from './view-review.ts';

interface Row {
  readonly horizon: string;
  readonly product_id: number | null;
  readonly stars: readonly number[];
}

/**
 * Ratings for the catalogue in memory: one small read each time it looks, none for each card. As with
 * pieces on hand nothing that is committed later is missed, whatever the order of commits.
 */
export const ratingsSince =
  (pool: Pool): RatingsSince =>
  async (horizon) => {
    const { rows } = await pool.query<Row>(
      `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, r.product_id,
              array[r.ones, r.twos, r.threes, r.fours, r.fives] as stars
       from (values (1)) as one left join review_ratings r on r.changed_in >= $1::xid8`,
      [horizon ?? '0'],
    );
    return {
      horizon: rows[0]?.horizon ?? '0',
      ratings: new Map(
        rows.flatMap(({ product_id: id, stars }) => {
          if (id === null) return [];
          const { count, average_tenths } = summaryOf(stars);
          return [[id, { count, average_tenths }] as const];
        }),
      ),
    };
  };
