import type { SimilarReview } from '@suvarna/contracts/reviews';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { labelIn } from '../listing/listing.model.ts';
import { ReviewCard } from './review-card.tsx';
import { toReviewView } from './review.model.ts';
import { reviewsPath } from './reviews.model.ts';
import { words } from './words.ts';

/** What is said about designs like this one; above each stands of which it is. Neither counts for the stars of this one. */
export function SimilarReviews({ reviews }: { readonly reviews: readonly SimilarReview[] }) {
  const { locale } = useRemoteContext();
  const say = words(locale);
  const href = useHref();
  return (
    <section aria-labelledby="similar-reviews">
      <h3 id="similar-reviews">{say('similar')}</h3>
      <p>{say('similar-note')}</p>
      {reviews.map(({ url, review, product_title: label, title_hi }) => (
        <div key={review.review_id}>
          <p>
            {say('similar-of')}{' '}
            <a href={href(reviewsPath(url))}>{labelIn(locale, { label, label_hi: title_hi })}</a>
          </p>
          <ReviewCard review={toReviewView(review, locale)} say={say} heading="h4" />
        </div>
      ))}
    </section>
  );
}
