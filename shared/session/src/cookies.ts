import { readCookie } from '@suvarna/contracts/service';
import { CURRENCY_COOKIE } from '@suvarna/contracts/country-options';
import type { Currency } from '@suvarna/contracts/money';

const DEFAULT_CURRENCY: Currency = 'INR';

/**
 * The `currency_code` request header (specification §7, domain-rules §2.14 row 10): `USD` for the
 * Others cookie `OTH-USD`, any other code as it is, `INR` without a cookie. What is not a
 * three-letter code at all counts as absent, so a damaged cookie cannot stop every call.
 */
export function currencyHeader(cookies: string): string {
  const value = readCookie(cookies, CURRENCY_COOKIE);
  if (value === 'OTH-USD') return 'USD';
  return value !== null && /^[A-Z]{3}$/.test(value) ? value : DEFAULT_CURRENCY;
}
