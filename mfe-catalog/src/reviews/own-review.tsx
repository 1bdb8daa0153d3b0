import type { OwnReview } from '@suvarna/contracts/reviews';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { Sheet } from '@suvarna/ui/sheet';
import { useState } from 'react';
import { ReviewCard } from './review-card.tsx';
import { toReviewView } from './review.model.ts';
import { removeReview } from './reviews.api.ts';
import { words } from './words.ts';
import styles from './write.module.css';

interface OwnProps {
  readonly review: OwnReview;
  readonly onChange: () => void;
  readonly onDeleted: () => void;
}

/** What somebody wrote, what became of it, and what they may do with it. */
export function Own({ review, onChange, onDeleted }: OwnProps) {
  const { locale } = useRemoteContext();
  const say = words(locale);
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
        {say('write.own')}
      </h2>
      <p className={styles.note}>{say(`state.${review.state}`, { reason: review.reason })}</p>
      <ReviewCard
        // Files of photos are for everybody or for nobody: before it is shown they are only counted.
        review={{ ...view, photos: review.state === 'shown' ? view.photos : [] }}
        say={say}
        heading="h3"
      />
      {review.state !== 'shown' && view.photos.length > 0 && (
        <p className={styles.note}>{say('photos.waiting', { count: view.photos.length })}</p>
      )}
      <div className={styles.doings}>
        <Button variant="secondary" onClick={onChange}>
          {say('edit')}
        </Button>
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {say('delete')}
        </Button>
      </div>
      <Sheet open={asks} onClose={() => setAsks(false)} title={say('delete.title')} closeLabel={say('close')}>
        <div className={styles.form}>
          <p>{say('delete.text')}</p>
          <p role="alert" className={styles.failure}>
            {failed && say('failed')}
          </p>
          <div className={styles.doings}>
            <Button busy={busy ? say('delete.busy') : undefined} onClick={() => void remove()}>
              {say('delete')}
            </Button>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {say('delete.keep')}
            </Button>
          </div>
        </div>
      </Sheet>
    </section>
  );
}
