import { OTHERS, type Post, POSTS } from '@suvarna/contracts/countries';
import type { Locale } from '@suvarna/contracts/locale';
import { ownNamespace, textsOf } from '@suvarna/i18n';
import type { FormTextKey } from './texts.ts';

/** Those that a calling code is chosen by. */
export const CALLING_COUNTRIES: readonly Post[] = POSTS.filter(({ dial }) => dial !== '');

const texts = textsOf(ownNamespace('countries'), { en: { others: 'Others' }, hi: { others: 'अन्य देश' } });
const NAMES: Readonly<Record<Locale, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames('en-GB', { type: 'region' }),
  hi: new Intl.DisplayNames('hi-IN', { type: 'region' }),
};

/**
 * What a country is called. Names come from the tables of the browser or of Node, which may differ;
 * Others has none there, and asking for one throws.
 */
export function countryName(id: string, locale: Locale): string {
  return id === OTHERS ? texts(locale)('others') : (NAMES[locale].of(id) ?? id);
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
