import { OTHERS, type Post, POSTS } from '@suvarna/contracts/countries';
import { LANGUAGES, type Locale } from '@suvarna/contracts/locale';
import { countriesTexts } from '#texts/countries';
import type { FormTextKey } from '../texts.ts';

/** Those that a calling code is chosen by. */
export const CALLING_COUNTRIES: readonly Post[] = POSTS.filter(({ dial }) => dial !== '');

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
export function findCountry(id: string): Post | undefined {
  return POSTS.find((country) => country.id === id);
}

export function faultOfCountry(id: string): FormTextKey | undefined {
  return findCountry(id) === undefined ? 'countryUnknown' : undefined;
}

/** Whether an address there is without its code wrong (Universal Postal Union: Qatar and Hong Kong have none). */
export const hasPostcodes = (id: string): boolean => findCountry(id)?.withoutPostcodes !== true;
