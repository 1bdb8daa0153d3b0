import { createHash } from 'node:crypto';
import { SHOPS, type Shops } from '@suvarna/contracts/countries';
import { byLocale, fieldIn, fieldsOf, type Locale } from '@suvarna/contracts/locale';
import {
  type AppointmentKind,
  type Hours,
  type Store,
  storePicture,
  type StoreService,
} from '@suvarna/contracts/stores';
import { BRANCHES, type Branch, type Size } from './branches.ts';
import { CITIES, cityName, cityOf, type CitySlug } from './cities.ts';
import { drawFront } from './draw-front.ts';
import { texts } from './texts.ts';

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const hoursOf = ([from, until]: Shops['open']): Hours => ({
  opens: minutesOf(from),
  closes: minutesOf(until),
});

/** From Sunday on. */
const weekOf = ({ open, sunday = open }: Shops): readonly Hours[] =>
  Array.from({ length: 7 }, (_, weekday) => hoursOf(weekday === 0 ? sunday : open));

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
  const shops: Shops = SHOPS[city.country];
  const { services, places } = SIZES[branch.size];
  const id = `${city.country.toLowerCase()}-${branch.slug}`;
  const front = drawFront({ ...branch, street: shops.street });
  const drawing = createHash('sha256').update(front).digest('hex').slice(0, 8);
  return {
    places,
    front,
    view: {
      store_id: id,
      url: `/find-a-store/${slug}/${branch.slug}/`,
      ...fieldsOf(
        'name',
        byLocale((locale) => nameOf(branch.slug, locale)),
      ),
      street: branch.street,
      ...fieldsOf(
        'city',
        byLocale((locale) => cityName(slug, locale)),
      ),
      city_slug: slug,
      region: city.region,
      postcode: branch.postcode,
      country: city.country,
      picture: `/api/${storePicture.path}?store_id=${id}&v=${drawing}`,
      lat: branch.lat,
      lng: branch.lng,
      time_zone: city.timeZone ?? shops.timeZone,
      // Counters keep a day of rest.
      week: weekOf(shops).map((hours, weekday) =>
        branch.size === 'counter' && weekday === 1 ? null : hours,
      ),
      holidays: [...shops.holidays],
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

/** Of one that left the release its country says what the clock is; its people meet no shopper. */
function formerStore(id: string): KnownStore {
  const country = id.slice(0, 2).toUpperCase();
  const { timeZone } = Object.hasOwn(SHOPS, country) ? SHOPS[country as keyof typeof SHOPS] : SHOPS.IN;
  return {
    places: {},
    view: {
      store_id: id,
      url: '',
      ...fieldsOf(
        'name',
        byLocale((locale) => texts(locale)('name', { name: '' }).trim()),
      ),
      street: '',
      ...fieldsOf(
        'city',
        byLocale(() => ''),
      ),
      city_slug: '',
      region: '',
      postcode: '',
      country,
      lat: 0,
      lng: 0,
      time_zone: timeZone,
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
