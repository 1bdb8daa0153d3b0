import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { ChipLink } from '@suvarna/ui/chip';
import { Picture } from '@suvarna/ui/picture';
import type { CardView } from '../cards/card.model.ts';
import { BannerPicture } from '../page/banner-picture.tsx';
import styles from './gift-doors.module.css';

const RECIPIENTS = ['wife', 'girlfriend', 'mother', 'daughter', 'husband', 'self'] as const;
const OCCASIONS = ['wedding', 'engagement', 'anniversary', 'birthday', 'festive', 'everyday'] as const;

/** @param props.cards - designs whose pictures stand beside the doors */
export function GiftDoors({ cards }: { readonly cards: readonly CardView[] }) {
  const t = useT();
  const href = useHref();
  return (
    <section className={styles.root} aria-labelledby="home-gifts">
      <div className={styles.words}>
        <h2 id="home-gifts">{t('home.gifts')}</h2>
        <p className={styles.text}>{t('home.gifts-text')}</p>
        {cards.length > 0 && (
          <ul className={styles.pictures} aria-label={t('home.gifts')}>
            {cards.map((card) => (
              <li key={card.id}>
                <a href={href(card.path)}>
                  <Picture
                    src={card.image}
                    alt={card.title}
                    tint={card.tint || undefined}
                    sizes="9rem"
                    className={styles.picture}
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.doors}>
        <h3 className={styles.question}>{t('home.gifts.for')}</h3>
        <ul className={styles.chips}>
          {RECIPIENTS.map((id) => (
            <li key={id}>
              <ChipLink href={href(`/jewellery/${id}+wear-gifting-filter/`)}>
                {t(`home.gifts.for.${id}`)}
              </ChipLink>
            </li>
          ))}
        </ul>
        <h3 className={styles.question}>{t('home.gifts.when')}</h3>
        <ul className={styles.occasions}>
          {OCCASIONS.map((id) => (
            <li key={id}>
              <a className={styles.occasion} href={href(`/jewellery/gifting-for+${id}-filter/`)}>
                <BannerPicture
                  name={id}
                  alt=""
                  square="(width < 64rem) 30vw, 200px"
                  className={styles.scene}
                />
                {t(`home.gifts.when.${id}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
