import type { ReviewPage } from '@suvarna/contracts/reviews';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import { reviewsTexts } from '#texts/reviews';
import { counted } from '../../page/counted.model.ts';
import { Opinion } from './opinion.tsx';
import styles from './product-reviews-part.module.css';
import { ReviewCard } from './review-card.tsx';
import { askedPath, reviewsPath, toReviewsView, writePath } from '../reviews.model.ts';
import { SimilarReviews } from './similar-reviews.tsx';
import { Summary } from './summary.tsx';

export { readRated, readReviews } from './load-reviews.ts';

/** The summary and the most helpful reviews of a design. */
export function ReviewsPart({ page }: { readonly page: ReviewPage }) {
  const { locale } = useRemoteContext();
  const reviewsT = useT(reviewsTexts);
  const href = useHref();
  const all = { sort: 'helpful', page: 1 } as const;
  const { path, summary, reviews } = toReviewsView(page, locale, all);
  const write = href(writePath(path));
  const similar = page.similar && <SimilarReviews reviews={page.similar} />;
  if (summary.count === 0)
    return (
      <div className={styles.part}>
        <p>{reviewsT('none')}</p>
        <ButtonLink variant="secondary" href={write} rel="nofollow">
          {reviewsT('first')}
        </ButtonLink>
        {similar}
      </div>
    );
  return (
    <div className={styles.part}>
      {page.demo === true && <p>{reviewsT('demo-note')}</p>}
      <Summary
        summary={summary}
        reviewsT={reviewsT}
        hrefOf={(rating) => href(askedPath(path, { ...all, rating }))}
      />
      <div>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} reviewsT={reviewsT} heading="h3">
            <Opinion review={review} here={path} />
          </ReviewCard>
        ))}
      </div>
      <div className={styles.ways}>
        <ButtonLink variant="secondary" href={href(reviewsPath(path))}>
          {reviewsT('read-all', counted(summary.count))}
        </ButtonLink>
        <ButtonLink variant="quiet" href={write} rel="nofollow">
          {reviewsT('write')}
        </ButtonLink>
      </div>
      {similar}
    </div>
  );
}
