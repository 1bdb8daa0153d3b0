import { LOCALES } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/i18n';
import { REVIEW_SORTS } from '@suvarna/contracts/reviews';
import { useHref } from '@suvarna/remote-kit/hooks';
import { ChipLink } from '@suvarna/ui/chip';
import { askedPath, isNarrowed, type Asked } from '../reviews.model.ts';
import styles from './narrowing.module.css';

interface NarrowingProps {
  /** Of the product's page. */
  readonly path: string;
  readonly asked: Asked;
  readonly reviewsT: Translate;
}

/** Sorts and filters of a list of reviews, as links. A filter that is on leads to the list without it. */
export function Narrowing({ path, asked, reviewsT }: NarrowingProps) {
  const href = useHref();
  const { bought, language, rating, ...all } = { ...asked, page: 1 };
  const narrowed = {
    ...(rating !== undefined && { rating }),
    ...(bought && { bought }),
    ...(language && { language }),
  };
  const to = (choice: Asked): string => href(askedPath(path, choice));
  const without = (key: keyof typeof narrowed): Asked => {
    const { [key]: _left, ...rest } = narrowed;
    return { ...all, ...rest };
  };
  return (
    <div className={styles.narrowing}>
      <nav aria-label={reviewsT('filters')}>
        <ul className={styles.chips}>
          {rating !== undefined && (
            <li>
              <ChipLink
                className={styles.chip}
                selected
                rel="nofollow"
                href={to(without('rating'))}
                removeLabel={reviewsT('remove', { filter: reviewsT('rating', { count: rating }) })}
              >
                {reviewsT('rating', { count: rating })}
              </ChipLink>
            </li>
          )}
          <li>
            <ChipLink
              className={styles.chip}
              rel="nofollow"
              selected={bought === true}
              href={to(bought ? without('bought') : { ...all, ...narrowed, bought: true })}
              removeLabel={bought ? reviewsT('remove', { filter: reviewsT('bought') }) : undefined}
            >
              {reviewsT('bought')}
            </ChipLink>
          </li>
          {LOCALES.map((one) => (
            <li key={one}>
              <ChipLink
                className={styles.chip}
                rel="nofollow"
                selected={language === one}
                href={to(language === one ? without('language') : { ...all, ...narrowed, language: one })}
                removeLabel={
                  language === one ? reviewsT('remove', { filter: reviewsT(`in.${one}`) }) : undefined
                }
              >
                {reviewsT(`in.${one}`)}
              </ChipLink>
            </li>
          ))}
          {isNarrowed(asked) && (
            <li>
              <a className={styles.all} rel="nofollow" href={to(all)}>
                {reviewsT('all')}
              </a>
            </li>
          )}
        </ul>
      </nav>
      <nav aria-label={reviewsT('sorts')}>
        <ul className={styles.chips}>
          {REVIEW_SORTS.map((sort) => (
            <li key={sort}>
              <ChipLink
                className={styles.chip}
                rel="nofollow"
                selected={asked.sort === sort}
                href={to({ ...all, ...narrowed, sort })}
              >
                {reviewsT(`sort.${sort}`)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
