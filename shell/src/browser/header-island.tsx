/** The header comes alive last: it works as plain links and a form until then. */
import { api } from '@suvarna/api-client';
import type { SearchSuggestions } from '@suvarna/contracts/api/catalogue';
import type { CountryValue } from '@suvarna/contracts/country-options';
import { splitLocale, type Locale } from '@suvarna/contracts/locale';
import type { Currency } from '@suvarna/contracts/money';
import { bus } from '@suvarna/event-bus';
import { session } from '@suvarna/session';
import { bagStore } from '@suvarna/stores';
import { startTransition, useSyncExternalStore, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Header } from '../chrome/header.tsx';

interface Props {
  readonly locale: Locale;
  readonly country: CountryValue;
  readonly currency: Currency;
}

const nothing = (): undefined => undefined;
const bagCount = (): number => bagStore.getState().count;
const customerName = (): string | undefined => session.customer()?.firstName;
const path = (): string => splitLocale(location.pathname).path + location.search;
const onSession = (listener: () => void): (() => void) => session.subscribe(listener);
const onPage = (listener: () => void): (() => void) => bus.on('navigation.page.shown', listener);

const suggest = async (query: string, signal: AbortSignal): Promise<SearchSuggestions> =>
  (await api.get<SearchSuggestions>('product/search_suggest/', { query: { q: query }, signal })).data;

function HeaderIsland({ locale, country, currency }: Props): ReactElement {
  // The server knows no shopper: the first drawing is without one, whatever the browser remembers.
  const count = useSyncExternalStore(bagStore.subscribe, bagCount, nothing);
  const name = useSyncExternalStore(onSession, customerName, nothing);
  const here = useSyncExternalStore(onPage, path, path);
  return <Header locale={locale} country={country} currency={currency} path={here} suggest={suggest} {...(count === undefined ? {} : { bagCount: count })} {...(name === undefined ? {} : { customerName: name })} />;
}

export function hydrateHeader(props: Props): void {
  const element = document.getElementById('shell-header');
  if (!element) return;
  // In slices: the header waits longest, and holds up nobody.
  startTransition(() => {
    hydrateRoot(element, <HeaderIsland {...props} />, { identifierPrefix: 'header-' });
  });
}
