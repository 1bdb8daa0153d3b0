/**
 * Changing the country without losing the page: the cookie is written and the page is drawn again by
 * the server, at the place where the shopper was. Every price comes from there, so none is left over.
 */
import {
  askedCurrency,
  countryCookie,
  countryOption,
  DEFAULT_COUNTRY,
  isCountryValue,
  type CountryValue,
} from '@suvarna/contracts/country-options';
import type { Locale } from '@suvarna/contracts/locale';
import { writePageCookie } from '@suvarna/session';
import { withoutCurrencyParam } from '../../chrome/country/currency-param.ts';
import { openInstead } from '../../../engine/browser/navigation/open-instead.ts';

interface Options {
  readonly locale: Locale;
  /** What this page was drawn for. */
  readonly shown: CountryValue;
  readonly onChanged: (symbol: string) => void;
  readonly report: (error: unknown) => void;
}

interface HistoryEntry {
  readonly scroll?: number;
  readonly countryChanged?: boolean;
}

const here = (): string => location.pathname + location.search + location.hash;

/** Keeps the choice and draws the page again. */
export function switchCountry(country: CountryValue): void {
  writePageCookie(countryCookie(country, location.protocol === 'https:'));
  const entry: HistoryEntry = {
    ...(history.state as HistoryEntry | null),
    scroll: Math.round(scrollY),
    countryChanged: true,
  };
  history.replaceState(entry, '', withoutCurrencyParam(here()));
  location.reload();
}

export function followCountry({ locale, shown, onChanged, report }: Options): void {
  const entry = history.state as HistoryEntry | null;
  if (entry?.countryChanged) {
    const { countryChanged: _, ...rest } = entry;
    history.replaceState(rest, '');
    scrollTo(0, entry.scroll ?? 0);
    onChanged(countryOption(shown).symbol);
  }
  // What leads to the page of choices opens them over this page.
  openInstead({
    links: 'a[data-choose-country]',
    open: () =>
      import(/* webpackChunkName: "country" */ './country-sheet.tsx').then(({ openCountrySheet }) =>
        openCountrySheet({ locale, country: shown, switchCountry }),
      ),
    report,
  });
  const asked = askedCurrency(new URLSearchParams(location.search));
  // It has been respected: going back to this entry must not write it once more.
  if (asked) history.replaceState(history.state, '', withoutCurrencyParam(here()));
  const offered = asked?.offered;
  if (offered)
    import(/* webpackChunkName: "country" */ './country-offer.tsx').then(
      ({ offerCurrency }) => offerCurrency({ locale, offered, switchCountry }),
      report,
    );
}

/** The country of a page: what the server drew it for. */
export const countryOfPage = ({ variant }: { readonly variant: string }): CountryValue =>
  isCountryValue(variant) ? variant : DEFAULT_COUNTRY;
