import type { Locale } from '@suvarna/contracts/locale';
import type { Currency, Money } from '@suvarna/contracts/money';
// Of the languages it says, the three that are said here: the whole package loads 130 files at each start.
import { ToWords as EnglishOfIndia } from 'to-words/en-IN';
import { ToWords as English } from 'to-words/en-US';
import { ToWords as Hindi } from 'to-words/hi-IN';

type Speaker = Pick<English, 'convert'>;

interface Names {
  readonly name: string;
  readonly singular: string;
  readonly plural: string;
}

const NAMES: Readonly<Record<Locale, Readonly<Record<Currency, readonly [whole: Names, part: Names]>>>> = {
  en: {
    INR: [
      { name: 'Rupee', singular: 'Rupee', plural: 'Rupees' },
      { name: 'Paisa', singular: 'Paisa', plural: 'Paise' },
    ],
    GBP: [
      { name: 'Pound', singular: 'Pound', plural: 'Pounds' },
      { name: 'Penny', singular: 'Penny', plural: 'Pence' },
    ],
    USD: [
      { name: 'US Dollar', singular: 'US Dollar', plural: 'US Dollars' },
      { name: 'Cent', singular: 'Cent', plural: 'Cents' },
    ],
    SGD: [
      { name: 'Singapore Dollar', singular: 'Singapore Dollar', plural: 'Singapore Dollars' },
      { name: 'Cent', singular: 'Cent', plural: 'Cents' },
    ],
    AED: [
      { name: 'UAE Dirham', singular: 'UAE Dirham', plural: 'UAE Dirhams' },
      { name: 'Fils', singular: 'Fils', plural: 'Fils' },
    ],
  },
  hi: {
    INR: [
      { name: 'रुपया', singular: 'रुपया', plural: 'रुपये' },
      { name: 'पैसा', singular: 'पैसा', plural: 'पैसे' },
    ],
    GBP: [
      { name: 'पाउंड', singular: 'पाउंड', plural: 'पाउंड' },
      { name: 'पेंस', singular: 'पेनी', plural: 'पेंस' },
    ],
    USD: [
      { name: 'अमेरिकी डॉलर', singular: 'अमेरिकी डॉलर', plural: 'अमेरिकी डॉलर' },
      { name: 'सेंट', singular: 'सेंट', plural: 'सेंट' },
    ],
    SGD: [
      { name: 'सिंगापुर डॉलर', singular: 'सिंगापुर डॉलर', plural: 'सिंगापुर डॉलर' },
      { name: 'सेंट', singular: 'सेंट', plural: 'सेंट' },
    ],
    AED: [
      { name: 'यूएई दिरहम', singular: 'यूएई दिरहम', plural: 'यूएई दिरहम' },
      { name: 'फ़िल्स', singular: 'फ़िल्स', plural: 'फ़िल्स' },
    ],
  },
};

/** Where the library's Hindi differs from the dictionary's. */
const SPELLING: Readonly<Record<string, string>> = {
  इक्याबन: 'इक्यावन',
  चौंतालीस: 'चवालीस',
  तिरेपन: 'तिरपन',
  इक्यानबे: 'इक्यानवे',
  पांच: 'पाँच',
};

const speakers = new Map<string, Speaker>();

function speaker(locale: Locale, currency: Currency): Speaker {
  const key = `${locale} ${currency}`;
  const known = speakers.get(key);
  if (known !== undefined) return known;
  const [whole, part] = NAMES[locale][currency];
  // Rupees are read in lakh and crore, other money in thousand and million; Hindi knows only the former.
  const Language = locale === 'hi' ? Hindi : currency === 'INR' ? EnglishOfIndia : English;
  const made = new Language({
    converterOptions: {
      currency: true,
      ignoreZeroCurrency: false,
      currencyOptions: { ...whole, symbol: '', fractionalUnit: { ...part, symbol: '' } },
    },
  });
  speakers.set(key, made);
  return made;
}

/** An amount in words, as an invoice must say it: `Fifty One Thousand Eight Hundred Forty Five Rupees Only`. */
export function amountInWords({ currency, minor }: Money, locale: Locale): string {
  const text = speaker(locale, currency).convert(minor / 100);
  if (locale === 'en') return text;
  const spelled = text
    .split(' ')
    .map((word) => SPELLING[word] ?? word)
    .join(' ')
    .replaceAll(/(^|हज़ार |लाख |करोड़ )सौ/g, '$1एक सौ');
  return `${spelled} मात्र`;
}
