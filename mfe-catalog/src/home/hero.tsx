import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import { Picture } from '@suvarna/ui/picture';
import { Price } from '@suvarna/ui/price';
import { counted } from '../page/counted.model.ts';
import { priceOfCard, type CardView } from '../cards/card.model.ts';
import { GIFTS } from '../gifts-path.ts';
import styles from './hero.module.css';

/**
 * How large the picture in the tall arch is drawn: it covers its frame, so what counts is the height,
 * which follows from the two small arches beside it. Phones with three dots to a pixel do without the
 * large one, as in lists: it would arrive late. The preload must ask for the same.
 */
export const HERO_SIZES =
  '(width < 48rem) and (resolution > 2.5dppx) 39vw, (width < 48rem) 56vw, (width < 80rem) 33vw, 450px';
export const HERO_WIDEST = 1024;
const SMALL_SIZES = '(width < 48rem) 36vw, (width < 80rem) 18vw, 236px';

interface HeroProps {
  readonly designs: number;
  /** The largest first. */
  readonly cards: readonly CardView[];
}

export function Hero({ designs, cards }: HeroProps) {
  const t = useT();
  const href = useHref();
  return (
    <section className={styles.root}>
      <div className={`sv-page ${styles.columns}`}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t('home.hero.eyebrow', counted(designs))}</p>
          <h1 className={styles.title}>{t('home.hero.title')}</h1>
          <p className={styles.text}>{t('home.hero.text')}</p>
          <div className={styles.actions}>
            <ButtonLink size="large" href={href('/jewellery/')}>
              {t('home.hero.shop')}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" href={href(GIFTS)}>
              {t('home.hero.gift')}
            </ButtonLink>
          </div>
        </div>
        <ul className={styles.arches} aria-label={t('home.hero.designs')}>
          {cards.map((card, place) => (
            <li key={card.id} className={styles.arch} data-place={place}>
              <a className={styles.link} href={href(card.path)}>
                <span className={styles.frame} data-picture>
                  <Picture
                    src={card.image}
                    alt=""
                    tint={card.tint || undefined}
                    {...(place === 0
                      ? { sizes: HERO_SIZES, widest: HERO_WIDEST, eager: true }
                      : { sizes: SMALL_SIZES })}
                    className={styles.picture}
                  />
                </span>
                <span className={place === 0 ? styles.caption : 'sv-visually-hidden'}>
                  <span>{card.title}</span>
                  <Price
                    minor={card.priceMinor}
                    currency={card.currency}
                    of={priceOfCard(card)}
                    size="small"
                  />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
