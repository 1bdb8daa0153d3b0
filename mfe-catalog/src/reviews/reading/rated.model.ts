import type { ReviewPage } from '@suvarna/contracts/reviews';
import type { ProductLeaf } from 'schema-dts';

type Said = Pick<ProductLeaf, 'aggregateRating' | 'review'>;

/** Letters of a review that machines get. */
const LETTERS = 200;
const BOUNDS = { bestRating: 5, worstRating: 1 } as const;

/**
 * Properties of a schema.org product: never invented, nothing where figures hold demo data, nothing where no customer said anything, and no review
 * without a name beside it, which schema.org does not know.
 */
export function ratedOf({ summary, results, demo }: Pick<ReviewPage, 'summary' | 'results' | 'demo'>): Said {
  if (summary.count === 0 || demo === true) return {};
  const named = results.filter(({ author }) => author !== '');
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average_tenths / 10,
      reviewCount: summary.count,
      ...BOUNDS,
    },
    ...(named.length > 0 && {
      review: named.map(({ rating, title, body, author, created_at: at }) => ({
        '@type': 'Review',
        name: title,
        reviewBody: Array.from(body).slice(0, LETTERS).join(''),
        datePublished: at.slice(0, 10),
        author: { '@type': 'Person', name: author },
        reviewRating: { '@type': 'Rating', ratingValue: rating, ...BOUNDS },
      })),
    }),
  };
}
