import { describe, expect, it } from '@jest/globals';
import {
  askedCurrency,
  chosenCountry,
  countryCookie,
  countryOption,
  COUNTRY_OPTIONS,
  COUNTRY_VALUES,
} from './country-options.ts';
import { CURRENCIES } from './money/money.ts';

const query = (text: string): URLSearchParams => new URLSearchParams(text);

describe('country options', () => {
  it('are the six of the specification, with their calling codes and countries', () => {
    expect(
      COUNTRY_OPTIONS.map(({ value, label, code, country_id }) => [value, label, code, country_id]),
    ).toEqual([
      ['INR', 'India', '+91', 'IN'],
      ['GBP', 'UK', '+44', 'GB'],
      ['USD', 'USA', '+1', 'US'],
      ['SGD', 'Singapore', '+65', 'SG'],
      ['AED', 'UAE', '+971', 'AE'],
      ['OTH-USD', 'Others', '', 'US'],
    ]);
  });

  it('are known by their value, each with a flag of its own', () => {
    expect(COUNTRY_VALUES.map((value) => countryOption(value).value)).toEqual(COUNTRY_VALUES);
    expect(new Set(COUNTRY_OPTIONS.map(({ src }) => src)).size).toBe(6);
  });

  it('say of Others alone how its postcode is asked for', () => {
    expect(countryOption('OTH-USD')).toMatchObject({
      type: 'pincode',
      placeholder: 'Zip code',
      symbol: '$',
      currency: 'USD',
    });
    expect(COUNTRY_OPTIONS.filter(({ type, placeholder }) => type ?? placeholder)).toHaveLength(1);
  });
});

describe('the currency cookie', () => {
  it('lives 36,000 minutes', () => {
    expect(countryCookie('GBP', false)).toBe('currency_code=GBP; Path=/; Max-Age=2160000; SameSite=Lax');
    expect(countryCookie('OTH-USD', true)).toContain('; Secure');
  });

  it.each([
    ['', null],
    [undefined, null],
    ['a=b', null],
    ['currency_code=GBP', 'GBP'],
    ['dm=1; currency_code=OTH-USD; x=y', 'OTH-USD'],
    ['currency_code=EUR', null],
    ['currency_code=gbp', null],
    ['my_currency_code=GBP', null],
    ['currency_code=GBPX', null],
  ] as const)('%j is the choice %j', (cookies, value) => {
    expect(chosenCountry(cookies)).toBe(value);
  });
});

describe('the query parameter c (domain rules row 9)', () => {
  it('writes rupees whatever it asks for, and offers what was asked', () => {
    expect(CURRENCIES.map((currency) => askedCurrency(query(`c=${currency}`)))).toEqual([
      { country: 'INR', offered: null },
      ...CURRENCIES.slice(1).map((offered) => ({ country: 'INR', offered })),
    ]);
  });

  it('writes what it asks for where it is honoured', () => {
    expect(CURRENCIES.map((currency) => askedCurrency(query(`c=${currency}`), 'honour'))).toEqual(
      CURRENCIES.map((country) => ({ country, offered: null })),
    );
  });

  it.each(['', 'c=', 'c=EUR', 'c=gbp', 'c=OTH-USD', 'c=GBP%20', 'C=GBP'])('%j asks for nothing', (text) => {
    expect([askedCurrency(query(text)), askedCurrency(query(text), 'honour')]).toEqual([null, null]);
  });
});
