import {
  metresBetween,
  type Point,
  type Store,
  type StoreList,
  type StoresQuery,
} from '@suvarna/contracts/stores';
import { byLocale, fieldsOf } from '@suvarna/contracts/locale';
import type { Database } from '../../platform/database/database.ts';
import { findPincode } from '../shipping/index.ts';
import { cityName, type CitySlug, findCity } from './cities.ts';
import { STORES } from './stores.ts';

const ALL: readonly Store[] = STORES.map(({ view }) => view);

const nearest = (from: Point): Store[] =>
  ALL.map((store) => ({ ...store, distance_m: metresBetween(from, store) })).toSorted(
    (one, other) => one.distance_m - other.distance_m,
  );

/** A pincode's place is known to some thirty kilometres only: distances from it are round. */
const ROUND_M = 10_000;

/**
 * Stores of the pincode's sorting district (its first three digits) come first, by how near the numbers
 * are; how far those are the data cannot say. All others follow by distance.
 */
function nearestTo(pincode: string, from: Point): Store[] {
  const district = pincode.slice(0, 3);
  const apart = ({ postcode }: Store): number => Math.abs(Number(postcode) - Number(pincode));
  const isNear = ({ country, postcode }: Store): boolean => country === 'IN' && postcode.startsWith(district);
  return [
    ...ALL.filter(isNear).toSorted((one, other) => apart(one) - apart(other)),
    ...nearest(from)
      .filter((store) => !isNear(store))
      .map((store) => ({
        ...store,
        distance_m: Math.max(ROUND_M, Math.round((store.distance_m ?? 0) / ROUND_M) * ROUND_M),
      })),
  ];
}

const placeOf = (slug: CitySlug) =>
  fieldsOf(
    'place',
    byLocale((locale) => cityName(slug, locale)),
  );

const listOf = (results: readonly Store[], more: Partial<StoreList> = {}): StoreList => ({
  found: true,
  ...fieldsOf(
    'place',
    byLocale(() => ''),
  ),
  results: [...results],
  count: results.length,
  ...more,
});

/** Stores near a pincode, in a city or near a place; all of them where none is asked for or known. */
export async function listStores(db: Database, { pincode, city, lat, lng }: StoresQuery): Promise<StoreList> {
  if (pincode !== undefined) {
    const row = await findPincode(db, pincode);
    if (row?.lat_e4 == null || row.lng_e4 == null) return listOf(ALL, { found: false });
    const from = { lat: row.lat_e4 / 10_000, lng: row.lng_e4 / 10_000 };
    // The table of pincodes knows its districts in English alone; the store's own cities have both names.
    const slug = findCity(row.district);
    const names = slug === undefined ? {} : placeOf(slug);
    return listOf(nearestTo(pincode, from), { ...names, place: row.district });
  }
  if (city !== undefined) {
    const slug = findCity(city);
    if (slug === undefined) return listOf(ALL, { found: false });
    return listOf(
      ALL.filter(({ city_slug: there }) => there === slug),
      placeOf(slug),
    );
  }
  return lat === undefined || lng === undefined ? listOf(ALL) : listOf(nearest({ lat, lng }));
}
