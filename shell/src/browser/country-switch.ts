/**
 * Changing the country without losing the page: the cookie is written and the page is drawn anew by
 * the server, at the place where the shopper was. Every price comes from there, so none is left over.
 */
import { askedCurrency, chosenCountry, countryCookie, countryOption, DEFAULT_COUNTRY, isCountryValue, type CountryValue } from '@suvarna/contracts/country-options';
import type { Locale } from '@suvarna/contracts/locale';
import { withoutCurrencyParam } from '../chrome/currency-param.ts';

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

/** Keeps the choice and draws the page anew. */
export function switchCountry(country: CountryValue): void {
  document.cookie = countryCookie(country, location.protocol === 'https:');
  const entry: HistoryEntry = { ...history.state as HistoryEntry | null, scroll: Math.round(scrollY), countryChanged: true };
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
  listenToPicker({ locale, shown, report });
  const asked = askedCurrency(new URLSearchParams(location.search));
  // It has been heeded: going back to this entry must not write it once more.
  if (asked) history.replaceState(history.state, '', withoutCurrencyParam(here()));
  const offered = asked?.offered;
  if (offered) import(/* webpackChunkName: "country" */ './country-offer.tsx').then(({ offerCurrency }) => offerCurrency({ locale, offered, switchCountry }), report);

  // Another tab, or a page that waited in the back-forward cache, may have been overtaken by a choice.
  const agree = (): void => {
    const chosen = chosenCountry(document.cookie) ?? DEFAULT_COUNTRY;
    if (document.visibilityState === 'visible' && chosen !== shown) switchCountry(chosen);
  };
  document.addEventListener('visibilitychange', agree);
  addEventListener('pageshow', agree);
}

/** What leads to the page of choices opens them over this page instead; when that fails, it leads there. */
function listenToPicker({ locale, shown, report }: Omit<Options, 'onChanged'>): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-choose-country]') : null;
    if (!link) return;
    event.preventDefault();
    import(/* webpackChunkName: "country" */ './country-sheet.tsx').then(({ openCountrySheet }) => openCountrySheet({ locale, country: shown, switchCountry }), (error: unknown) => {
      report(error);
      location.assign(link.href);
    });
  });
}

/** The country of a page: what the server drew it for. */
export const countryOfPage = (page: { readonly country?: string; readonly currency: string }): CountryValue => {
  if (isCountryValue(page.country)) return page.country;
  return isCountryValue(page.currency) ? page.currency : DEFAULT_COUNTRY;
};
