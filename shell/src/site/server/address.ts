/** Reads a request's address and cookies: language and country option, which is the store's variant. */
import {
  askedCurrency,
  chosenCountry,
  countryCookie,
  CURRENCY_COOKIE,
  CURRENCY_PARAM_MODE,
  DEFAULT_COUNTRY,
  type CurrencyParamMode,
} from '@suvarna/contracts/country-options';
import type { Address } from '../../engine/composer/site.ts';
import { languages } from '../languages.ts';

interface Reading {
  readonly secure: boolean;
  readonly mode?: CurrencyParamMode;
}

const HAS_COOKIE = new RegExp(`(?:^|;\\s*)${CURRENCY_COOKIE}=`);

/**
 * The currency cookie is written when `?c=` says what it is to become, and when it names no option of
 * ours: a currency the store does not sell in would be refused in every call of the page.
 */
export function readAddress(
  target: string,
  cookies: string | undefined,
  { secure, mode = CURRENCY_PARAM_MODE }: Reading,
): Address {
  const mark = target.indexOf('?');
  const { locale, path } = languages.split(mark < 0 ? target : target.slice(0, mark));
  const query = new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1));
  const asked = askedCurrency(query, mode);
  const chosen = chosenCountry(cookies);
  const country = asked?.country ?? chosen ?? DEFAULT_COUNTRY;
  const damaged = chosen === null && HAS_COOKIE.test(cookies ?? '');
  return {
    locale,
    base: languages.baseOf(locale),
    path,
    query,
    variant: country,
    setCookie: asked !== null || damaged ? countryCookie(country, secure) : null,
  };
}
