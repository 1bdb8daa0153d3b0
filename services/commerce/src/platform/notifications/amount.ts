import type { Locale } from '@suvarna/contracts/locale';
import { MARKETS } from '@suvarna/contracts/countries';
import type { Money } from '@suvarna/contracts/money';

/** What an amount begins with in a line of text; letters alone stand apart from it. */
const SIGNS = new Map<string, string>(
  MARKETS.map(({ currency, symbol }) => [currency, /^[A-Z]+$/.test(symbol) ? `${symbol} ` : symbol]),
);

/** Whole rupees, for a refusal that names a limit. */
export const rupeesText = (rupees: number): string =>
  amountText({ currency: 'INR', minor: rupees * 100 }, 'en');

/** `₹12,34,567`, `£1,234` or `£1,234.50`: no decimals where they say nothing; rupees are grouped the Indian way. */
export function amountText({ currency, minor }: Money, locale: Locale): string {
  const whole = minor % 100 === 0;
  const number = new Intl.NumberFormat(currency === 'INR' ? `${locale}-IN` : 'en-GB', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `${SIGNS.get(currency) ?? ''}${number.format(minor / 100)}`;
}
