import { LANGUAGES, type Locale } from '@suvarna/contracts/locale';
import { countriesTexts } from '#texts/countries';
import type { FormTextKey } from './texts.ts';

/** The country of the currency option "Others" (`OTH-USD`, specification §1), which is no country of ISO 3166. */
export const OTHERS = 'OTH';

/** How a country calls its postcode; the label of the field. */
export type PostcodeKind = 'pincode' | 'post-code' | 'zip-code' | 'postal-code' | 'po-box';

export interface Country {
  /** ISO 3166-1 alpha-2, or {@link OTHERS}. */
  readonly id: string;
  /** Calling code, digits only; empty for Others, where the number says its own. */
  readonly dial: string;
  readonly postcode: PostcodeKind;
  /** Its post has no codes: the field may stay empty. */
  readonly withoutPostcodes?: true;
}

/** Where parcels go: the specification's five first (§1), then the "other countries", by name, then any other. */
export const COUNTRIES: readonly Country[] = [
  { id: 'IN', dial: '91', postcode: 'pincode' },
  { id: 'GB', dial: '44', postcode: 'post-code' },
  { id: 'US', dial: '1', postcode: 'zip-code' },
  { id: 'SG', dial: '65', postcode: 'postal-code' },
  { id: 'AE', dial: '971', postcode: 'po-box' },
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
  { id: OTHERS, dial: '', postcode: 'zip-code' },
];

/** Those that a calling code is chosen by. */
export const CALLING_COUNTRIES: readonly Country[] = COUNTRIES.filter(({ dial }) => dial !== '');

const names = new Map<Locale, Intl.DisplayNames>();
/** English names are those of Britain's table. */
const tagOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : LANGUAGES[locale].tag);
function namesIn(locale: Locale): Intl.DisplayNames {
  const found = names.get(locale) ?? new Intl.DisplayNames(tagOf(locale), { type: 'region' });
  names.set(locale, found);
  return found;
}

/**
 * What a country is called. Names come from the tables of the browser or of Node, which may differ;
 * Others has none there, and asking for one throws.
 */
export function countryName(id: string, locale: Locale): string {
  return id === OTHERS ? countriesTexts(locale)('others') : (namesIn(locale).of(id) ?? id);
}

/** A country parcels go to. */
export function findCountry(id: string): Country | undefined {
  return COUNTRIES.find((country) => country.id === id);
}

export function faultOfCountry(id: string): FormTextKey | undefined {
  return findCountry(id) === undefined ? 'countryUnknown' : undefined;
}

/** Whether an address there is without its code wrong (Universal Postal Union: Qatar and Hong Kong have none). */
export const hasPostcodes = (id: string): boolean => findCountry(id)?.withoutPostcodes !== true;
