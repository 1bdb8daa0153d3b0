import { CURRENCY_COOKIE } from '@suvarna/contracts/country-options';
import type { Currency } from '@suvarna/contracts/money';

export { CURRENCY_COOKIE } from '@suvarna/contracts/country-options';

const DEFAULT_CURRENCY: Currency = 'INR';

/** Value of a cookie out of `document.cookie` or a `Cookie` header; `null` when absent or broken. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return decode(value.join('=').trim());
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    // A broken escape was not written by the store.
    return null;
  }
}

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
