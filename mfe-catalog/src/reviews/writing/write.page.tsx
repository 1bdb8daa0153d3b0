import type { OwnReviewAnswer } from '@suvarna/contracts/reviews';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { session, signInPath } from '@suvarna/session';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { ButtonLink } from '@suvarna/ui/button';
import { useFocusAfterCommit } from '@suvarna/ui/focus';
import { TryAgain } from '@suvarna/ui/try-again';
import { useRef, useState, useSyncExternalStore } from 'react';
import { reviewsTexts } from '#texts/reviews';
import type { WriteView } from '../reading/load-reviews.ts';
import { Own } from './own-review.tsx';
import { ReviewForm } from './review-form.tsx';
import { readOwn } from '../reviews.api.ts';
import { crumbsTo, reviewsPath, writePath } from '../reviews.model.ts';
import styles from './write.module.css';

export { loadWriteReview as load } from '../reading/load-reviews.ts';

export function head({ productTitle: title, path }: WriteView, { locale }: RouteContext): PageHead {
  return { title: reviewsTexts(locale)('write.head', { title }), canonical: writePath(path), noindex: true };
}

const unknownYet = (): undefined => undefined;

/** Where a customer says what they think of a design. */
export function Page({ data }: PageProps<WriteView>) {
  const { t } = useRemoteContext();
  const reviewsT = useT(reviewsTexts);
  const href = useHref();
  const here = writePath(data.path);
  const crumbs = [
    ...crumbsTo(data, t('crumb.home')),
    { label: reviewsT('title'), path: reviewsPath(data.path) },
    { label: reviewsT('write'), path: here },
  ];
  return (
    <div className={`sv-page ${styles.page}`}>
      <Breadcrumb
        label={t('crumb.label')}
        items={crumbs.map(({ label, path }) => ({ label, href: href(path) }))}
      />
      <h1 className={styles.title}>{reviewsT('write.title', { title: data.productTitle })}</h1>
      <noscript>
        <p>{reviewsT('write.noscript')}</p>
      </noscript>
      <Writing key={data.productId} view={data} />
      <p className={styles.links}>
        <a href={href(reviewsPath(data.path))}>{reviewsT('back')}</a>
        <a href={href(data.path)}>{reviewsT('to-product', { title: data.productTitle })}</a>
      </p>
    </div>
  );
}

function Writing({ view }: { readonly view: WriteView }) {
  const reviewsT = useT(reviewsTexts);
  const href = useHref();
  const token = useSyncExternalStore(session.subscribe, session.storedToken, unknownYet);
  const { state, retry, put } = useRead(token ? `own review of ${view.productId}` : null, (signal) =>
    readOwn(view.productId, signal),
  );
  if (token === null)
    return (
      <div className={styles.own}>
        <p>{reviewsT('write.sign-in-text')}</p>
        <ButtonLink href={signInPath(href(writePath(view.path)))}>{reviewsT('write.sign-in')}</ButtonLink>
      </div>
    );
  if (state.status === 'loading') return <p role="status">{reviewsT('reading')}</p>;
  if (state.status === 'failed')
    return (
      <TryAgain
        className={styles.own}
        text={reviewsT('read-failed')}
        again={reviewsT('again')}
        onAgain={retry}
      />
    );
  return <Author productId={view.productId} own={state.data} onOwn={put} />;
}

interface AuthorProps {
  readonly productId: number;
  readonly own: OwnReviewAnswer;
  readonly onOwn: (own: OwnReviewAnswer) => void;
}

function Author({ productId, own: { bought, review }, onOwn }: AuthorProps) {
  const reviewsT = useT(reviewsTexts);
  const [edits, setEdits] = useState(false);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const focus = useFocusAfterCommit();
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={`${styles.note} ${styles.said}`}>
        {said !== '' && reviewsT(said)}
      </p>
      {review !== null && !edits ? (
        <Own
          review={review}
          onChange={() => {
            setSaid('');
            setEdits(true);
          }}
          onDeleted={() => {
            setSaid('delete.done');
            onOwn({ bought, review: null });
            // The question went with the review.
            focus(() => status.current);
          }}
        />
      ) : (
        <>
          <p className={styles.note}>{reviewsT(bought ? 'write.bought' : 'write.not-bought')}</p>
          <ReviewForm
            productId={productId}
            before={review}
            onSent={(sent) => {
              setSaid(sent.state === 'shown' ? 'write.shown' : 'write.waiting');
              setEdits(false);
              onOwn({ bought: sent.bought, review: sent });
            }}
          />
        </>
      )}
    </>
  );
}
