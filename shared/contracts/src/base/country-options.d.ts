import { type Currency } from './money/money.ts';
export interface CountryOption {
  readonly value: CountryValue;
  readonly label: string;
  readonly code: string;
  readonly country_id: string;
  readonly src: string;
  readonly currency: Currency;
  readonly symbol: string;
  readonly type?: 'pincode';
  readonly placeholder?: string;
}
declare const OTHERS = 'OTH-USD';
export type CountryValue = Currency | typeof OTHERS;
export declare const COUNTRY_OPTIONS: readonly CountryOption[];
export declare const COUNTRY_VALUES: readonly CountryValue[];
export declare const DEFAULT_COUNTRY: CountryValue;
export declare const CURRENCY_COOKIE = 'currency_code';
export declare const CURRENCY_COOKIE_MIN = 36000;
export declare const CURRENCY_PARAM = 'c';
export type CurrencyParamMode = 'force-INR' | 'honour';
export declare const CURRENCY_PARAM_MODE: CurrencyParamMode;
export declare function isCountryValue(value: unknown): value is CountryValue;
export declare function countryOption(value: CountryValue): CountryOption;
export declare function chosenCountry(cookies: string | undefined): CountryValue | null;
export declare function countryCookie(value: CountryValue, secure: boolean): string;
export interface AskedCurrency {
  readonly country: CountryValue;
  readonly offered: Currency | null;
}
export declare function askedCurrency(query: URLSearchParams, mode?: CurrencyParamMode): AskedCurrency | null;
export {};
