import { bare, type Numbers, type Post, type Trunks } from './country.ts';

/** The country of the currency option "Others" (`OTH-USD`, specification §1), which is no country of ISO 3166. */
export const OTHERS = 'OTH';

/** Countries that parcels go to, by name, and no prices are shown for; then any other. */
export const POSTS_ELSEWHERE: readonly Post[] = [
  { id: 'AU', dial: '61', postcode: 'zip-code' },
  { id: 'AT', dial: '43', postcode: 'zip-code' },
  { id: 'BH', dial: '973', postcode: 'zip-code' },
  { id: 'BE', dial: '32', postcode: 'zip-code' },
  { id: 'CA', dial: '1', postcode: 'zip-code' },
  { id: 'DK', dial: '45', postcode: 'zip-code' },
  { id: 'FI', dial: '358', postcode: 'zip-code' },
  { id: 'FR', dial: '33', postcode: 'zip-code' },
  { id: 'DE', dial: '49', postcode: 'zip-code' },
  { id: 'HK', dial: '852', postcode: 'zip-code', withoutPostcodes: true },
  { id: 'IE', dial: '353', postcode: 'zip-code' },
  { id: 'IT', dial: '39', postcode: 'zip-code' },
  { id: 'JP', dial: '81', postcode: 'zip-code' },
  { id: 'KW', dial: '965', postcode: 'zip-code' },
  { id: 'MY', dial: '60', postcode: 'zip-code' },
  { id: 'MU', dial: '230', postcode: 'zip-code' },
  { id: 'NL', dial: '31', postcode: 'zip-code' },
  { id: 'NZ', dial: '64', postcode: 'zip-code' },
  { id: 'NO', dial: '47', postcode: 'zip-code' },
  { id: 'OM', dial: '968', postcode: 'zip-code' },
  { id: 'QA', dial: '974', postcode: 'zip-code', withoutPostcodes: true },
  { id: 'SA', dial: '966', postcode: 'zip-code' },
  { id: 'ZA', dial: '27', postcode: 'zip-code' },
  { id: 'ES', dial: '34', postcode: 'zip-code' },
  { id: 'SE', dial: '46', postcode: 'zip-code' },
  { id: 'CH', dial: '41', postcode: 'zip-code' },
  { id: OTHERS, dial: '', postcode: 'zip-code', pattern: /^[0-9](?:[ -]?[0-9]){1,9}$/, normalise: bare },
];

/** Canada's are those of the United States. */
export const NUMBERS_ELSEWHERE: Numbers = {
  61: String.raw`1(?:[0-79]\d{7}(?:\d(?:\d{2})?)?|8[0-24-9]\d{7})|[2-478]\d{8}|1\d{4,7}`,
  43: String.raw`1\d{3,12}|2\d{6,12}|43(?:(?:0\d|5[02-9])\d{3,9}|2\d{4,5}|[3467]\d{4}|8\d{4,6}|9\d{4,7})|5\d{4,12}|8\d{7,12}|9\d{8,12}|(?:[367]\d|4[0-24-9])\d{4,11}`,
  973: String.raw`[136-9]\d{7}`,
  32: String.raw`4\d{8}|[1-9]\d{7}`,
  45: String.raw`[2-9]\d{7}`,
  358: String.raw`[1-35689]\d{4}|7\d{10,11}|(?:[124-7]\d|3[0-46-9])\d{8}|[1-9]\d{5,8}`,
  33: String.raw`[1-9]\d{8}`,
  49: String.raw`[2579]\d{5,14}|49(?:[34]0|69|8\d)\d\d?|49(?:37|49|60|7[089]|9\d)\d{1,3}|49(?:2[024-9]|3[2-689]|7[1-7])\d{1,8}|(?:1|[368]\d|4[0-8])\d{3,13}|49(?:[015]\d|2[13]|31|[46][1-8])\d{1,9}`,
  852: String.raw`8[0-46-9]\d{6,7}|9\d{4,7}|(?:[2-7]|9\d{3})\d{7}`,
  353: String.raw`(?:1\d|[2569])\d{6,8}|4\d{6,9}|7\d{8}|8\d{8,9}`,
  39: String.raw`0\d{5,11}|1\d{8,10}|3(?:[0-8]\d{7,10}|9\d{7,8})|(?:43|55|70)\d{8}|8\d{5}(?:\d{2,4})?`,
  81: String.raw`00[1-9]\d{6,14}|[25-9]\d{9}|(?:00|[1-9]\d\d)\d{6}`,
  965: String.raw`18\d{5}|(?:[2569]\d|41)\d{6}`,
  60: String.raw`1\d{8,9}|(?:3\d|[4-9])\d{7}`,
  230: String.raw`(?:[57]|8\d\d)\d{7}|[2-468]\d{6}`,
  31: String.raw`(?:[124-7]\d\d|3(?:[02-9]\d|1[0-8]))\d{6}|8\d{6,9}|9\d{6,10}|1\d{4,5}`,
  64: String.raw`[1289]\d{9}|50\d{5}(?:\d{2,3})?|[27-9]\d{7,8}|(?:[34]\d|6[0-35-9])\d{6}|8\d{4,6}`,
  47: String.raw`(?:0|[2-9]\d{3})\d{4}`,
  968: String.raw`(?:1505|[279]\d{3}|500)\d{4}|800\d{5,6}`,
  974: String.raw`800\d{4}|(?:2|800)\d{6}|(?:0080|[3-7])\d{7}`,
  966: String.raw`(?:[15]\d|800|92)\d{7}`,
  27: String.raw`[1-79]\d{8}|8\d{4,9}`,
  34: String.raw`400\d{6}|(?:51|[6-9]\d)\d{7}`,
  46: String.raw`(?:[26]\d\d|9)\d{9}|[1-9]\d{8}|[1-689]\d{7}|[1-4689]\d{6}|2\d{5}`,
  41: String.raw`8\d{11}|[2-9]\d{8}`,
};

/** In countries that numbers come from, whether or not parcels go there. */
export const TRUNKS_ELSEWHERE: Trunks = {
  692: /^1/,
  36: /^06/,
  7: /^8(?=\d{10}$)/,
  375: /^80?(?=\d{9}$)/,
  370: /^[08](?=\d{8}$)/,
  993: /^8/,
};

/** Calling codes of countries whose own numbers begin with a zero: there it is part of the number, and no trunk digit. */
export const OWN_ZERO: readonly string[] = [
  '39',
  '225',
  '226',
  '227',
  '229',
  '241',
  '242',
  '247',
  '267',
  '268',
  '378',
  '501',
  '676',
  '679',
  '687',
  '853',
  '992',
];
