import type { SHOPS } from '@suvarna/contracts/countries';
import { texts } from './texts.ts';
import { LOCALES, type Locale } from '@suvarna/contracts/locale';

/** Cities with a store of ours; their names, and what people also call them, are texts. */
interface City {
  /** State in India; `''` where addresses have none. */
  readonly region: string;
  readonly country: keyof typeof SHOPS;
  /** People also call it by another name. */
  readonly isAlso?: true;
  /** Where the country's clock is not everywhere the same. */
  readonly timeZone?: string;
}

export const CITIES = {
  bengaluru: { region: 'Karnataka', country: 'IN', isAlso: true },
  mysuru: { region: 'Karnataka', country: 'IN', isAlso: true },
  mumbai: { region: 'Maharashtra', country: 'IN', isAlso: true },
  pune: { region: 'Maharashtra', country: 'IN', isAlso: true },
  nagpur: { region: 'Maharashtra', country: 'IN' },
  delhi: { region: 'Delhi', country: 'IN', isAlso: true },
  gurugram: { region: 'Haryana', country: 'IN', isAlso: true },
  hyderabad: { region: 'Telangana', country: 'IN' },
  chennai: { region: 'Tamil Nadu', country: 'IN', isAlso: true },
  coimbatore: { region: 'Tamil Nadu', country: 'IN' },
  madurai: { region: 'Tamil Nadu', country: 'IN' },
  kolkata: { region: 'West Bengal', country: 'IN', isAlso: true },
  ahmedabad: { region: 'Gujarat', country: 'IN' },
  surat: { region: 'Gujarat', country: 'IN' },
  vadodara: { region: 'Gujarat', country: 'IN', isAlso: true },
  jaipur: { region: 'Rajasthan', country: 'IN' },
  lucknow: { region: 'Uttar Pradesh', country: 'IN' },
  varanasi: { region: 'Uttar Pradesh', country: 'IN', isAlso: true },
  kochi: { region: 'Kerala', country: 'IN', isAlso: true },
  thiruvananthapuram: { region: 'Kerala', country: 'IN', isAlso: true },
  chandigarh: { region: 'Chandigarh', country: 'IN' },
  indore: { region: 'Madhya Pradesh', country: 'IN' },
  bhopal: { region: 'Madhya Pradesh', country: 'IN' },
  patna: { region: 'Bihar', country: 'IN' },
  bhubaneswar: { region: 'Odisha', country: 'IN' },
  guwahati: { region: 'Assam', country: 'IN' },
  visakhapatnam: { region: 'Andhra Pradesh', country: 'IN', isAlso: true },
  panaji: { region: 'Goa', country: 'IN', isAlso: true },
  dehradun: { region: 'Uttarakhand', country: 'IN' },
  ranchi: { region: 'Jharkhand', country: 'IN' },
  raipur: { region: 'Chhattisgarh', country: 'IN' },
  london: { region: '', country: 'GB' },
  leicester: { region: '', country: 'GB' },
  'new-york': { region: 'NY', country: 'US', isAlso: true },
  houston: { region: 'TX', country: 'US', timeZone: 'America/Chicago' },
  singapore: { region: '', country: 'SG' },
  dubai: { region: '', country: 'AE' },
} as const satisfies Readonly<Record<string, City>>;

export type CitySlug = keyof typeof CITIES;

export const cityOf = (slug: CitySlug): City => CITIES[slug];

export const cityName = (slug: CitySlug, locale: Locale): string => texts(locale)(`city.${slug}`);

const written = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .toLocaleLowerCase('en')
    .replace(/[\s-]+/g, ' ');

const slugOfName: ReadonlyMap<string, CitySlug> = new Map(
  (Object.keys(CITIES) as CitySlug[]).flatMap((slug) =>
    [
      slug,
      ...LOCALES.map((locale) => cityName(slug, locale)),
      ...(cityOf(slug).isAlso ? LOCALES.map((locale) => texts(locale)(`also.${slug}`)) : []),
    ].map((name) => [written(name), slug] as const),
  ),
);

/** As a shopper wrote it, in either language. */
export const findCity = (name: string): CitySlug | undefined => slugOfName.get(written(name));
