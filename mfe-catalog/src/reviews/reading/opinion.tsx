import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { session, signInPath } from '@suvarna/session';
import { Button } from '@suvarna/ui/button';
import { useFocusAfterCommit } from '@suvarna/ui/focus';
import { useRef, useState } from 'react';
import { reviewsTexts } from '#texts/reviews';
import { counted } from '../../page/counted.model.ts';
import styles from './opinion.module.css';
import { ReportSheet } from './report-sheet.tsx';
import type { ReviewView } from '../review.model.ts';
import { refusedKey } from '../writing/refused-key.ts';
import { sayHelpful } from '../reviews.api.ts';

interface OpinionProps {
  readonly review: Pick<ReviewView, 'id' | 'helpful' | 'title'>;
  /** Where a shopper comes back to who signs in first. */
  readonly here: string;
}

/**
 * What a reader may say about a review. The page is the same for everybody, so whether they said it
 * before is not known; said once more it counts no more.
 */
export function Opinion({ review, here }: OpinionProps) {
  const reviewsT = useT(reviewsTexts);
  const href = useHref();
  /** `undefined` until the sheet is asked for first. */
  const [open, setOpen] = useState<boolean>();
  const [vote, setVote] = useState({ given: false, count: review.helpful });
  const [sending, setSending] = useState(false);
  const [reported, setReported] = useState(false);
  const [said, setSaid] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  const focus = useFocusAfterCommit();

  const isGuest = (): boolean => {
    if (session.storedToken() !== null) return false;
    setSaid('guest');
    return true;
  };
  const toggle = async (): Promise<void> => {
    if (sending || isGuest()) return;
    setSending(true);
    try {
      const count = await sayHelpful(review.id, !vote.given);
      setVote({ given: !vote.given, count });
      setSaid(vote.given ? 'helpful.taken' : 'helpful.given');
    } catch (error) {
      setSaid(refusedKey(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <div className={styles.opinion}>
      <Button
        variant="secondary"
        className={styles.vote}
        aria-pressed={vote.given}
        aria-describedby={`review-${review.id}`}
        onClick={() => void toggle()}
      >
        {vote.count === 0 ? reviewsT('helpful') : reviewsT('helpful.count', counted(vote.count))}
      </Button>
      {reported ? (
        <p ref={told} tabIndex={-1} className={styles.said}>
          {reviewsT('reported')}
        </p>
      ) : (
        <Button
          variant="quiet"
          aria-describedby={`review-${review.id}`}
          onClick={() => {
            if (!isGuest()) setOpen(true);
          }}
        >
          {reviewsT('report')}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {said === 'guest' ? (
          <a href={signInPath(href(here))}>{reviewsT('guest')}</a>
        ) : (
          said !== '' && reviewsT(said)
        )}
      </p>
      {open !== undefined && (
        <ReportSheet
          open={open}
          id={review.id}
          title={review.title}
          onClose={() => setOpen(false)}
          onReported={() => {
            setReported(true);
            // The button that opened the sheet is gone.
            focus(() => told.current);
          }}
        />
      )}
    </div>
  );
}
