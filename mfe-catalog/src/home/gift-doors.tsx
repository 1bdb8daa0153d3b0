import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { ChipLink } from '@suvarna/ui/chip';
import { BannerPicture } from '../page/banner-picture.tsx';
import styles from './gift-doors.module.css';

const RECIPIENTS = ['wife', 'girlfriend', 'mother', 'daughter', 'husband', 'self'] as const;
const OCCASIONS = ['wedding', 'engagement', 'anniversary', 'birthday', 'festive', 'everyday'] as const;

export function GiftDoors() {
  const t = useT();
  const href = useHref();
  return (
    <section className={styles.root} aria-labelledby="home-gifts">
      <div className={styles.words}>
        <h2 id="home-gifts">{t('home.gifts')}</h2>
        <p className={styles.text}>{t('home.gifts-text')}</p>
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
                <BannerPicture name={id} alt="" square="9rem" />
                {t(`home.gifts.when.${id}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
