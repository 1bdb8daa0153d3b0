import type { OwnReview, Review, ReviewPage } from '@suvarna/contracts/reviews';

export const aReview = (review: Partial<Review> = {}): Review => ({
  review_id: '5b8f2f0e-0000-4000-8000-000000000001',
  rating: 5,
  title: 'Worth it',
  body: 'It shines, and it fits.',
  locale: 'en',
  author: 'Meera R.',
  bought: true,
  created_at: '2026-11-20T20:00:00.000Z',
  helpful: 2,
  reply: '',
  replied_at: '',
  ...review,
});

export const anOwnReview = (review: Partial<OwnReview> = {}): OwnReview => ({
  ...aReview(),
  state: 'shown',
  reason: '',
  version: 1,
  ...review,
});

export const someReviews = (page: Partial<ReviewPage> = {}): ReviewPage => ({
  product_id: 1042,
  product_title: 'Lotus Bloom Ring',
  title_hi: 'कमल अंगूठी',
  url: '/jewellery/rings/lotus-bloom-ring_product_1042/',
  summary: { count: 2, average_tenths: 45, stars: [0, 0, 0, 1, 1] },
  results: [
    aReview(),
    aReview({
      review_id: '5b8f2f0e-0000-4000-8000-000000000002',
      rating: 4,
      title: 'बहुत सुंदर',
      locale: 'hi',
      bought: false,
      reply: 'Thank you.',
      replied_at: '2026-11-22T06:00:00.000Z',
    }),
  ],
  page: 1,
  page_size: 10,
  count: 2,
  ...page,
});
