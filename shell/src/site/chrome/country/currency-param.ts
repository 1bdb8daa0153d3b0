import { CURRENCY_PARAM } from '@suvarna/contracts/country-options';

/** `c` would write its own choice over the one that is made now. */
export function withoutCurrencyParam(path: string): string {
  const url = new URL(path, 'https://store.invalid');
  if (!url.searchParams.has(CURRENCY_PARAM)) return path;
  url.searchParams.delete(CURRENCY_PARAM);
  return url.pathname + url.search + url.hash;
}
