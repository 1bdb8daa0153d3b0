import type { ReviewPage, ReviewsQuery } from '@suvarna/contracts/reviews';
import type { Database } from '../../platform/database/database.ts';
import { urlOf } from '../catalogue/index.ts';
import type { Design } from '../designs/index.ts';
import { photosOf } from './photo.store.ts';
import { ratingsOf } from './rating.store.ts';
import { ENOUGH_OF_ITS_OWN, similarReviews } from './similar-reviews.ts';
import { countShown, hasDemo, shownReviews } from './review.store.ts';
import { summaryOf, viewOf } from './view-review.ts';

/** A page of what customers say about a design. @param alike designs whose reviews stand in where it has few, the most alike first */
export async function readReviews(
  db: Database,
  design: Design,
  { page, page_size, sort = 'helpful', rating, bought, locale }: ReviewsQuery,
  alike: readonly Design[] = [],
): Promise<ReviewPage> {
  const asked = { productId: design.product_id, rating, bought, locale };
  const summary = summaryOf(await ratingsOf(db, design.product_id));
  // Stars are counted with each change; only who asks for more is counted for.
  const counted = rating === undefined ? summary.count : summary.stars[rating - 1];
  const isCounted = bought !== true && locale === undefined;
  const part = { sort, limit: page_size, offset: (page - 1) * page_size };
  // Most designs have none: then nothing more is asked.
  const [rows, count, isDemo] =
    summary.count === 0
      ? [[], 0, false]
      : await Promise.all([
          shownReviews(db, asked, part),
          isCounted && counted !== undefined ? counted : countShown(db, asked),
          hasDemo(db, design.product_id),
        ]);
  const photos = await photosOf(
    db,
    rows.map(({ id }) => id),
  );
  const similar = summary.count < ENOUGH_OF_ITS_OWN ? await similarReviews(db, alike) : [];
  return {
    product_id: design.product_id,
    product_title: design.title,
    title_hi: design.title_hi,
    url: urlOf(design),
    summary,
    results: rows.map((row) => viewOf(row, photos.get(row.id))),
    page,
    page_size,
    count,
    ...(isDemo && { demo: true }),
    ...(similar.length > 0 && { similar }),
  };
}
