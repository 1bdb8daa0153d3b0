import type { ReviewPage } from '@suvarna/contracts/reviews';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import { counted } from '../counted.model.ts';
import { Opinion } from './opinion.tsx';
import styles from './product-reviews-part.module.css';
import { ReviewCard } from './review-card.tsx';
import { askedPath, reviewsPath, toReviewsView, writePath } from './reviews.model.ts';
import { SimilarReviews } from './similar-reviews.tsx';
import { Summary } from './summary.tsx';
import { words } from './words.ts';

export { readRated, readReviews } from './load-reviews.ts';

/** The summary and the most helpful reviews of a design. */
export function ReviewsPart({ page }: { readonly page: ReviewPage }) {
  const { locale } = useRemoteContext();
  const say = words(locale);
  const href = useHref();
  const all = { sort: 'helpful', page: 1 } as const;
  const { path, summary, reviews } = toReviewsView(page, locale, all);
  const write = href(writePath(path));
  const similar = page.similar && <SimilarReviews reviews={page.similar} />;
  if (summary.count === 0)
    return (
      <div className={styles.part}>
        <p>{say('none')}</p>
        <ButtonLink variant="secondary" href={write} rel="nofollow">
          {say('first')}
        </ButtonLink>
        {similar}
      </div>
    );
  return (
    <div className={styles.part}>
      {page.demo === true && <p>{say('demo-note')}</p>}
      <Summary summary={summary} say={say} hrefOf={(rating) => href(askedPath(path, { ...all, rating }))} />
      <div>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} say={say} heading="h3">
            <Opinion review={review} here={path} />
          </ReviewCard>
        ))}
      </div>
      <div className={styles.ways}>
        <ButtonLink variant="secondary" href={href(reviewsPath(path))}>
          {say('read-all', counted(summary.count))}
        </ButtonLink>
        <ButtonLink variant="quiet" href={write} rel="nofollow">
          {say('write')}
        </ButtonLink>
      </div>
      {similar}
    </div>
  );
}
