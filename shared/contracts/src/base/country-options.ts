/**
 * The countries a shopper chooses from, and the cookie that keeps the choice (specification §1, §5,
 * §9; domain-rules §2.14 rows 9–12). Shell, composer and remotes read the same rows; prices are the
 * service's alone.
 */
import { MARKETS } from '#markets';
import { isCurrency, type Currency } from './money/money.ts';

export interface CountryOption {
  /** What options are known by: two of them share a country and a currency (row 11). */
  readonly value: CountryValue;
  readonly label: string;
  /** Calling code; empty for Others. */
  readonly code: string;
  readonly country_id: string;
  /** The flag, a picture of our own. */
  readonly src: string;
  /** What prices are in, and what the header `currency_code` says. */
  readonly currency: Currency;
  /** How an amount begins. */
  readonly symbol: string;
  /** Others alone says how its postcode is asked for; elsewhere the country does. */
  readonly type?: 'pincode';
  readonly placeholder?: string;
}

const OTHERS = 'OTH-USD';
export type CountryValue = Currency | typeof OTHERS;

export const COUNTRY_OPTIONS: readonly CountryOption[] = [
  ...MARKETS.map(({ id, label, dial, currency, symbol }) => ({
    value: currency,
    label,
    code: `+${dial}`,
    country_id: id,
    src: `/flags/${id.toLowerCase()}.svg`,
    currency,
    symbol,
  })),
  {
    value: OTHERS,
    label: 'Others',
    code: '',
    country_id: 'US',
    src: '/flags/others.svg',
    currency: 'USD',
    symbol: '$',
    type: 'pincode',
    placeholder: 'Zip code',
  },
];
export const COUNTRY_VALUES: readonly CountryValue[] = COUNTRY_OPTIONS.map(({ value }) => value);

export const DEFAULT_COUNTRY: CountryValue = 'INR';

/** Cookie of the specification (§3). */
export const CURRENCY_COOKIE = 'currency_code';
/** Minutes it lives; other cookies live a day (row 12). */
export const CURRENCY_COOKIE_MIN = 36_000;

/** Query key by which a link asks for a currency. */
export const CURRENCY_PARAM = 'c';
export type CurrencyParamMode = 'force-INR' | 'honour';
/** To the letter, a valid `c` writes INR and what it asked for is offered (row 9); `honour` writes what it asks for. */
export const CURRENCY_PARAM_MODE: CurrencyParamMode = 'force-INR';

export function isCountryValue(value: unknown): value is CountryValue {
  return typeof value === 'string' && (COUNTRY_VALUES as readonly string[]).includes(value);
}

export function countryOption(value: CountryValue): CountryOption {
  const option = COUNTRY_OPTIONS.find((candidate) => candidate.value === value);
  if (!option) throw new Error(`no country option ${value}`);
  return option;
}

/** The choice in `document.cookie` or a `Cookie` header; `null` without one, or with one that names no option. */
export function chosenCountry(cookies: string | undefined): CountryValue | null {
  const found = /(?:^|;\s*)currency_code=([^;]*)/.exec(cookies ?? '')?.[1];
  return isCountryValue(found) ? found : null;
}

/** The cookie that keeps a choice, as `document.cookie` and `Set-Cookie` take it. */
export function countryCookie(value: CountryValue, secure: boolean): string {
  return `${CURRENCY_COOKIE}=${value}; Path=/; Max-Age=${CURRENCY_COOKIE_MIN * 60}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export interface AskedCurrency {
  /** What the cookie becomes. */
  readonly country: CountryValue;
  /** What the link asked for and did not get. */
  readonly offered: Currency | null;
}

/** What `?c=` does: `null` when it is absent or names none of the five currencies (specification §5). */
export function askedCurrency(
  query: URLSearchParams,
  mode: CurrencyParamMode = CURRENCY_PARAM_MODE,
): AskedCurrency | null {
  const asked = query.get(CURRENCY_PARAM);
  if (!isCurrency(asked)) return null;
  if (mode === 'honour') return { country: asked, offered: null };
  return { country: DEFAULT_COUNTRY, offered: asked === 'INR' ? null : asked };
}
