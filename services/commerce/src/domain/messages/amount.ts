import type { Locale } from '@suvarna/contracts/locale';
import type { Money } from '@suvarna/contracts/money';

/** What an amount is called in a line of text; S$ because a bare $ is taken for another country's (domain rules §2.5). */
const SIGNS = { INR: '₹', GBP: '£', USD: '$', SGD: 'S$', AED: 'AED ' } as const;

/** `₹12,34,567` or `£1,234.50`: rupees without paise where there are none, grouped the Indian way. */
export function amountText({ currency, minor }: Money, locale: Locale): string {
  const whole = currency === 'INR' && minor % 100 === 0;
  const number = new Intl.NumberFormat(currency === 'INR' ? `${locale}-IN` : 'en-GB', { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 });
  return `${SIGNS[currency]}${number.format(minor / 100)}`;
}
