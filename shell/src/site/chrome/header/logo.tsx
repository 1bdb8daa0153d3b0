import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { chromeTexts } from '#texts/chrome';
import styles from './logo.module.css';

/** A lotus of five petals over a hairline: the mark of the store. */
const LOTUS =
  'M20 6c4 5 4 13 0 20-4-7-4-15 0-20zM13 12c4.5 3 6.5 8.5 7 14-6-2.5-8.5-8-7-14zM27 12c-4.5 3-6.5 8.5-7 14 6-2.5 8.5-8 7-14zM6 18.5c6 0 11 2.5 14 7.5-6.5 1.5-11.5-1-14-7.5zM34 18.5c-6 0-11 2.5-14 7.5 6.5 1.5 11.5-1 14-7.5zM12 31h16';

export function Logo({ locale }: { readonly locale: Locale }) {
  const t = chromeTexts(locale);
  return (
    <a className={styles['root']} href={localizePath('/', locale)} aria-label={t('header.home')}>
      <svg
        className={styles['mark']}
        viewBox="0 0 40 36"
        width="40"
        height="36"
        aria-hidden="true"
        focusable="false"
      >
        <path d={LOTUS} />
      </svg>
      <span className={styles['name']}>{t('brand.name')}</span>
    </a>
  );
}
