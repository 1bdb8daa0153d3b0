import { describe, expect, it } from '@jest/globals';
import { aProduct } from '../../catalogue.fixtures.ts';
import { toProductView } from '../../product/product.model.ts';
import { product } from '../../structured-data/structured-data.model.ts';
import { ratedOf } from './rated.model.ts';
import { aReview, someReviews } from '../reviews.fixtures.ts';

const reading = { locale: 'en', asOf: '2026-11-16T04:00:00Z', size: '', similar: [] } as const;
const where = { origin: 'https://shop.example', base: '' } as const;

describe('reviews in structured data', () => {
  it('tell what customers said, where somebody did', () => {
    const results = [aReview({ body: 'x'.repeat(900) }), aReview({ author: '' })];
    const rated = ratedOf(someReviews({ results }));
    expect(rated).toEqual({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.5,
        reviewCount: 2,
        bestRating: 5,
        worstRating: 1,
      },
      review: [
        {
          '@type': 'Review',
          name: 'Worth it',
          reviewBody: 'x'.repeat(200),
          datePublished: '2026-11-20',
          author: { '@type': 'Person', name: 'Meera R.' },
          reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
        },
      ],
    });
    expect(product(where, toProductView(aProduct(), { ...reading, machines: rated }), [])).toMatchObject(
      rated,
    );
  });

  it('invent nothing: no review by nobody, and no rating of a design nobody wrote about', () => {
    expect(ratedOf(someReviews({ results: [aReview({ author: '' })] }))).not.toHaveProperty('review');
    const none = { count: 0, average_tenths: 0, stars: [0, 0, 0, 0, 0] };
    expect(ratedOf(someReviews({ summary: none, results: [] }))).toEqual({});
    const unrated = product(where, toProductView(aProduct(), reading), []);
    expect('aggregateRating' in unrated || 'review' in unrated).toBe(false);
  });
});
