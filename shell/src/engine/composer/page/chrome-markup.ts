/**
 * Header and footer of a page. They differ from page to page only in the address that the language
 * link leads to, so they are drawn once per language and country and the address is put in: this
 * halves the cost of the chrome (measured: 1 ms of CPU of a product page's 5).
 */
import type { CountryValue } from '@suvarna/contracts/country-options';
import type { Locale } from '@suvarna/contracts/locale';
import type { Currency } from '@suvarna/contracts/money';
import { renderToString } from 'react-dom/server';
import { escapeHtml } from './html.ts';
import type { Chrome, GoldToday, PriceBandLink } from './shell-build.ts';

export interface ChromeMarkup {
  readonly header: string;
  readonly footer: string;
}

interface Place {
  readonly locale: Locale;
  readonly country: CountryValue;
  readonly currency: Currency;
  readonly path: string;
}

const HERE = '/-here-/';
const HERE_AS_VALUE = encodeURIComponent(HERE);

export interface ChromeData {
  /** What is known of the gold rate; the same object as long as it is the same rate. */
  readonly gold: () => GoldToday | undefined;
  /** The price bands of a currency abroad; the same object as long as they are the same. */
  readonly priceBands: (currency: Currency) => readonly PriceBandLink[] | undefined;
  /** Address of the chat provider's page; empty for none. */
  readonly chat: string;
}

export function createChromeMarkup(
  chrome: Chrome,
  { gold: goldNow, priceBands, chat }: ChromeData,
): (place: Place) => ChromeMarkup {
  const templates = new Map<string, ChromeMarkup>();
  const bandsOf = new Map<Currency, readonly PriceBandLink[] | undefined>();
  let gold: GoldToday | undefined;

  const draw = (place: Place): ChromeMarkup => ({
    header: renderToString(chrome.renderHeader({ ...place, gold, priceBands: bandsOf.get(place.currency) }), {
      identifierPrefix: 'header-',
    }),
    footer: renderToString(chrome.renderFooter({ ...place, chat }), { identifierPrefix: 'footer-' }),
  });

  const drawn = (key: string, place: Place): ChromeMarkup => {
    let known = templates.get(key);
    if (!known) templates.set(key, (known = draw(place)));
    return known;
  };

  return (place) => {
    const { locale, country, currency, path } = place;
    const rate = goldNow();
    const bands = priceBands(currency);
    if (rate !== gold || bands !== bandsOf.get(currency)) {
      gold = rate;
      bandsOf.set(currency, bands);
      templates.clear();
    }
    // A query is shown by more than a link: what was searched for is in the search field.
    if (path.includes('?')) return draw(place);
    // From these the way to sign-in needs no way back.
    if (path === '/' || path === '/sign-in/') return drawn(`${locale} ${country} ${path}`, place);
    const template = drawn(`${locale} ${country}`, { ...place, path: HERE });
    const here = escapeHtml(path);
    // As an address of its own, and as the `next` of another one.
    const asValue = encodeURIComponent(path);
    const fill = (markup: string): string =>
      markup.replaceAll(HERE, () => here).replaceAll(HERE_AS_VALUE, () => asValue);
    return { header: fill(template.header), footer: fill(template.footer) };
  };
}
