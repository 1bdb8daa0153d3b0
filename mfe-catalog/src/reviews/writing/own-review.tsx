import type { OwnReview } from '@suvarna/contracts/reviews';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { Sheet } from '@suvarna/ui/sheet';
import { useState } from 'react';
import { reviewsTexts } from '#texts/reviews';
import { ReviewCard } from '../reading/review-card.tsx';
import { toReviewView } from '../review.model.ts';
import { removeReview } from '../reviews.api.ts';
import styles from './write.module.css';

interface OwnProps {
  readonly review: OwnReview;
  readonly onChange: () => void;
  readonly onDeleted: () => void;
}

/** What a customer wrote, what became of it, and what they may do with it. */
export function Own({ review, onChange, onDeleted }: OwnProps) {
  const { locale } = useRemoteContext();
  const reviewsT = useT(reviewsTexts);
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const view = toReviewView(review, locale);

  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      await removeReview(review.review_id);
      onDeleted();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <section className={styles.own} aria-labelledby="own-review">
      <h2 id="own-review" ref={takeLostFocus} tabIndex={-1}>
        {reviewsT('write.own')}
      </h2>
      <p className={styles.note}>{reviewsT(`state.${review.state}`, { reason: review.reason })}</p>
      <ReviewCard
        // Files of photos are for everybody or for no reader: before it is shown they are only counted.
        review={{ ...view, photos: review.state === 'shown' ? view.photos : [] }}
        reviewsT={reviewsT}
        heading="h3"
      />
      {review.state !== 'shown' && view.photos.length > 0 && (
        <p className={styles.note}>{reviewsT('photos.waiting', { count: view.photos.length })}</p>
      )}
      <div className={styles.doings}>
        <Button variant="secondary" onClick={onChange}>
          {reviewsT('edit')}
        </Button>
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {reviewsT('delete')}
        </Button>
      </div>
      <Sheet
        open={asks}
        onClose={() => setAsks(false)}
        title={reviewsT('delete.title')}
        closeLabel={reviewsT('close')}
      >
        <div className={styles.form}>
          <p>{reviewsT('delete.text')}</p>
          <p role="alert" className={styles.failure}>
            {failed && reviewsT('failed')}
          </p>
          <div className={styles.doings}>
            <Button busy={busy ? reviewsT('delete.busy') : undefined} onClick={() => void remove()}>
              {reviewsT('delete')}
            </Button>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {reviewsT('delete.keep')}
            </Button>
          </div>
        </div>
      </Sheet>
    </section>
  );
}
