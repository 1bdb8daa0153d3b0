import type { SimilarReview } from '@suvarna/contracts/reviews';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { reviewsTexts } from '#texts/reviews';
import { labelIn } from '../../listing/listing.model.ts';
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
      {reviews.map(({ url, review, product_title: label, title_hi }) => (
        <div key={review.review_id}>
          <p>
            {reviewsT('similar-of')}{' '}
            <a href={href(reviewsPath(url))}>{labelIn(locale, { label, label_hi: title_hi })}</a>
          </p>
          <ReviewCard review={toReviewView(review, locale)} reviewsT={reviewsT} heading="h4" />
        </div>
      ))}
    </section>
  );
}
