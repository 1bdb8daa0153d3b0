import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageProps } from '@suvarna/remote-kit/page';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { ButtonLink } from '@suvarna/ui/button';
import { Pagination } from '@suvarna/ui/pagination';
import { reviewsTexts } from '#texts/reviews';
import { counted } from '../page/counted.model.ts';
import { pagesAround } from './reading/pages-around.model.ts';
import { Narrowing } from './reading/narrowing.tsx';
import { Opinion } from './reading/opinion.tsx';
import { ReviewCard } from './reading/review-card.tsx';
import {
  askedPath,
  crumbsTo,
  isNarrowed,
  reviewsPath,
  writePath,
  type ReviewsView,
} from './reviews.model.ts';
import styles from './reviews.module.css';
import { Summary } from './reading/summary.tsx';

export { loadReviews as load } from './reading/load-reviews.ts';

export { reviewsHead as head } from './reviews.head.ts';

/** All reviews of a design. Everything that is read here is in the document. */
export function Page({ data }: PageProps<ReviewsView>) {
  const { t } = useRemoteContext();
  const reviewsT = useT(reviewsTexts);
  const href = useHref();
  const { asked, summary, path } = data;
  const here = askedPath(path, asked);
  const crumbs = [...crumbsTo(data, t('crumb.home')), { label: reviewsT('title'), path: reviewsPath(path) }];
  return (
    <div className={`sv-page ${styles.page}`}>
      <Breadcrumb
        label={t('crumb.label')}
        items={crumbs.map(({ label, path: to }) => ({ label, href: href(to) }))}
      />
      <header className={styles.head}>
        <h1 className={styles.title}>{reviewsT('of', { title: data.productTitle })}</h1>
        <ButtonLink variant="secondary" href={href(writePath(path))} rel="nofollow">
          {reviewsT('write')}
        </ButtonLink>
      </header>
      {summary.count === 0 ? (
        <p className={styles.note}>{reviewsT('none')}</p>
      ) : (
        <>
          {data.demo && <p className={styles.note}>{reviewsT('demo-note')}</p>}
          <Summary
            summary={summary}
            reviewsT={reviewsT}
            selected={asked.rating}
            hrefOf={(rating) => href(askedPath(path, toggled(asked, rating)))}
          />
          <Narrowing path={path} asked={asked} reviewsT={reviewsT} />
          <section aria-labelledby="reviews-found">
            <h2 id="reviews-found" className={styles.count}>
              {reviewsT(isNarrowed(asked) ? 'found' : 'count', counted(data.count))}
            </h2>
            {data.reviews.map((review) => (
              <ReviewCard key={review.id} review={review} reviewsT={reviewsT} heading="h3">
                <Opinion review={review} here={here} />
              </ReviewCard>
            ))}
          </section>
          {data.pages > 1 && <Pages data={data} />}
          <p className={styles.note}>{reviewsT('how')}</p>
        </>
      )}
    </div>
  );
}

/** The bar that is on show leads back to all. */
function toggled({ rating: shown, ...asked }: ReviewsView['asked'], rating: number): ReviewsView['asked'] {
  return { ...asked, page: 1, ...(shown !== rating && { rating }) };
}

function Pages({ data: { path, asked, pages } }: { readonly data: ReviewsView }) {
  const { t } = useRemoteContext();
  const href = useHref();
  const hrefOf = (page: number): string => href(askedPath(path, { ...asked, page }));
  const step = (page: number, label: string) =>
    page < 1 || page > pages ? undefined : { href: hrefOf(page), label };
  return (
    <Pagination
      label={t('pages.label')}
      current={asked.page}
      pages={pagesAround(asked.page, pages).map((page) => ({ page, href: hrefOf(page) }))}
      previous={step(asked.page - 1, t('pages.previous'))}
      next={step(asked.page + 1, t('pages.next'))}
      pageLabel={(page) => t('pages.page', { page })}
    />
  );
}
