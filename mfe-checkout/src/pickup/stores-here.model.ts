import { COUNTRY_OPTIONS } from '@suvarna/contracts/country-options';
import { clockText, hoursOn, localTime, type Store } from '@suvarna/contracts/stores';
import type { Currency } from '@suvarna/contracts/money';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/i18n';

/** Stores of the country that prices are for: an order is collected where its tax and currency are. */
export function storesFor(stores: readonly Store[], currency: Currency): readonly Store[] {
  const countries = COUNTRY_OPTIONS.filter((option) => option.currency === currency).map(
    ({ country_id: id }) => id,
  );
  return stores.filter(({ country }) => countries.includes(country));
}

export interface City {
  readonly slug: string;
  readonly name: string;
}

/** Cities with a store, by name. */
export function citiesOf(stores: readonly Store[], locale: Locale): readonly City[] {
  const names = new Map(stores.map((store) => [store.city_slug, fieldIn(store, 'city', locale)]));
  return [...names]
    .map(([slug, name]) => ({ slug, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

const clock = (minutes: number, locale: Locale): string =>
  new Intl.DateTimeFormat(`${locale}-IN`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2026-01-01T${clockText(minutes)}:00Z`),
  );

/** When a store is open on its own calendar's day of `at`. */
export function hoursText(
  store: Store,
  at: Date,
  { pickupT, locale }: { pickupT: Translate; locale: Locale },
): string {
  const hours = hoursOn(store, localTime(at, store.time_zone).day);
  return hours === null
    ? pickupT('closed')
    : pickupT('open', { from: clock(hours.opens, locale), to: clock(hours.closes, locale) });
}
