import { clockText, holidaysFrom, type OpenState, type Store, weekdayOf } from '@suvarna/contracts/stores';
import { fieldIn, LANGUAGES, type Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/remote-kit/page';
import type { StoreNow } from './stores.loader.ts';

export const nameOf = (store: Store, locale: Locale): string => fieldIn(store, 'name', locale);
export const cityName = (store: Store, locale: Locale): string => fieldIn(store, 'city', locale);

export const addressOf = ({ street, city, region, postcode }: Store): string =>
  [street, [city, region === city ? '' : region].filter(Boolean).join(', '), postcode]
    .filter(Boolean)
    .join(', ');

/** `8:30 pm`, `रात 8:30`: a wall clock says it, whatever the day. */
export function timeText(minutes: number, locale: Locale): string {
  return new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    ...(LANGUAGES[locale].script === 'Deva' && { dayPeriod: 'short' }),
  }).format(new Date(`2026-01-01T${clockText(minutes)}:00Z`));
}

/** `Saturday, 28 November` */
export function dayLabel(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

export const weekdayName = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale].tag, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A Sunday: the week of a table begins with Monday, the numbers with Sunday. */
const SUNDAY = '2026-01-04';
export const WEEK: readonly { readonly weekday: number; readonly day: string }[] = [1, 2, 3, 4, 5, 6, 0].map(
  (weekday) => {
    const day = new Date(Date.parse(`${SUNDAY}T00:00:00Z`) + weekday * 86_400_000).toISOString().slice(0, 10);
    return { weekday: weekdayOf(day), day };
  },
);

/** `Open until 8:30 PM`; `today` on the store's own calendar. */
export function openText(
  state: OpenState,
  today: string,
  { storesT, locale }: { storesT: Translate; locale: Locale },
): string {
  if (state.open) return storesT('open-until', { time: timeText(state.until, locale) });
  if (state.day === null) return storesT('closed');
  const time = timeText(state.from, locale);
  return state.day === today
    ? storesT('opens-today', { time })
    : storesT('opens', { day: weekdayName(state.day, locale), time });
}

/** Of the coming twelve months, so that no day needs its year. */
export function holidayText({ store, today }: Pick<StoreNow, 'store' | 'today'>, locale: Locale): string {
  const days = holidaysFrom(store.holidays, today).map((day) =>
    new Intl.DateTimeFormat(LANGUAGES[locale].tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    ),
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(days);
}

/** A page of another site, opened only by a shopper who asks for it. */
export const directionsTo = ({ lat, lng }: Store): string =>
  `https://www.openstreetmap.org/directions?to=${String(lat)}%2C${String(lng)}`;
