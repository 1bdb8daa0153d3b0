import { type OwnReview, reviewAdd, REVIEWS } from '@suvarna/contracts/reviews';
import { fits, isApiFailure } from '@suvarna/contracts/call';
import { REQUEST_PHOTOS } from '@suvarna/contracts/orders';
import { PhotoField } from '@suvarna/forms/photos/photo-field';
import { usePhotos } from '@suvarna/forms/photos/use-photos';
import { reviewSchema, type ReviewFields } from '@suvarna/forms/review-schema';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field, TextAreaField } from '@suvarna/ui/field';
import { takeLostFocus, useFocusAfterCommit } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { reviewsTexts } from '#texts/reviews';
import { draft } from './draft.ts';
import { photoPath } from '../review.model.ts';
import { sendReview } from '../reviews.api.ts';
import { StarChoice } from './star-choice.tsx';
import styles from './write.module.css';

interface ReviewFormProps {
  readonly productId: number;
  /** The review it takes the place of. */
  readonly before: OwnReview | null;
  readonly onSent: (review: OwnReview) => void;
}

const EMPTY: ReviewFields = { rating: '', title: '', text: '' };
const fieldsOf = ({ rating, title, body }: OwnReview): ReviewFields => ({
  rating: String(rating),
  title,
  text: body,
});

/** What another window made of the review meanwhile; `undefined` for other failures. */
function changedReview(error: unknown): OwnReview | undefined {
  if (!isApiFailure(error) || error.code !== 'REVIEW.CHANGED') return undefined;
  const data = (error.body as { readonly data?: unknown } | null)?.data;
  return fits(data, reviewAdd.shape) ? (data as OwnReview) : undefined;
}

const FAILURES: Readonly<Record<string, string>> = {
  'REVIEW.PHOTO_INVALID': 'write.photo-invalid',
  'REVIEW.PHOTO_TOO_LARGE': 'write.photo-too-large',
};
const failureKey = (error: unknown): string =>
  (isApiFailure(error) ? FAILURES[error.code] : undefined) ?? 'write.failed';

/** Stars, a headline and why. Whatever goes wrong, what was written stays. */
export function ReviewForm({ productId, before, onSent }: ReviewFormProps) {
  const reviewsT = useT(reviewsTexts);
  const [kept, setKept] = useState(before?.photos ?? []);
  const photos = usePhotos({ most: REQUEST_PHOTOS.most - kept.length });
  const [there, setThere] = useState<OwnReview>();
  const focus = useFocusAfterCommit();
  const { fields, set, field, error, busy, failure, submit } = useForm({
    schema: reviewSchema,
    first: () => draft.read(productId) ?? (before === null ? EMPTY : fieldsOf(before)),
    keep: (now) => draft.keep(productId, now),
    body: ({ rating, title, text }) =>
      photos.busy
        ? null
        : {
            product_id: productId,
            rating: Number(rating),
            title,
            text,
            version: (there ?? before)?.version ?? 0,
            photos: [...photos.list],
            kept_photos: kept.map(({ photo_id: id }) => id),
          },
    send: sendReview,
    failures: (refusal) => reviewsT(changedReview(refusal) ? 'write.changed' : failureKey(refusal)),
    text: useFaultText(),
    onSent: (review) => {
      draft.forget(productId);
      onSent(review);
    },
    onFailed: (refusal) => setThere((known) => changedReview(refusal) ?? known),
  });
  const removeKept = (id: string): void => {
    setKept(kept.filter((photo) => photo.photo_id !== id));
    // Its button goes with the photo.
    focus(() => document.getElementById('photos'));
  };

  return (
    // Where there is one already, the button that was pressed to change it is gone.
    <form
      ref={before === null ? undefined : takeLostFocus}
      tabIndex={-1}
      aria-label={reviewsT('write')}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <StarChoice
        value={fields.rating}
        error={error('rating') && reviewsT('write.rating-required')}
        reviewsT={reviewsT}
        onChange={(rating) => set({ rating })}
      />
      <Field
        {...field('title')}
        name="review-title"
        label={reviewsT('write.headline')}
        hint={reviewsT('write.headline-hint', { most: REVIEWS.titleMax })}
        maxLength={2 * REVIEWS.titleMax}
        autoComplete="off"
      />
      <TextAreaField
        {...field('text')}
        name="review-text"
        label={reviewsT('write.text')}
        hint={reviewsT('write.text-hint', { least: REVIEWS.bodyMin, most: REVIEWS.bodyMax })}
        rows={7}
        maxLength={2 * REVIEWS.bodyMax}
      />
      {kept.length > 0 && (
        <ul className={styles.kept} aria-label={reviewsT('photos.kept')}>
          {kept.map(({ photo_id: id }, index) => (
            <li key={id}>
              {before?.state === 'shown' && (
                <img src={photoPath(id)} alt={reviewsT('photos.number', { number: index + 1 })} />
              )}
              <Button variant="quiet" onClick={() => removeKept(id)}>
                {reviewsT('photos.remove', { number: index + 1 })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PhotoField photos={photos} />
      <p className={styles.note}>{reviewsT('write.photos-note')}</p>
      <p className={styles.note}>{reviewsT('write.public')}</p>
      <div role="alert" className={styles.failure}>
        {failure !== '' && <p>{failure}</p>}
        {there && (
          <p>
            {reviewsT('write.there', {
              stars: reviewsT('rating', { count: there.rating }),
              title: there.title,
              text: there.body,
            })}
          </p>
        )}
      </div>
      <SubmitButton
        size="large"
        busy={busy ? reviewsT('sending') : photos.busy ? reviewsT('write.photos-busy') : undefined}
      >
        {reviewsT(before === null ? 'write.send' : 'write.change')}
      </SubmitButton>
    </form>
  );
}
