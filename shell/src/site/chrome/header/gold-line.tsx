import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { formatDay } from '@suvarna/i18n/day';
import { formatPrice } from '@suvarna/ui/price';
import { chromeTexts } from '#texts/chrome';
import { GOLD_RATE } from '../paths.ts';
import styles from './gold-line.module.css';

/** Paise per gram of one publication of the gold rate. */
export interface GoldToday {
  /** ISO date in India. */
  readonly day: string;
  readonly paise22: number;
  readonly paise18: number;
}

/** Today's gold rate with its day: every price of the store follows it. */
export function GoldLine({
  locale,
  gold,
  className,
}: {
  readonly locale: Locale;
  readonly gold: GoldToday;
  readonly className?: string | undefined;
}) {
  const t = chromeTexts(locale);
  const rates = [
    [22, gold.paise22],
    [18, gold.paise18],
  ] as const;
  return (
    <a
      className={`${styles['root']} ${className ?? ''}`}
      href={localizePath(GOLD_RATE, locale)}
      data-gold={gold.day}
    >
      <span className={styles['day']}>{t('gold.today', { day: formatDay(gold.day, locale) })}</span>
      {rates.map(([karat, paise]) => (
        <span key={karat}>{t('gold.rate', { karat, rate: formatPrice(paise, 'INR') })}</span>
      ))}
    </a>
  );
}
