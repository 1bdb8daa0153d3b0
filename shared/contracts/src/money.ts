/**
 * Money on the wire and in memory.
 *
 * Amounts are integers in **minor units** of their currency (paise, pence, cents,
 * fils). Strings with two decimals exist only at the HTTP seam
 * (`spec/api.md` conventions) and on screen.
 */
export const CURRENCIES = ['INR', 'GBP', 'USD', 'SGD', 'AED'] as const;
export type Currency = (typeof CURRENCIES)[number];

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

/** `5184500` → `"51845.00"`, the string form of the API's money fields. */
export function toDecimalString(minor: MinorUnits): string {
  const sign = minor < 0 ? '-' : '';
  const digits = Math.abs(minor).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
