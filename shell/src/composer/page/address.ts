/** Reads a request's address and cookies into what a page depends on. */
import { splitLocale, type Locale } from '@suvarna/contracts/locale';
import { isCurrency, type Currency } from '@suvarna/contracts/money';

export interface Address {
  readonly locale: Locale;
  /** Language-neutral, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly currency: Currency;
}

export function readAddress(target: string, cookies: string | undefined): Address {
  const mark = target.indexOf('?');
  const { locale, path } = splitLocale(mark < 0 ? target : target.slice(0, mark));
  return { locale, path, query: new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1)), currency: currencyOf(cookies) };
}

function currencyOf(cookies: string | undefined): Currency {
  const found = cookies === undefined ? null : /(?:^|;\s*)currency_code=([A-Z]{3})(?:;|$)/.exec(cookies);
  return isCurrency(found?.[1]) ? found[1] : 'INR';
}

/** Only the keys the route declared: the page cannot depend on what its cache key leaves out. */
export function relevantQuery(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const kept = new URLSearchParams();
  for (const key of keys) for (const value of query.getAll(key)) kept.append(key, value);
  return kept;
}

export const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query.toString()}` : path);

/** A path of this store and of no other host: `//evil.example` and `/\evil.example` are not. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path);
