import { clockText, holidaysFrom } from '@suvarna/contracts/stores';
import type { RouteContext } from '@suvarna/remote-kit/page';
import type { JewelryStore, WithContext } from 'schema-dts';
import type { StoreNow } from './stores.loader.ts';

/** Sunday first, as days of a week are counted. */
const DAYS = [
  'https://schema.org/Sunday',
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
] as const;

/** schema.org's `JewelryStore`. It has no telephone: the stores are invented, and a number would be a person's. */
export function jewelryStore(
  { origin, base }: Pick<RouteContext, 'origin' | 'base'>,
  { store, today }: Pick<StoreNow, 'store' | 'today'>,
  name: string,
): WithContext<JewelryStore> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JewelryStore',
    '@id': `${origin}${store.url}#store`,
    name,
    url: origin + base + store.url,
    ...(store.picture !== undefined && { image: origin + store.picture }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.street,
      addressLocality: store.city,
      ...(store.region !== '' && { addressRegion: store.region }),
      postalCode: store.postcode,
      addressCountry: store.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.lat, longitude: store.lng },
    openingHoursSpecification: store.week.flatMap((hours, weekday) =>
      hours === null || DAYS[weekday] === undefined
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: DAYS[weekday],
              opens: clockText(hours.opens),
              closes: clockText(hours.closes),
            },
          ],
    ),
    // From midnight to midnight: closed all day.
    specialOpeningHoursSpecification: holidaysFrom(store.holidays, today).map((day) => ({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: day,
      validThrough: day,
    })),
  };
}
