import type { Translate } from '@suvarna/i18n';
import { Badge } from '@suvarna/ui/badge';
import { starsText } from '../../cards/card.model.ts';
import { photoPath, type ReviewView } from '../review.model.ts';
import styles from './review-card.module.css';
import { Stars } from '../stars.tsx';
import type { ReactNode } from 'react';

interface ReviewCardProps {
  readonly review: ReviewView;
  readonly reviewsT: Translate;
  /** Level below the heading it stands under. */
  readonly heading: 'h2' | 'h3' | 'h4';
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** What a customer says, in the language they said it in; their words are text and never anything else. */
export function ReviewCard({ review, reviewsT, heading: Heading, children }: ReviewCardProps) {
  const author = review.author === '' ? reviewsT('anonymous') : review.author;
  return (
    <article className={styles.card} aria-labelledby={`review-${review.id}`}>
      <div className={styles.stars}>
        <Stars
          tenths={review.rating * 10}
          label={reviewsT('stars', { stars: starsText(review.rating * 10), most: 5 })}
        />
        {review.demo && <Badge tone="gold">{reviewsT('demo')}</Badge>}
        {review.bought && <Badge tone="good">{reviewsT('bought')}</Badge>}
      </div>
      <Heading id={`review-${review.id}`} className={styles.title} lang={review.locale} dir="auto">
        {review.title}
      </Heading>
      <p className={styles.who}>
        <bdi>{author}</bdi> · <time dateTime={review.date}>{review.day}</time>
      </p>
      <p className={styles.body} lang={review.locale} dir="auto">
        {review.body}
      </p>
      {review.photos.length > 0 && (
        <ul className={styles.photos}>
          {review.photos.map(({ id, width, height }, index) => (
            <li key={id}>
              {/* The whole photo opens by itself: nothing else is in its file. */}
              <a href={photoPath(id)} target="_blank" rel="noopener nofollow">
                <img
                  src={photoPath(id)}
                  alt={reviewsT('photo', { number: index + 1, author })}
                  width={width}
                  height={height}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.reply !== '' && (
        <div className={styles.reply}>
          <p className={styles.who}>{reviewsT('reply', { day: review.replyDay })}</p>
          <p className={styles.body} dir="auto">
            {review.reply}
          </p>
        </div>
      )}
      {children}
    </article>
  );
}
