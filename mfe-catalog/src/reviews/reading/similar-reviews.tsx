import { fieldIn } from '@suvarna/contracts/locale';
import type { SimilarReview } from '@suvarna/contracts/reviews';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { reviewsTexts } from '#texts/reviews';
import { ReviewCard } from './review-card.tsx';
import { toReviewView } from '../review.model.ts';
import { reviewsPath } from '../reviews.model.ts';

/** What is said about designs like this one; above each stands of which it is. Neither counts for the stars of this one. */
export function SimilarReviews({ reviews }: { readonly reviews: readonly SimilarReview[] }) {
  const { locale } = useRemoteContext();
  const reviewsT = useT(reviewsTexts);
  const href = useHref();
  return (
    <section aria-labelledby="similar-reviews">
      <h3 id="similar-reviews">{reviewsT('similar')}</h3>
      <p>{reviewsT('similar-note')}</p>
      {reviews.map((similar) => (
        <div key={similar.review.review_id}>
          <p>
            {reviewsT('similar-of')}{' '}
            <a href={href(reviewsPath(similar.url))}>
              {fieldIn(similar, 'title', locale, similar.product_title)}
            </a>
          </p>
          <ReviewCard review={toReviewView(similar.review, locale)} reviewsT={reviewsT} heading="h4" />
        </div>
      ))}
    </section>
  );
}
