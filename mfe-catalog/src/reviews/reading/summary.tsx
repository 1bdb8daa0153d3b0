import type { Translate } from '@suvarna/i18n';
import { counted } from '../../page/counted.model.ts';
import { starsText } from '../../cards/card.model.ts';
import type { SummaryView } from '../review.model.ts';
import { Stars } from '../stars.tsx';
import styles from './summary.module.css';

interface SummaryProps {
  readonly summary: SummaryView;
  readonly reviewsT: Translate;
  /** Where reviews with so many stars are; `selected` are on show. */
  readonly hrefOf: (rating: number) => string;
  readonly selected?: number | undefined;
}

/** What all reviews come to; each bar leads to those with so many stars. */
export function Summary({ summary, reviewsT, hrefOf, selected }: SummaryProps) {
  const average = starsText(summary.tenths);
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <p className={styles.number}>{average}</p>
        <Stars tenths={summary.tenths} label={reviewsT('stars', { stars: average, most: 5 })} />
        <p>{reviewsT('count', counted(summary.count))}</p>
      </div>
      <ul className={styles.bars} aria-label={reviewsT('bars')}>
        {summary.bars.map(({ rating, count, percent }) => (
          <li key={rating}>
            <a
              className={styles.bar}
              href={hrefOf(rating)}
              rel="nofollow"
              aria-current={selected === rating || undefined}
            >
              <span>{reviewsT('rating', { count: rating })}</span>
              <span className="sv-visually-hidden">: </span>
              <svg className={styles.line} aria-hidden="true" focusable="false">
                <rect className={styles.rest} width="100%" height="100%" />
                <rect className={styles.part} width={`${percent}%`} height="100%" />
              </svg>
              <span className={styles.figure}>{counted(count).shown}</span>
              <span className="sv-visually-hidden"> {reviewsT('bar.unit', { count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
