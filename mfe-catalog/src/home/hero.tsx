import { useFrame, useHref } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import { Picture } from '@suvarna/ui/picture';
import { Price } from '@suvarna/ui/price';
import { counted } from '../counted.model.ts';
import type { CardView } from '../card.model.ts';
import { GIFTS } from '../gifts-path.ts';
import styles from './hero.module.css';

/** How wide the largest picture is drawn; the preload must ask for the same. */
export const HERO_SIZES = '(width < 48rem) 56vw, (width < 64rem) 28vw, 360px';

interface HeroProps {
  readonly designs: number;
  /** The largest first. */
  readonly cards: readonly CardView[];
}

export function Hero({ designs, cards }: HeroProps) {
  const { locale, t } = useFrame();
  const href = useHref();
  return (
    <section className={styles.root}>
      <div className={`sv-page ${styles.columns}`}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t('home.hero.eyebrow', counted(designs))}</p>
          <h1 className={styles.title}>{t('home.hero.title')}</h1>
          <p className={styles.text}>{t('home.hero.text')}</p>
          <div className={styles.actions}>
            <ButtonLink size="large" href={href('/jewellery/')}>{t('home.hero.shop')}</ButtonLink>
            <ButtonLink size="large" variant="secondary" href={href(GIFTS)}>{t('home.hero.gift')}</ButtonLink>
          </div>
        </div>
        <ul className={styles.arches} aria-label={t('home.hero.designs')}>
          {cards.map((card, place) => (
            <li key={card.id} className={styles.arch} data-place={place}>
              <a className={styles.link} href={href(card.path)}>
                <span className={styles.frame} data-picture><Picture src={card.image} alt="" tint={card.tint || undefined} sizes={HERO_SIZES} eager={place === 0} className={styles.picture} /></span>
                <span className={place === 0 ? styles.caption : 'sv-visually-hidden'}>
                  <span>{card.title}</span>
                  <Price minor={card.priceMinor} currency={card.currency} locale={locale} size="small" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
