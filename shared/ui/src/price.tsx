import { classNames } from './class-names.ts';
import styles from './price.module.css';

type Locale = 'en' | 'hi';

/** Region that decides grouping and the place of the sign, by currency. */
const REGION: Readonly<Record<string, string>> = { INR: 'en-IN', GBP: 'en-GB', USD: 'en-US', SGD: 'en-SG', AED: 'en-AE' };

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const fractionDigits = currency === 'INR' ? 0 : 2;
  const made = new Intl.NumberFormat(REGION[currency] ?? 'en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  formats.set(currency, made);
  return made;
}

/**
 * An amount as it is shown, the same in both languages (Latin digits).
 *
 * @param minor integer minor units: paise, cents
 * @param currency ISO 4217 code
 * @returns `₹51,845` · `£512.40` · `S$512.40` (a bare `$` would read as US dollars, domain-rules §2.5)
 */
export function formatPrice(minor: number, currency: string): string {
  const text = formatOf(currency).format(minor / 100);
  return currency === 'SGD' ? text.replace('$', 'S$') : text;
}

const MRP: Readonly<Record<Locale, string>> = { en: 'MRP', hi: 'एमआरपी' };

export interface PriceProps {
  /** What is paid, in integer minor units. */
  readonly minor: number;
  /** Price before discounts, in integer minor units; shown struck when it is higher. */
  readonly mrpMinor?: number | undefined;
  readonly currency: string;
  readonly locale: Locale;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
}

export function Price({ minor, mrpMinor, currency, locale, size = 'medium', className }: PriceProps) {
  return (
    <span className={classNames(styles['root'], className)} data-size={size}>
      <span className={styles['now']}>{formatPrice(minor, currency)}</span>
      {mrpMinor !== undefined && mrpMinor > minor && (
        <span className={styles['was']}>
          <span className="sv-visually-hidden">{`${MRP[locale]} `}</span>
          <s>{formatPrice(mrpMinor, currency)}</s>
        </span>
      )}
    </span>
  );
}
