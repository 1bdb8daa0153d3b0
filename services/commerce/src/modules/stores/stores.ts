import { createHash } from 'node:crypto';
import { fieldIn, fieldsOf, inEachLanguage } from '@suvarna/contracts/wording';
import {
  type AppointmentKind,
  type Hours,
  type Store,
  storePicture,
  type StoreService,
} from '@suvarna/contracts/stores';
import type { Locale } from '@suvarna/contracts/locale';
import { BRANCHES, type Branch, type Size } from './branches.ts';
import { CITIES, cityName, cityOf, type CitySlug } from './cities.ts';
import { drawFront } from './draw-front.ts';
import { HOLIDAYS } from './holidays.ts';
import { texts } from './texts.ts';

const at = (hour: number, minute = 0): number => hour * 60 + minute;
const every = (hours: Hours): readonly Hours[] => Array.from({ length: 7 }, () => hours);
const daily = every({ opens: at(11), closes: at(20, 30) });
const sundayShort = (opens: number, closes: number, sunday: Hours): readonly Hours[] => [
  sunday,
  ...Array.from({ length: 6 }, () => ({ opens, closes })),
];

interface CountryRules {
  readonly timeZone: string;
  readonly week: readonly (Hours | null)[];
}

const COUNTRIES: Readonly<Record<'IN' | 'GB' | 'US' | 'SG' | 'AE', CountryRules>> = {
  IN: { timeZone: 'Asia/Kolkata', week: daily },
  GB: {
    timeZone: 'Europe/London',
    week: sundayShort(at(10), at(18), { opens: at(11), closes: at(17) }),
  },
  US: {
    timeZone: 'America/New_York',
    week: sundayShort(at(10), at(19), { opens: at(11), closes: at(18) }),
  },
  SG: { timeZone: 'Asia/Singapore', week: every({ opens: at(11), closes: at(21) }) },
  AE: { timeZone: 'Asia/Dubai', week: every({ opens: at(10), closes: at(22) }) },
};

interface SizeRules {
  readonly services: readonly StoreService[];
  /** How many people at once, by kind; kinds without are not offered. */
  readonly places: Readonly<Partial<Record<AppointmentKind, number>>>;
}

const SIZES: Readonly<Record<Size, SizeRules>> = {
  house: {
    services: ['piercing', 'sizing', 'purity', 'exchange', 'video', 'home', 'parking'],
    places: { store: 4, video: 2, home: 1 },
  },
  shop: { services: ['piercing', 'sizing', 'purity', 'exchange', 'video'], places: { store: 2, video: 1 } },
  counter: { services: ['sizing', 'purity', 'exchange'], places: { store: 1 } },
};

export interface KnownStore {
  readonly view: Store;
  /** Its front, an SVG document; of a store that left the release there is none. */
  readonly front?: string;
  readonly places: SizeRules['places'];
}

const nameOf = (slug: string, locale: Locale): string => {
  const t = texts(locale);
  return t('name', { name: t(`store.${slug}`) });
};

function branchOf(slug: CitySlug, branch: Branch): KnownStore {
  const city = cityOf(slug);
  const { timeZone, week } = COUNTRIES[city.country];
  const { services, places } = SIZES[branch.size];
  const id = `${city.country.toLowerCase()}-${branch.slug}`;
  const front = drawFront({ ...branch, country: city.country });
  const drawing = createHash('sha256').update(front).digest('hex').slice(0, 8);
  return {
    places,
    front,
    view: {
      store_id: id,
      url: `/find-a-store/${slug}/${branch.slug}/`,
      ...fieldsOf(
        'name',
        inEachLanguage((locale) => nameOf(branch.slug, locale)),
      ),
      street: branch.street,
      ...fieldsOf(
        'city',
        inEachLanguage((locale) => cityName(slug, locale)),
      ),
      city_slug: slug,
      region: city.region,
      postcode: branch.postcode,
      country: city.country,
      picture: `/api/${storePicture.path}?store_id=${id}&v=${drawing}`,
      lat: branch.lat,
      lng: branch.lng,
      time_zone: city.timeZone ?? timeZone,
      // Counters keep a day of rest.
      week: week.map((hours, weekday) => (branch.size === 'counter' && weekday === 1 ? null : hours)),
      holidays: [...HOLIDAYS[city.country]],
      services: [...services],
      kinds: Object.keys(places) as AppointmentKind[],
      distance_m: null,
    },
  };
}

export const STORES: readonly KnownStore[] = (Object.keys(CITIES) as CitySlug[]).flatMap((slug) =>
  BRANCHES[slug].map((branch) => branchOf(slug, branch)),
);

const byId = new Map(STORES.map((store) => [store.view.store_id, store]));

export const findStore = (id: string): KnownStore | undefined => byId.get(id);

/** Of one that left the release its country says what the clock is; its people meet nobody. */
function formerStore(id: string): KnownStore {
  const country = id.slice(0, 2).toUpperCase();
  const rules = Object.hasOwn(COUNTRIES, country)
    ? COUNTRIES[country as keyof typeof COUNTRIES]
    : COUNTRIES.IN;
  return {
    places: {},
    view: {
      store_id: id,
      url: '',
      ...fieldsOf(
        'name',
        inEachLanguage((locale) => texts(locale)('name', { name: '' }).trim()),
      ),
      street: '',
      ...fieldsOf(
        'city',
        inEachLanguage(() => ''),
      ),
      city_slug: '',
      region: '',
      postcode: '',
      country,
      lat: 0,
      lng: 0,
      time_zone: rules.timeZone,
      week: Array.from({ length: 7 }, () => null),
      holidays: [],
      services: [],
      kinds: [],
      distance_m: null,
    },
  };
}

/** The store of an appointment, which may outlive it: then there is no address, and nothing to book. */
export const storeOf = (id: string): KnownStore => findStore(id) ?? formerStore(id);

export const nameIn = (store: Store, locale: Locale): string => fieldIn(store, 'name', locale);

/** A store as somewhere to send to. A post office box has its word in front where people read it. */
export const postalAddress = ({ name, street, city, region, postcode, country }: Store) => ({
  house: name,
  street,
  city,
  state: region,
  pincode: postcode.replace(/^PO Box /, ''),
  country_id: country,
});

/** Where to go; of a store that left the release only whose it was. */
export const addressIn = (store: Store, locale: Locale): string =>
  [store.street, fieldIn(store, 'city', locale), store.postcode].filter(Boolean).join(', ') ||
  nameIn(store, locale);
