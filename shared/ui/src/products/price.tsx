import { signOf } from '@suvarna/contracts/money';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

const INDIAN = /(\d)(?=(?:\d{2})*\d{3}$)/g;
const WESTERN = /(\d)(?=(?:\d{3})+$)/g;

/**
 * A count with Indian grouping: `12,34,567`. By hand, like the prices: the first number formatted
 * through `Intl` costs a slow phone 70 ms in the very task that brings the page to life.
 */
export function formatCount(count: number): string {
  if (count < 1_000) return String(count);
  return String(count).replace(INDIAN, '$1,');
}

/**
 * An amount as it is shown, the same in both languages (Latin digits).
 *
 * @param minor integer minor units: paise, cents
 * @param currency ISO 4217 code
 * @returns `₹51,845` · `£512` · `S$512.40`; rupees are rounded half up, away from zero. Prices abroad are
 *   whole units, so decimals are there only where a part of one is (a rate, half a refund).
 */
export function formatPrice(minor: number, currency: string): string {
  const sign = `${minor < 0 ? '-' : ''}${signOf(currency)}`;
  const amount = Math.abs(minor);
  if (currency === 'INR') return sign + formatCount(Math.round(amount / 100));
  const whole = String(Math.floor(amount / 100)).replace(WESTERN, '$1,');
  return sign + whole + (amount % 100 === 0 ? '' : `.${String(amount % 100).padStart(2, '0')}`);
}

/**
 * An amount to the last paisa, where it has to add up with its neighbours by eye: the two halves of a
 * tax on an odd number of rupees.
 *
 * @param minor integer minor units, not negative
 * @returns `₹960.50` · `₹961`; abroad as {@link formatPrice}
 */
export function formatExactPrice(minor: number, currency: string): string {
  const rest = minor % 100;
  if (currency !== 'INR' || rest === 0) return formatPrice(minor, currency);
  return `${formatPrice(minor - rest, currency)}.${String(rest).padStart(2, '0')}`;
}

/** Per cent of the MRP that must come off before it is shown struck: a price struck for less looks false. */
const STRUCK_FROM_PERCENT = 3;

/**
 * The MRP where it is worth telling beside the price: the one rule of card, product page and bag.
 *
 * @param minor what is paid, in integer minor units
 * @param mrpMinor price before discounts, in the same units
 * @returns the MRP, or `undefined` while less than 3 % comes off it
 */
export function struckPrice(minor: number, mrpMinor: number | undefined): number | undefined {
  return mrpMinor !== undefined &&
    mrpMinor > minor &&
    (mrpMinor - minor) * 100 >= mrpMinor * STRUCK_FROM_PERCENT
    ? mrpMinor
    : undefined;
}

export interface PriceProps {
  /** What is paid, in integer minor units. */
  readonly minor: number;
  /** Price before discounts, in integer minor units; shown struck by the rule of {@link struckPrice}. */
  readonly mrpMinor?: number | undefined;
  /** What a screen reader says before the struck price. */
  readonly mrpName?: string | undefined;
  readonly currency: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** What it is the price of, so that it can be told again in its place (`data-priced`): id and karat of a design. */
  readonly of?: string | undefined;
  readonly className?: string | undefined;
}

export function Price({
  minor,
  mrpMinor,
  mrpName = '',
  currency,
  size = 'medium',
  of,
  className,
}: PriceProps) {
  const struck = struckPrice(minor, mrpMinor);
  return (
    <span className={classNames(styles['root'], className)} data-size={size} data-priced={of}>
      <span className={styles['now']}>{formatPrice(minor, currency)}</span>
      {struck !== undefined && (
        <span className={styles['was']}>
          <span className="sv-visually-hidden">{`${mrpName} `}</span>
          <s>{formatPrice(struck, currency)}</s>
        </span>
      )}
    </span>
  );
}
