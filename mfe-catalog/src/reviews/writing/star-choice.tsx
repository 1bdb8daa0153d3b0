import type { Translate } from '@suvarna/i18n';
import styles from './star-choice.module.css';

interface StarChoiceProps {
  /** `''` until one is chosen. */
  readonly value: string;
  readonly error: string | undefined;
  readonly reviewsT: Translate;
  readonly onChange: (value: string) => void;
}

const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** One to five stars: radio buttons, so that arrows, numbers read aloud and voice control work as anywhere. */
export function StarChoice({ value, error, reviewsT, onChange }: StarChoiceProps) {
  return (
    <fieldset className={styles.choice} aria-describedby="review-rating-error">
      <legend>{reviewsT('write.rating')}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.star} data-on={Number(value) >= stars || undefined}>
            <input
              type="radio"
              name="review-rating"
              value={stars}
              checked={value === String(stars)}
              data-missing={error !== undefined || undefined}
              onChange={() => onChange(String(stars))}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={STAR} />
            </svg>
            <span className="sv-visually-hidden">{reviewsT('rating', { count: stars })}</span>
          </label>
        ))}
        <span className={styles.said} aria-hidden="true">
          {value !== '' && reviewsT('rating', { count: Number(value) })}
        </span>
      </div>
      <p id="review-rating-error" className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
