/**
 * Money on the wire and in memory.
 *
 * Amounts are integers in **minor units** of their currency (paise, pence, cents,
 * fils), in fields called `x_paise`. An answer carries each as a string with two decimals,
 * too, in `x` (`spec/api.md` §5), for other programs: commerce adds it from the declared answer,
 * nothing else writes it, and no contract declares it. Pages show `formatPrice` of the minor units,
 * never `x`, which names no currency. `x` is left to what has that name already: `gst`, the split by place
 * of supply, beside `gst_paise`, and `coins_redeemed`, a count, beside `coins_redeemed_paise`.
 */
import { MARKETS } from '#markets';
import type { Market } from '../countries/country.ts';

export type Currency = (typeof MARKETS)[number]['currency'];
export const CURRENCIES: readonly Currency[] = /* @__PURE__ */ MARKETS.map(({ currency }) => currency);

export type ForeignCurrency = Exclude<Currency, 'INR'>;
export const FOREIGN_CURRENCIES = /* @__PURE__ */ CURRENCIES.filter((currency) => currency !== 'INR');

/** An integer count of minor units. Never a float. */
export type MinorUnits = number;

/** A gold weight, as an integer count of milligrams. */
export type Milligrams = number;

export interface Money {
  readonly currency: Currency;
  readonly minor: MinorUnits;
}

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && (CURRENCIES as readonly string[]).includes(value);
}

/** The country that a currency is of; home for one that is of none. */
export const marketOf = (currency: string): Market =>
  MARKETS.find((market) => market.currency === currency) ?? MARKETS[0];

/** `5184500` → `"51845.00"`, the string form of the API's money fields. */
export function toDecimalString(minor: MinorUnits): string {
  const sign = minor < 0 ? '-' : '';
  const digits = Math.abs(minor).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whole rupees, for a refusal that names a limit: 150000 as `₹1,50,000`. */
export const rupeesText = (rupees: number): string => `₹${new Intl.NumberFormat('en-IN').format(rupees)}`;
