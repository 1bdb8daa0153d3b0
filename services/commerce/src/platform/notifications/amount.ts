import { LANGUAGES, type Locale } from '@suvarna/contracts/locale';
import { signOf, type Money } from '@suvarna/contracts/money';

/** Whole rupees, for a refusal that names a limit. */
export const rupeesText = (rupees: number): string =>
  amountText({ currency: 'INR', minor: rupees * 100 }, 'en');

/** `₹12,34,567`, `£1,234` or `£1,234.50`: no decimals where they say nothing; rupees are grouped the Indian way. */
export function amountText({ currency, minor }: Money, locale: Locale): string {
  const whole = minor % 100 === 0;
  const number = new Intl.NumberFormat(currency === 'INR' ? LANGUAGES[locale].tag : 'en-GB', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `${signOf(currency).replace('\u00a0', ' ')}${number.format(minor / 100)}`;
}
