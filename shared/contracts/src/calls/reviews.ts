/** Generated from `endpoints/reviews.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/reviews.ts';

export const reviewAdd: CallOf<typeof table.reviewAdd> = {
  path: 'customer_reviews_ratings/reviews/add/',
  photos: true,
  shape: {
    review_id: 'string',
    rating: 'number',
    title: 'string',
    body: 'string',
    locale: 'string',
    author: 'string',
    bought: 'boolean',
    created_at: 'string',
    helpful: 'number',
    reply: 'string',
    replied_at: 'string',
    state: 'string',
    reason: 'string',
    version: 'number',
  },
};
export const reviewDelete: CallOf<typeof table.reviewDelete> = {
  path: 'customer_reviews_ratings/reviews/delete/',
  shape: { review_id: 'string' },
};
export const reviewHelpful: CallOf<typeof table.reviewHelpful> = {
  path: 'customer_reviews_ratings/reviews/helpful/',
  shape: { review_id: 'string', helpful: 'number' },
};
export const reviewList: CallOf<typeof table.reviewList> = {
  path: 'customer_reviews_ratings/reviews/',
  shape: {
    product_id: 'number',
    product_title: 'string',
    title_hi: 'string',
    url: 'string',
    summary: { count: 'number', average_tenths: 'number', stars: ['number'] },
    results: [
      {
        review_id: 'string',
        rating: 'number',
        title: 'string',
        body: 'string',
        locale: 'string',
        author: 'string',
        bought: 'boolean',
        created_at: 'string',
        helpful: 'number',
        reply: 'string',
        replied_at: 'string',
      },
    ],
    page: 'number',
    page_size: 'number',
    count: 'number',
  },
};
export const reviewOwn: CallOf<typeof table.reviewOwn> = {
  path: 'customer_reviews_ratings/reviews/own/',
  shape: { bought: 'boolean' },
};
export const reviewPhoto: CallOf<typeof table.reviewPhoto> = {
  path: 'customer_reviews_ratings/reviews/photo/',
};
export const reviewReport: CallOf<typeof table.reviewReport> = {
  path: 'customer_reviews_ratings/reviews/report/',
  shape: { review_id: 'string' },
};
