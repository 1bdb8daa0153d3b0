import type { OwnReview, Review, ReviewPhoto, ReviewSummary } from '@suvarna/contracts/reviews';
import type { ReviewRow } from './review.store.ts';

export const viewOf = (row: ReviewRow, photos: readonly ReviewPhoto[] = []): Review => ({
  review_id: row.id,
  rating: row.rating,
  title: row.title,
  body: row.body,
  locale: row.locale,
  author: row.author,
  bought: row.line_id !== null,
  created_at: row.created_at.toISOString(),
  helpful: row.helpful,
  reply: row.reply,
  replied_at: row.replied_at?.toISOString() ?? '',
  ...(row.demo && { demo: true }),
  photos: photos.map(({ photo_id, width, height }) => ({ photo_id, width, height })),
});

export const ownViewOf = (row: ReviewRow, photos: readonly ReviewPhoto[] = []): OwnReview => ({
  ...viewOf(row, photos),
  state: row.state,
  // Why something waits is the store's own matter.
  reason: row.state === 'refused' ? row.reason : '',
  version: row.version,
});

/** @param stars how often one to five stars were given */
export function summaryOf(stars: readonly number[]): ReviewSummary {
  const count = stars.reduce((sum, some) => sum + some, 0);
  const total = stars.reduce((sum, some, index) => sum + some * (index + 1), 0);
  return {
    count,
    average_tenths: count === 0 ? 0 : Math.round((total * 10) / count),
    stars: [...stars],
  };
}
