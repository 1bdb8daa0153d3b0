import type { SimilarReview } from '@suvarna/contracts/reviews';
import type { Database } from '../../platform/database/database.ts';
import { urlOf } from '../catalogue/index.ts';
import type { Design } from '../designs/index.ts';
import { photosOf } from './photo.store.ts';
import { mostHelpfulOf } from './review.store.ts';
import { viewOf } from './view-review.ts';

/** A design with fewer of its own shows what is said of designs like it. */
export const ENOUGH_OF_ITS_OWN = 3;
const SHOWN = 3;

/** The most helpful review of each design like another one, the most alike first; each says of what it is. */
export async function similarReviews(db: Database, alike: readonly Design[]): Promise<SimilarReview[]> {
  const rows = await mostHelpfulOf(
    db,
    alike.map(({ product_id: id }) => id),
  );
  const chosen = alike
    .flatMap((design) => {
      const row = rows.find(({ product_id: id }) => id === design.product_id);
      return row === undefined ? [] : [{ design, row }];
    })
    .slice(0, SHOWN);
  const photos = await photosOf(
    db,
    chosen.map(({ row }) => row.id),
  );
  return chosen.map(({ design, row }) => ({
    product_id: design.product_id,
    product_title: design.title,
    title_hi: design.title_hi,
    url: urlOf(design),
    review: viewOf(row, photos.get(row.id)),
  }));
}
