/** Reads a request's address and cookies into what a page depends on. */
import {
  askedCurrency,
  chosenCountry,
  CURRENCY_COOKIE,
  CURRENCY_PARAM_MODE,
  countryOption,
  DEFAULT_COUNTRY,
  type CountryValue,
  type CurrencyParamMode,
} from '@suvarna/contracts/country-options';
import { splitLocale, type Locale } from '@suvarna/contracts/locale';
import type { Currency } from '@suvarna/contracts/money';

export interface Address {
  readonly locale: Locale;
  /** Language-neutral, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly country: CountryValue;
  readonly currency: Currency;
  /** What the currency cookie is to become: `?c=` says so, or the cookie names no option of ours. */
  readonly writes: CountryValue | null;
}

/** A currency the store does not sell in would be refused in every call of the page. */
const HAS_COOKIE = new RegExp(`(?:^|;\\s*)${CURRENCY_COOKIE}=`);

export function readAddress(
  target: string,
  cookies: string | undefined,
  mode: CurrencyParamMode = CURRENCY_PARAM_MODE,
): Address {
  const mark = target.indexOf('?');
  const { locale, path } = splitLocale(mark < 0 ? target : target.slice(0, mark));
  const query = new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1));
  const asked = askedCurrency(query, mode);
  const chosen = chosenCountry(cookies);
  const country = asked?.country ?? chosen ?? DEFAULT_COUNTRY;
  const damaged = chosen === null && HAS_COOKIE.test(cookies ?? '');
  return {
    locale,
    path,
    query,
    country,
    currency: countryOption(country).currency,
    writes: asked !== null || damaged ? country : null,
  };
}

/** Only the keys the route declared: the page cannot depend on what its cache key leaves out. */
export function relevantQuery(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const declared = new URLSearchParams();
  for (const key of keys) for (const value of query.getAll(key)) declared.append(key, value);
  return declared;
}

export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;

/** A path of this store and of no other host: `//evil.example` and `/\evil.example` are not. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path);

export const ownPathOr = (path: string, otherwise: string): string => (isOwnPath(path) ? path : otherwise);
